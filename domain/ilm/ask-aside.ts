import { answerAsk } from './answer-ask.ts'
import { stay } from './ask-question.ts'
import { asksBeyondLessons } from './beyond-lessons.ts'
import type { Dialogue, Opened } from './dialogue.ts'
import { giveHint } from './give-hint.ts'
import type { IlmTurn } from './ilm-turn.ts'
import { serveWish } from './question-wishes.ts'
import { readAsk } from './read-ask.ts'
import { fresh } from './say-fresh.ts'

/**
 * What is said beside an open question (design/tutor.md: an open question holds nobody). A question is answered from the lesson, talk is taken
 * as talk, and the open question stays open.
 */
export function sideQuestion(dialogue: Dialogue, opened: Opened): IlmTurn {
  const wish = serveWish(dialogue, opened)
  if (wish) return wish
  const { read, message } = dialogue
  const isAsking =
    read.intent === 'explain' || read.intent === 'example' || read.isQuestion || readAsk(message).kind !== 'define'
  if (!isAsking) return stay(dialogue, opened, 'greet', justTalk(dialogue))
  const inHand = { ...dialogue, state: { ...dialogue.state, lesson: opened.askable.place.lesson.id } }
  const told = asksBeyondLessons(read.plain)
    ? undefined
    : answerAsk(dialogue.state.lesson === undefined ? inHand : dialogue, opened)
  if (told) return told
  if ((read.isQuestion && read.topic !== '') || asksBeyondLessons(read.plain)) {
    const text = fresh(
      dialogue,
      `I don’t know that from ${dialogue.guide.course.title}.`,
      'That one is outside my lessons, so I would only be guessing.',
    )
    return stay(dialogue, opened, 'unknown', text || 'I don’t know that one either.')
  }
  return giveHint(dialogue, opened)
}

/** News of oneself: "i got 70 on my last test". */
const NEWS = /\b(?:i|we) (?:just |already )?(?:got|had|have|passed|failed|finished|started|won|lost|scored) /
const OF_SCHOOL = /\d|\b(?:test|exam|quiz|mark|marks|grade|score|homework|assignment|report|class)\b/
/** "i like the last topic more" */
const OTHER_TOPIC = /\b(?:last|other|first|previous|different|another) (?:topic|lesson|unit|one)\b/

/** "my friend says its easy" */
const EASY_FOR_OTHERS =
  /\b(?:says?|said|thinks?|finds?|told me) (?:that )?(?:its|it is|this is|thats|it was) (?:so |very |really |super )?(?:easy|simple|obvious)\b/

const toNews = (dialogue: Dialogue): string =>
  (!OF_SCHOOL.test(dialogue.read.plain) &&
    fresh(
      dialogue,
      'Sounds like a full day. Shall we keep it short: this one question, and then a break?',
      'Thanks for telling me. Is there still room for one question, or was that enough for today?',
    )) ||
  fresh(
    dialogue,
    'Thanks for telling me. What would you like to do better next time: this kind of question, or another topic?',
    'Good to know. Shall we look at what was hardest in it, or finish this question first?',
  )

const justTalk = (dialogue: Dialogue): string =>
  (EASY_FOR_OTHERS.test(dialogue.read.plain) &&
    fresh(
      dialogue,
      'Easy is what somebody has done often enough. What makes it hard for you right now: the words, the numbers, or where to begin?',
      'It gets easy after a few of them, and you have just started. Which part of this one is the least clear?',
    )) ||
  (OTHER_TOPIC.test(dialogue.read.plain) &&
    fresh(dialogue, 'We can go there instead: tell me which topic, and I leave this question for later.')) ||
  (NEWS.test(dialogue.read.plain) && toNews(dialogue)) ||
  fresh(
    dialogue,
    'I hear you. Shall we go on with the question, or would you like something else?',
    'The question can wait: a hint, another one, or something quite different?',
    'All right. Tell me what you would like to do.',
    'Fair enough. What would help you most now?',
    'Okay! Say when you want to go on, or pick something below.',
    'Sure. The question stays where it is; what would you like?',
    'I’m listening. On with the question, or something else first?',
  ) ||
  'All right. What next?'
