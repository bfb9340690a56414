/** A problem a student brings along, with attempts at it: right ones, right steps on the way, and wrong ones with what a reply must point at. */
export type OwnProblem = {
  course: string
  /** left out: the attempts are claims that stand alone */
  problem?: string
  right: readonly string[]
  wrong: readonly (readonly [say: string, where: RegExp])[]
}

/** Written for this suite, as students paste homework and try. */
export const OWN_PROBLEMS: readonly OwnProblem[] = [
  {
    course: 'SPH3U',
    problem: 'a 12 V battery is connected to a 4 ohm resistor. what is the current?',
    right: ['so 3 amps?', '3 A', 'I = 3'],
    wrong: [
      ['48 amps?', /multipl|divid|way round/i],
      ['is it 0.33 A', /upside|other way|way round|divid/i],
      ['3 V', /unit/i],
    ],
  },
  {
    course: 'SPH3U',
    problem: 'a 2 kg ball moves at 3 m/s whats its kinetic energy',
    right: ['9 J', 'i got 9 joules'],
    wrong: [
      ['18 J', /half|½|frac\{1\}\{2\}/i],
      ['3 J', /square/i],
      ['6 J', /square|half|½/i],
    ],
  },
  {
    course: 'SPH3U',
    problem: 'A force of 10 N acts on a box of 5 kg. Find the acceleration.',
    right: ['2 m/s^2', 'a = 2'],
    wrong: [
      ['50 m/s^2', /multipl|divid|way round/i],
      ['0.5', /upside|other way|way round/i],
    ],
  },
  {
    course: 'SPH3U',
    problem: 'car goes from 0 m/s to 20 m/s in 5 s, whats the acceleration',
    right: ['4 m/s^2', 'its 4'],
    wrong: [['100 m/s2', /multipl|divid/i]],
  },
  {
    course: 'SPH3U',
    problem: 'a wave has a frequency of 5 Hz and a wavelength of 2 m. how fast is it',
    right: ['10 m/s'],
    wrong: [['2.5 m/s', /divid|multipl/i]],
  },
  {
    course: 'SPH3U',
    problem: 'a motor does 600 J of work in 30 s what is the power',
    right: ['20 W', '20 watts'],
    wrong: [['18000 W', /multipl|divid/i]],
  },
  {
    course: 'SPH3U',
    problem: '3 ohm and 6 ohm resistors in parallel, whats the total resistance',
    right: ['2 ohms', '2'],
    wrong: [
      ['9 ohm', /series|add/i],
      ['0.5', /flip|upside|one over|recipro/i],
    ],
  },
  {
    course: 'SPH4U',
    problem: 'whats the momentum of a 1500 kg car going 20 m/s',
    right: ['30000 kg m/s', '30000'],
    wrong: [['75', /divid|multipl/i]],
  },
  {
    course: 'AP-PHYSICS-1',
    problem: 'how much gravitational potential energy does a 3 kg book have on a 2 m high shelf',
    right: ['58.8 J', '59 J'],
    wrong: [['6 J', /g|9\.8/i]],
  },
  {
    course: 'AP-PHYSICS-1',
    problem: 'a 4 N force pushes a cart for 3 s. impulse?',
    right: ['12 N s', '12'],
    wrong: [['1.33', /divid|multipl/i]],
  },
  {
    course: 'AP-PHYSICS-2',
    problem: 'light has a frequency of 6e14 Hz. what is its wavelength',
    right: ['5e-7 m', '500 nm'],
    wrong: [['1.8e23 m', /multipl|divid/i]],
  },
  {
    course: 'AP-PHYSICS-C-EM',
    problem: 'a 2 A current runs through a 6 ohm resistor, what is the voltage',
    right: ['12 V'],
    wrong: [['3 V', /divid|multipl/i]],
  },
  {
    course: 'AP-PHYSICS-C-MECHANICS',
    problem: 'how much work does a 20 N force do over 3 m',
    right: ['60 J'],
    wrong: [['6.67 J', /divid|multipl/i]],
  },
  {
    course: 'SNC1W',
    problem: 'A block has a mass of 20 g and a volume of 5 mL. Find its density',
    right: ['4 g/mL', '4'],
    wrong: [
      ['100 g/mL', /multipl|divid/i],
      ['0.25', /upside|other way|way round/i],
    ],
  },
  {
    course: 'SNC1W',
    problem: 'current is 0.5 A and resistance is 10 ohm whats the voltage',
    right: ['5 V', '5 volts'],
    wrong: [
      ['20 V', /divid|multipl/i],
      ['0.05 V', /upside|divid|multipl|way round/i],
    ],
  },
  {
    course: 'SCH3U',
    problem: 'how many moles are in 36 g of water',
    right: ['2 mol', 'is it 2.0 moles'],
    wrong: [
      ['648 mol', /multipl|divid/i],
      ['0.5', /upside|other way|way round/i],
    ],
  },
  {
    course: 'SCH3U',
    problem: 'what is the mass of 2 mol of CO2',
    right: ['88 g', '88.02 g'],
    wrong: [
      ['22 g', /divid|multipl/i],
      ['56 g', /molar mass|atoms|oxygen|O/],
    ],
  },
  {
    course: 'SCH3U',
    problem: '0.5 mol of salt is dissolved in 250 mL. concentration?',
    right: ['2 mol/L', '2 M'],
    wrong: [
      ['0.002 mol/L', /litre|mL|unit|1000/i],
      ['0.125 mol/L', /multipl|divid/i],
    ],
  },
  {
    course: 'SCH3U',
    problem: 'find the molar mass of CaCO3',
    right: ['100.09 g/mol', '100'],
    wrong: [['68', /O|oxygen|three|3/]],
  },
  {
    course: 'SCH3U',
    problem: 'what is the pH of 0.01 mol/L HCl',
    right: ['2', 'pH = 2'],
    wrong: [
      ['-2', /minus|sign/i],
      ['12', /pOH|14/],
      ['0.01', /log/i],
    ],
  },
  {
    course: 'SCH4U',
    problem: 'the H+ concentration is 1e-4 mol/L. find the pH',
    right: ['4', 'pH is 4'],
    wrong: [
      ['10', /pOH|14/],
      ['-4', /minus|sign/i],
    ],
  },
  {
    course: 'SCH4U',
    problem: 'how much heat to warm 100 g of water by 5 degrees',
    right: ['2090 J', '2.09 kJ'],
    wrong: [
      ['500 J', /specific heat|4\.1/i],
      ['20.9 J', /factor|decimal|multipl|divid/i],
    ],
  },
  {
    course: 'AP-CHEMISTRY',
    problem: 'how many moles of NaCl in 117 g',
    right: ['2.00 mol'],
    wrong: [['6838', /multipl|divid/i]],
  },
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
