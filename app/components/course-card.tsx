import type { ReactNode } from 'react'
import type { ColorTheme } from '#domain/catalogue/course-catalogue.ts'
import { Badge } from './ui/badge.tsx'
import { Card, CardContent, CardFooter, CardHeader, CardTitle } from './ui/card.tsx'

type CourseCardProps = {
  code: string
  label: string
  note?: string
  theme: ColorTheme
  heading?: 'h2' | 'h3'
  /** what the course is about */
  children: ReactNode
  action: ReactNode
}

/** A course to choose (GRD-02). */
export function CourseCard({ code, label, note, theme, heading = 'h2', children, action }: CourseCardProps) {
  return (
    <Card data-course-theme={theme} className="h-full border-t-4 border-t-theme">
      <CardHeader>
        <p className="flex flex-wrap items-center gap-2">
          <Badge variant="theme">{code}</Badge>
          {note && <span className="text-muted-foreground text-sm">{note}</span>}
        </p>
        <CardTitle as={heading}>{label}</CardTitle>
      </CardHeader>
      <CardContent className="flex flex-col gap-3">{children}</CardContent>
      <CardFooter className="flex flex-wrap gap-2">{action}</CardFooter>
    </Card>
  )
}
