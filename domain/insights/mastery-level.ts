/** Below this mastery, in points, a lesson is worth going back to: it is a review area, and Ilm is told of it (INS-05, INS-06). */
export const SHAKY = 60
/** From here on it is mastered (INS-05). */
const MASTERED = 80

/** The chip of a mastery in percent: 80 and more success, 60 and more warning, below that error (INS-05, OPN-96). */
export const masteryLevel = (mastery: number): 'success' | 'warning' | 'error' =>
  mastery >= MASTERED ? 'success' : mastery >= SHAKY ? 'warning' : 'error'
