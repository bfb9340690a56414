import { createFileRoute } from '@tanstack/react-router'
import { FirstQuestions } from '#app/features/find/first-questions.tsx'
import { WelcomePage } from '#app/features/welcome/welcome-page.tsx'
import { PRODUCT_NAME } from '#domain/product.ts'

export const Route = createFileRoute('/welcome')({
  head: () => ({ meta: [{ title: `Welcome · ${PRODUCT_NAME}` }] }),
  component: RoutePage,
})

function RoutePage() {
  return <WelcomePage otherWays={<FirstQuestions />} />
}
