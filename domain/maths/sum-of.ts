/** All numbers together; 0 of none. */
export const sumOf = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
