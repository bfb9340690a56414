import { ALargeSmall } from 'lucide-react'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { useHistory } from '#app/platform/history-provider.tsx'
import { chooseReading, useReading } from '#app/platform/reading.ts'

/** More room between letters, words and lines, shorter lines, a plain typeface: for whoever reads more easily so. It goes along to other devices. */
export function ReadingSwitch({ isStacked = false }: { isStacked?: boolean }) {
  const history = useHistory()
  const isEasier = useReading() === 'easier'
  function change() {
    const choice = isEasier ? 'usual' : 'easier'
    chooseReading(choice)
    void history.append({ type: 'setting-changed', setting: 'reading', value: choice })
  }
  return (
    <button
      type="button"
      title="Easier reading"
      aria-pressed={isEasier}
      onClick={change}
      className={buttonVariants(isStacked ? { variant: 'outline' } : { variant: 'ghost', size: 'icon' })}
    >
      <ALargeSmall aria-hidden className={isEasier ? 'text-primary' : undefined} />
      {isStacked ? `Easier reading: ${isEasier ? 'on' : 'off'}` : <span className="sr-only">Easier reading</span>}
    </button>
  )
}
