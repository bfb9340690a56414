import { ScrollText } from 'lucide-react'
import { RichText } from '#app/components/rich-text.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Sheet, SheetContent, SheetHeader, SheetTitle, SheetTrigger } from '#app/components/ui/sheet.tsx'
import type { RichText as RichTextValue } from '#domain/text/rich-text.ts'

/** Formulas and constants, as a panel beside the question. */
export function ReferenceSheet({ sheet }: { sheet: RichTextValue }) {
  return (
    <Sheet>
      <SheetTrigger asChild>
        <Button variant="outline" size="sm">
          <ScrollText aria-hidden />
          Reference sheet
        </Button>
      </SheetTrigger>
      <SheetContent side="right" className="w-[min(40rem,94vw)]" aria-describedby={undefined}>
        <SheetHeader>
          <SheetTitle>Reference sheet</SheetTitle>
        </SheetHeader>
        {/* long sheets scroll, also by keyboard */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area needs the focus to scroll by keyboard */}
        <section aria-label="Formulas" tabIndex={0} className="prose-lesson overflow-y-auto">
          <RichText value={sheet} />
        </section>
      </SheetContent>
    </Sheet>
  )
}
