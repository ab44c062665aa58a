// Everyone who may look: both languages, both themes.

import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { needChromium } from '../find-chromium.mjs'

export const VIEWERS = [
  { language: 'en', theme: 'light' },
  { language: 'en', theme: 'dark' },
  { language: 'he', theme: 'light' },
  { language: 'he', theme: 'dark' },
] as const

export type Viewer = (typeof VIEWERS)[number]

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: needChromium(), args: ['--no-sandbox'] })
}

export function contextOf(browser: Browser, { language, theme }: Viewer, width = 1280): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width, height: 800 },
    colorScheme: theme,
    locale: language === 'he' ? 'he-IL' : 'en-GB',
    timezoneId: 'Asia/Jerusalem',
    reducedMotion: 'reduce',
  })
}
