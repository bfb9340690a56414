/** Points in short: '0,1 2,5' is (0, 1) and (2, 5). */
export const at = (text: string): [number, number][] =>
  text.split(' ').map((point) => point.split(',').map(Number) as [number, number])
