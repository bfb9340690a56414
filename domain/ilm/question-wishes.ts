import { plainFormOf } from '../question/plain-types.ts'
import { roughText } from '../text/search-words.ts'
import { stay, withoutOpen } from './ask-question.ts'
import { type AskedWords, holdsName, names, weightIn } from './asked-words.ts'
import { compilePhrase } from './compile-phrase.ts'
import { ideasOf, type LessonSection } from './course-passages.ts'
import { type Dialogue, type Opened, step } from './dialogue.ts'
import { findLeak } from './find-leak.ts'
import { giveHint } from './give-hint.ts'
import type { IlmTurn } from './ilm-turn.ts'
import { lessonHint } from './lesson-hints.ts'
import { bareWords } from './plain-message.ts'
import { fresh } from './say-fresh.ts'
import { paragraphsOf } from './section-idea.ts'
import { promptText, showQuestion } from './show-question.ts'
import { tellingsOf } from './tellings.ts'

/** What a student may want of the question that is open, beside its answer. */
type Wish = 'word' | 'formula' | 'leave' | 'simpler' | 'why'

/** Words of `plainMessage`, whole messages: "what is that for a force" asks about forces. */
const WISHES: readonly (readonly [Wish, readonly string[]])[] = [
  [
    'word',
    [
      '^(what|wdym) … (mean|means|meant)( by)? (that|this|the|those|these) (word|words|term|terms)$',
      '^(wait |ok |but )?whats? ?(is |are |does |do )?(that|this|those|these|it)( word| words| term| terms)?( even)?( mean| means)?$',
      '^i (dont|do not) (know|get|understand) (that|this|the|these|those|all the) (word|words|term|terms)$',
    ],
  ],
  [
    'formula',
    [
      '^(is there|do i need|do we need|whats|what is|which|what) (a|an|the|some)? ?(formula|equation|rule)( for| of| here)?( this| that| it| these)?( one| question)?$',
      '^(which|what) (formula|equation|rule) (do|should|would) (i|we|you) (use|need|take)( here| for this)?$',
    ],
  ],
  [
    'leave',
    [
      '^(can|could|may) (we|i) (do|try|talk about|go to|switch to|have) (something|anything|sth) (else|different|new)$',
      '^(can|could|may) (we|i) (change|switch) (the )?(topic|topics|subject|lesson)s?$',
      '^(i want to|lets|let us) (do|try|talk about) (something|anything|sth) (else|different)$',
      '^(i want to|lets|let us|can we) (stop|leave) (this|that|it|here)?$',
    ],
  ],
  [
    'simpler',
    [
      '^(can|could) you (explain|say|put) (it|that|this|the question) (in )?(a )?(simpler|easier|another|different)( way| words)?( please)?$',
      '^(explain|say|put) (it|that|this|the question) (in )?(a )?(simpler|easier|another|different)( way| words)?( please)?$',
      '^(in )?(simpler|easier) (words|terms)( please)?$',
    ],
  ],
  ['why', ['^(but |and |ok |so )?(why|how come)( though| tho)?$']],
]
const RULES = WISHES.map(([wish, phrases]) => [wish, phrases.map(compilePhrase)] as const)

/** Two words at most: more is another lesson. */
const MOST_TERMS = 2

/**
 * What a message wants of the open question, where the conversation has not gone on to something else: its words, its formula, its reason,
 * or to be done with it. Nothing of the reply gives the answer away.
 * @returns undefined where it wants nothing of the kind
 */
export function serveWish(dialogue: Dialogue, opened: Opened): IlmTurn | undefined {
  const bare = bareWords(dialogue.read.plain)
  const wish = RULES.find(([, patterns]) => patterns.some((pattern) => pattern.test(bare)))?.[0]
  // "why" after an explanation asks about what was explained
  const isElsewhere = dialogue.state.idea !== undefined && (wish === 'why' || wish === 'word' || wish === 'simpler')
  if (wish === undefined || isElsewhere) return undefined
  return SERVED[wish](dialogue, opened)
}

const SERVED: Record<Wish, (dialogue: Dialogue, opened: Opened) => IlmTurn> = {
  word: tellWords,
  formula: tellFormula,
  leave,
  simpler: (dialogue, opened) =>
    giveHint(
      dialogue,
      opened,
      fresh(dialogue, 'In one small step:', 'Leave the rest aside for a moment.', 'The same, from its easiest end:'),
    ),
  why: (dialogue, opened) =>
    giveHint(dialogue, opened, fresh(dialogue, 'Asking why is the right start.', 'Good that you ask why.')),
}

/** The key terms that stand in the question, those of its own lesson first. */
function tellWords(dialogue: Dialogue, opened: Opened): IlmTurn {
  const { guide } = dialogue
  const asked = showQuestion(opened.question)
  const { place } = opened.askable
  const terms = guide
    .passages()
    .filter(({ kind, title }) => kind === 'term' && holdsName(asked, title))
    .sort((a, b) => Number(b.place === place) - Number(a.place === place) || b.title.length - a.title.length)
    .map((term) => ({ ...term, line: `**${term.title}:** ${term.text}` }))
    .filter(({ line }) => !findLeak(opened.question, line, dialogue.compare))
  const told = terms
    .filter(({ title }, index) => terms.findIndex((other) => names(other.title, title)) === index)
    .slice(0, MOST_TERMS)
  if (told.length === 0) {
    const { title, summary = '' } = place.lesson
    const about = findLeak(opened.question, summary, dialogue.compare) ? '' : summary
    const text = [
      about && `It is about **${title}**: ${about}`,
      'Which word of it is new to you? Send me just that one, and I’ll say what it means.',
    ]
    return stay(dialogue, opened, 'explain', text.filter(Boolean).join('\n\n'))
  }
  const lead = told.length > 1 ? 'Two words of the question:' : 'One word of the question:'
  const ask = fresh(dialogue, 'Was it another word? Send me that one.', 'If you meant another word, send me just that.')
  const turn = stay(
    dialogue,
    opened,
    'explain',
    [lead, ...told.map(({ line }) => line), ask].filter(Boolean).join('\n\n'),
  )
  return { ...turn, citations: told.map((term) => guide.cite(term.place, term.section)) }
}

/** Every second part between the signs of display maths is a formula, where it says that two things are equal; a reaction is none. */
const formulasOf = (markdown: string): string[] =>
  markdown.split('$$').filter((part, index) => index % 2 === 1 && /=|\\propto/.test(part.replaceAll(/<=>/g, '')))

/** A rule is written in letters; the equation of a story has its numbers in it. */
const isGeneral = (formula: string): boolean => !/\d{2}|\d\.\d/.test(formula.replaceAll(/[_^]\{?-?\d+\}?/g, ''))

/** Beside sharing all words of the question: how much it counts that a formula is a rule, and that it stands where the question belongs. */
const IS_RULE = 0.4
const IS_NEAR = 0.2

/** With less of what the question says, the formula of an idea is another one. */
const LEAST_OF_FORMULA = 0.3

/** What was written of the idea that has most to do with the question, in symbols. */
function writtenFormula(dialogue: Dialogue, opened: Opened, words: AskedWords) {
  const total = words.reduce((sum, { weight }) => sum + weight, 0) || 1
  const { place, section } = opened.askable
  return ideasOf(place)
    .flatMap(({ idea, section: from }) => {
      const { name, reply, example, inSymbols: text } = idea
      const share = weightIn(words, `${name} ${reply} ${example}`) / total
      return text && share >= LEAST_OF_FORMULA && !findLeak(opened.question, text, dialogue.compare)
        ? [{ text, section: from, worth: share + (from !== undefined && from === section ? IS_NEAR : 0) }]
        : []
    })
    .sort((one, other) => other.worth - one.worth)[0]
}

/** The formula of the lesson that has most to do with the question; honest words and a hint where it needs none. */
function tellFormula(dialogue: Dialogue, opened: Opened): IlmTurn {
  const { guide, compare } = dialogue
  const { place, section } = opened.askable
  const near = section ?? lessonHint(dialogue, opened)?.section
  const isTruth = plainFormOf(opened.question).as === 'truth'
  const words = guide.search().wordsOf(roughText(promptText(opened.question)))
  const total = words.reduce((sum, { weight }) => sum + weight, 0) || 1
  const worthOf = (paragraph: string, around: string, from: LessonSection | undefined) =>
    weightIn(words, `${around} ${from?.title ?? ''}`) / total +
    (formulasOf(paragraph).every(isGeneral) ? IS_RULE : 0) +
    (near !== undefined && from === near ? IS_NEAR : 0)
  const [told] = (isTruth ? [] : tellingsOf(guide, place, near))
    .filter(({ kind }) => kind === 'text' || kind === 'why' || kind === 'definition')
    .flatMap(({ text, section: from }) => paragraphsOf(text).map((paragraph) => ({ paragraph, text, from })))
    .filter(({ paragraph }) => formulasOf(paragraph).length > 0 && !findLeak(opened.question, paragraph, compare))
    .map((one) => ({ ...one, worth: worthOf(one.paragraph, one.text, one.from) }))
    .sort((one, other) => other.worth - one.worth)
  const written = isTruth ? undefined : writtenFormula(dialogue, opened, words)
  if (!told && !written)
    return giveHint(
      dialogue,
      opened,
      fresh(
        dialogue,
        'The lesson has no formula for it; this is the way in:',
        'No ready formula: begin with what is given and what is asked.',
      ),
    )
  const ask = fresh(
    dialogue,
    'Which of its letters do you know here?',
    'What can you put into it?',
    'What does each letter stand for here?',
  )
  const turn = stay(
    dialogue,
    opened,
    'explain',
    [`From **${place.lesson.title}**:`, written?.text ?? told?.paragraph, ask].filter(Boolean).join('\n\n'),
  )
  return { ...turn, citations: [guide.cite(place, written ? written.section : told?.from)] }
}

/** The question is put down, and stays where it can be found. */
function leave(dialogue: Dialogue, { askable }: Opened): IlmTurn {
  const { title } = askable.place.lesson
  const text = fresh(
    dialogue,
    `Of course, we leave that one. Another question from **${title}**, a case from real life, or another topic? Name it, and we go there.`,
    `Sure. Something easier from **${title}**, an explanation instead of a question, or a topic of your choice?`,
    'Gladly. What are you in the mood for: a question, an explanation, or a plan for today?',
  )
  return {
    move: 'explain',
    text: text || 'Sure. What would you like to do?',
    citations: [],
    nextSteps: [
      step('An easier question', `An easier question on ${title}`),
      step('Real example?'),
      step('Break it down', `Break down ${title}`),
      step('Help me study'),
    ],
    state: withoutOpen(dialogue.state),
  }
}
