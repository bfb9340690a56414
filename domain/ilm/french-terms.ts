/** Key terms of the courses in English and in French, as Ontario's French schools use them. One pair a line; the English is the lessons' own. */
const PAIRS = `
slope|pente
equation|équation
function|fonction
derivative|dérivée
integral|intégrale
limit|limite
vector|vecteur
dot product|produit scalaire
cross product|produit vectoriel
logarithm|logarithme
exponent|exposant
power|puissance
root|racine
square root|racine carrée
fraction|fraction
ratio|rapport
rate|taux
percent|pourcentage
average|moyenne
mean|moyenne
median|médiane
standard deviation|écart type
variance|variance
probability|probabilité
sample|échantillon
hypothesis test|test d'hypothèse
confidence interval|intervalle de confiance
scatter plot|nuage de points
line of best fit|droite de régression
outlier|valeur aberrante
parabola|parabole
vertex|sommet
quadratic|quadratique
discriminant|discriminant
sequence|suite
series|série
arithmetic sequence|suite arithmétique
geometric sequence|suite géométrique
compound interest|intérêt composé
simple interest|intérêt simple
annuity|annuité
sine law|loi des sinus
cosine law|loi du cosinus
right triangle|triangle rectangle
hypotenuse|hypoténuse
radian|radian
amplitude|amplitude
period|période
frequency|fréquence
wavelength|longueur d'onde
wave|onde
sound|son
light|lumière
speed|vitesse scalaire
velocity|vitesse
velocity|vitesse vectorielle
acceleration|accélération
displacement|déplacement
force|force
weight|poids
mass|masse
friction|frottement
gravity|gravité
gravity|pesanteur
momentum|quantité de mouvement
impulse|impulsion
work|travail
energy|énergie
kinetic energy|énergie cinétique
potential energy|énergie potentielle
torque|moment de force
current|courant
voltage|tension
voltage|tension électrique
potential difference|différence de potentiel
resistance|résistance
circuit|circuit
charge|charge
electric field|champ électrique
magnetic field|champ magnétique
capacitor|condensateur
inductor|bobine
transformer|transformateur
lens|lentille
mirror|miroir
refraction|réfraction
reflection|réflexion
half-life|demi-vie
heat|chaleur
temperature|température
pressure|pression
density|masse volumique
volume|volume
buoyancy|poussée d'Archimède
atom|atome
molecule|molécule
element|élément
compound|composé
mixture|mélange
ion|ion
isotope|isotope
electron|électron
proton|proton
neutron|neutron
nucleus|noyau
periodic table|tableau périodique
bond|liaison
ionic bond|liaison ionique
covalent bond|liaison covalente
mole|mole
molar mass|masse molaire
limiting reagent|réactif limitant
limiting reactant|réactif limitant
percentage yield|rendement
stoichiometry|stœchiométrie
concentration|concentration
solution|solution
solute|soluté
solvent|solvant
solubility|solubilité
acid|acide
base|base
titration|titrage
buffer|tampon
oxidation|oxydation
reduction|réduction
equilibrium|équilibre
catalyst|catalyseur
reaction rate|vitesse de réaction
enthalpy|enthalpie
entropy|entropie
gas|gaz
acid rain|pluies acides
acid deposition|pluies acides
cell|cellule
cell membrane|membrane cellulaire
enzyme|enzyme
protein|protéine
carbohydrate|glucide
lipid|lipide
photosynthesis|photosynthèse
cellular respiration|respiration cellulaire
fermentation|fermentation
mitosis|mitose
meiosis|méiose
gene|gène
allele|allèle
dominant|dominant
recessive|récessif
inheritance|hérédité
DNA|ADN
RNA|ARN
replication|réplication
transcription|transcription
translation|traduction
mutation|mutation
evolution|évolution
natural selection|sélection naturelle
species|espèce
ecosystem|écosystème
food web|réseau trophique
food chain|chaîne alimentaire
biodiversity|biodiversité
carrying capacity|capacité limite
population|population
virus|virus
bacteria|bactérie
kidney|rein
heart|cœur
lung|poumon
blood|sang
neuron|neurone
hormone|hormone
homeostasis|homéostasie
immune response|réponse immunitaire
vaccine|vaccin
climate|climat
greenhouse effect|effet de serre
greenhouse gas|gaz à effet de serre
ozone layer|couche d'ozone
soil|sol
water cycle|cycle de l'eau
carbon cycle|cycle du carbone
renewable energy|énergie renouvelable
pollution|pollution
star|étoile
galaxy|galaxie
solar system|système solaire
season|saison
moon|lune
static electricity|électricité statique
thesis|thèse
essay|dissertation
metaphor|métaphore
simile|comparaison
irony|ironie
dramatic irony|ironie dramatique
theme|thème
character|personnage
plot|intrigue
narrator|narrateur
audience|public
tone|ton
stereotype|stéréotype
argument|argument
evidence|preuve
source|source
algorithm|algorithme
variable|variable
loop|boucle
array|tableau
list|liste
class|classe
object|objet
method|méthode
string|chaîne de caractères
binary|binaire
recursion|récursivité
data|données
compression|compression
internet|internet
asymptote|asymptote
inequality|inéquation
polynomial|polynôme
factor|facteur
domain|domaine
range|image
inverse|réciproque
transformation|transformation
optimization|optimisation
tangent|tangente
chain rule|règle de dérivation en chaîne
continuity|continuité
correlation|corrélation
residual|résidu
`

/** English first. */
export const FRENCH_TERMS: readonly (readonly [english: string, french: string])[] = PAIRS.trim()
  .split('\n')
  .map((line) => [line.split('|')[0] ?? '', line.split('|')[1] ?? ''])
