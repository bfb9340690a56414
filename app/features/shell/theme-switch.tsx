import { Monitor, Moon, Sun } from 'lucide-react'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { chooseTheme, type Theme, useTheme } from '#app/platform/theme.ts'

const order: Theme[] = ['system', 'light', 'dark']

const looks = {
  system: { icon: Monitor, label: 'Theme: like your device' },
  light: { icon: Sun, label: 'Theme: light' },
  dark: { icon: Moon, label: 'Theme: dark' },
}

/** Goes round: like the device, light, dark. */
export function ThemeSwitch() {
  const choice = useTheme()
  const next = order[(order.indexOf(choice) + 1) % order.length] ?? 'system'
  const { icon: Icon, label } = looks[choice]
  return (
    <button
      type="button"
      title={label}
      onClick={() => chooseTheme(next)}
      className={buttonVariants({ variant: 'ghost', size: 'icon' })}
    >
      <Icon aria-hidden />
      <span className="sr-only">{label}</span>
    </button>
  )
}
