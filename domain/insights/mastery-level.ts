/** The chip of a mastery in percent: 80 and more success, 60 and more warning, below that error (INS-05, OPN-96). */
export const masteryLevel = (mastery: number): 'success' | 'warning' | 'error' =>
  mastery >= 80 ? 'success' : mastery >= 60 ? 'warning' : 'error'
