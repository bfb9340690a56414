import { cn } from '#app/components/cn.ts'
import { FigurePicture } from '#app/components/figure.tsx'
import { RichText } from '#app/components/rich-text.tsx'
import type { ExamQuestionOf } from '#domain/exam/exam.ts'
import type { RichText as RichTextValue } from '#domain/text/rich-text.ts'
import { optionLetter } from './player-question.tsx'

type ReviewOptionsProps = { question: ExamQuestionOf<RichTextValue>; chosen: number | undefined }

/** The options of an item, with the one that was chosen and the one that is right (EXV-05). */
export function ReviewOptions({ question, chosen }: ReviewOptionsProps) {
  return (
    <ol className="grid grid-cols-1 gap-2">
      {question.options.map((option, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: options have no ids, and their order is part of the attempt
          key={index}
          className={cn(
            'flex items-center gap-3 rounded-lg border px-4 py-2.5',
            index === question.correctIndex && 'border-success bg-success-surface',
            index === chosen && index !== question.correctIndex && 'border-error bg-error-surface',
          )}
        >
          <span aria-hidden className="font-semibold">
            {optionLetter(index)}
          </span>
          <span className="min-w-0">
            <RichText value={option} inline />
            <FigurePicture figures={question.figures} at={`options.${index}`} />
          </span>
          {index === question.correctIndex && <span className="ms-auto shrink-0 text-sm text-success">Correct</span>}
          {index === chosen && index !== question.correctIndex && (
            <span className="ms-auto shrink-0 text-error text-sm">Chosen</span>
          )}
        </li>
      ))}
    </ol>
  )
}
