/** Every place has something in it. */
export const areFilled = (places: readonly unknown[], given: readonly string[]): boolean =>
  places.length > 0 && places.every((_, index) => (given[index] ?? '').trim() !== '')
