// A conversation is read from its end: what was said last is in sight however long it is, and stays so while it grows.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { api, open, serve } from './browser.ts'

const fromEnd = (page: Page) =>
  page.getByRole('log').evaluate((log) => Math.round(log.scrollHeight - log.scrollTop - log.clientHeight))

/** What was scrolled has been told, what has grown has been seen. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then))))

/** The second time after it has followed the first, and before it is told that it has scrolled for that. */
const growTwice = (page: Page) =>
  page.getByRole('log').evaluate(async (log) => {
    const last = log.lastElementChild as HTMLElement
    const height = log.scrollHeight
    last.style.paddingBlockEnd = `${height / 2}px`
    await new Promise((then) => requestAnimationFrame(() => setTimeout(then)))
    last.style.paddingBlockEnd = `${height}px`
  })

test.each([390, 1280])(
  'a long conversation opens at its end, and whoever scrolled up is left there (%i px)',
  async (width) => {
    const server = await serve()
    for (let number = 1; number <= 12; number++) await api(server, 'POST', '/api/tasks', { title: `Task ${number}` })
    let conversation: string | undefined
    for (let turn = 0; turn < 6; turn++) {
      const answer = await api(server, 'POST', '/api/chat', { message: 'show my tasks', conversation_id: conversation })
      conversation = answer.conversation_id
    }
    const page = await open(server, `/chat/${conversation}`, { width })
    await page.getByRole('log').getByText('Task 3').first().waitFor({ state: 'attached' })
    await expect.poll(() => fromEnd(page)).toBeLessThanOrEqual(1)
    // What takes longer to be set makes the text longer.
    const grow = () =>
      page.getByRole('log').evaluate((log) => {
        ;(log.lastElementChild as HTMLElement).style.paddingBlockEnd = `${log.scrollHeight / 4}px`
      })
    await grow()
    await expect.poll(() => fromEnd(page)).toBeLessThanOrEqual(1)
    await growTwice(page)
    await expect.poll(() => fromEnd(page)).toBeLessThanOrEqual(1)
    await page.getByRole('log').evaluate((log) => log.scrollTo({ top: 0 }))
    await drawn(page)
    await grow()
    await drawn(page)
    expect(await page.getByRole('log').evaluate((log) => log.scrollTop)).toBe(0)
    await page.getByRole('textbox', { name: 'Your message' }).fill('show my tasks')
    await page.keyboard.press('Enter')
    await expect.poll(() => fromEnd(page)).toBeLessThanOrEqual(1)
  },
)
