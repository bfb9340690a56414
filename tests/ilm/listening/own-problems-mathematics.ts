import type { OwnProblem } from './own-problems.ts'

/** Of mathematics, statistics and computer science (see `own-problems.ts`), and claims that stand alone. */
export const OWN_PROBLEMS_MATHEMATICS: readonly OwnProblem[] = [
  {
    course: 'MTH1W',
    problem: 'solve 2x + 5 = 17',
    right: ['x = 6', 'so 6?', '2x = 12'],
    wrong: [
      ['x = 11', /5|side|subtract/i],
      ['2x = 22', /sign|subtract|opposite|5/i],
      ['x = 12', /2|divid/i],
    ],
  },
  {
    course: 'MTH1W',
    problem: 'i have to solve 5x - 3 = 2x + 9 for homework',
    right: ['3x = 12', 'x=4'],
    wrong: [
      ['7x = 12', /sign|subtract|opposite|2x/i],
      ['x = 2', /3|sign|side|left/i],
    ],
  },
  {
    course: 'MTH1W',
    problem: 'a right triangle has legs 3 and 4. find the hypotenuse',
    right: ['5', 'c = 5'],
    wrong: [
      ['7', /square|add/i],
      ['25', /root/i],
    ],
  },
  {
    course: 'MTH1W',
    problem: 'find the slope between (1,2) and (3,8)',
    right: ['3', 'm = 3'],
    wrong: [
      ['1/3', /upside|rise|run/i],
      ['-3', /sign|order/i],
    ],
  },
  {
    course: 'MTH1W',
    problem: 'whats the simple interest on $500 at 4% for 3 years',
    right: ['$60', '60'],
    wrong: [
      ['6000', /100|percent|decimal/i],
      ['20', /year|time|t\b/i],
    ],
  },
  {
    course: 'MCR3U',
    problem: 'solve x^2 - 5x + 6 = 0',
    right: ['x = 2', 'x = 3', '(x-2)(x-3) = 0'],
    wrong: [
      ['x = -2', /sign/i],
      ['x = 6', /left side|put/i],
    ],
  },
  {
    course: 'MCR3U',
    problem: 'whats the 10th term of the arithmetic sequence 3, 7, 11, ...',
    right: ['39'],
    wrong: [['43', /n - 1|n-1|one too many|one step/i]],
  },
  {
    course: 'MHF4U',
    problem: 'f(x) = 2x + 1 and g(x) = x^2, find f(g(3))',
    right: ['19'],
    wrong: [
      ['49', /order|inside|first/i],
      ['63', /multipl|inside|compos/i],
    ],
  },
  {
    course: 'MHF4U',
    problem: 'solve log2(x) = 5',
    right: ['x = 32'],
    wrong: [['x = 10', /left side|put|expon|power/i]],
  },
  {
    course: 'MCV4U',
    problem: 'find the derivative of 3x^2 + 2x',
    right: ['6x + 2', 'is it 6x+2'],
    wrong: [
      ['6x', /2x|term/i],
      ['3x + 2', /exponent|bring|multipl/i],
      ['6x^2 + 2', /exponent|power|lower|one less/i],
    ],
  },
  {
    course: 'MCV4U',
    problem: 'differentiate (2x+1)^3',
    right: ['6(2x+1)^2'],
    wrong: [['3(2x+1)^2', /inside|inner|chain/i]],
  },
  {
    course: 'MCV4U',
    problem: 'find the dot product of (1,2,3) and (4,5,6)',
    right: ['32'],
    wrong: [['(4,10,18)', /add|number|scalar/i]],
  },
  {
    course: 'MCV4U',
    problem: 'cross product of [1,0,0] and [0,1,0]',
    right: ['(0,0,1)', '[0, 0, 1]'],
    wrong: [['(0,0,-1)', /sign|order/i]],
  },
  {
    course: 'MCV4U',
    problem: 'magnitude of the vector (3,4)',
    right: ['5'],
    wrong: [
      ['7', /square|add/i],
      ['25', /root/i],
    ],
  },
  {
    course: 'AP-CALCULUS-AB',
    problem: 'integral of 2x dx',
    right: ['x^2 + C', 'x^2+c'],
    wrong: [
      ['2', /deriv|other way|back/i],
      ['2x^2 + C', /divid|exponent|check/i],
      ['x^2', /C|constant/],
    ],
  },
  {
    course: 'AP-CALCULUS-AB',
    problem: 'derivative of sin(2x)',
    right: ['2cos(2x)'],
    wrong: [
      ['cos(2x)', /inside|inner|chain/i],
      ['-2cos(2x)', /sign/i],
    ],
  },
  {
    course: 'AP-CALCULUS-BC',
    problem: 'evaluate the integral of x^2 from 0 to 3',
    right: ['9'],
    wrong: [['27', /divid|3|antideriv/i]],
  },
  {
    course: 'AP-STATISTICS',
    problem: 'a score is 80, mean 70, standard deviation 5. z score?',
    right: ['2', 'z = 2'],
    wrong: [
      ['-2', /sign|order/i],
      ['10', /divid|standard deviation/i],
    ],
  },
  {
    course: 'AP-STATISTICS',
    problem: 'find the mean of 2, 4, 6, 8',
    right: ['5'],
    wrong: [['20', /divid|how many|4/i]],
  },
  {
    course: 'AP-COMPUTER-SCIENCE-PRINCIPLES',
    problem: 'convert 1011 binary to decimal',
    right: ['11', 'is it 11'],
    wrong: [
      ['13', /other end|right|order|backward/i],
      ['7', /place|1s|ones|digit/i],
    ],
  },
  {
    course: 'AP-COMPUTER-SCIENCE-PRINCIPLES',
    problem: 'write 13 in binary',
    right: ['1101'],
    wrong: [['1011', /order|backward|other end|place|worth|back/i]],
  },
  { course: 'MCV4U', right: ['is the derivative of x^3 3x^2', 'derivative of 5x is 5 right?'], wrong: [] },
  { course: 'MCV4U', right: [], wrong: [['the derivative of x^3 is x^2 right?', /exponent|bring|multipl/i]] },
  { course: 'SNC1W', right: ['is 5 km = 5000 m', '3 hours is 10800 s right'], wrong: [] },
  { course: 'SNC1W', right: [], wrong: [['so 5 km = 500 m?', /1000|kilo|factor|decimal/i]] },
  { course: 'SCH3U', right: ['20 °C is 293 K right?', 'the molar mass of water is 18 right?'], wrong: [] },
  { course: 'SCH3U', right: [], wrong: [['25 C is 248 K?', /add|273|sign/i]] },
  {
    course: 'MCR3U',
    right: ['is x^2 - 5x + 6 = (x-2)(x-3)', 'i think sqrt(50) = 5sqrt(2)'],
    wrong: [['(x+3)^2 = x^2 + 9 right?', /middle|6x|twice|2ab|try/i]],
  },
  {
    course: 'MTH1W',
    right: ['is 3/4 + 1/8 = 7/8', '15% of 80 is 12?', 'i got 2^3 * 2^4 = 2^7'],
    wrong: [
      ['1/2 + 1/3 = 2/5', /denominator/i],
      ['2^3 * 2^4 = 2^12?', /add|expon/i],
      ['3 + 4 * 2 = 14', /first|order|before/i],
    ],
  },
  { course: 'AP-COMPUTER-SCIENCE-PRINCIPLES', right: ['is 1010 binary 10 in decimal'], wrong: [] },
]
