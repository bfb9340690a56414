/**
 * What students of the science courses ask, as they would type it. One a line: kind | words | lessons of which one must be cited | what the
 * reply must hold, parts apart by `&`, each a regular expression. Written before the index they are asked of was tuned.
 */
export const ASKED_SCIENCE: Readonly<Record<string, string>> = {
  SNC1W: `
define | whats an ion again | subatomic-particles-bohr-rutherford, elements-and-compounds, periodic-table-patterns, static-electricity | electron|charge
define | wat is biodiversity | biodiversity-and-human-impact, ecosystems-and-dynamic-equilibrium | variety|species|different
define | what does voltage mean | voltage-current-resistance, current-electricity-and-circuits | energy|charge|volt
define | i dont get what a food web is | energy-flow-in-food-webs | food|eat
compare | difference between series and parallel circuits | series-and-parallel-circuits | series & parallel
compare | element vs compound | elements-and-compounds | element & compound
how | how do i find the resistance of something | voltage-current-resistance | ohm|V.{0,12}I|divid
how | how do you draw a bohr rutherford diagram | subatomic-particles-bohr-rutherford | electron|shell|orbit
why | why do we have seasons | sun-earth-moon-phenomena | tilt
why | why does my hair stand up when i rub a balloon on it | static-electricity, charging-by-contact-and-induction | charge|electron
why | why is carbon dioxide bad for climate | climate-change-and-sustainability, cycling-of-matter | heat|warm|greenhouse|carbon
how | how do plants make food | photosynthesis-and-respiration | photosynthesis
example | can u give me an example of charging by induction | charging-by-contact-and-induction | charg
define | whats a galaxy | stars-and-galaxies, origin-of-the-universe | star
`,
  SNC2D: `
define | whats a stem cell | specialisation-and-stem-cells | cell
define | what is a catalyst or like an indicator for acids | acids-and-bases, types-of-reactions | acid|indicator
define | what is the focal point | reflection-and-mirrors, lenses-and-images | focus|focal|meet|ray
compare | whats the diff between mitosis and interphase | cell-cycle-and-mitosis | mitosis & interphase
compare | weather vs climate | earths-climate-system, evidence-and-models | weather & climate
compare | concave and convex mirrors whats the difference | reflection-and-mirrors | concave & convex
how | how do i balance a chemical equation | conservation-of-mass-and-balancing | atom|coefficient
how | how do i use snells law | refraction-and-snells-law | sin|angle
how | how do you name ionic compounds | naming-and-formulas | name|ion|metal
why | why does a straw look bent in water | refraction-and-snells-law | light|bend|refract
why | why do cells divide | cell-cycle-and-mitosis | grow|repair|divid
why | why is the greenhouse effect getting stronger | greenhouse-effect, impacts-feedbacks-responses, evidence-and-models, earths-climate-system | gas|carbon|heat
define | wuts a neutralization reaction | acids-and-bases, types-of-reactions | acid
example | example of a double displacement reaction | types-of-reactions | displacement
`,
  SBI3U: `
define | what is a prokaryote | viruses-and-prokaryotes, classification-and-phylogeny | nucleus|prokaryot
define | whats an allele | mendelian-inheritance, meiosis-and-variation | gene|version|form
define | what does codominance mean | beyond-mendel | both
compare | difference between lytic and lysogenic cycle | viruses-and-prokaryotes | lytic & lysogenic
compare | genotype vs phenotype | mendelian-inheritance, beyond-mendel | genotype & phenotype
compare | arteries and veins difference | circulatory-system | arter & vein
compare | xylem vs phloem | transport-in-plants, plant-tissues-and-organs | xylem & phloem
how | how do i do a punnett square | mendelian-inheritance | allele|parent|cross|gamete
how | how do u read a pedigree | pedigrees-and-disorders | affected|generation|parent|square|circle
why | why does crossing over matter | meiosis-and-variation | variation|allele|combination
why | why do peppered moths change colour over time | natural-and-artificial-selection, evidence-for-evolution, history-of-evolutionary-thought | select|surviv
how | how does the small intestine absorb food | digestive-system, systems-working-together | villi|absor
define | who was lamarck | history-of-evolutionary-thought | acquir|Lamarck
define | whats a fungus | protists-and-fungi | fung
`,
  SBI4U: `
define | what is an enzyme | enzymes | catal|speed|protein
define | whats chemiosmosis | electron-transport-and-chemiosmosis | proton|H|gradient
define | what is the carrying capacity | growth-models, population-measures, interactions | capacity
compare | competitive vs noncompetitive inhibition | enzymes | competitive & non-?competitive|allosteric
compare | difference between transcription and translation | transcription-and-translation | transcription & translation
compare | aerobic respiration vs fermentation | fermentation, energy-and-atp, glycolysis-and-krebs | fermentation
how | how does the sodium potassium pump work | membranes-and-transport, nervous-system | sodium|Na
how | how does a kidney make urine | excretory-system | filtr|nephron|urine
how | how do you calculate population growth rate | population-measures, growth-models | birth|N|growth
why | why is dna replication semiconservative | replication, dna-structure-and-discovery | strand|old|new
why | why do vaccines work | immune-response | memory|antibod|immun
why | why does insulin lower blood sugar | endocrine-system, feedback-and-thermoregulation | glucose|sugar|insulin
define | wats an action potential | nervous-system | membrane|potential|sodium|signal
example | example of negative feedback | feedback-and-thermoregulation, endocrine-system, excretory-system | temperature|feedback|body|level
`,
  SCH3U: `
define | whats a mole | the-mole-and-molar-mass | 6\\.02|amount|number
define | what is electronegativity | periodic-trends, ionic-and-covalent-bonding | electron
define | what is a limiting reagent | limiting-reagent-and-yield | run|first|limit
define | what does isotope mean | atomic-structure-and-isotopes | neutron|mass
compare | ionic vs covalent bonds | ionic-and-covalent-bonding, properties-from-bonding | ionic & covalent
compare | empirical formula vs molecular formula | percent-composition-formulas | empirical & molecular
compare | strong acid and weak acid whats different | acids-bases-and-titration | strong & weak
how | how do i find the limiting reagent | limiting-reagent-and-yield | mol|ratio|compare
how | how do i go from grams to moles | the-mole-and-molar-mass, stoichiometry | molar mass|divid|M
how | how do u name acids | nomenclature | acid
how | how to dilute a solution to a certain concentration | concentration-and-dilution | c_1|dilut|V
why | why does a balloon shrink in the cold | gas-laws, kinetic-molecular-theory | temperature|volume|slow
why | why do atoms get smaller across a period | periodic-trends | proton|charge|nucle|pull|attract
example | real life example of a single displacement reaction | single-displacement | metal|displac
`,
  SCH4U: `
define | whats an ester | oxygen-and-nitrogen-compounds, organic-reactions | ester|acid|alcohol
define | what is a buffer | acids-bases-and-buffers | pH|acid|resist
define | what does enthalpy mean | calorimetry-and-enthalpy, hess-law-and-formation | heat|energy
define | what is hybridization | bonding-theory, lewis-structures-and-vsepr | orbital|hybrid
compare | alkane vs alkene | hydrocarbons | alkane & alkene
compare | galvanic cell vs electrolytic cell | galvanic-cells, electrolysis-and-corrosion | galvanic & electroly
compare | difference between addition and condensation polymers | polymers | addition & condensation
how | how do i use an ice table | ice-tables | initial|change|equilibrium
how | how do you balance redox in acid | balancing-redox | half|electron|H
how | how to find the rate law from data | rate-laws | rate|order|concentration
why | why does a catalyst speed up a reaction | collision-theory-and-catalysts | activation|energy|path
why | why does the equilibrium shift when u add more reactant | le-chatelier, dynamic-equilibrium-and-k | shift|equilib
how | how do i draw a lewis structure | lewis-structures-and-vsepr | electron|pair
define | whats hesss law | hess-law-and-formation | sum|add|path|step
`,
  SPH3U: `
define | whats voltage | circuits-and-kirchhoff | energy|charge
define | what is acceleration | position-velocity-acceleration, uniform-acceleration, motion-graphs | velocity|second|chang
define | what is resonance | resonance-and-instruments, interference-and-standing-waves | frequency|amplitude
compare | speed vs velocity | position-velocity-acceleration | speed & velocity
compare | static vs kinetic friction | friction-and-applications | static & kinetic
compare | difference between mass and weight | gravity-and-normal-force, newtons-laws | mass & weight
how | how do i find total resistance in parallel | circuits-and-kirchhoff | parallel|frac|R
how | how do i draw a free body diagram | free-body-diagrams | force|arrow|draw
how | how do i find the acceleration from a velocity time graph | motion-graphs, uniform-acceleration, position-velocity-acceleration | slope
why | why do transformers need ac | transformers-and-the-grid, induction-and-generators | chang|field|AC
why | why does a guitar string sound higher when its shorter | resonance-and-instruments, interference-and-standing-waves, sound-and-hearing, wave-properties | wave|length|frequency
how | how does a motor keep spinning | motor-principle | commutator|current|force
define | whats half life | nuclear-energy | half
example | whats an example of newtons third law | newtons-laws | force|push|third
`,
  SPH4U: `
define | what is centripetal acceleration | uniform-circular-motion | cent|circle
define | whats impulse | impulse-and-momentum | force|time|momentum
define | what is time dilation | special-relativity | clock|time
compare | elastic vs inelastic collisions | collisions | elastic & inelastic
compare | electric field vs electric potential | electric-fields-and-potential | field & potential
how | how do i solve projectile motion problems | vectors-and-projectiles | horizontal|vertical|component
how | how do i find the escape speed of a planet | gravitational-fields-and-orbits | escape|energy|v
how | how does a mass spectrometer use magnetic fields | magnetic-force, fields-in-technology | magnet|field|charge
why | why do soap bubbles have colours | thin-films-and-gratings | interfer|film|thick
why | why does light act like a particle | photons-and-photoelectric-effect, matter-waves-and-uncertainty | photon
why | why do you feel pushed outwards in a turning car | frames-of-reference, uniform-circular-motion | frame|inert|fictitious|straight
define | whats polarisation | polarisation-and-em-spectrum | plane|direction|wave
how | how to calculate work done by a spring | work-energy-and-springs | spring|k
example | example of hookes law | work-energy-and-springs | spring|bungee|stretch
`,
  'AP-BIOLOGY': `
define | what is osmosis | membrane-transport, tonicity-and-osmoregulation | water
define | whats apoptosis | cell-cycle-regulation | death|die
define | what is genetic drift | population-genetics, selection-mechanisms | chance|random
compare | prokaryotes vs eukaryotes | compartments-and-endosymbiosis, organelles-and-functions, cell-size | prokaryot & eukaryot
compare | difference between mitosis and meiosis | meiosis-and-diversity, cell-cycle-and-mitosis | mitosis & meiosis
how | how do i do a chi square test | chi-square-in-genetics | expected|observed
how | how do you use hardy weinberg | hardy-weinberg | p|q
how | how does pcr work | biotechnology | DNA|cop
why | why is water polar | water-and-hydrogen-bonding | oxygen|electron|share
why | why do cells need to be small | cell-size | surface|volume
why | why does bleaching of coral or losing a keystone species matter | biodiversity-and-disruption, community-ecology | species|ecosystem|keystone
define | what is an operon | gene-regulation | gene|operon
how | how do enzymes lower activation energy | energy-and-coupling, enzymes-and-environment | enzyme|activation|active
define | wat is quorum sensing | signalling-types, signal-transduction | bacteri|signal|cell
`,
  'AP-CHEMISTRY': `
define | whats entropy | entropy | dispers|disorder|ways|arrange
define | what is a buffer solution | buffers | pH|acid
define | what is lattice energy or an ionic solid | ionic-and-metallic-solids, types-of-bonds | ion
compare | q vs k equilibrium | k-and-q | Q & K
compare | endothermic vs exothermic | endothermic-and-exothermic | endothermic & exothermic
compare | galvanic and electrolytic cells | galvanic-and-electrolytic-cells, nernst-reasoning-and-electrolysis | galvanic & electrolytic
how | how do i find the ph of a weak acid | weak-acids-and-bases | K|x|equilib
how | how do i use beers law | spectroscopy-and-beer-lambert | absorb|concentration
how | how to find the order of a reaction from a graph | integrated-rate-laws, rate-laws | order|line|ln
why | why does ice float | intermolecular-forces, solids-and-liquids, phase-change-energy | hydrogen|open|dens|struct
why | why does increasing temp increase reaction rate | collision-model-and-energy, reaction-rates, mechanisms-and-catalysis | collision|energy
define | what is photoelectron spectroscopy | photoelectron-spectroscopy | electron|energy|binding
how | how do i find the molecular geometry with vsepr | vsepr-and-hybridisation | pair|geometry|domain
define | whats gibbs free energy | gibbs-free-energy, free-energy-and-equilibrium | energy|G
`,
  'AP-ENVIRONMENTAL-SCIENCE': `
define | what is eutrophication | eutrophication-and-thermal-pollution | nutrient|alga|oxygen
define | whats a keystone species or symbiosis | species-interactions, ecosystem-services, generalists-specialists-strategies, levels-of-biodiversity | species|symbio
define | what is the tragedy of the commons | tragedy-of-the-commons | shared|resource|common
compare | point source vs nonpoint source pollution | point-and-nonpoint-pollution | point & non-?point
compare | bioaccumulation vs biomagnification | bioaccumulation-and-biomagnification | bioaccumulation & biomagnification
compare | generalists and specialists | generalists-specialists-strategies | generalist & specialist
how | how do you calculate doubling time of a population | human-dynamics-and-transition, age-structure-and-fertility, carrying-capacity | 70|rule|doubl
how | how does a thermal inversion trap smog | photochemical-smog-and-inversion | warm|cold|air|inversion
how | how is soil formed | soil-formation | weather|rock|horizon
why | why is the ozone hole a problem | ozone-depletion | UV|ozone
why | why are invasive species so successful | invasive-and-endangered-species | predator|invasive|compet
why | why is the ocean getting more acidic | ocean-warming-and-acidification | CO|carbon|acid
define | whats net primary productivity | productivity-and-energy-flow | energy|respiration|NPP
example | example of a renewable energy source and its downsides | renewables, energy-sources-and-use, conservation-and-efficiency | solar|wind|hydro|renew
`,
}
