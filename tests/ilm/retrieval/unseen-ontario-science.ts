/** Questions written from the course outlines alone, before any look at the index: `lesson, lesson that also answers | question | words the passage must hold`. */
export const UNSEEN_ONTARIO_SCIENCE: Record<string, string> = {
  SNC1W: `
scientific-research-process | how do i know if a website is legit enough to use for my project | bias|author|reliab|credib
scientific-experimentation-process | what's the one thing you change called again | independent
scientific-experimentation-process | why do we have to do the trial 3 times lol | repeat|trial
engineering-design-process | my bridge model broke, what am i supposed to do next | iterat|test|improv|redesign
coding-to-model-science | why would you use code or a spreadsheet to study rabbits | model|simulat
ecosystems-and-dynamic-equilibrium | what's the max number of deer a forest can hold called | carrying capacity
photosynthesis-and-respiration | do plants breathe at night too | respir
cycling-of-matter | what do bacteria do to nitrogen in the soil | fix|nitr
energy-flow-in-food-webs | why are there so few wolves compared to mice | 10 ?%|energy
energy-flow-in-food-webs | how does mercury get so high in big fish | accumul|magnif
biodiversity-and-human-impact | why are zebra mussels such a problem | invasive
climate-change-and-sustainability | which gases trap heat | carbon dioxide|methane|greenhouse
properties-and-particle-theory | is rusting a chemical or physical change | chemical change|new substance
history-of-atomic-models | what did the gold foil thing prove | nucleus
subatomic-particles-bohr-rutherford, history-of-atomic-models | how many electrons go in each ring | shell|orbit|2, 8|eight
periodic-table-patterns | why does potassium explode more than lithium in water | react
elements-and-compounds | how many oxygen atoms are in Ca(OH)2 | subscript|bracket|atoms
static-electricity, charging-by-contact-and-induction | why does my hair stand up when i take my toque off | charge|electron
charging-by-contact-and-induction | how can you charge something without touching it | induc
current-electricity-and-circuits | where do i put the ammeter | series
voltage-current-resistance | does a longer wire make it harder for electricity | resist|length
series-and-parallel-circuits | if one christmas light burns out why do they all go off | series
electrical-energy-and-sustainability | how do i figure out how much my gaming pc costs to run | kWh|kilowatt
origin-of-the-universe | how do we know the universe is getting bigger | red ?shift
stars-and-galaxies | what's gonna happen to our sun when it runs out of fuel | red giant|white dwarf
sun-earth-moon-phenomena | why is it colder in winter if we're closer to the sun | tilt
observing-space | why put a telescope in space instead of on a mountain | atmosphere|wavelength
space-technology-and-society | what is the canadarm for | Canadarm`,
  SNC2D: `
planning-an-investigation, reactions-in-society | what do the symbols on the chemical bottles mean | WHMIS|hazard
data-and-error | how many digits do i keep in my answer | significant
communicating-science | what goes in the discussion part of a lab report | discussion|conclusion|error
cell-cycle-and-mitosis | why can't cells just get huge | surface
cell-cycle-and-mitosis | what happens when cells dont stop dividing | cancer|tumour
specialisation-and-stem-cells | how come a skin cell and a nerve cell have the same dna but look different | gene|special|different
animal-organ-systems | how does food actually get into the blood | villi|absorb
plant-tissues-and-systems | how does water get up to the top of a tall tree | xylem
medical-technology-and-ethics | whats the difference between an mri and an x ray | MRI|X-ray
naming-and-formulas | why do some metals have roman numerals in the name | roman|charge|multivalent
conservation-of-mass-and-balancing | can i change the little numbers to make it balance | subscript|coefficient
types-of-reactions | two things join to make one thing what type is that | synthesis
acids-and-bases | what number is neutral | 7
acids-and-bases, reactions-in-society | what do you get when you mix vinegar and baking soda type stuff | neutrali|salt|water
reactions-in-society | how does an airbag inflate so fast | airbag|gas|azide
earths-climate-system | why is vancouver warmer than winnipeg in january | ocean|water
greenhouse-effect | is the greenhouse effect always bad | natural
evidence-and-models | how can they know what the temp was 100000 years ago | ice core
impacts-feedbacks-responses | melting ice makes it warmer which melts more ice whats that called | feedback
properties-of-light | can you see through wax paper, what's that called | translucent
reflection-and-mirrors | why does the back of a spoon show me small and right side up | convex
refraction-and-snells-law | why does a straw look bent in water | refract|bend
refraction-and-snells-law | at what angle does light stop coming out of the water | critical
lenses-and-images | how do i know if the image is real or virtual from the equation | virtual|negative
optical-devices-and-vision | what glasses do you need if you can't see far away | diverging|myopia|near`,
  SBI3U: `
classification-and-phylogeny | when do i use capital letters in a latin name | genus|species
viruses-and-prokaryotes | are viruses alive | living|alive|host
viruses-and-prokaryotes | how come antibiotics don't work on the flu | antibiotic|virus
protists-and-fungi | how do mushrooms eat | absorb|enzyme|spore|hypha
plants-and-animals-overview | what makes something a vertebrate | backbone|vertebra
biodiversity-and-climate | why should we care if one little frog goes extinct | divers|ecosystem
history-of-evolutionary-thought | what did the giraffe neck guy get wrong | Lamarck
evidence-for-evolution | why do whales have tiny hip bones | vestigial
natural-and-artificial-selection, viruses-and-prokaryotes | how do bacteria become resistant to medicine | resist|select
natural-and-artificial-selection | why do peacocks have such dumb big tails | sexual
speciation-and-rate | how does one species split into two | isolat
meiosis-and-variation | why dont brothers and sisters look the same | crossing|assortment
meiosis-and-variation, pedigrees-and-disorders | what goes wrong to give you an extra chromosome 21 | nondisjunction|non-disjunction
mendelian-inheritance | two brown eyed parents have a blue eyed baby, how | recessive|heterozyg
beyond-mendel | red flower x white flower = pink flower?? | incomplete
beyond-mendel, pedigrees-and-disorders | why are more guys colour blind | X-linked|sex-linked|X chromosome
pedigrees-and-disorders | what do the half filled circles mean on the family chart thing | carrier|pedigree|circle
genetic-technology-and-ethics | how did they make dolly | clon
digestive-system | what does bile do | fat|emuls
respiratory-system | how does my diaphragm make me inhale | diaphragm
circulatory-system | what do the two blood pressure numbers mean | systol|diastol
systems-working-together | why does my heart speed up when i run | exercise|oxygen
plant-tissues-and-organs | how can i tell a monocot from its leaf | parallel|vein|monocot
transport-in-plants | why doesn't the water column break inside the tree | cohes|tension
growth-and-response | why does my plant lean to the window | auxin|phototrop
reproduction-and-succession | what grows first after a forest fire | succession|pioneer`,
  SCH3U: `
atomic-structure-and-isotopes | why isn't chlorines mass a whole number | isotope|average
periodic-trends | why do atoms get smaller going across | nuclear|protons|attract
ionic-and-covalent-bonding | how can you tell if a bond is polar | electronegativ
properties-from-bonding | why does salt melt way hotter than sugar | ionic|attract|melting
nomenclature | how do i name acids with oxygen in them | -?ic|-?ous|acid
nomenclature | whats the dot 5 H2O mean in a formula | hydrate
balancing-and-states | what does (aq) mean | aqueous|water
synthesis-decomposition-combustion | why is it dangerous to burn stuff with not enough air | carbon monoxide|incomplete
single-displacement | will copper react with zinc sulfate | activity series|more reactive
double-displacement, net-ionic-equations | two clear liquids turned cloudy when i mixed them | precipitat
reactions-and-environment | what is green chemistry | green chemistry
the-mole-and-molar-mass | how do you get from grams to number of molecules | molar mass|Avogadro
percent-composition-formulas | empirical vs molecular formula | empirical
stoichiometry | how much water do i get from burning 10 g of hydrogen | ratio|mole
limiting-reagent-and-yield | how do i know which chemical runs out first | limiting
limiting-reagent-and-yield | why did we get less product than the calculation said | yield|loss
dissolving-and-solubility, properties-from-bonding | why wont oil mix with water | polar
dissolving-and-solubility | why does warm pop go flat faster | gas|temperature
concentration-and-dilution | how do i make a weaker solution from a strong one | dilut|c_?1
net-ionic-equations | which ions do i cross out | spectator
acids-bases-and-titration | strong acid vs concentrated acid isn't that the same | strong|concentrat
acids-bases-and-titration | how do you find the unknown concentration with a buret | titrat
water-quality | how does the city make lake water drinkable | treat|filter|chlor
kinetic-molecular-theory | why does gas push on the walls | collid|collision
gas-laws, kinetic-molecular-theory | what happens to a balloon if you put it in the freezer | Charles|volume|temperature
ideal-gas-and-molar-volume | which R do i use | 8\\.31|R
partial-pressure | collecting gas in an upside down tube under water, what do i subtract | water vapour|vapour pressure
air-quality | what's the number on the weather app about air being bad | AQHI|Air Quality Health`,
  SPH3U: `
position-velocity-acceleration | difference between speed and velocity | direction
motion-graphs | what does the area under a velocity graph tell you | displacement
uniform-acceleration | which of the five equations do i pick | equation
uniform-acceleration | how long does a rock take to hit the ground from 20 m | free fall|9\\.8
two-dimensional-motion | how do i break a vector into x and y | component|cos
free-body-diagrams | do i draw the force i push with on the other object | force|object
newtons-laws | if forces are equal and opposite why does anything move | different object|pair
gravity-and-normal-force | why do i feel heavier when the elevator starts going up | elevator|normal
friction-and-applications | why is it harder to start pushing a fridge than keep it moving | static
work-and-energy | if i hold a heavy bag and don't move is it work | displacement|work
power-and-efficiency | what percent of energy is wasted in a light bulb | efficien
thermal-energy | why does it take so long to boil water | specific heat
thermal-energy | temp doesnt change when ice melts why | latent
nuclear-energy | how much is left after 3 half lives | half-life|half
energy-choices | where does ontario get its power | hydro|nuclear
wave-properties | if frequency goes up what happens to the wavelength | wave equation|λ|lambda|f
interference-and-standing-waves | two waves cancel out | destructive
sound-and-hearing | why does an ambulance sound different after it passes | Doppler
resonance-and-instruments | why does blowing over a bottle make a note | air column|resonan
resonance-and-instruments | how do you tell if your guitar is out of tune using another string | beat
sound-in-society | how do they use sound to see a baby | ultrasound
circuits-and-kirchhoff | total resistance of 2 resistors side by side | parallel
magnetic-fields, motor-principle | which way do my fingers curl | right-hand|hand
motor-principle | what makes a motor spin | force|coil
induction-and-generators | moving a magnet in a coil makes current but which way does it go | Lenz
transformers-and-the-grid | why are the wires between towns at such crazy high voltage | transmi|loss`,
  SBI4U: `
chemistry-of-life | how does blood keep its pH from changing | buffer
carbohydrates-and-lipids | why is butter solid and oil liquid | saturat
proteins-and-nucleic-acids | what happens to an egg white when you cook it chemically | denatur
enzymes | what's the difference between competitive and the other kind of inhibitor | non-?competitive|allosteric
membranes-and-transport, nervous-system | how does the sodium potassium pump work | pump|ATP
energy-and-atp | how does breaking ATP power something that wouldn't happen on its own | coupl
glycolysis-and-krebs | how many ATP do you get from splitting glucose before the mitochondria | glycolysis|2 ATP|net
electron-transport-and-chemiosmosis | why do we actually need oxygen | oxygen|accept
fermentation | why do my legs burn in a sprint | lact
photosynthesis | how do cactuses do photosynthesis with their pores closed in the day | CAM
dna-structure-and-discovery | how did they prove dna and not protein was the genetic stuff | Hershey|Avery|Griffith
replication | why is one strand copied in pieces | lagging|Okazaki
transcription-and-translation | how do you go from mRNA to amino acids | codon
transcription-and-translation | what gets cut out of the rna | intron
gene-regulation-and-mutation | what turns on the lac genes | lac|operon
gene-regulation-and-mutation | which is worse, swapping a letter or deleting one | frameshift
biotechnology | how do you make a million copies of a tiny bit of dna | PCR|polymerase chain
feedback-and-thermoregulation | why do i shiver | shiver|temperature
nervous-system | what happens at the gap between two neurons | synap|neurotransmitter
endocrine-system | diabetes type 1 vs type 2 | insulin
excretory-system | why do you pee more after drinking a lot of water | ADH
immune-response | how does the body remember a disease it had | memory
population-measures | how do you count fish in a lake without catching them all | mark|recapture
growth-models | j curve vs s curve | logistic|exponential
interactions | two species fighting over the same food | competit
human-population-and-sustainability | what does a population pyramid with a wide bottom mean | pyramid|growing|young`,
  SCH4U: `
hydrocarbons | how do i name a carbon chain with branches | longest|chain|alkyl|methyl
hydrocarbons | whats special about benzene | aromatic|benzene|delocal
oxygen-and-nitrogen-compounds | aldehyde and ketone look the same to me | carbonyl|end
organic-reactions, oxygen-and-nitrogen-compounds | how do you make an ester | ester|condens
polymers | how is nylon made | condensation|amide
organics-and-society | why is bpa a concern | BPA|plastic|bisphenol
quantum-mechanical-model | why does 4s fill before 3d | 4s|energy
lewis-structures-and-vsepr | why is water bent | lone pair
bonding-theory | what does sp2 mean | sp2|sp\\^2|hybrid
intermolecular-forces-and-solids | why is diamond so hard | network
calorimetry-and-enthalpy | coffee cup lab, why is my value too low | heat|loss|lost|calorimet
hess-law-and-formation | do i flip the sign when i reverse the equation | revers|sign
collision-theory-and-catalysts | how does a catalyst make it faster | activation
rate-laws | double the concentration and the rate goes up 4 times what order is it | second|order
rate-laws | what's the slow step | rate-determining|mechanism|slow
dynamic-equilibrium-and-k | do reactions stop at equilibrium | rate|equal|dynamic
dynamic-equilibrium-and-k | how do i know which way it will go, Q or K | Q
le-chatelier | what happens if you squeeze the container | pressure|volume
ice-tables | when can i ignore the minus x | approx|small|100|500
acids-bases-and-buffers | how do you get the pH of a weak acid | Ka|K_a
solubility-equilibria | will a solid form if i mix these two | Ksp|K_|sp|precip
oxidation-numbers-and-redox | oil rig i forget what it means | oxid|electron
balancing-redox | how do i balance it in basic solution | OH|basic
galvanic-cells, electrolysis-and-corrosion | which side is the anode | anode
galvanic-cells | what is the salt bridge even for | salt bridge
electrolysis-and-corrosion | how long to plate 5 g of silver | Faraday|charge|plat
electrolysis-and-corrosion | why do they put zinc on steel boats | cathodic|sacrific|zinc`,
  SPH4U: `
vectors-and-projectiles | a plane flies in a crosswind, how do i find the ground velocity | relative|vector
forces-in-two-dimensions | two boxes tied over a pulley | pulley|tension
uniform-circular-motion | why don't you fall out of a loop the loop | centripetal|loop|vertical
uniform-circular-motion | why do highways lean on turns | bank
frames-of-reference | why do i get thrown forward when the bus brakes | fictitious|inerti
work-energy-and-springs | how much energy is in a squished spring | elastic|kx|½
conservation-of-energy | roller coaster speed at the bottom | energy|kinetic
impulse-and-momentum | why do you bend your knees when you land | impulse|time
collisions | cars stick together after they crash, is energy lost | inelastic
gravitational-fields-and-orbits | how fast do you need to go to never come back | escape
gravitational-fields-and-orbits | why do astronauts float if there's gravity up there | free fall|fall|orbit
electric-fields-and-potential | the oil drop experiment | Millikan
electric-fields-and-potential | what's the force between two charges if i double the distance | Coulomb|square|quarter
magnetic-force | why does an electron go in a circle in a magnetic field | circ|perpendicular
fields-in-technology | how does a maglev train float | maglev|levit
refraction-and-diffraction | why do waves spread out after a small hole | diffract|Huygens
youngs-double-slit | what happens to the bright lines if the slits get closer | fringe|spacing
thin-films-and-gratings | why are soap bubbles rainbow | film|phase
polarisation-and-em-spectrum | why do polarised sunglasses cut the glare off a lake | polari
photons-and-photoelectric-effect | brighter light but still no electrons come out?? | threshold|frequency
matter-waves-and-uncertainty | do people have a wavelength | de Broglie
special-relativity | if my twin goes off in a rocket who's older | dilat|time
special-relativity | would a spaceship look shorter | length contraction|contract
mass-energy-and-particles | what are quarks | quark
mass-energy-and-particles | how much energy is in 1 gram of stuff | mc|E =`,
}
