// Light, dark, or whatever the system says. Kept in this browser.

import { useState } from 'react'
import { forget, keep } from '../api/kept.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState<Theme>(() => (document.documentElement.dataset.theme as Theme) ?? 'system')
  return [
    theme,
    (chosen) => {
      if (chosen === 'system') {
        delete document.documentElement.dataset.theme
        forget('pawl.theme')
      } else {
        document.documentElement.dataset.theme = chosen
        keep('pawl.theme', chosen)
      }
      setTheme(chosen)
    },
  ]
}
