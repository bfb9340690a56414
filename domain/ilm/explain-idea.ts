import { roughText, searchWords } from '../text/search-words.ts'
import { pickQuestion, withOpen, withoutOpen } from './ask-question.ts'
import type { Askable } from './course-guide.ts'
import { type GuidedLesson, ideasOf, type LessonSection, type Passage, sectionExamples } from './course-passages.ts'
import { type Dialogue, lessonOf, step } from './dialogue.ts'
import type { DialogueState } from './dialogue-state.ts'
import { findLeak } from './find-leak.ts'
import type { IlmTurn } from './ilm-turn.ts'
import { fresh, wasSaid } from './say-fresh.ts'
import { firstWords, sectionIdea, shortIdea } from './section-idea.ts'
import { openSteps, promptText, showQuestion } from './show-question.ts'

/** Sections that teach something by themselves; a "Try It" alone has nothing to say in a chat. */
const toldSections = ({ lesson }: GuidedLesson) => lesson.content.filter((section) => sectionIdea(section) !== '')

/** One idea of a lesson, then a question about it ("Break it down"). */
export function breakDown(dialogue: Dialogue, place: GuidedLesson, isNext: boolean): IlmTurn {
  const { guide, state } = dialogue
  const ideas = toldSections(place)
  const isHere = state.lesson === place.lesson.id && state.section !== undefined
  const current = isHere
    ? ideas.findIndex((section) => place.lesson.content.indexOf(section) >= (state.section ?? 0))
    : -1
  const index = isNext && current >= 0 ? current + 1 : Math.max(0, current)
  const section = ideas[index]
  if (!section) return finishLesson(dialogue, place)
  const text = `**${place.lesson.title}**, idea ${index + 1} of ${ideas.length}: **${section.title ?? place.lesson.title}**\n\n${sectionIdea(section)}`
  const at = place.lesson.content.indexOf(section)
  const here: DialogueState = {
    ...withoutOpen(state),
    lesson: place.lesson.id,
    section: at,
    idea: shortIdea(section.title ?? place.lesson.title),
  }
  const more = index + 1 < ideas.length ? [step('Next idea')] : []
  return withCheck({ ...dialogue, state: here }, place, section, {
    move: 'explain',
    text,
    citations: [guide.cite(place, section)],
    nextSteps: [...more, step('Real example?'), step('Quiz me!')],
    state: here,
  })
}

function finishLesson(dialogue: Dialogue, place: GuidedLesson): IlmTurn {
  const { guide, state } = dialogue
  const next = guide.places[guide.places.indexOf(place) + 1]
  return {
    move: 'explain',
    text: `That was all of **${place.lesson.title}**, one idea at a time. ${place.lesson.reflection ? `Think about this for a moment: ${place.lesson.reflection}` : ''}\n\nA few questions now will show you what stuck.`,
    citations: [guide.cite(place)],
    nextSteps: [
      step('Quiz me!', `Quiz me on ${place.lesson.title}`),
      ...(next ? [step('Next lesson', `Break down ${next.lesson.title}`)] : []),
      step('Help me study'),
    ],
    state: { ...withoutOpen(state), lesson: place.lesson.id, section: undefined, idea: undefined },
  }
}

/** Share of a question's words that an explanation must hold for the question to be about it. */
const SHARED = 0.4

/** Questions looked at for one that the explanation leaves to be answered. */
const MOST_LOOKED_AT = 5

/**
 * A question about what was just explained: the section's own check, else one of the lesson's that is made of its words. One that
 * the explanation answers word for word would only be read off; without another the explanation stands alone.
 */
function checkFor(dialogue: Dialogue, place: GuidedLesson, section: LessonSection | undefined, text: string) {
  const words = new Set(searchWords(roughText(text)))
  const share = (askable: Askable) => {
    if (askable.section === section && section !== undefined) return 2
    const opened = askable.make(1)
    const asked = opened ? searchWords(roughText(promptText(opened))) : []
    return asked.length === 0 ? 0 : asked.filter((word) => words.has(word)).length / asked.length
  }
  const fitting = dialogue.guide
    .questionsOf(place)
    .filter((askable) => askable.difficulty < 3 && !dialogue.state.asked.includes(askable.key))
    .map((askable) => ({ askable, share: share(askable) }))
    .filter((one) => one.share >= SHARED)
    .sort((a, b) => b.share - a.share)
  for (const { askable } of fitting.slice(0, MOST_LOOKED_AT)) {
    const opened = pickQuestion(dialogue, { place, key: askable.key })
    if (opened && !findLeak(opened.question, text, dialogue.compare)) return opened
  }
  return undefined
}

/** Adds a check question to something explained, if there is one; it then is the open question. */
export function withCheck(
  dialogue: Dialogue,
  place: GuidedLesson,
  section: LessonSection | undefined,
  turn: IlmTurn,
): IlmTurn {
  const opened = checkFor(dialogue, place, section, turn.text)
  if (!opened) {
    const ask = fresh(
      dialogue,
      'Can you say it in one sentence, in your own words?',
      'What is the one word in it that matters most?',
      'How would you explain that to a friend?',
      'Does it make sense so far?',
    )
    return { ...turn, text: [turn.text, ask].filter(Boolean).join('\n\n') }
  }
  return {
    ...turn,
    text: `${turn.text}\n\n**Check yourself:**`,
    question: showQuestion(opened.question),
    nextSteps: [
      ...openSteps(opened).filter(({ label }) => label !== 'Another question'),
      ...turn.nextSteps.slice(0, 1),
    ],
    state: withOpen(turn.state, opened),
  }
}

/** Explains what was found. With a question open, that question stays, and no other is asked. */
export function explainPassage(dialogue: Dialogue, passage: Passage, isQuestionOpen: boolean): IlmTurn {
  const { guide, state } = dialogue
  const { place, section } = passage
  const at = section ? place.lesson.content.indexOf(section) : undefined
  const turn: IlmTurn = {
    move: 'explain',
    text: passageText(dialogue, passage),
    citations: [guide.cite(place, section)],
    nextSteps: [
      step('Break it down', `Break down ${place.lesson.title}`),
      step('Real example?'),
      step('Quiz me!', `Quiz me on ${place.lesson.title}`),
    ],
    state: isQuestionOpen
      ? state
      : {
          ...withoutOpen(state),
          lesson: place.lesson.id,
          section: at,
          idea: passage.kind === 'lesson' ? undefined : shortIdea(passage.title),
        },
  }
  return isQuestionOpen ? turn : withCheck({ ...dialogue, state: turn.state }, place, section, turn)
}

function passageText({ guide }: Dialogue, passage: Passage): string {
  const { kind, title, text, place, section } = passage
  switch (kind) {
    case 'term': {
      const rest = section?.text ? `\n\n${firstWords(section.text, 80)}` : ''
      const examples = section?.keyTerms.find(({ term }) => term === title)?.examples ?? []
      return `**${title}:** ${text}${examples[0] ? `\n\nFor example: ${examples[0]}` : ''}${rest}`
    }
    case 'misconception': {
      const known = guide.misconception(passage.key ?? '')
      if (!known) return text
      return `Many students think: *“${known.belief.replace(/\.$/, '')}.”*\n\n${known.correction}\n\nWhy it is tempting: ${known.why}`
    }
    case 'card':
      return `${title}\n\n${text}`
    case 'example':
      return `**${title}**\n\n${firstWords(text)}`
    case 'lesson': {
      const first = toldSections(place)[0]
      return [place.lesson.summary, first ? sectionIdea(first) : ''].filter(Boolean).join('\n\n')
    }
    default:
      return section ? `**${title}**\n\n${sectionIdea(section) || firstWords(text)}` : firstWords(text)
  }
}

/** A concrete case from the lesson ("Real example?"); each time another one. */
export function giveExample(dialogue: Dialogue, place: GuidedLesson, found?: Passage): IlmTurn {
  const { guide, turns, state } = dialogue
  const cases = casesOf(place)
  const isNew = ({ text }: { text: string }) => !wasSaid(dialogue, firstWords(text, 160))
  const start = turns % Math.max(1, cases.length)
  const chosen = found && isNew(found) ? found : [...cases.slice(start), ...cases.slice(0, start)].find(isNew)
  if (!chosen) return breakDown(dialogue, place, true)
  const ask = fresh(
    dialogue,
    `Where do you see the idea of *${place.lesson.title}* in it?`,
    'Which part of it is the idea at work?',
    'What would change if one of the numbers or conditions did?',
    'Can you think of one from your own day?',
  )
  return {
    move: 'example',
    text: [`**${chosen.title}**`, firstWords(chosen.text, 160), ask].filter(Boolean).join('\n\n'),
    citations: [guide.cite(place, chosen.section)],
    nextSteps: [
      ...(cases.length > 1 ? [step('Another example')] : []),
      step('Explain this', `Explain ${place.lesson.title}`),
      step('Quiz me!', `Quiz me on ${place.lesson.title}`),
    ],
    state: { ...state, lesson: place.lesson.id, ...(state.lesson !== place.lesson.id && { idea: undefined }) },
  }
}

const sentenceCase = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** Real cases first, then worked ones; where a lesson has none, the examples of its terms. */
function casesOf(place: GuidedLesson): { title: string; text: string; section?: LessonSection | undefined }[] {
  const { lesson } = place
  const ideas = ideasOf(place)
  const real = [
    ...(lesson.realWorldApplication
      ? [{ title: `${lesson.title} in real life`, text: lesson.realWorldApplication }]
      : []),
    ...ideas.map(({ idea, section }) => ({ title: sentenceCase(idea.name), text: idea.use, section })),
    ...ideas.map(({ idea, section }) => ({ title: sentenceCase(idea.name), text: idea.example, section })),
    ...lesson.content.flatMap((section) => sectionExamples(section).map((one) => ({ ...one, section }))),
  ]
  if (real.length > 0) return real
  return lesson.content.flatMap((section) =>
    section.keyTerms.flatMap(({ term, examples }) =>
      examples[0] ? [{ title: term, text: examples[0], section }] : [],
    ),
  )
}

/** The lesson to speak of when the student names none: the one under discussion, a weak one, the next one, the first. */
export function currentPlace(dialogue: Dialogue): GuidedLesson | undefined {
  const { guide, learner } = dialogue
  const here = lessonOf(dialogue)
  if (here) return here
  const [moduleId, lessonId] = learner?.weakTopics[0]?.split('/') ?? []
  const weak = lessonId === undefined ? undefined : guide.place(lessonId, moduleId)
  if (weak) return weak
  const done = new Set(learner?.lessonsDone)
  return guide.places.find(({ module, lesson }) => !done.has(`${module.id}/${lesson.id}`)) ?? guide.places[0]
}
