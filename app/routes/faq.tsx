import { createFileRoute } from '@tanstack/react-router'
import { FaqPage } from '#app/features/faq/faq-page.tsx'

export const Route = createFileRoute('/faq')({ component: FaqPage })
