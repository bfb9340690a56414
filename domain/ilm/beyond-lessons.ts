import { compilePhrase } from './compile-phrase.ts'
import { bareWords } from './plain-message.ts'

/** What no lesson tells, though lessons use its words: results and favourites of the day, errands, the weather. Words of `plainMessage`. */
const BEYOND = [
  'who (won|wins|scored|lost|is winning|plays in|is playing in) … (game|match|cup|finals|final|series|playoffs|race|election|fight|super bowl|oscar)',
  'whats the score',
  '(best|coolest|greatest|worst) (new )?(video game|video games|game console|console|gaming pc|phone|movie|song|band|singer|rapper|player|team|youtuber|anime|tv show|show on netflix|pizza|car|shoes|sneakers)',
  '(good|nice|cool|fun) (pizza|burger|sushi|ramen|coffee|restaurant|movie|song|show|series|phone|place to eat)',
  '(more|get) (followers|likes|views|subscribers|streams) (on|for)',
  '(whats|what is|hows|how is) the weather',
  '(will|is) it (going to )?(rain|snow|raining|snowing)( today| tomorrow| tonight)?$',
  '(order|buy|get|book|call) me (a|an|some) (uber|taxi|cab|pizza|burger|food|ticket|tickets|lunch|flight)',
  'set (a|an|my) (alarm|timer|reminder)',
  'play (some|a) (music|song)',
  'what time is it$',
  '(whats|what is) the capital (city )?of',
  'who is the (president|prime minister|king|queen|mayor|premier) of',
].map(compilePhrase)

/** Whether a message asks for something outside every course. @param plain as plainMessage gives it */
export function asksBeyondLessons(plain: string): boolean {
  const bare = bareWords(plain)
  return BEYOND.some((pattern) => pattern.test(bare))
}
