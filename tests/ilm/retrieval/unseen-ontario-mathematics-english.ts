/** Questions written from the course outlines alone, before any look at the index: `lesson, lesson that also answers | question | words the passage must hold`. */
export const UNSEEN_ONTARIO_MATHEMATICS_ENGLISH: Record<string, string> = {
  MTH1W: `
number-sets-and-their-stories | is 0 a natural number | natural
number-sets-and-their-stories | is root 2 rational | irrational
density-infinity-and-limits | is there a number right after 0.5 | between
powers-and-scientific-notation | why is anything to the zero 1 | zero|pattern
powers-and-scientific-notation | how do i write 0.00045 the short way | scientific notation|10
exponent-laws | do i add or multiply the exponents | add|multipl
integers-and-fractions-in-context | how do you divide mixed fractions again | reciprocal|improper
rates-ratios-percents-proportions | 30% off then 10% off is that 40% off | percent
generalising-patterns | how do i get the rule for the matchstick squares | pattern|term|rule
simplifying-polynomials | can you add x and x squared | like terms
equivalent-expressions | how do i check if two expressions are really the same | equivalent|substitut
solving-linear-equations | there's x on both sides help | both sides
formulas-and-word-problems | how do i get h by itself in the area formula | rearrang|isolat
variables-and-parameters-in-code | what's a variable in code vs in math | variable
sequences-loops-conditionals | how do i make it repeat 10 times | loop|repeat
decomposing-a-problem | this program is too big idk where to start | smaller|step|decompos
reading-and-altering-code | how do you trace what the code prints | trac
linear-or-not | how do you tell from a table if it's a straight line | first difference
slope-and-rate-of-change | rise over run which goes on top | rise
equations-of-lines | what's the equation of a line going straight up and down | x =
comparing-two-lines | when do the two phone plans cost the same | intersect
transforming-lines | what happens to the line when you flip it over the y axis | reflect
inequalities-and-other-relations | which side of the line do i colour in | shad|region|test point
data-in-society | is it ok for apps to collect my data | consent|privacy
one-variable-data | what does the box in a box plot show | quartile|middle
two-variable-data | what does r = -0.9 mean | correlation
modelling-process | how do i make a math model of something real | assum|model
geometry-stories-and-designs | what do the angles in a pentagon add up to | sum|interior|180
units-and-conversions | how many square cm in a square m | 10 ?000|square|factor
effect-of-changing-dimensions | if i double all sides how much more paint | surface area|4|four
pythagorean-relationship | how do i know if a corner is exactly 90 degrees | right angle|converse
volume-of-prisms-pyramids-cones | how many cones of ice cream fill the cylinder | third|three
appreciation-and-depreciation | how much will my car be worth in 5 years | depreciat
interest-and-borrowing-costs | is it better to pay more up front on a loan | down payment
budgets | my hours got cut at work how do i fix my spending | budget`,
  MCR3U: `
relations-and-functions | how do you know if a graph is a function | vertical line
relations-and-functions | what numbers can x be | domain
parent-functions | what does the graph of 1/x look like | asymptote|1/x|reciprocal
inverse-functions | how do i find f to the minus one | inverse|swap|interchang
transformations | is the 2 inside the brackets a stretch or a squish | horizontal|compress
transformations | which do i do first, the shift or the stretch | order|first
maximum-and-minimum | how do i find the highest point of the ball | vertex|maximum
quadratic-equations-and-discriminant | how can i tell how many answers a quadratic has without solving | discriminant
quadratic-equations-and-discriminant | where does a line hit a parabola | system|intersect|linear
families-of-quadratics | find the parabola if i know where it crosses the x axis | zeros|roots|family
radicals | how do you simplify root 72 | perfect square|factor
rational-expressions | can i cancel the x's in (x+3)/x | cancel|factor
rational-expressions | why do i have to say x can't be 2 | restrict|zero
rational-exponents | what does a power of 1/2 mean | root
exponential-graphs | does 2^x ever touch the x axis | asymptote
comparing-growth | how do i tell from a table if it's exponential or quadratic | ratio|difference
growth-and-decay | bacteria double every 3 hours | doubl
recursive-sequences | how do you use the triangle to expand (a+b)^5 | Pascal
arithmetic-sequences-series | how do i add 1 to 100 quick | sum|series
geometric-sequences-series | formula for when you keep multiplying by 3 | common ratio|ratio
compound-interest | difference between compounding monthly and yearly | compound
annuities | i put 50 bucks in every month how much at the end | annuit
special-and-related-angles | which trig is positive in the second quadrant | CAST|sine|sin
sine-and-cosine-laws | when do i use cosine law instead of sine law | cosine law
sine-and-cosine-laws | why are there two triangles sometimes | ambiguous
identities | prove sin squared plus cos squared is 1 | Pythagorean|identity
sinusoidal-graphs | how do i find the k from the period | period|360
periodic-models | ferris wheel word problem how do i start | wheel|model|height`,
  MHF4U: `
meaning-of-logarithms | what even is a log | exponent
meaning-of-logarithms | how do i work out log base 2 of 10 roughly | between|estimat
log-graphs, meaning-of-logarithms | why can't you take the log of a negative | domain|positive
laws-of-logarithms | is log(a+b) = log a + log b | product
exponential-and-log-equations | x is in the exponent how do i get it down | log
exponential-and-log-equations | how much stronger is a 7 earthquake than a 5 | Richter|earthquake|10
radian-measure | how do i turn degrees into the pi thing | 180|π|pi
radian-measure | how long is the piece of pizza crust | arc
graphs-in-radians | what does csc look like graphed | cosecant|csc|reciprocal
compound-and-double-angles | exact value of sin 75 | compound|sum|45
compound-and-double-angles | is sin 2x the same as 2 sin x | double
proving-identities | how do i start proving both sides are equal | left side|side|strateg
trig-equations-and-models | how many answers does sin x = 0.5 have between 0 and 2 pi | interval|solutions|two
features-of-polynomials | where do the ends of the graph go | end behaviour
features-of-polynomials | how many bumps can a degree 4 have | turning
zeros-and-multiplicity | why does the graph bounce off the axis | multiplicity|even|order|double
remainder-and-factor-theorems | is there a quick way to check if x - 2 divides evenly | factor theorem|f\\(2\\)|remainder
remainder-and-factor-theorems | how does synthetic division go | synthetic|coefficient
equations-and-inequalities | how do i do x^3 - 4x > 0 | sign|interval
reciprocal-functions | what happens to 1/f(x) where f is zero | asymptote
linear-over-linear | how do i get the horizontal asymptote of (2x+1)/(x-3) | horizontal asymptote
rational-equations-and-inequalities | can i just multiply both sides by the bottom in an inequality | sign|negative
average-and-instantaneous-rates | slope of a secant vs tangent | secant
combining-functions | what's the domain when you add two functions | domain|overlap|intersect
composition | f of g of x which one do i plug in first | inner|g\\(x\\)|inside
modelling-and-inequalities | when does one curve go above the other, can i just use the graph | intersect|graph`,
  MCV4U: `
limits-and-continuity | i get 0/0 when i plug it in now what | indeterminate|factor
limits-and-continuity | when is a graph not continuous | hole|jump|continu
instantaneous-rate | first principles steps | h|limit
derivative-functions | how do i draw f prime from the graph of f | slope|derivative
derivative-functions | why can't you take the derivative at a corner | differentiab|corner
power-and-polynomial-rules | derivative of x^5 | power rule
product-quotient-chain | bracket to a power with stuff inside | chain
exponential-derivatives | why is e so special | e
sinusoidal-derivatives | derivative of cos is it negative | sin
curve-sketching | how do i find where it's curving up or down | concav
motion-and-rates | when is the particle slowing down | sign|opposite|acceler|speed
optimization | biggest garden with 100 m of fence | fence|maximum|area
geometric-and-cartesian-vectors | how do you add arrows | tip|tail|resultant|add
dot-product | how to find the angle between two vectors | dot product|cos
cross-product | how do i get something at right angles to two vectors | cross product|perpendicular
vector-applications | a sign hangs from two cables what's the tension | equilibrium|tension
equations-of-lines-in-space | what's the t in the line equation | parameter
equations-of-planes | how do you find the normal of a plane | normal
intersections | lines that don't meet but aren't parallel | skew
intersections | three planes meet how | planes
distances | how far is a point from a plane | distance`,
  ENG3U: `
active-and-critical-listening | how do i take notes when someone's talking fast | note
seminars-and-discussion | i hate talking in class discussions how do i add to what someone said | build|seminar
presentations | how do i not read off my slides | slide|visual|audience
inference-and-evidence | how do i figure out what the author doesn't say | infer|impl
narrative-elements | difference between first person and third person | point of view
narrative-elements | theme vs topic | theme
poetry-and-figurative-language | metaphor or simile? | metaphor|simile
drama-and-shakespeare | when the audience knows something the character doesn't | dramatic irony
critical-lenses | what's reading like a feminist mean | lens|gender|power
non-fiction-and-rhetoric | ethos pathos logos | ethos|appeal
thesis-and-argument | is 'shakespeare is good' a thesis | argu|thesis
thesis-and-argument | why should i write about the other side | counter
essay-structure, inference-and-evidence | how do i put a quote into my sentence | quot|integrat
essay-structure | what goes in a body paragraph | topic sentence|paragraph
research-and-mla | how do i cite a website | works cited|MLA
research-and-mla | if i change the words is it still plagiarism | paraphras|plagiar
style-and-voice | all my sentences sound the same | variety|sentence
grammar-and-conventions | comma or semicolon | comma|semicolon
grammar-and-conventions | my teacher wrote frag beside my sentence | fragment
media-messages-and-audiences | who is an ad aimed at | audience
forms-and-conventions | why do they use low camera angles | angle|camera|shot
representation-and-bias | what if a movie leaves out a whole group of people | omission|represent
creating-media-texts | what do you draw in a storyboard | storyboard`,
  ENG4U: `
seminar-leadership | what kinds of questions get people talking | question|open
debate-and-rhetoric | what's it called when you attack the person and not the argument | ad hominem|fallac
debate-and-rhetoric, argument-and-counter-argument | how do i answer the other team's point | rebut
evaluating-speech | how can you tell a speech is trying to manipulate you | persua|bias|tone
close-reading | how do i tackle a sight passage on the exam | sight|passage|close
literary-theory | marxist reading what do i look for | class|Marx
literary-theory | how would freud read hamlet | psycho
tragedy-and-drama | what's a tragic flaw | hamartia|flaw
novel-and-short-fiction | how do you know the narrator is lying | unreliable
poetry-analysis | where does the poem turn | volta
poetry-analysis | da DUM da DUM what's that rhythm called | iamb
comparative-analysis, comparative-essay | how do i connect two books that seem totally different | theme|compar|link
comparative-essay | should i do one book then the other or mix them | block|point-by-point
independent-research-essay | how narrow should my research question be | question
argument-and-counter-argument | do i make my essay weaker if i admit the other side has a point | conced
revision-and-style | my essay is too wordy | concis
revision-and-style | active or passive voice | active|passive
documentation | can i use chatgpt for my essay | AI|academic
documentation | apa vs mla | APA
ideology-and-ownership | does it matter who owns the news | own
adaptation | why did the movie change the ending of the book | adapt
digital-culture | why does my feed show me the same stuff all the time | algorithm
multimodal-projects | what goes in the rationale | rationale`,
}
