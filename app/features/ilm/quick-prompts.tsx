import { Button } from '#app/components/ui/button.tsx'

/** CHT-18. Each is sent as a message (OPN-50). */
const QUICK_PROMPTS = ['Quiz me!', 'Break it down', 'Real example?', 'Practice time!', 'Explain this', 'Help me study']

export function QuickPrompts({ isDisabled, onSend }: { isDisabled: boolean; onSend: (text: string) => void }) {
  return (
    <ul aria-label="Quick prompts" className="-mx-1 flex gap-2 overflow-x-auto px-1 py-1 [scrollbar-width:thin]">
      {QUICK_PROMPTS.map((prompt) => (
        <li key={prompt}>
          <Button variant="secondary" size="sm" disabled={isDisabled} onClick={() => onSend(prompt)}>
            {prompt}
          </Button>
        </li>
      ))}
    </ul>
  )
}
