import { type ComponentProps, lazy, Suspense } from 'react'
import type { ExamGraphingCalculator as Calculator } from './exam-graphing-calculator.tsx'
import { fetchExamCalculator } from './use-fetch-exam-needs.ts'

const Fetched = lazy(async () => {
  const { ExamGraphingCalculator } = await fetchExamCalculator()
  return { default: ExamGraphingCalculator }
})

/** The graphing calculator of a part that allows one. It is there before such an exam begins (use-fetch-exam-needs.ts). */
export function ExamGraphingCalculator(props: ComponentProps<typeof Calculator>) {
  return (
    <Suspense fallback={null}>
      <Fetched {...props} />
    </Suspense>
  )
}
