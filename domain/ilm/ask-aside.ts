import { giveHint } from './answer-question.ts'
import type { GuidedLesson, LessonSection } from './course-passages.ts'
import type { Dialogue, Opened } from './dialogue.ts'
import { explainPassage, giveExample } from './explain-idea.ts'
import { findLeak } from './find-leak.ts'
import { findTopic, type Topic } from './find-topic.ts'
import type { IlmTurn } from './ilm-turn.ts'
import { answerSteps, openSteps } from './show-question.ts'

/** A question about the subject while another is open: answered from the lesson, and the open one stays. */
export function sideQuestion(dialogue: Dialogue, opened: Opened): IlmTurn {
  const { read, guide } = dialogue
  const isAsking = read.intent === 'explain' || read.intent === 'example' || read.isQuestion
  const { place, section } = opened.askable
  const topic = isAsking ? findTopic(dialogue) : undefined
  const turn = answerAside(dialogue, topic, place, section)
  if (!turn || findLeak(opened.question, turn.text, dialogue.compare)) {
    return giveHint(
      dialogue,
      opened,
      turn
        ? 'The lesson says that too plainly for now, so let’s go step by step.'
        : 'Let’s stay with the question for a moment.',
    )
  }
  const back =
    answerSteps(opened.question).length > 0
      ? 'Now back to your question: which one fits?'
      : 'Now back to your question: what is your answer?'
  return {
    ...turn,
    text: `${turn.text}\n\n${back}`,
    nextSteps: openSteps(opened),
    citations: turn.citations.length > 0 ? turn.citations : [guide.cite(place, section)],
  }
}

function answerAside(dialogue: Dialogue, topic: Topic | undefined, place: GuidedLesson, section?: LessonSection) {
  if (dialogue.read.intent === 'example') return giveExample(dialogue, topic?.place ?? place)
  if (topic) return explainPassage(dialogue, topic.passage, true)
  return dialogue.read.intent === 'explain' ? explainPassage(dialogue, lessonPassage(place, section), true) : undefined
}

const lessonPassage = (place: GuidedLesson, section: Opened['askable']['section']) =>
  section
    ? { kind: 'section' as const, title: section.title ?? '', text: section.text ?? '', place, section }
    : { kind: 'lesson' as const, title: place.lesson.title, text: place.lesson.summary ?? '', place }
