/** Questions written from the course outlines alone, before any look at the index: `lesson, lesson that also answers | question | words the passage must hold`. */
export const UNSEEN_AP: Record<string, string> = {
  'AP-BIOLOGY': `
water-and-hydrogen-bonding | how can bugs walk on water | surface tension|cohes
carbohydrates-and-lipids, membrane-structure-and-permeability | why does the membrane have two layers of fat | phospholipid
proteins | what holds an alpha helix together | hydrogen
nucleic-acids | 5 prime 3 prime i don't get it | 5'|carbon|end
organelles-and-functions | what packages the proteins and ships them | Golgi
cell-size | why are intestines all wrinkly inside | surface
membrane-transport | how does something move against its gradient | active
tonicity-and-osmoregulation | what happens to a red blood cell in salt water | hypertonic|shrink|water
compartments-and-endosymbiosis | why do mitochondria have their own dna | endosymb
enzymes-and-environment | my enzyme stopped working at 70 degrees | denatur
energy-and-coupling | does life break the second law because it's ordered | entropy|second law
photosynthesis | where does the oxygen come from | water
cellular-respiration | yeast with no air | ferment
signal-transduction | how does one hormone molecule have such a giant effect | cascade|amplif
signalling-types | how do bacteria know how many of them there are | quorum
feedback | is childbirth positive feedback | positive
cell-cycle-regulation | what stops a damaged cell from dividing | checkpoint
meiosis-and-diversity | how many different gametes can you get | assortment|2
mendelian-genetics | how do i figure out if a tall plant is TT or Tt | test cross|testcross
non-mendelian-genetics | why are genes close together inherited together | link
environment-and-phenotype | why do hydrangeas change colour | environment|phenotyp
chi-square-in-genetics | how do i get degrees of freedom | degrees of freedom
dna-and-replication | what does helicase do | helicase
gene-regulation | how do cells turn off genes without changing the dna | methyl|epigen
biotechnology | which way does dna go in a gel | electrode|positive|small
population-genetics | a storm kills most of the lizards at random, what's that called | bottleneck|drift
hardy-weinberg | 16 percent have the recessive trait how many are carriers | q|2pq
phylogeny | which species are closest on the tree | common ancestor|node
population-ecology | what limits a population more when it's crowded | densit`,
  'AP-CHEMISTRY': `
photoelectron-spectroscopy | what does the height of the peaks mean in PES | electrons|height
vsepr-and-hybridisation | is CO2 polar | dipole|linear|cancel
intermolecular-forces | why does water boil so much higher than H2S | hydrogen bond
gases-and-kinetic-theory | when do real gases stop acting ideal | deviat|pressure
stoichiometry | which reactant is left over | limiting|excess
rate-laws | how do i find k and its units | units|k
k-and-q | what does a huge K mean | product
equilibrium-calculations | 5 percent rule | approx|5|small
titration-curves, buffers | why is pH = pKa half way | half
buffers | how does a buffer resist adding acid | conjugate|weak
gibbs-free-energy | when is a reaction spontaneous at only high temp | ΔG|G|entropy
galvanic-and-electrolytic-cells | which way do electrons go in the wire | anode|cathode`,
  'AP-ENVIRONMENTAL-SCIENCE': `
biogeochemical-cycles | which cycle has no gas part | phosphorus
productivity-and-energy-flow | gross vs net primary productivity | GPP|NPP|net
human-dynamics-and-transition | how long to double at 2 percent growth | 70
soil-formation | what are the layers of dirt called | horizon
solar-radiation-and-seasons | why is the equator so hot | angle|direct
tragedy-of-the-commons | why does everyone overfish if it hurts them all | common
photochemical-smog-and-inversion | why does warm air get stuck over LA | inversion
eutrophication-and-thermal-pollution | fertilizer runoff kills fish how | oxygen|algae|algal
bioaccumulation-and-biomagnification | DDT eagles | DDT|magnif
ocean-warming-and-acidification | why are corals turning white | bleach`,
  'AP-PHYSICS-1': `
displacement-velocity-acceleration | negative acceleration means slowing down right | sign|negative
representing-motion | what does a curved line on a position time graph mean | slope|curv|accelerat
reference-frames | walking forward on a moving train how fast am i really going | relative|frame
two-dimensional-motion | best angle to throw the farthest | 45|range
systems-and-center-of-mass | where do i balance a weird shape | cent(re|er) of mass
newtons-laws | horse pulls cart, cart pulls horse | third|pair
springs-and-circular-motion | how fast must i swing the bucket so water stays in | circular|centripetal|loop
kinetic-energy-and-work | can work be negative | negative
conservation-of-energy | how far up will it go with friction | friction|dissipat|thermal
impulse-momentum-theorem | why do egg drop boxes have padding | time|force|impulse
elastic-and-inelastic-collisions | how do you know if a bounce lost energy | kinetic
linear-and-rotational-links | the outside of the merry go round goes faster, how much | r|omega|ω
torque | why is the door handle far from the hinge | lever arm|distance
rotational-inertia | hoop or solid disk which is harder to spin | mass|distribut|far
conservation-of-angular-momentum | why does a skater spin faster pulling arms in | inertia|angular momentum
rolling-and-satellites, rotational-kinetic-energy | which one wins down the ramp, ball or hoop | roll|inertia
frequency-and-period | does a heavier kid swing slower | mass|pendulum|length
energy-in-shm, representing-shm | where is it moving the fastest | equilibrium|maximum
pressure | why do my ears hurt at the bottom of the pool | depth
buoyancy | how can a steel ship float | displac|buoyan
continuity-and-bernoulli | why does the hose squirt farther with my thumb on it | continuity|area|speed`,
  'AP-PHYSICS-2': `
kinetic-theory-and-temperature | what is temperature really at the particle level | kinetic energy
ideal-gas-law | tire pressure in winter drops why | temperature|pressure
thermal-energy-transfer | why does metal feel colder than wood | conduct
first-law-and-pv-diagrams | what's the area under a PV curve | work
second-law-and-entropy | why doesn't heat go from cold to hot by itself | entropy|second
charge-and-coulomb | what happens to the force if both charges double | Coulomb|proportional|four
electric-fields | why can't field lines cross | direction|field line
potential-and-equipotentials | is it work to move along an equipotential line | zero|no work|equipotential
capacitors | what does putting plastic between the plates do | dielectric
power-and-brightness, compound-circuits | one bulb is taken out do the others get brighter | bright
rc-circuits | how long until a capacitor is basically full | time constant
force-on-moving-charges | which way is a proton pushed | right-hand
fields-of-currents | do two wires with current in the same direction attract | attract|parallel
electromagnetic-induction | drop a magnet down a copper pipe and it's slow | Lenz|induc
refraction | why do diamonds sparkle so much | total internal|critical
images-by-lenses | how does a magnifying glass make things bigger | magnif|virtual
sound-and-doppler | wah wah sound when two notes are close | beat
standing-waves | why only odd harmonics in a closed pipe | odd|closed
interference-and-diffraction | the more lines on a grating the sharper? | grating
thin-films-and-em-waves | oil on a puddle has colours | film
quantum-theory-and-duality | light is a wave or a particle | duality|photon
blackbody-and-photoelectric | why are hotter stars blue | Wien|peak
compton-scattering | x rays lose energy when they bounce off electrons | Compton
nuclear-physics | how do they date old bones | half-life|carbon`,
  'AP-PHYSICS-C-MECHANICS': `
derivatives-and-integrals-of-motion | given a(t) how do i get x(t) | integra
resistive-forces | skydiver terminal velocity equation | terminal
circular-motion | car on banked curve with no friction | bank
work-by-variable-forces | work when the force isn't constant | integral|∫
potential-energy-functions | how do i find the force from U(x) | derivative|dU|slope
rotational-inertia | integrate to get I of a rod | integra|dm
second-law-for-rotation | pulley isn't massless anymore | pulley
conservation-of-angular-momentum | bullet hits the end of a stick on a pivot | angular momentum
rolling-and-orbits | bowling ball sliding then rolling | slip
shm-equation | how do you solve the x double dot thing | differential|cos
pendulums | swinging stick period not a point mass | physical`,
  'AP-PHYSICS-C-EM': `
field-of-distributions | field on the axis of a charged ring | ring
gauss-law | field inside a solid charged sphere | Gauss|enclosed
electric-potential | v from a line of charge by adding bits | integra|potential
kirchhoff-circuits | two batteries two loops | loop
ampere-law | B inside a thick wire | Amp
faraday-and-lenz | bar sliding on rails emf | bar|rail|emf
inductance-and-lr-circuits | why doesn't current jump right away when there's a coil | induct`,
  'AP-CALCULUS-AB': `
limit-meaning-and-notation | does the limit exist if left and right are different | one-sided|left
derivative-as-limit | which limit is secretly a derivative | derivative
chain-rule | derivative of sin of x squared | chain
related-rates | ladder sliding down a wall | ladder|rate
increasing-decreasing-extrema | do i need to check endpoints | candidates|endpoint
fundamental-theorem | derivative of an integral with x^2 on top | fundamental|chain
separation-of-variables | get all the ys on one side | separat
area-between-curves | the curves cross in the middle what do i do | split|cross|absolute`,
  'AP-CALCULUS-BC': `
infinite-limits | which grows faster e^x or x^100 | grow|faster
implicit-differentiation | dy/dx of a circle | implicit
linearization-and-lhopital | infinity over infinity | L'H
concavity-and-graphs | inflection point how to be sure | inflection|sign
integration-by-parts | integral of x e^x | parts|dv
partial-fractions-and-improper | integral to infinity does it converge | improper
eulers-method | is my step estimate too big or too small | concav|over|under
logistic-models | when is the population growing fastest | half|inflection
arc-length | how long is the curve | length
polar-area | area inside one petal | petal|polar|r
alternating-and-ratio | how many terms for error less than 0.001 | error
taylor-polynomials-and-series | how do i get a polynomial for sin x | Taylor|Maclaurin`,
  'AP-STATISTICS': `
centre-and-spread | should i use mean or median if there's an outlier | resist|median
sampling-distributions-clt | how big does n have to be to be normal | 30|normal
interval-for-a-proportion | what does 95 percent confident really mean | confiden
interval-for-a-mean | why t instead of z | t
least-squares-line | how do you say what the slope means | slope`,
  'AP-COMPUTER-SCIENCE-A': `
casting-and-range | why is 5/2 equal to 2 in java | int|truncat
for-loops | my loop runs one time too many | off-by-one
anatomy-of-a-class | why make everything private | private|encapsul
arraylist | removing stuff in a loop skips one | remove|index`,
  'AP-COMPUTER-SCIENCE-PRINCIPLES': `
identifying-and-correcting-errors | program runs but gives the wrong answer | logic
binary-numbers | what is 13 in ones and zeros | binary
conditionals-and-iteration | if inside an if | nested|condition
parallel-and-distributed-computing | will twice as many processors make it twice as fast | speedup|sequential
safe-computing | how do you spot a fake email from the bank | phish`,
}
