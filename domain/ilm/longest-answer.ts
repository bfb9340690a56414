/** Characters of a student's answer that go with a question to Ilm; of an essay, its beginning. Apart from the calls, so that a page needs none of them. */
export const LONGEST_ANSWER = 1000
