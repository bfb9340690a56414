import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '#app/components/ui/dialog.tsx'

const shortcuts = [
  ['A – E or 1 – 5', 'choose an option'],
  ['Shift + the same', 'strike an option out, or bring it back'],
  ['N, P', 'next, previous question'],
  ['F', 'flag for review'],
  ['← →, H, N in a text', 'select words (longer with Shift), highlight them, write a note'],
  ['?', 'this help'],
]

export function KeyboardHelp({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Keyboard</DialogTitle>
          <DialogDescription>Everything in the exam works without a mouse.</DialogDescription>
        </DialogHeader>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
          {shortcuts.map(([keys, meaning]) => (
            <div key={keys} className="contents">
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </DialogContent>
    </Dialog>
  )
}
