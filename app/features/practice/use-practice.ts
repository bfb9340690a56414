import { useState } from 'react'
import type { PracticeVariant } from '#app/platform/content/practice-variant.ts'
import { useHistory } from '#app/platform/history-provider.tsx'
import { type CourseContext, courseOfEvents } from '#domain/catalogue/course-context.ts'
import { type PracticeResult, practiceAct } from '#domain/practice/practice-act.ts'
import { practicePlaceId } from '#domain/practice/practice-place.ts'
import { keptIndex, stepAround, withTags } from '#domain/question/question-set.ts'
import { stimulusOf } from '#domain/stimulus/stimulus.ts'
import type { PracticeQuestion, Stimulus } from './queries.ts'
import type { RestoredTurn, TurnPlace } from './turn.ts'
import type { RestoredPlace } from './use-practice-place.ts'
import { usePracticeRecord } from './use-practice-record.ts'

type PracticeState = {
  index: number
  tags: string[]
  /** the question, and its set, with other numbers, while it is on screen */
  variant: PracticeVariant | undefined
  /** how the turn on screen stood when the page was left; only for the first one */
  restored: RestoredTurn | undefined
  /** turns so far: a new one starts everything over (CHP-31) */
  turn: number
}
export type PracticeSession = ReturnType<typeof usePractice>

type PracticeOptions = {
  course: CourseContext
  /** without it the questions are of several modules, each with its own, and no place is kept: such a set is made anew each time */
  moduleId?: string
  questions: readonly PracticeQuestion[]
  stimuli: readonly Stimulus[] | undefined
  place: RestoredPlace
}

/** Which question of a set is on screen, what is recorded about it, and where it goes on. */
export function usePractice({ course, moduleId, questions, stimuli, place }: PracticeOptions) {
  const history = useHistory()
  const { courseId } = course
  const [state, setState] = useState<PracticeState>(() => ({
    index: place.index,
    tags: place.tags,
    variant: place.variant,
    restored: place.turn,
    turn: 0,
  }))
  const { metrics, states } = usePracticeRecord(courseId, moduleId)

  const set = withTags(questions, state.tags)
  const base = set[state.index]
  const own = variantFor(base, state.variant)
  const question = own ?? base
  const stimulus = (own && state.variant?.stimulus) ?? (question && stimulusOf(stimuli, question))
  const keep = (value: unknown) => {
    if (moduleId !== undefined) void history.putDocument(practicePlaceId(courseId, moduleId), value)
  }
  const fresh: TurnPlace = { reply: null, hintsUsed: 0, seconds: 0, ended: null }

  function show(next: Partial<PracticeState>) {
    const moved = { ...state, restored: undefined, turn: state.turn + 1, ...next }
    const there = withTags(questions, moved.tags)[moved.index]
    const other = variantFor(there, moved.variant)
    // other numbers stay while the student moves within their set
    const isKept = other !== undefined && (next.variant !== undefined || other.stimulusId !== undefined)
    const after = { ...moved, variant: isKept ? moved.variant : undefined }
    setState(after)
    const shown = isKept ? other : there
    if (!shown) return
    keep({ questionId: shown.id, index: after.index, tags: after.tags, ...seedOf(shown), ...fresh })
  }
  const stepTo = (step: 1 | -1) => show({ index: stepAround(state.index, step, set.length) })
  const record = (result: PracticeResult) => {
    if (!question) return
    const inModule = { ...courseOfEvents(course), moduleId: moduleOf(question, moduleId) }
    void history.append(practiceAct(inModule, question, result))
  }

  return {
    set,
    index: state.index,
    tags: state.tags,
    question,
    /** what the set of the question looks at */
    stimulus,
    restored: state.restored,
    turn: state.turn,
    metrics,
    states,
    next: () => stepTo(1),
    previous: () => stepTo(-1),
    /** The same question again, from the start (CHP-33); a variant stays that variant. */
    retry: () => show({ variant: state.variant }),
    /** Goes on, and says so when the question was not answered (CHP-26, OPN-81). */
    skip: (result: PracticeResult | null) => {
      if (result) record(result)
      stepTo(1)
    },
    record,
    showVariant: (variant: PracticeVariant) => show({ variant }),
    /** CHP-36: the place in the set stays where it is, or goes to the first. */
    filter: (tags: string[]) => show({ tags, index: keptIndex(state.index, withTags(questions, tags).length) }),
    /** Goes to a question wherever it is; a filter that hides it is cleared. */
    showQuestion: (questionId: string) => {
      const inSet = set.findIndex(({ id }) => id === questionId)
      if (inSet >= 0) show({ index: inSet })
      else
        show({
          tags: [],
          index: Math.max(
            0,
            questions.findIndex(({ id }) => id === questionId),
          ),
        })
    },
    startOver: () => show({ index: 0, tags: [] }),
    keepTurn: (turn: TurnPlace) => {
      if (question)
        keep({ questionId: question.id, index: state.index, tags: state.tags, ...seedOf(question), ...turn })
    },
  }
}

/** The module a question belongs to. @param shared the one of all questions of a set, where there is one */
export const moduleOf = (question: PracticeQuestion, shared?: string): string => question.moduleId ?? shared ?? ''

const seedOf = ({ seed }: PracticeQuestion) => (seed === undefined ? {} : { seed })

/** A question with the other numbers that are on screen, where it is one of those that have them. */
const variantFor = (question: PracticeQuestion | undefined, variant: PracticeVariant | undefined) =>
  question && variant?.set.find(({ id }) => id === question.id)
