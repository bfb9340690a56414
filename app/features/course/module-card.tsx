import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { countLabel } from '#app/components/count-label.ts'
import { Badge } from '#app/components/ui/badge.tsx'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { Card, CardContent, CardDescription, CardFooter, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import { colorThemeAt } from '#domain/catalogue/course-catalogue.ts'
import type { OutlineModule } from './course-slots.ts'

type ModuleCardProps = {
  module: OutlineModule
  /** place in the course; the three themes cycle (CRS-05) */
  index: number
  /** one below what it stands under */
  heading?: 'h2' | 'h3'
  children?: ReactNode
  footer: ReactNode
}

/** A module of a course. */
export function ModuleCard({ module, index, heading = 'h2', children, footer }: ModuleCardProps) {
  return (
    <Card
      data-course-theme={colorThemeAt(index)}
      data-testid="module-card"
      className="h-full border-t-4 border-t-theme"
    >
      <CardHeader>
        {module.category && <Badge variant="theme">{module.category}</Badge>}
        <CardTitle as={heading}>{module.title}</CardTitle>
        {module.summary && <CardDescription>{module.summary}</CardDescription>}
      </CardHeader>
      {children && <CardContent className="flex flex-col gap-3">{children}</CardContent>}
      <CardFooter>{footer}</CardFooter>
    </Card>
  )
}

/** What a module has of one kind: the way in, or that it is still being written. */
export function ModuleLink({ to, label, title, count }: { to: string; label: string; title: string; count?: number }) {
  if (count === 0) return <span className="text-muted-foreground text-sm">In preparation</span>
  return (
    <Link to={to} aria-label={`${label}: ${title}`} className={buttonVariants({ variant: 'theme' })}>
      {label}
    </Link>
  )
}

/** "3 lessons · 24 cards · 30 questions", as far as the gateway counts. */
export function ModuleCounts({ counts }: Pick<OutlineModule, 'counts'>) {
  if (!counts) return null
  const parts = [
    countLabel(counts.lessons, 'lesson'),
    countLabel(counts.cards, 'card'),
    countLabel(counts.questions, 'question'),
  ]
  return <p className="figures text-muted-foreground text-sm">{parts.filter(Boolean).join(' · ')}</p>
}
