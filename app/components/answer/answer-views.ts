import { type ComponentType, lazy } from 'react'
import type { QuestionType } from '#domain/question/type-schemas.ts'
import type { AnswerViewProps } from './answer-view.ts'
import { ChoiceAnswer } from './choice/choice-answer.tsx'
import { DrawAnswer } from './draw/draw-answer.tsx'

type View = ComponentType<AnswerViewProps>
type Loader = () => Promise<{ default: View }>

/** Views that are fetched where a question needs them; options are in every course and come with the page. */
const loaders: { readonly [Type in QuestionType]?: Loader } = {
  numeric: () => import('./typed/typed-answer.tsx').then(({ TypedAnswer }) => ({ default: TypedAnswer })),
  'short-answer': () => import('./typed/typed-answer.tsx').then(({ TypedAnswer }) => ({ default: TypedAnswer })),
  match: () => import('./match/match-answer.tsx').then(({ MatchAnswer }) => ({ default: MatchAnswer })),
  'multiple-select': () =>
    import('./multiple-select/multiple-select-answer.tsx').then((m) => ({ default: m.MultipleSelectAnswer })),
  ordering: () => import('./ordering/ordering-answer.tsx').then((m) => ({ default: m.OrderingAnswer })),
  table: () => import('./table/table-answer.tsx').then((m) => ({ default: m.TableAnswer })),
  'inline-choice': () =>
    import('./inline-choice/inline-choice-answer.tsx').then((m) => ({ default: m.InlineChoiceAnswer })),
  written: () => import('./written/written-answer.tsx').then((m) => ({ default: m.WrittenAnswer })),
  maths: () => import('./maths/maths-answer.tsx').then((m) => ({ default: m.MathsAnswer })),
  label: () => import('./label/label-answer.tsx').then((m) => ({ default: m.LabelAnswer })),
  graph: () => import('./graph/graph-answer.tsx').then((m) => ({ default: m.GraphAnswer })),
}

/** The registry of views: how each type of question is answered on screen. */
export const answerViews: { readonly [Type in QuestionType]: View } = {
  'multiple-choice': ChoiceAnswer,
  'true-false': ChoiceAnswer,
  draw: DrawAnswer,
  numeric: lazyView('numeric'),
  'short-answer': lazyView('short-answer'),
  match: lazyView('match'),
  'multiple-select': lazyView('multiple-select'),
  ordering: lazyView('ordering'),
  table: lazyView('table'),
  'inline-choice': lazyView('inline-choice'),
  written: lazyView('written'),
  maths: lazyView('maths'),
  label: lazyView('label'),
  graph: lazyView('graph'),
}

function lazyView(type: QuestionType): View {
  const load = loaders[type]
  if (!load) throw new Error(`the view of ${type} has no loader`)
  return lazy(load)
}

/** Fetches the views of these questions ahead, so that none is waited for later. Rejects where one cannot be had now. */
export async function fetchAnswerViews(questions: readonly { type: QuestionType }[]): Promise<void> {
  await Promise.all([...new Set(questions.map(({ type }) => type))].map((type) => loaders[type]?.()))
}
