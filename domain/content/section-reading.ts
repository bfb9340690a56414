import type { RichText } from '../text/rich-text.ts'
import type { LessonSectionOf } from './lesson.ts'

/** Longer utterances are cut off by some browsers' voices after about 15 seconds. */
const LONGEST = 220

/** What a section says when it is read aloud, in the order of the page, cut into pieces a voice can speak in one go. */
export function sectionReading(heading: string, section: LessonSectionOf<RichText>): string[] {
  const { workedExample: worked, exploration, program, caseStudy, activity, diagram } = section
  const texts: (string | undefined)[] = [
    heading,
    section.text?.text,
    ...section.media.map(({ caption, altText }) => caption?.text ?? altText),
    ...section.keyTerms.map(({ term, definition }) => `${term}: ${definition.text}`),
    ...section.comparison.flatMap(({ title, definition, characteristics, examples }) => [
      `${title}. ${definition?.text ?? ''}`,
      ...[...characteristics, ...examples].map(({ text }) => text),
    ]),
    ...(section.comparisonTable?.rows.map((row) => row.map(({ text }) => text).join(', ')) ?? []),
    diagram?.description?.text,
    diagram?.altText,
    ...section.examples.flatMap(({ title, explanation, examples }) => [
      `${title}. ${explanation?.text ?? ''}`,
      ...examples.map(({ text }) => text),
    ]),
    worked?.problem.text,
    ...(worked?.given.map(({ text }) => text) ?? []),
    ...(worked?.steps.flatMap(({ action, reasoning, calculation }) => [
      action.text,
      reasoning?.text,
      calculation?.text,
    ]) ?? []),
    worked?.answer.text,
    exploration?.instructions?.text,
    exploration?.start.state,
    program?.instructions?.text,
    caseStudy && `${caseStudy.title}. ${caseStudy.scenario.text}`,
    caseStudy?.impact?.text,
    activity?.description.text,
  ]
  return texts.flatMap((text) => cutForSpeech(text ?? ''))
}

/** A text in sentences, short ones together, none longer than a voice speaks in one go unless it has no break at all. */
export function cutForSpeech(text: string, longest: number = LONGEST): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const part of text.split(/(?<=[.!?;:,])\s+|\n+/)) {
    const trimmed = part.trim()
    if (trimmed === '') continue
    if (piece !== '' && piece.length + 1 + trimmed.length > longest) {
      pieces.push(piece)
      piece = trimmed
    } else piece = piece === '' ? trimmed : `${piece} ${trimmed}`
  }
  return piece === '' ? pieces : [...pieces, piece]
}
