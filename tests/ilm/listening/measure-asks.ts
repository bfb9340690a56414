import type { Course } from '#domain/content/course.ts'
import { names } from '#domain/ilm/asked-words.ts'
import { type CourseGuide, createCourseGuide } from '#domain/ilm/course-guide.ts'
import { type GuidedLesson, ideasOf, type LessonSection } from '#domain/ilm/course-passages.ts'
import type { IlmReply } from '#domain/ilm/reply-to-message.ts'
import { roughText, searchWords } from '#domain/text/search-words.ts'
import { startConversation } from './conversation.ts'
import { LABELLED_ASKS, UNSEEN_WHYS } from './labelled-asks.ts'
import type { Rates } from './rates.ts'

/** A student asks: one question in a fresh conversation, words and lessons told apart. */
export async function measureLabelled(rates: Rates, courses: readonly Course[]): Promise<void> {
  const written = new Map(
    courses.map((one) => [
      one.courseId,
      new Set(one.modules.flatMap(({ lessonContents }) => lessonContents.map(({ id }) => id))),
    ]),
  )
  for (const { course, kind, say, lessons, must } of LABELLED_ASKS) {
    const reply = await startConversation(rates, course, `ask-${say}`).say(say)
    const cited = reply.citations.map(({ lessonId }) => lessonId)
    const isRight = cited.some((id) => lessons.includes(id))
    const where = `${course} “${say}” [${cited.join(' ')}]: ${brief(reply)}`
    rates.count('talk is not graded', reply.graded === undefined, where)
    if (!lessons.some((id) => written.get(course)?.has(id))) {
      const isHonest = /still being written|don’t know|is it this|did you mean|close to what|nearest i have/i.test(
        reply.response,
      )
      rates.count(
        'asks: a lesson nobody has written yet',
        isHonest || must.every((one) => one.test(reply.response)),
        where,
      )
      continue
    }
    rates.count(`asks: ${kind}`, isRight && must.every((one) => one.test(reply.response)), where)
    rates.count('right lesson among the cited', isRight, where)
    rates.count('knows what the course has', cited.length > 0 && !/don’t know/.test(reply.response), where)
  }
}

/** Questions whose misses nobody looks at: only their rates are printed. */
export async function measureUnseen(rates: Rates): Promise<void> {
  for (const { course, kind, say, lessons, must } of UNSEEN_WHYS) {
    const reply = await startConversation(rates, course, `unseen-${say}`).say(say)
    const isRight = reply.citations.some(({ lessonId }) => lessons.includes(lessonId))
    const isCase = kind !== 'example' || !/no ready case|No story of it/.test(reply.response)
    rates.count(`unseen: ${kind}`, isRight && isCase && must.every((one) => one.test(reply.response)), 'not looked at')
    rates.count('unseen: right lesson among the cited', isRight, 'not looked at')
  }
}

/** Terms that only one lesson explains, one of each module. */
type OwnTerm = { term: string; place: GuidedLesson; section?: LessonSection | undefined; told: string }

function ownTerms(guide: CourseGuide, most: number): OwnTerm[] {
  const terms = guide
    .passages()
    .filter(({ title, section }) => section?.keyTerms.some(({ term }) => term === title))
    .filter(({ kind, title }) => kind === 'term' && /^[A-Za-z][A-Za-z -]{3,28}$/.test(title))
  const own = terms.filter(
    ({ title, place }) =>
      !terms.some((other) => other.place !== place && other.title.toLowerCase() === title.toLowerCase()),
  )
  const first = [...Map.groupBy(own, ({ place }) => place.module).values()].flatMap((all) => all[3] ?? all[0] ?? [])
  return first
    .slice(0, most)
    .map(({ title, text, place, section }) => ({ term: title, place, section, told: `${title} ${text}` }))
}

/** What was written to be said of the ideas of a term's section, in other words than its own; of any idea of its lesson once the conversation has gone on. */
const writtenFor = (place: GuidedLesson, of?: Pick<OwnTerm, 'term' | 'section'>): string[] =>
  ideasOf(place)
    .filter(
      ({ idea, section }) =>
        !of || section === of.section || [idea.name, ...idea.terms].some((name) => names(name, of.term)),
    )
    .flatMap(({ idea }) => [idea.reply, idea.simpler, idea.why, idea.example, idea.use])

/** Words of a definition that a reply says too when it goes on with the same idea, though it does not name it. */
const SHARED_WORDS = 3

/** What was told is asked about again: simpler, an example, why, what comes next. It stays with the topic, and tells something new. */
export async function measureFollowUps(rates: Rates, course: Course): Promise<void> {
  const guide = createCourseGuide(course)
  for (const { term, place, section, told } of ownTerms(guide, 3)) {
    const idea = new Set(searchWords(roughText(told)))
    const talk = startConversation(rates, course.courseId, `follow-${term}`)
    await talk.say(`whats ${term.toLowerCase()}`)
    let hasGoneOn = false
    for (const say of [
      'can u say that simpler',
      'give me an example',
      'but why',
      'ok and then?',
      'where is that used',
      'i still dont get it',
    ]) {
      hasGoneOn ||= say === 'ok and then?'
      const reply = await talk.say(say)
      const isHere = reply.citations.some(({ lessonId }) => lessonId === place.lesson.id)
      const where = `${course.courseId} ${term} “${say}”: ${brief(reply)}`
      const shared = new Set(searchWords(roughText(reply.response)).filter((word) => idea.has(word)))
      const isAboutIt =
        searchWords(term).some((word) => shared.has(word)) ||
        shared.size >= SHARED_WORDS ||
        writtenFor(place, hasGoneOn ? undefined : { term, section }).some((text) => reply.response.includes(text))
      // with a question open, somebody who is stuck is helped with that
      const isHint = reply.response.includes('**Hint:**')
      rates.count('asks: follow-ups', isHere && (isAboutIt || isHint) && reply.response.length > 60, where)
      rates.count('talk is not graded', reply.graded === undefined, where)
    }
  }
}

/** Two things at once that two lessons teach. */
export async function measureTwoLessons(rates: Rates, course: Course): Promise<void> {
  const guide = createCourseGuide(course)
  const terms = ownTerms(guide, 6)
  for (let index = 0; index + 1 < terms.length; index += 2) {
    const [one, other] = [terms[index], terms[index + 1]]
    if (!one || !other || one.place === other.place) continue
    const pair = [one.term.toLowerCase(), other.term.toLowerCase()]
    const says = [`whats ${pair[0]} and whats ${pair[1]}`, `how is ${pair[0]} related to ${pair[1]}`]
    for (const say of says) {
      const reply = await startConversation(rates, course.courseId, `two-${say}`).say(say)
      const holds = ({ term, place }: (typeof terms)[number]) =>
        reply.citations.some(({ lessonId }) => lessonId === place.lesson.id) &&
        roughText(reply.response).toLowerCase().includes(term.toLowerCase())
      rates.count(
        'asks: two lessons at once',
        holds(one) && holds(other),
        `${course.courseId} “${say}”: ${brief(reply)}`,
      )
    }
  }
}

const FRENCH: readonly [course: string, say: string, lessons: string, must: RegExp][] = [
  ['AP-BIOLOGY', 'c’est quoi la photosynthèse', 'photosynthesis', /light/i],
  [
    'SPH3U',
    'c’est quoi l’accélération?',
    'position-velocity-acceleration uniform-acceleration motion-graphs',
    /velocity|acceleration/i,
  ],
  ['MTH1W', 'qu’est-ce que la pente', 'slope-and-rate-of-change equations-of-lines', /slope/i],
  ['SCH3U', 'c’est quoi la masse molaire', 'the-mole-and-molar-mass', /molar mass/i],
  [
    'MCV4U',
    'c’est quoi une dérivée',
    'derivative-functions instantaneous-rate power-and-polynomial-rules',
    /derivative/i,
  ],
  ['SBI3U', 'c’est quoi un allèle', 'mendelian-inheritance meiosis-and-variation', /allele/i],
  ['AP-STATISTICS', 'c’est quoi l’écart type', 'centre-and-spread normal-distribution', /standard deviation/i],
  ['ENG3U', 'c’est quoi une métaphore', 'poetry-and-figurative-language', /metaphor/i],
  ['SNC2D', 'explique-moi la réfraction', 'refraction-and-snells-law', /refraction/i],
  ['MTH1W', 'how do you say slope in french', 'slope-and-rate-of-change equations-of-lines', /pente/i],
  ['SCH3U', 'whats limiting reagent in french', 'limiting-reagent-and-yield', /réactif limitant/i],
  [
    'SNC1W',
    'c’est quoi la tension électrique',
    'voltage-current-resistance current-electricity-and-circuits',
    /voltage|potential/i,
  ],
  ['SBI4U', 'c’est quoi un enzyme en anglais', 'enzymes', /enzyme/i],
  ['MHF4U', 'qu’est-ce qu’un logarithme', 'meaning-of-logarithms', /logarithm/i],
  ['SPH4U', 'c’est quoi la quantité de mouvement', 'impulse-and-momentum collisions', /momentum/i],
  ['AP-ENVIRONMENTAL-SCIENCE', 'c’est quoi les pluies acides', 'control-and-acid-deposition', /acid/i],
]

/** A term is asked for in French, or for French. */
export async function measureFrench(rates: Rates): Promise<void> {
  for (const [course, say, lessons, must] of FRENCH) {
    const reply = await startConversation(rates, course, `french-${say}`).say(say)
    const isRight = reply.citations.some(({ lessonId }) => lessons.split(' ').includes(lessonId))
    rates.count('asks: French terms', isRight && must.test(reply.response), `${course} “${say}”: ${brief(reply)}`)
  }
}

export const brief = ({ response }: Pick<IlmReply, 'response'>) => response.slice(0, 200).replaceAll(/\s+/g, ' ')
