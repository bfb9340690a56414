import { placeNamed, withoutOpen } from './ask-question.ts'
import type { ChatCitation, ChatStep } from './chat.ts'
import { type Dialogue, step } from './dialogue.ts'
import type { IlmTurn } from './ilm-turn.ts'

/** Steps of a plan: what fits into half an hour. */
const WEAK_TOPICS = 2

/** A short plan from the student's own record: due cards, weak topics, the next lesson ("Help me study"). */
export function makePlan(dialogue: Dialogue): IlmTurn {
  const { guide, learner, state } = dialogue
  const steps: string[] = []
  const citations: ChatCitation[] = []
  const nextSteps: ChatStep[] = []
  const due = learner?.dueCards ?? 0
  if (due > 0)
    steps.push(
      `**Cards first (5 min).** You have ${due} ${due === 1 ? 'card' : 'cards'} due. They take little time now and save much later.`,
    )
  const weak = (learner?.weakTopics ?? []).flatMap((name) => placeNamed(guide, name) ?? []).slice(0, WEAK_TOPICS)
  for (const place of weak) {
    steps.push(
      `**${place.lesson.title} (10 min).** It has been hard for you so far. Three questions with me, and I’ll show where it slips.`,
    )
    citations.push(guide.cite(place))
    nextSteps.push(step(`Quiz: ${place.lesson.title}`, `Quiz me on ${place.lesson.title}`))
  }
  const [wrongIdea] = (learner?.misconceptions ?? []).flatMap((id) => guide.misconception(id) ?? [])
  if (wrongIdea)
    steps.push(
      `**One idea to untangle.** You seem to lean on this: *“${wrongIdea.belief.replace(/\.$/, '')}.”* Ask me why it does not hold.`,
    )
  const done = new Set(learner?.lessonsDone)
  const next = guide.places.find(
    ({ module, lesson }) => !done.has(`${module.id}/${lesson.id}`) && !weak.some((one) => one.lesson === lesson),
  )
  if (next) {
    steps.push(`**Something new (10 min).** ${next.lesson.title}: ${next.lesson.summary ?? 'one idea at a time.'}`)
    citations.push(guide.cite(next))
    nextSteps.push(step(`Start: ${next.lesson.title}`, `Break down ${next.lesson.title}`))
  }
  steps.push('**Close the book (2 min).** Tell me, in your own words, the one thing you want to keep from today.')
  const isKnown = weak.length > 0 || due > 0 || done.size > 0
  const opening = isKnown
    ? `Here is a plan for about half an hour of ${guide.course.title}, from your own results:`
    : `Here is a plan for about half an hour of ${guide.course.title}. Once you have practised a little, I can fit it to you:`
  return {
    move: 'plan',
    text: `${opening}\n\n${steps.map((one, index) => `${index + 1}. ${one}`).join('\n')}\n\nWhere do you want to start?`,
    citations,
    nextSteps: [...nextSteps, step('Quiz me!')],
    state: withoutOpen(state),
  }
}
