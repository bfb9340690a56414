import { Fragment } from 'react'
import { Figures } from '#app/components/figure.tsx'
import { RichText } from '#app/components/rich-text.tsx'
import { ExplorationPart } from './exploration/exploration-part.tsx'
import { LessonCheck } from './lesson-check.tsx'
import { ActivityPart } from './parts/activity-part.tsx'
import { CaseStudyPart } from './parts/case-study-part.tsx'
import { ComparisonCards } from './parts/comparison-cards.tsx'
import { ComparisonTable } from './parts/comparison-table.tsx'
import { DiagramPart } from './parts/diagram-part.tsx'
import { ExamplesPart } from './parts/examples-part.tsx'
import { HintsPart } from './parts/hints-part.tsx'
import { KeyTerms } from './parts/key-terms.tsx'
import { MediaPart } from './parts/media-part.tsx'
import { WorkedExamplePart } from './parts/worked-example-part.tsx'
import { ProgramPart } from './program/program-part.tsx'
import type { ShownSection } from './queries.ts'
import type { ShownLesson } from './shown-lesson.ts'
import { TryIt } from './try-it/try-it.tsx'

type SectionBodyProps = { place: ShownLesson; section: ShownSection; isOpen: boolean }

/** Everything a section can hold (LES-15..26), in the order one would teach it. */
export function SectionBody({ place, section, isOpen }: SectionBodyProps) {
  const { media, keyTerms, comparison, comparisonTable, diagram, examples, workedExample, checks, hints } = section
  const { exploration, program, interactiveElement, caseStudy, activity } = section
  return (
    <div className="flex flex-col gap-8">
      {section.text && <RichText value={section.text} className="prose-lesson" />}
      <Figures figures={section.figures} at="text" />
      {media.map((medium) => (
        <MediaPart key={medium.url} medium={medium} />
      ))}
      {diagram && <DiagramPart diagram={diagram} />}
      {keyTerms.length > 0 && <KeyTerms terms={keyTerms} />}
      {comparison.length > 0 && <ComparisonCards cards={comparison} />}
      {comparisonTable && <ComparisonTable table={comparisonTable} />}
      {examples.length > 0 && <ExamplesPart examples={examples} />}
      {workedExample && <WorkedExamplePart example={workedExample} figures={section.figures} />}
      {exploration && <ExplorationPart place={place} exploration={exploration} isOpen={isOpen} />}
      {program && <ProgramPart program={program} />}
      {interactiveElement && (
        <TryIt label={`${place.lessonId}/${section.id}`} element={interactiveElement} isOpen={isOpen} />
      )}
      {caseStudy && <CaseStudyPart study={caseStudy} />}
      {activity && <ActivityPart activity={activity} />}
      {hints.length > 0 && <HintsPart hints={hints} />}
      {checks.map((question) => (
        <Fragment key={question.id}>
          <LessonCheck place={place} question={question} isOpen={isOpen} />
        </Fragment>
      ))}
    </div>
  )
}
