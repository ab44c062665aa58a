// Everyone who may look: every language, both themes.

import { LANGUAGES, type Language, languages } from '@pawl/contract'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { needChromium } from '../find-chromium.mjs'

export interface Viewer {
  readonly language: Language
  readonly theme: 'light' | 'dark'
}

export const VIEWERS: readonly Viewer[] = LANGUAGES.flatMap((language) => [
  { language, theme: 'light' },
  { language, theme: 'dark' },
])

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: needChromium(), args: ['--no-sandbox'] })
}

export function contextOf(browser: Browser, { language, theme }: Viewer, width = 1280): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width, height: 800 },
    colorScheme: theme,
    locale: languages[language].locale,
    timezoneId: 'Asia/Jerusalem',
    reducedMotion: 'reduce',
  })
}
