import { describeFigures } from '../figure/describe-figures.ts'
import type { DrawnFigure } from '../figure/drawn-figure.ts'
import type { AuthoredQuestion } from '../question/authored-question.ts'
import type { Question } from '../question/question.ts'
import type { TemplateScope } from '../template/template-expression.ts'

/** Where the figures of a set's stimulus stand, as seen from its questions. */
const OF_STIMULUS = 'stimulus'

/** All figures of a question and of what its set looks at, in words. */
export const figuresInWords = (authored: AuthoredQuestion, scope: TemplateScope): DrawnFigure[] => [
  ...(authored.stimulus
    ? describeFigures(authored.stimulus, scope, OF_STIMULUS).map((figure) => ({ ...figure, at: OF_STIMULUS }))
    : []),
  ...describeFigures(authored, scope, 'prompt'),
]

/** Under the answer's own texts a figure may show the answer; these are what is asked about. */
const isAskedAbout = ({ at }: DrawnFigure): boolean => at === OF_STIMULUS || at === 'prompt' || at === 'places'

/** What the figures show that a question asks about, one text a figure. */
export const askedAbout = ({ figures = [] }: Pick<Question, 'figures'>): string[] =>
  figures.filter(isAskedAbout).map(({ alt }) => alt)
