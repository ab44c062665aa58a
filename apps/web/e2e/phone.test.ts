// Pawl on a phone: five places at the bottom, the others in a sheet; it is installed, and opens while the server is away.

import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../testing/databases.ts'
import { accessibilityProblems } from './accessibility.ts'
import { api, open, serve, serveAt, stop } from './browser.ts'

test.each([
  { language: 'en', theme: 'light', pages: 'Pages', more: 'More', board: 'Board', what: 'What to do with' },
  { language: 'he', theme: 'dark', pages: 'דפים', more: 'עוד', board: 'לוח', what: 'מה לעשות עם' },
] as const)(
  'four places and More are at the bottom, menus are sheets, a thumb needs no aim ($language)',
  async (given) => {
    const { pages, more, board, what, ...viewer } = given
    const server = await serve()
    await api(server, 'POST', '/api/tasks', { title: 'Buy milk', deadline: '2020-01-02', priority: 'high' })
    const page = await open(server, '/today', { ...viewer, width: 390, height: 844, hasTouch: true })
    const bottom = page.getByRole('navigation', { name: pages })
    await bottom.waitFor()
    expect(await bottom.getByRole('link').count()).toBe(4)
    await bottom.getByRole('button', { name: more }).click()
    const sheet = page.getByRole('dialog', { name: more })
    expect(await accessibilityProblems(page)).toEqual([])
    await sheet.getByRole('link', { name: board }).click()
    await page.getByRole('heading', { level: 1, name: board }).waitFor()
    expect(await sheet.count()).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await bottom.getByRole('link').nth(2).click()
    await page.getByRole('button', { name: what }).click()
    const menu = page.getByRole('menu')
    await menu.waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    const { x, y, width, height } = (await menu.boundingBox()) ?? { x: -1, y: 0, width: 0, height: 0 }
    expect([x, width, Math.round(y + height)]).toEqual([0, 390, 844])
    const low = (buttons: Element[]) =>
      buttons.map((button) => button.getBoundingClientRect().height).filter((tall) => tall > 0 && tall < 44)
    expect(await page.locator('main button, [role=menu] button').evaluateAll(low)).toEqual([])
  },
)

test('projects and kept views are in the sheet behind More', async () => {
  const server = await serve()
  await api(server, 'POST', '/api/tasks', { title: 'Water plants', project: 'Garden' })
  const page = await open(server, '/', { width: 390, height: 844, hasTouch: true })
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('dialog', { name: 'More' }).getByRole('link', { name: 'Garden' }).click()
  await page.getByRole('heading', { level: 1, name: 'Garden' }).waitFor()
  await page.getByRole('link', { name: 'Water plants' }).waitFor()
})

test.each([
  { language: 'en', nothing: 'No open tasks.', key: 'Press C', add: 'Add a task' },
  { language: 'he', nothing: 'אין משימות פתוחות.', key: 'המקש C', add: 'להוסיף משימה' },
] as const)('an empty list says what a thumb can do, and a keyboard its key ($language)', async (given) => {
  const { language, nothing, key, add } = given
  const server = await serve()
  const page = await open(server, '/tasks', { language, width: 390, height: 844, hasTouch: true })
  const notice = page.getByRole('status').filter({ hasText: nothing })
  await notice.waitFor()
  expect(await notice.getByText(key).isVisible()).toBe(false)
  await notice.getByRole('button', { name: add }).click()
  await page.getByRole('dialog', { name: add }).getByRole('textbox').fill('Buy milk')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Buy milk' }).waitFor()
  const wide = await open(await serve(), '/tasks', { language })
  await wide.getByText(key).waitFor()
  expect(await wide.getByRole('main').getByRole('button', { name: add }).count()).toBe(0)
})

test('[D48] it opens while the server is away, with what was there last and in the language of its reader; what is done there is sent when it is back', async () => {
  const place = { dataFolder: temporaryFolder() }
  const server = await serveAt(place)
  await api(server, 'POST', '/api/tasks', { title: 'Buy milk' })
  const page = await open(server, '/tasks', { language: 'he', width: 390, height: 844, withWorker: true })
  await page.getByRole('link', { name: 'Buy milk' }).click()
  await page.getByRole('button', { name: 'להתחיל' }).waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready)
  // Whoever leaves at once leaves what they saw [LS4].
  const seen = page.url()
  await page.goto(`${server.url}/icon.svg`)
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const cache = await caches.open('pawl-last-state')
        const [key] = await cache.keys()
        return key && (await cache.match(key))?.text()
      }),
    )
    .toContain('taskHistory')
  await stop(server)

  await page.goto(seen)
  await page.getByRole('heading', { level: 1, name: 'Buy milk' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl')
  await page.getByRole('button', { name: 'להתחיל' }).click()
  await page.getByRole('button', { name: 'שינוי אחד ממתין' }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'שינוי אחד ממתין' }).waitFor()
  const again = await serveAt({ ...place, port: Number(new URL(server.url).port) })
  await expect.poll(async () => (await api(again, 'GET', '/api/tasks/1')).task.status).toBe('in_progress')
})

test.each([
  {
    path: '/tasks',
    shown: 'Buy milk',
    to: '/api/tasks',
    follows: 'Water the plants',
  },
  {
    path: '/inbox',
    shown: 'Nothing waits for',
    to: '/api/initiatives',
    follows: 'Release version 2',
  },
] as const)(
  '[LS2, LS3] a list that was opened from what was there last is brought up to date ($path)',
  async (given) => {
    const { path, shown, to, follows } = given
    const server = await serve()
    await api(server, 'POST', '/api/tasks', { title: 'Buy milk' })
    const page = await open(server, path)
    await page.getByRole('main').getByText(shown).first().waitFor()
    const kept = () => page.evaluate(async () => (await (await caches.open('pawl-last-state')).keys()).length)
    await expect.poll(kept).toBe(1)
    await page.reload()
    await page.getByRole('main').getByText(shown).first().waitFor()
    await api(server, 'POST', to, { title: follows })
    await page.getByRole('main').getByText(follows).first().waitFor()
    await page.goto('about:blank')
    await api(server, 'POST', to, { title: 'Meanwhile' })
    await page.goto(server.url + path)
    await page.getByRole('main').getByText('Meanwhile').first().waitFor()
  },
)

test('in one’s own order a row is dragged by the finger, and the list scrolls on at its edge', async () => {
  const server = await serve()
  for (let number = 1; number <= 40; number++) await api(server, 'POST', '/api/tasks', { title: `task ${number}` })
  const page = await open(server, '/tasks?sort=position', { width: 390, hasTouch: true })
  const handle = page.getByTitle('Drag to put it elsewhere').first()
  await handle.waitFor()
  const box = await handle.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 8, (box?.y ?? 0) + 8]
  const touch = await page.context().newCDPSession(page)
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x, y: at }] })
  const scrolled = () => page.locator('#content').evaluate(({ scrollTop }) => scrollTop)
  await finger('touchStart', y)
  await page.locator('[data-dragging]').or(handle).first().waitFor()
  // It is lifted once the finger has rested; until then a move would scroll.
  await expect.poll(() => finger('touchMove', y + 4).then(() => page.locator('[data-dragging]').count())).toBe(1)
  for (const at of [300, 500, 740]) await finger('touchMove', at)
  await expect.poll(scrolled).toBeGreaterThan(900)
  expect(await page.locator('[data-dragging]').count()).toBe(1)
  await finger('touchMove', 400)
  await finger('touchEnd')
  const place = async () => {
    const { tasks } = await api(server, 'GET', '/api/tasks?sort=position&limit=100')
    return tasks.findIndex(({ number }: { number: number }) => number === 1)
  }
  await expect.poll(place).toBeGreaterThan(12)
})
