/**
 * Ontario's achievement level of a percentage (Growing Success, 2010): level 3, from 70, is the provincial standard; below 50 is none.
 */
export const achievementLevel = (percent: number): string => {
  const whole = Math.round(percent)
  return whole >= 80
    ? 'Level 4'
    : whole >= 70
      ? 'Level 3'
      : whole >= 60
        ? 'Level 2'
        : whole >= 50
          ? 'Level 1'
          : 'Below Level 1'
}
