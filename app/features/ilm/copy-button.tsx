import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#app/components/ui/button.tsx'

/** How long "Copied" stays (CHT-11). */
const COPIED_MS = 1200

export function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false)
  // The confirmation goes by itself; leaving the page ends the wait.
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch (error) {
      console.warn('The browser did not allow copying:', error)
    }
  }
  return (
    <Button variant="ghost" size="sm" onClick={copy} className="text-muted-foreground">
      {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
    </Button>
  )
}
