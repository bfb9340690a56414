/** Cases for each route and each server function: 500 in `npm test`, 10,000 by `npm run fuzz`. */
export const fuzzRuns = Number(process.env.FUZZ_RUNS || 500)
