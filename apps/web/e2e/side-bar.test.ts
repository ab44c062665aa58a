// The side bar: the places in their order, whatever names projects have, and the chat beside any page by a press.
//
// SB1. What stands at the foot is in sight however many projects there are, and a long name takes no room from a number.

import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityProblems } from './accessibility.ts'
import { api, open, serve } from './browser.ts'

const WORDS = {
  en: {
    pages: 'Pages',
    projects: 'Projects',
    chat: 'Chat',
    order: [
      'Today',
      'Inbox',
      'Upcoming',
      'All tasks',
      'Rooms',
      'Agents',
      'Initiatives',
      'Policies',
      'Insight',
      'Rules',
      'Trash',
    ],
  },
  he: {
    pages: 'דפים',
    projects: 'פרויקטים',
    chat: 'שיחה',
    order: [
      'היום',
      'דואר נכנס',
      'בקרוב',
      'כל המשימות',
      'חדרים',
      'סוכנים',
      'יוזמות',
      'מדיניות',
      'תמונת מצב',
      'כללים',
      'סל המחזור',
    ],
  },
} as const

const HEIGHT = 720

async function boxOf(place: Locator) {
  const box = await place.boundingBox()
  if (box === null) throw new Error('It is not on the screen')
  return box
}

test.each(['en', 'he'] as const)(
  '[SB1] the places stand in their order, and none is pushed out of sight (%s)',
  async (language) => {
    const server = await serve()
    const words = WORDS[language]
    for (let number = 0; number < 12; number++)
      await api(server, 'POST', '/api/tasks', {
        title: 'Call',
        project: `${number} A project with a name that goes on and on`,
      })
    const page = await open(server, '/tasks', { language, height: HEIGHT })
    const bar = page.getByRole('navigation', { name: words.pages })
    const projects = bar.getByRole('region', { name: words.projects })
    await projects.getByRole('link').first().waitFor()
    const links = await bar.getByRole('link').allInnerTexts()
    expect(
      links.map((text) => text.trim()).filter((text) => (words.order as readonly string[]).includes(text)),
    ).toEqual(words.order)
    for (const name of words.order.slice(-3)) {
      const foot = await boxOf(bar.getByRole('link', { name, exact: true }))
      expect(foot.y + foot.height).toBeLessThan(HEIGHT)
    }
    const around = await boxOf(bar)
    const count = await boxOf(projects.getByRole('link').first().getByText('1', { exact: true }))
    expect(count.x).toBeGreaterThanOrEqual(around.x)
    expect(count.x + count.width).toBeLessThanOrEqual(around.x + around.width)
    // The board is the same list.
    await page.goto(`${server.url}/board`)
    await expect.poll(() => bar.getByRole('link', { name: words.order[3] }).getAttribute('aria-current')).toBe('page')
    await page.getByRole('button', { name: words.chat }).click()
    await page.getByRole('complementary', { name: words.chat }).getByRole('textbox').waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: words.chat, exact: true }).click()
    await page.getByRole('complementary', { name: words.chat }).waitFor({ state: 'detached' })
  },
)
