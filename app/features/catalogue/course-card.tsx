import type { ReactNode } from 'react'
import { Badge } from '#app/components/ui/badge.tsx'
import { Card, CardContent, CardFooter, CardHeader, CardTitle } from '#app/components/ui/card.tsx'
import type { ColorTheme } from '#domain/catalogue/course-catalogue.ts'

type CourseCardProps = {
  code: string
  label: string
  note?: string
  description: string
  theme: ColorTheme
  action: ReactNode
}

/** A course to choose (GRD-02). */
export function CourseCard({ code, label, note, description, theme, action }: CourseCardProps) {
  return (
    <Card data-course-theme={theme} className="h-full border-t-4 border-t-theme">
      <CardHeader>
        <p className="flex flex-wrap items-center gap-2">
          <Badge variant="theme">{code}</Badge>
          {note && <span className="text-muted-foreground text-sm">{note}</span>}
        </p>
        <CardTitle as="h2">{label}</CardTitle>
      </CardHeader>
      <CardContent className="text-muted-foreground">{description}</CardContent>
      <CardFooter>{action}</CardFooter>
    </Card>
  )
}
