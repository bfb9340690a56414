/** Half an hour: nobody works longer on one question or card; beyond it the page was open and the student away. */
const LONGEST_SECONDS = 1800

/**
 * What every `seconds` of an event means: how long something was on screen in a visible tab until it was answered, in seconds, to a
 * tenth, and at most half an hour.
 */
export const spentSeconds = (active: number): number =>
  Math.round(Math.min(LONGEST_SECONDS, Math.max(0, active)) * 10) / 10
