import type { Course, CourseModule } from '../content/course.ts'
import type { Idea } from '../content/idea.ts'
import type { Lesson } from '../content/lesson.ts'
import type { ContentItemOf } from '../text/content-item.ts'

export type LessonSection = Lesson['content'][number]
/** A lesson with the module it belongs to. */
export type GuidedLesson = { module: CourseModule; lesson: Lesson }
/** An idea of a lesson, as Ilm speaks of it, with where it stands. */
export type GuidedIdea = { idea: Idea; place: GuidedLesson; section?: LessonSection | undefined }

/** The ideas of a lesson, in its order; none where nobody has written them. */
export function ideasOf(place: GuidedLesson): GuidedIdea[] {
  const { module, lesson } = place
  return (module.ideas?.[lesson.id] ?? []).map((idea) => ({
    idea,
    place,
    section: lesson.content.find(({ id }) => id === idea.section),
  }))
}

/**
 * One thing Ilm can speak from. `title` names it to students, `text` is Markdown. `example` passages are concrete cases,
 * `card` and `misconception` ones are short;
 * `ask` ones are how students ask for a lesson: they lead to it and are never told.
 */
export type Passage = {
  kind: 'section' | 'term' | 'example' | 'misconception' | 'card' | 'question' | 'lesson' | 'ask'
  title: string
  text: string
  place: GuidedLesson
  section?: LessonSection
  /** question: its key */
  key?: string
}

/**
 * Everything of a course that can be found and spoken from, in course order.
 * @param allPlaces the course's lessons; passages hold these very objects
 */
export function coursePassages(course: Pick<Course, 'modules'>, allPlaces: readonly GuidedLesson[]): Passage[] {
  return course.modules.flatMap((module) => {
    const places = new Map(
      allPlaces.filter((place) => place.module === module).map((place) => [place.lesson.id, place]),
    )
    const [first] = places.values()
    if (!first) return []
    return [
      ...[...places.values()].flatMap(lessonPassages),
      ...module.misconceptions.map((misconception): Passage => {
        const place = [...places.values()].find(({ lesson }) => lesson.commonMisconception?.id === misconception.id)
        const text = `${misconception.belief} ${misconception.correction} ${misconception.why}`
        return {
          kind: 'misconception',
          title: misconception.belief,
          text,
          place: place ?? first,
          key: misconception.id,
        }
      }),
      ...module.decks.flatMap((deck) =>
        deck.cards.flatMap((card): Passage[] => {
          const place = places.get(card.lessonId ?? '')
          if (!place) return []
          return [{ kind: 'card', title: textOf(card.front), text: textOf(card.back), place }]
        }),
      ),
      ...module.questions.flatMap((question): Passage[] => {
        const place = places.get(question.lesson)
        return place ? [{ kind: 'question', title: '', text: question.prompt, place, key: question.id }] : []
      }),
      ...[...places.values()]
        .flatMap(ideasOf)
        .flatMap(({ idea, place, section }): Passage[] =>
          idea.asked.map((text) => ({ kind: 'ask', title: '', text, place, ...(section && { section }) })),
        ),
    ]
  })
}

function lessonPassages(place: GuidedLesson): Passage[] {
  const { lesson } = place
  const about = [lesson.summary, ...lesson.learningObjectives].filter(Boolean).join(' ')
  return [
    { kind: 'lesson', title: lesson.title, text: about, place },
    ...lesson.content.flatMap((section): Passage[] => [
      { kind: 'section', title: section.title ?? lesson.title, text: sectionText(section), place, section },
      ...section.keyTerms.map(
        ({ term, definition }): Passage => ({ kind: 'term', title: term, text: definition, place, section }),
      ),
      // the sides of a comparison are terms that stand beside each other
      ...section.comparison.flatMap(({ title, definition }): Passage[] =>
        definition ? [{ kind: 'term', title, text: definition, place, section }] : [],
      ),
      ...sectionExamples(section).map(({ title, text }): Passage => ({ kind: 'example', title, text, place, section })),
    ]),
    ...(lesson.realWorldApplication
      ? [{ kind: 'example' as const, title: `${lesson.title} in real life`, text: lesson.realWorldApplication, place }]
      : []),
  ]
}

/** What a section says, for search: all its prose. */
function sectionText(section: LessonSection): string {
  const { comparison, comparisonTable, diagram, caseStudy, workedExample } = section
  return [
    section.text,
    ...comparison.flatMap((side) => [side.title, side.definition, ...side.characteristics]),
    comparisonTable?.title,
    ...(comparisonTable?.rows.flat() ?? []),
    diagram?.description,
    ...(diagram?.elements ?? []),
    caseStudy?.title,
    workedExample?.title,
    workedExample?.strategy,
    workedExample?.commonMistake,
  ]
    .filter(Boolean)
    .join(' ')
}

/** The concrete cases of a section: worked examples, case studies, examples of ideas. */
export function sectionExamples(section: LessonSection): { title: string; text: string }[] {
  const { caseStudy, workedExample, examples } = section
  const cases: { title: string; text: string }[] = []
  if (caseStudy) {
    cases.push({ title: caseStudy.title, text: [caseStudy.scenario, caseStudy.impact].filter(Boolean).join('\n\n') })
  }
  for (const example of examples) {
    const list = example.examples.map((one) => `- ${one}`).join('\n')
    cases.push({ title: example.title, text: [example.explanation, list].filter(Boolean).join('\n\n') })
  }
  if (workedExample) {
    const steps = workedExample.steps.map(({ action, reasoning, calculation }, index) =>
      [`${index + 1}. ${action}`, reasoning, calculation].filter(Boolean).join(' '),
    )
    const text = [workedExample.problem, steps.join('\n'), `**Answer:** ${workedExample.answer}`].join('\n\n')
    cases.push({ title: workedExample.title ?? section.title ?? 'A worked example', text })
  }
  return cases.filter((one) => one.text !== '')
}

/** A card side as text; a picture by what it shows. */
const textOf = (item: ContentItemOf<string>): string => (item.type === 'text' ? item.content : (item.alt ?? ''))
