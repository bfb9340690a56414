import { plainNumber, roundTo } from '../maths/format-number.ts'

/** Decimals that are shown as they are; a longer number is the result of a division and says more than anybody asked. */
const DECIMALS_AS_THEY_ARE = 4
const DECIMALS_AT_MOST = 9

/** A long decimal is cut to the fewest decimals that stay within a tenth of the tolerance of the exact answer. */
export function shownNumber(answer: number, tolerance = 0): string {
  const exact = plainNumber(answer)
  if ((exact.split('.')[1]?.length ?? 0) <= DECIMALS_AS_THEY_ARE) return exact
  for (let decimals = 1; decimals <= DECIMALS_AT_MOST; decimals++) {
    const rounded = roundTo(answer, decimals)
    if (Math.abs(rounded - answer) <= tolerance / 10) return plainNumber(rounded)
  }
  return exact
}
