import { useState } from 'react'
import { AnswerInput } from '#app/components/answer/answer-input.tsx'
import type { ShownQuestion } from '#app/components/answer/answer-view.ts'
import { Figures } from '#app/components/figure.tsx'
import { RichText } from '#app/components/rich-text.tsx'
import { promptText } from '#domain/question/describe-answer.ts'
import type { Reply } from '#domain/question/reply.ts'

/** The first question of each type among these, in the order of their names. */
function oneOfEachType(questions: readonly ShownQuestion[]): ShownQuestion[] {
  const first = new Map<string, ShownQuestion>()
  for (const question of questions) if (!first.has(question.type)) first.set(question.type, question)
  return [...first.values()].toSorted((a, b) => a.type.localeCompare(b.type))
}

/** Every way of answering that real questions have: to try, and after it. */
export function SampleAnswers({ questions }: { questions: readonly ShownQuestion[] }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      {oneOfEachType(questions).map((question) => (
        <SampleAnswer key={question.id} question={question} />
      ))}
    </div>
  )
}

const STAGES = ['open', 'ended', 'shown'] as const

function SampleAnswer({ question }: { question: ShownQuestion }) {
  const [reply, setReply] = useState<Reply | null>(null)
  const [stage, setStage] = useState<(typeof STAGES)[number]>('open')
  return (
    <section aria-label={question.type} className="min-w-0 rounded-xl border bg-card px-4 py-5">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h3 className="me-auto font-semibold">{question.type}</h3>
        {STAGES.map((one) => (
          <label key={one} className="touch-target flex items-center gap-1.5 text-sm">
            <input type="radio" checked={stage === one} onChange={() => setStage(one)} className="accent-primary" />
            {one}
          </label>
        ))}
      </div>
      {question.prompt.type === 'text' ? <RichText value={question.prompt.content} /> : promptText(question)}
      <Figures figures={question.figures} at="prompt" className="my-4" />
      <AnswerInput
        question={question}
        reply={reply}
        stage={stage}
        isCheckedLater
        onDraft={setReply}
        onAnswer={setReply}
      />
    </section>
  )
}
