/** A problem a student brings along, with attempts at it: right ones, right steps on the way, and wrong ones with what a reply must point at. */
export type OwnProblem = {
  course: string
  /** left out: the attempts are claims that stand alone */
  problem?: string
  right: readonly string[]
  wrong: readonly (readonly [say: string, where: RegExp])[]
}

/** Of the sciences. Written for this suite, as students paste homework and try. */
export const OWN_PROBLEMS_SCIENCE: readonly OwnProblem[] = [
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
]
