/** "1 lesson", "3 lessons"; nothing for none. */
export function countLabel(count: number, noun: string): string {
  if (count === 0) return ''
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
