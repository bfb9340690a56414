/** The same for mathematics, statistics and computer science (see `asked-science.ts`). */
export const ASKED_MATHEMATICS: Readonly<Record<string, string>> = {
  MTH1W: `
define | whats slope | slope-and-rate-of-change, equations-of-lines | rise|steep|change
define | what is a rational number | number-sets-and-their-stories, density-infinity-and-limits | fraction|ratio|integer
define | what does depreciation mean | appreciation-and-depreciation | value|lose
compare | mean vs median | one-variable-data, data-in-society | mean & median
compare | direct and partial variation or linear vs nonlinear | linear-or-not, equations-of-lines | linear
compare | simple interest and compound interest | interest-and-borrowing-costs | simple & compound
how | how do i solve equations with x on both sides | solving-linear-equations | side|both
how | how do i use pythagoras | pythagorean-relationship | hypotenuse|square|c\\^2
how | how do you find the volume of a cone | volume-of-prisms-pyramids-cones | cone|frac|third
how | how do i write numbers in scientific notation | powers-and-scientific-notation | 10
why | why do you add exponents when you multiply | exponent-laws | factor|add|expon
how | how to convert km to m | units-and-conversions | convert|unit|1000|factor
define | whats a variable in coding | variables-and-parameters-in-code, sequences-loops-conditionals | value|name|stor
example | example of a proportion | rates-ratios-percents-proportions | ratio|proportion
`,
  MCR3U: `
define | whats the discriminant | quadratic-equations-and-discriminant | b\\^2|root
define | what is a function | relations-and-functions | one|input|output|x
define | what is an annuity | annuities | payment
compare | arithmetic vs geometric sequence | arithmetic-sequences-series, geometric-sequences-series, recursive-sequences | arithmetic & geometric
compare | domain and range | relations-and-functions, parent-functions | domain & range
how | how do i find the inverse of a function | inverse-functions | swap|x|y|inverse
how | how do i use the cosine law | sine-and-cosine-laws | cos|side|angle
how | how do u find the vertex max or min | maximum-and-minimum | vertex|square|max
how | how do you simplify rational expressions | rational-expressions | factor
why | why is something to the power of zero 1 | rational-exponents, exponential-graphs | 1|zero|divid
how | how do i find the amplitude of a sine graph | sinusoidal-graphs, periodic-models | amplitude|max
define | what is compound interest | compound-interest | interest
how | how do transformations of functions work like a f(k(x-d)) | transformations | stretch|shift|translat|reflect
example | example of exponential decay | growth-and-decay | half|decay|cool|decreas
`,
  MHF4U: `
define | whats a logarithm | meaning-of-logarithms | exponent
define | what is a radian | radian-measure | arc|radius
define | what does multiplicity mean | zeros-and-multiplicity | factor|zero|times
compare | vertical vs horizontal asymptote | linear-over-linear, reciprocal-functions, rational-equations-and-inequalities | vertical & horizontal
compare | average vs instantaneous rate of change | average-and-instantaneous-rates | average & instantaneous
how | how do i solve log equations | exponential-and-log-equations | log
how | how do you prove trig identities | proving-identities | side|identit
how | how do i use the factor theorem | remainder-and-factor-theorems | factor|zero|0
how | how do u find f of g of x | composition, combining-functions | inside|g
why | why cant you take the log of a negative number | meaning-of-logarithms, log-graphs | positive|power
how | how to solve polynomial inequalities | equations-and-inequalities, rational-equations-and-inequalities | sign|interval|zero
define | whats a reciprocal function | reciprocal-functions | 1|recipro
how | how do compound angle formulas work | compound-and-double-angles | sin|cos
how | how do i use the laws of logs | laws-of-logarithms | log
`,
  MCV4U: `
define | whats a derivative | derivative-functions, instantaneous-rate, power-and-polynomial-rules | slope|rate|tangent
define | what is a limit | limits-and-continuity | approach|close
define | what is a normal vector | equations-of-planes, cross-product, intersections | perpendicular
compare | dot product vs cross product | dot-product, cross-product | dot & cross
compare | velocity vs speed or first and second derivative | motion-and-rates, curve-sketching | derivative|velocity
how | how do i do optimization problems | optimization | max|min|constraint|derivative
how | how do you use the chain rule | product-quotient-chain | inside|outer|chain
how | how do i find where a line meets a plane | intersections | line|plane|substit
how | how do i find the distance from a point to a line | distances | distance|perpendicular
why | why is the derivative of e^x itself | exponential-derivatives | e|slope
why | why does the dot product equal zero mean perpendicular | dot-product | cos|90|perpendicular|right
define | whats a unit vector | geometric-and-cartesian-vectors | 1|length|magnitude
how | how to find concavity | curve-sketching | second|concav
define | derivative of sin x | sinusoidal-derivatives | cos
`,
  'AP-CALCULUS-AB': `
define | whats the mean value theorem | mean-and-extreme-value-theorems | secant|average|slope|rate
define | what is a riemann sum | riemann-sums | rectangle|sum
define | what is a differential equation | modelling-and-verifying, slope-fields, separation-of-variables | derivative|rate
compare | disk method vs washer method | volumes-disk-and-washer | disk|disc & washer
compare | removable vs jump discontinuity | continuity | removable & jump
how | how do i do related rates | related-rates | rate|time|different
how | how do u sub work | antiderivatives-and-substitution | u|inside|substit
how | how do i use lhopitals rule | lhospitals-rule | 0|infty|derivative
how | how do you find the area between two curves | area-between-curves | int|top|upper|minus
why | why do we need plus c | antiderivatives-and-substitution, fundamental-theorem | constant
why | why isnt absolute value differentiable at 0 | differentiability | corner|slope
define | whats implicit differentiation | implicit-differentiation | y|both
how | how to find inflection points | concavity-and-inflection | second|concav|sign
define | what is the ftc | fundamental-theorem | integral|deriv|accumul
`,
  'AP-CALCULUS-BC': `
define | whats a taylor series | taylor-polynomials-and-series | deriv|polynomial|centre
define | what is the radius of convergence | power-series, convergence-tests, alternating-and-ratio | converg
define | what is eulers method | eulers-method | step|tangent
compare | absolute vs conditional convergence | alternating-and-ratio, convergence-tests, convergence-and-nth-term | absolut & condition
compare | exponential vs logistic growth | logistic-models | logistic
how | how do i do integration by parts | integration-by-parts | u|dv|parts
how | how do partial fractions work | partial-fractions-and-improper | factor|fraction
how | how do u find polar area | polar-area | r|theta|frac
how | how to find arc length | arc-length | sqrt|length
why | why does the harmonic series diverge | convergence-and-nth-term, convergence-tests | harmonic|diverg|grow
how | how do i find dy/dx for parametric equations | parametric-derivatives | dt
define | what is the lagrange error bound | lagrange-error | error|remainder|derivative
how | how does the ratio test work | alternating-and-ratio, convergence-tests, power-series | ratio|limit
how | how do i use the squeeze theorem or find limits | limit-techniques | limit|squeeze
`,
  'AP-STATISTICS': `
define | whats a p value | test-for-a-proportion, errors-and-conclusions, test-for-a-mean | probab
define | what is the central limit theorem | sampling-distributions-clt | normal|sample
define | what is a confounding variable | experimental-design, sampling-methods-and-bias | variable|confound
compare | type 1 vs type 2 error | errors-and-conclusions | type I & type II
compare | observational study vs experiment | experimental-design, sampling-methods-and-bias | experiment
compare | mean and median when data is skewed | centre-and-spread | mean & median
how | how do i interpret a confidence interval | interval-for-a-proportion, interval-for-a-mean | confiden
how | how do i do a chi squared test | chi-square-tests | expected|observed
how | how do you find the z score | normal-distribution | standard deviation|z|mean
why | why does correlation not mean causation | correlation, experimental-design | caus|lurk|third
why | why do we use n-1 or t instead of z | t-distribution, centre-and-spread | t|deviation
define | whats a residual | residuals-and-fit, least-squares-line | predict|observed|actual
how | how do i use the binomial formula | binomial-distribution | trial|success
example | example of stratified sampling | sampling-methods-and-bias | strat|group
`,
  'AP-COMPUTER-SCIENCE-A': `
define | whats a constructor | constructors-and-this, anatomy-of-a-class, objects-and-instantiation | object|new|class
define | what is recursion | searching-sorting-recursion | itself|base
define | what does static mean | static-members | class
compare | array vs arraylist | arraylist, arrays | array & ArrayList
compare | while loop vs for loop | while-loops, for-loops | while & for
compare | == vs equals for strings | string-methods, references-and-scope, boolean-expressions | equals
how | how do i loop through a 2d array | two-dimensional-arrays | row|col
how | how does binary search work | searching-sorting-recursion | half|middle|sorted
how | how do i use substring | string-methods | index|substring
why | why does 5/2 give 2 in java | variables-types-expressions, casting-and-range | int|trunc|cut
why | why do i get a null pointer exception | references-and-scope, objects-and-instantiation | null
define | whats encapsulation | abstraction-and-design, anatomy-of-a-class | private|hid
how | how do i read a text file in java | text-files | Scanner|File
define | what is an accessor method | writing-methods, anatomy-of-a-class | return|get
`,
  'AP-COMPUTER-SCIENCE-PRINCIPLES': `
define | whats an algorithm | developing-algorithms, conditionals-and-iteration, program-function-and-purpose | step|instruct|sequence
define | what is metadata | extracting-information | data
define | what is phishing | safe-computing | trick|email|password|information
compare | lossy vs lossless compression | data-compression | lossy & lossless
compare | sequential vs parallel computing | parallel-and-distributed-computing | sequential & parallel
compare | public and private key encryption symmetric vs asymmetric | safe-computing | key
how | how do i convert binary to decimal | binary-numbers | 2|place|power
how | how does the internet route packets | the-internet, fault-tolerance | packet|rout
how | how does a heuristic help | efficiency-and-undecidability | good enough|approx|exact|heuristic
why | why is the digital divide a problem | digital-divide | access
why | why can ai be biased | computing-bias | data|bias
define | whats creative commons | legal-and-ethical-concerns | licen|share|copyright
example | example of citizen science or crowdsourcing | crowdsourcing | crowd|people
define | what is an overflow error | binary-numbers, analogue-to-digital-and-abstraction | bit|large|range
`,
  ENG3U: `
define | whats a thesis | thesis-and-argument, essay-structure | argu|claim
define | what is dramatic irony | drama-and-shakespeare, narrative-elements | audience|know
define | what does imagery mean | poetry-and-figurative-language | sense|picture|image
define | whats an iamb or iambic pentameter | drama-and-shakespeare, poetry-and-figurative-language | stress|beat|syllab
compare | metaphor vs simile | poetry-and-figurative-language | metaphor & simile
compare | ethos vs pathos | non-fiction-and-rhetoric | ethos & pathos
how | how do i cite a website in mla | research-and-mla | MLA|author|cit
how | how do i write a good intro paragraph | essay-structure, thesis-and-argument | hook|thesis|intro
how | how do i use a semicolon | grammar-and-conventions, style-and-voice | semicolon
why | why do ads target certain audiences | media-messages-and-audiences, representation-and-bias, forms-and-conventions | audience
how | how do i make an inference | inference-and-evidence | evidence|clue|text
define | what is a critical lens | critical-lenses | lens|read
example | example of a stereotype in media | representation-and-bias | stereotyp|represent
how | how do i take notes when listening | active-and-critical-listening | note|main
`,
  ENG4U: `
define | whats hamartia or a tragic flaw | tragedy-and-drama | flaw|error|hero
define | what is hegemony | ideology-and-ownership, literary-theory | power|idea|normal
define | what is an unreliable narrator | novel-and-short-fiction | narrator
compare | postcolonial vs feminist theory | literary-theory | coloni & femin|gender
compare | adaptation vs original or fidelity in adaptations | adaptation | adapt
how | how do i write a comparative essay | comparative-essay, comparative-analysis | compar|point
how | how do i respond to a counter argument | argument-and-counter-argument, debate-and-rhetoric | counter
how | how do i analyze a poem | poetry-analysis, close-reading | poem|line
how | how do i cite two sources by the same author | documentation | author|cit|title
why | why do people trust influencers online | digital-culture | trust|online|algorithm|digital
how | how do i make my sentences less wordy | revision-and-style | word|cut|concis
define | whats catharsis | tragedy-and-drama | pity|fear|emotion
how | how do i lead a seminar | seminar-leadership | question|seminar
define | what is a rebuttal | debate-and-rhetoric, argument-and-counter-argument | answer|counter|argu|respon
`,
}
