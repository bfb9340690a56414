/**
 * The colours a figure may use, by the names CSS has for them, so that a drawing looks right in an editor too. Each stands for
 * a token of the theme (app/figures.css), which changes with dark mode, print and forced colours.
 */
export const INKS = ['black', 'grey', 'silver', 'blue', 'orange', 'green', 'purple', 'gold', 'red'] as const
/** For areas behind ink; `white` is the paper, `yellow` is light: what is lit looks lit in both themes. */
const TINTS = ['white', 'yellow', 'lightblue', 'peachpuff', 'lightgreen', 'thistle', 'khaki', 'mistyrose'] as const

export const COLOUR_WORDS: readonly string[] = [...INKS, ...TINTS, 'none']

/** The inks of series in order, and the tint that goes with each. */
export const SERIES_INKS = ['blue', 'orange', 'green', 'purple', 'gold'] as const
const TINT_OF: Readonly<Record<string, string>> = {
  blue: 'lightblue',
  orange: 'peachpuff',
  green: 'lightgreen',
  purple: 'thistle',
  gold: 'khaki',
  red: 'mistyrose',
}

/** The area colour that goes with an ink. */
export const tintOf = (ink: string): string => TINT_OF[ink] ?? 'silver'

/** What stands in the markup for a colour word. */
export const tokenOf = (word: string): string => (word === 'none' ? word : `var(--fig-${word})`)
