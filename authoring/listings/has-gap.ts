/** What stands for code that the student adds or that is left out. */
const GAP =
  /…|\.\.\.(?!\s*\w+\s*[,)])|_{3,}|\/[/*]\s*(?:missing|code|to be|your|implementation|rest|not shown|other)\b|<missing|\bnot shown\b/i

/** Pieces to choose from, each with its number. */
const NUMBERED = /^\s*(?:I|II|III|IV)\.\s/m

/** Whether a listing leaves something out: an ellipsis, a line to write on, a comment such as “missing code”; or that it is several pieces. */
export function hasGap(code: string): boolean {
  const bare = code.replaceAll(/"(?:[^"\\\n]|\\.)*"/g, '""')
  return GAP.test(bare) || /\bMISSING\b/.test(bare) || NUMBERED.test(bare)
}
