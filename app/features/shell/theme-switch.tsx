import { Monitor, Moon, Sun } from 'lucide-react'
import { buttonVariants } from '#app/components/ui/button-variants.ts'
import { useBrowserSetting } from '#app/platform/browser-setting.ts'
import { chooseTheme, readTheme, THEME_CHOICES, themeSetting } from './theme.ts'

const looks = {
  system: { icon: Monitor, label: 'Theme: like your device' },
  light: { icon: Sun, label: 'Theme: light' },
  dark: { icon: Moon, label: 'Theme: dark' },
}

/** Goes round: like the device, light, dark. */
export function ThemeSwitch() {
  const choice = readTheme(useBrowserSetting(themeSetting))
  const next = THEME_CHOICES[(THEME_CHOICES.indexOf(choice) + 1) % THEME_CHOICES.length] ?? 'system'
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
