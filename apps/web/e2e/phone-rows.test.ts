// On the narrow rows and cards of a phone nothing is cut in two, hidden under something else, or on a second line.

import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { api, open, serve } from './browser.ts'
import { joinBy, serveForPeople } from './people-scene.ts'
import { createRoom } from './room-scene.ts'

const PHONE = { width: 390, height: 844, hasTouch: true } as const

/** Of what is inside, what is seen in part. */
function cutIn(place: Locator): Promise<string[]> {
  return place.evaluate((element) => {
    const around = element.getBoundingClientRect()
    const isCut = ({ left, right, top, bottom }: DOMRect) => {
      const isOut = top >= around.bottom || right <= around.left || left >= around.right
      return !isOut && (left < around.left - 1 || right > around.right + 1 || bottom > around.bottom + 4)
    }
    return [...element.querySelectorAll('a')]
      .filter((link) => isCut(link.getBoundingClientRect()))
      .map((link) => link.textContent)
  })
}

test.each(['en', 'he'] as const)(
  'a tag that has no room in a row is left out whole, not cut in two (%s)',
  async (language) => {
    const server = await serve()
    const tags = ['travel', 'booking', 'family', 'משפחה']
    await api(server, 'POST', '/api/tasks', { title: 'Book flights', project: 'Trip', deadline: '2020-01-02', tags })
    await api(server, 'POST', '/api/tasks', { title: 'Write it', project: 'Work', deadline: '2020-01-02', tags })
    await api(server, 'POST', '/api/tasks/2/start', {})
    const page = await open(server, '/tasks', { ...PHONE, language })
    for (const title of ['Book flights', 'Write it']) {
      const row = page.locator('[data-task]').filter({ hasText: title })
      const marks = row.locator('span').filter({ has: page.getByRole('link', { name: '#travel' }) })
      await marks.waitFor()
      expect(await cutIn(marks)).toEqual([])
    }
  },
)

test('in Hebrew the number of further tags keeps its sign on the left', async () => {
  const server = await serve()
  await api(server, 'POST', '/api/tasks', { title: 'Book flights', tags: ['a', 'b', 'c', 'd'] })
  const page = await open(server, '/tasks', { language: 'he' })
  expect(await page.getByText('+1', { exact: true }).evaluate((element) => getComputedStyle(element).direction)).toBe(
    'ltr',
  )
})

test('the controls of a backlog item stand on one line, and the chosen part of a room looks chosen under the thumb', async () => {
  const server = await serve()
  await createRoom(server)
  await api(server, 'POST', '/api/rooms/build/backlog', { content: 'Paint it' })
  await api(server, 'POST', '/api/rooms/build/messages', { content: 'Build it' })
  const page = await open(server, '/rooms/build', PHONE)
  const place = page.getByRole('button', { name: 'Queue', exact: true })
  const colour = () => place.evaluate((button) => getComputedStyle(button).backgroundColor)
  await place.hover()
  const before = await colour()
  await place.click()
  await expect.poll(colour).not.toBe(before)
  const item = page.getByRole('listitem').filter({ hasText: 'Paint it' })
  await item.getByRole('button', { name: 'More for 1' }).waitFor()
  const middles = await item.getByRole('button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { top, bottom } = button.getBoundingClientRect()
      return Math.round((top + bottom) / 2)
    }),
  )
  expect(middles.length).toBeGreaterThan(2)
  expect(new Set(middles).size).toBe(1)
})

test.each(['en', 'he'] as const)('signed out, nothing at the top lies over the name (%s)', async (language) => {
  const { server } = await serveForPeople()
  const page = await open(server, '/', { ...PHONE, language })
  await page.getByRole('heading', { level: 1 }).waitFor()
  const apart = await page.locator('header').evaluate((header) => {
    const range = document.createRange()
    range.selectNodeContents(header.querySelector('a[href="/"]') as Element)
    const name = range.getBoundingClientRect()
    const settings = [...header.querySelectorAll('button, [role=status]')]
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, top }) => width > 0 && top < name.bottom)
    return settings.every(({ left, right }) => right < name.left || left > name.right)
  })
  expect(apart).toBe(true)
})

test('the controls of a question stand together on one line', async () => {
  const { server, link } = await serveForPeople()
  const dana = await joinBy(server, link)
  await startInitiatives(dana, 'Open the mill', 'Close the mill')
  await dana.setViewportSize(PHONE)
  await dana.goto(`${server.url}/inbox`)
  await dana.getByRole('main').getByRole('link', { name: 'Open the mill' }).click()
  const next = dana.getByRole('link', { name: 'Next question' })
  await next.waitFor()
  const tops = await next
    .locator('..')
    .evaluate((place) =>
      [...place.querySelectorAll('a, button')].map((control) => Math.round(control.getBoundingClientRect().top)),
    )
  expect(tops.length).toBeGreaterThan(3)
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(10)
})

function startInitiatives(page: Page, ...titles: string[]) {
  return page.evaluate(async (all) => {
    const csrf = /pawl-csrf[^=]*=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const headers = { 'content-type': 'application/json', 'pawl-csrf': csrf }
    for (const title of all)
      await fetch('/api/initiatives', { method: 'POST', headers, body: JSON.stringify({ title }) })
  }, titles)
}
