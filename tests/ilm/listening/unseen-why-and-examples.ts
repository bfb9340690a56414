/**
 * Whys and examples that no tuning has seen, in the form of `ASKED_SCIENCE`: written from the titles of the lessons alone, before what they find
 * was looked at. Only their rates are looked at; what is learned from one by one comes from the other questions.
 */
export const UNSEEN_WHY_AND_EXAMPLES: Readonly<Record<string, string>> = {
  SNC1W: `
why | why does the moon look different every week | sun-earth-moon-phenomena | sun|lit|light|orbit|phase
why | why do christmas lights all go out when one bulb dies | series-and-parallel-circuits | series & path|loop|open|break|stop
why | how come rutherford thought atoms are mostly empty | history-of-atomic-models | gold|foil|alpha|empty
example | can i get an example of a food chain | energy-flow-in-food-webs, ecosystems-and-dynamic-equilibrium | eat|producer|consumer
example | example of an insulator | static-electricity, current-electricity-and-circuits, charging-by-contact-and-induction | rubber|plastic|glass|wood|air|insulat
example | give me an example of a chemical change irl | properties-and-particle-theory, elements-and-compounds, chemistry-and-the-environment | rust|burn|bak|cook|rot|bubbl|gas|colour
`,
  SNC2D: `
why | why do leaves have tiny holes | plant-tissues-and-systems | stomata|gas|carbon dioxide|guard
why | why do i even need to balance equations | conservation-of-mass-and-balancing | mass|atoms|conserv
why | why does a magnifying glass flip things when its far away | lenses-and-images | ray|focal|focus|invert|converg
example | example of a neutralization in real life | acids-and-bases, types-of-reactions, reactions-in-society | acid|base|antacid
example | whats an example of a decomposition reaction | types-of-reactions | decompos|break|→|rightarrow
example | example of a specialised cell | specialisation-and-stem-cells | nerve|red blood|muscle|sperm|guard
`,
  SBI3U: `
why | why is the left side of the heart thicker | circulatory-system | body|pressure|pump|ventric
why | why are mushrooms not plants | protists-and-fungi, plants-and-animals-overview, classification-and-phylogeny | chitin|absorb|photosynth|cell wall|food
why | how come islands have such weird species | speciation-and-rate, evidence-for-evolution, natural-and-artificial-selection | isolat|separat|island
example | example of analogous structures | evidence-for-evolution, speciation-and-rate | wing|analog|converg
example | example of artificial selection | natural-and-artificial-selection | dog|breed|crop|corn|cabbage|farmer
example | example of incomplete dominance pls | beyond-mendel | pink|snapdragon|blend|between|intermediate
`,
  SBI4U: `
why | why do enzymes stop working when its too hot | enzymes | denatur|shape|temperature
why | why does a nerve signal only go one way | nervous-system | refractory|synap|one direction|axon
why | why do populations stop growing at some point | growth-models, interactions, population-measures | limit|capacity|resource
example | example of mutualism | interactions | both|benefit|mutual
example | give me an example of a condensation reaction | carbohydrates-and-lipids, chemistry-of-life, proteins-and-nucleic-acids | water|join|bond
`,
  SCH3U: `
why | why does salt only conduct when its melted or dissolved | properties-from-bonding | ion|move|free
why | why does the pressure go up when you squeeze a gas | gas-laws, kinetic-molecular-theory | volume|collid|collision|particles
example | example of a limiting reagent question | limiting-reagent-and-yield | mol|limit
example | show me an example of a dilution calculation | concentration-and-dilution | mol|dilut|c_1
`,
  SCH4U: `
why | why do we need a salt bridge | galvanic-cells | ion|charge|neutral
why | why do you flip the sign when you reverse a reaction | hess-law-and-formation | sign|reverse|opposite
example | example of a buffer | acids-bases-and-buffers | acid|conjugate|buffer
example | example of an ester | oxygen-and-nitrogen-compounds, organic-reactions, organics-and-society | ester|fruit|smell|scent
`,
  SPH3U: `
why | why do heavy and light things fall the same | gravity-and-normal-force, newtons-laws, uniform-acceleration, free-body-diagrams | mass|force|gravity|accelerat
why | why does a motor keep spinning | motor-principle | current|commutator|force|field|revers
example | real example of friction being useful | friction-and-applications | friction|tire|brake|shoe|grip|boot
example | example of resonance in real life | resonance-and-instruments, sound-in-society | resonan|bridge|swing|glass|instrument
`,
  SPH4U: `
why | why does time slow down when you go really fast | special-relativity | light|speed|frame|dilat
why | why isnt kinetic energy conserved in a crash | collisions | inelastic|heat|deform|sound|lost|thermal
example | example of a perfectly inelastic collision | collisions | stick|together|inelastic
example | example of a projectile problem with numbers | vectors-and-projectiles | \\d & m
`,
  MTH1W: `
why | why does doubling the sides make the volume 8 times bigger | effect-of-changing-dimensions | volume|cube|three|8
example | example of compound interest | interest-and-borrowing-costs | interest|year
example | can you give an example of a growing pattern | generalising-patterns, linear-or-not | \\d
`,
  MCR3U: `
why | why does the graph go left when its a plus | transformations | left|opposite|input
example | example of an arithmetic sequence | arithmetic-sequences-series, recursive-sequences | common difference|\\d+, ?\\d+|add
`,
  MHF4U: `
why | why is 180 degrees pi radians | radian-measure | circumference|arc|radius|circle
example | example with the factor theorem | remainder-and-factor-theorems | factor
`,
  MCV4U: `
why | why is the derivative zero at a max | optimization, curve-sketching | slope|zero|horizontal|tangent|flat
example | example with the chain rule | product-quotient-chain | inside|chain|outer|inner
`,
  'AP-STATISTICS': `
why | why does a bigger sample make the interval narrower | interval-for-a-proportion, interval-for-a-mean, sampling-distributions-clt | standard error|margin|sqrt|vari
why | why do we need a control group | experimental-design | compar|placebo|confound|treatment
example | example of a type 1 error | errors-and-conclusions, test-for-a-proportion | reject|true|false
`,
  'AP-PHYSICS-1': `
why | why is it harder to hold a bag with your arm straight out | torque, equilibrium-and-newtons-laws-rotation | lever arm|distance|torque
example | example of simple harmonic motion in real life | defining-shm, energy-in-shm, representing-shm, frequency-and-period | spring|pendulum|swing|mass|bungee
`,
  'AP-PHYSICS-2': `
why | why do bulbs get dimmer when you add one in series | power-and-brightness, compound-circuits, kirchhoff-rules | current|resist|power|voltage
example | example of electromagnetic induction | electromagnetic-induction | coil|magnet|flux|generator
`,
  'AP-BIOLOGY': `
why | why do some bacteria survive antibiotics | selection-mechanisms, mutation-and-natural-selection-link | resist|mutation|select
example | example of a density dependent factor | population-ecology | food|disease|compet|dens
`,
  'AP-CHEMISTRY': `
why | why do real gases not follow the ideal gas law | gases-and-kinetic-theory | attract|volume|deviat
example | example of hydrogen bonding | intermolecular-forces | hydrogen|water
`,
  'AP-ENVIRONMENTAL-SCIENCE': `
why | why do lakes turn green and then the fish die | eutrophication-and-thermal-pollution | nutrient|algae|oxygen
example | example of the tragedy of the commons | tragedy-of-the-commons | fish|pastur|graz|forest
`,
  'AP-COMPUTER-SCIENCE-A': `
example | example of a for loop | for-loops | for|loop
`,
  'AP-COMPUTER-SCIENCE-PRINCIPLES': `
why | why do computers use binary | binary-numbers | two|bit|switch
`,
  ENG3U: `
why | why do poets use metaphors instead of just saying it | poetry-and-figurative-language | metaphor|image|compar
example | example of personification | poetry-and-figurative-language | person|human
`,
  ENG4U: `
why | why do i have to put the other side in my essay | argument-and-counter-argument | counter|oppos|conced|refut
example | example of a counter argument | argument-and-counter-argument | counter|oppon|conced|refut
`,
}
