import { createFileRoute } from '@tanstack/react-router'
import { WelcomePage } from '#app/features/welcome/welcome-page.tsx'

export const Route = createFileRoute('/welcome')({ component: WelcomePage })
