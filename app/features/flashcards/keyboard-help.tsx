import { Dialog, DialogContent, DialogHeader, DialogTitle } from '#app/components/ui/dialog.tsx'

const KEYS: [keys: string, meaning: string][] = [
  ['Space or Enter', 'Flip the card'],
  ['1 2 3 4', 'Again, Hard, Good, Easy (once the back shows)'],
  ['← →', 'Previous and next card'],
  ['B', 'Bookmark the card, or take the bookmark off'],
  ['U', 'Undo the latest rating'],
  ['?', 'This list'],
]

export function KeyboardHelp({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>Keyboard shortcuts</DialogTitle>
        </DialogHeader>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          {KEYS.map(([keys, meaning]) => (
            <div key={keys} className="contents">
              <dt>
                <kbd className="rounded border bg-muted px-1.5 py-0.5 font-mono text-sm">{keys}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </DialogContent>
    </Dialog>
  )
}
