import { z } from 'zod'

/** What a listing does when it is run, as its author says (content/README.md, "Listings that run"). No student sees it. */
export const codeRunSchema = z.strictObject({
  /** code that goes ahead of the listing: what its text says there is */
  before: z.string().min(1).optional(),
  /** code that comes behind it: the call, or the value, that is asked for */
  after: z.string().min(1).optional(),
  /** what is entered, a line each */
  input: z.array(z.union([z.string(), z.number()])).optional(),
  /** the grid of a robot, in letters: `.` open, `#` not, the robot as one of `^ > v <` */
  grid: z.string().min(1).optional(),
  /** what all of it prints; spaces and empty lines at the ends do not matter */
  prints: z.union([z.string(), z.number()]).optional(),
  /** it is not meant to work: the compiler refuses it, it never ends, or it stops, with any exception or with the one of this name */
  fails: z
    .string()
    .regex(
      /^(compile|endless|exception|[A-Z]\w*(Exception|Error))$/,
      'is compile, endless, exception or the name of an exception',
    )
    .optional(),
  /** why it cannot be run, such as a gap that the question fills */
  skip: z.string().min(1).optional(),
})
export type CodeRun = z.output<typeof codeRunSchema>
