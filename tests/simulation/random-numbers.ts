/** A normal random number (Box and Muller 1958). */
export const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
export const logistic = (x: number): number => 1 / (1 + Math.exp(-x))
