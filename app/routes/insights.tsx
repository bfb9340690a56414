import { createFileRoute } from '@tanstack/react-router'
import { InsightsPage } from '#app/features/insights/insights-page.tsx'

export const Route = createFileRoute('/insights')({ component: InsightsPage })
