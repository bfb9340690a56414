import type { Listing } from '#authoring/listings/listing.ts'

/** A listing that stands alone in a file, in pseudocode unless said otherwise. */
export const makeListing = (code: string, change: Partial<Listing> = {}): Listing => ({
  language: 'pseudocode',
  code,
  run: {},
  loaded: { file: 'a.yaml', data: undefined, lineOf: () => 1 },
  path: [],
  earlier: [],
  isWrongOption: false,
  ...change,
})
