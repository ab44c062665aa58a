// A row of Today, or of the coming days, is dragged to another day: by mouse and by finger; T does the same by keyboard.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityProblems } from './accessibility.ts'
import { api, open, serve } from './browser.ts'

const ZONE = 'Asia/Jerusalem'
const dayFromNow = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE }).format(Date.now() + days * 86_400_000)
const middle = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox()
  if (box === null) throw new Error(`${selector} is not in sight`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test.each([
  { language: 'en', handle: 'Drag to another day', today: 'Today' },
  { language: 'he', handle: 'לגרור ליום אחר', today: 'היום' },
] as const)(
  'the mouse takes a row of Today to another day; its time stays, and one press takes it back ($language)',
  async (given) => {
    const { language, handle } = given
    const server = await serve()
    const at = `${dayFromNow(0)}T23:50`
    await api(server, 'POST', '/api/tasks', { title: 'Call Dana', deadline: at, timeZone: ZONE })
    const page = await open(server, '/today', { language })
    const row = page.locator('[data-task]')
    await row.hover()
    const from = await middle(page, `[title^="${handle}"]`)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + 10, from.y + 10, { steps: 3 })
    const day = `[data-day="${dayFromNow(3)}"]`
    await page.locator(day).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    const to = await middle(page, day)
    await page.mouse.move(to.x, to.y, { steps: 4 })
    await page.locator(`${day}[data-over]`).waitFor()
    await page.mouse.up()
    const deadline = async () => (await api(server, 'GET', '/api/tasks/1')).task.deadlineLocal
    await expect.poll(deadline).toBe(`${dayFromNow(3)}T23:50[${ZONE}]`)
    await page.locator(day).waitFor({ state: 'detached' })
    await page.keyboard.press('Control+z')
    await expect.poll(deadline).toBe(`${at}[${ZONE}]`)
  },
)

test('Esc, and a drop elsewhere, leave it as it was', async () => {
  const server = await serve()
  await api(server, 'POST', '/api/tasks', { title: 'Call Dana', deadline: dayFromNow(0) })
  const page = await open(server, '/today')
  await page.locator('[data-task]').hover()
  const from = await middle(page, '[title^="Drag to another day"]')
  const lift = async () => {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + 30, from.y + 5, { steps: 3 })
    await page.locator('[data-day]').first().waitFor()
  }
  await lift()
  await page.keyboard.press('Escape')
  await page.locator('[data-day]').first().waitFor({ state: 'detached' })
  await page.mouse.up()
  await lift()
  await page.mouse.up()
  await page.locator('[data-day]').first().waitFor({ state: 'detached' })
  expect((await api(server, 'GET', '/api/tasks/1')).task).toMatchObject({ deadline: dayFromNow(0), version: 1 })
})

test('a finger that rests on the handle takes the row along, one that moves at once does not', async () => {
  const server = await serve()
  await api(server, 'POST', '/api/tasks', { title: 'Call Dana', deadline: dayFromNow(0) })
  const page = await open(server, '/today', { width: 390, height: 844, hasTouch: true })
  await page.locator('[data-task]').waitFor()
  const from = await middle(page, '[title^="Drag to another day"]')
  const touch = await page.context().newCDPSession(page)
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] })
  await finger('touchStart', from)
  await finger('touchMove', { x: from.x, y: from.y + 60 })
  await finger('touchEnd')
  expect(await page.locator('[data-day]').count()).toBe(0)
  await finger('touchStart', from)
  const day = `[data-day="${dayFromNow(1)}"]`
  await page.locator(day).waitFor()
  await finger('touchMove', await middle(page, day))
  await page.locator(`${day}[data-over]`).waitFor()
  await finger('touchEnd')
  await expect.poll(async () => (await api(server, 'GET', '/api/tasks/1')).task.deadline).toBe(dayFromNow(1))
})

test('by keyboard T does it, and the time stays', async () => {
  const server = await serve()
  await api(server, 'POST', '/api/tasks', { title: 'Call Dana', deadline: `${dayFromNow(0)}T23:50`, timeZone: ZONE })
  const page = await open(server, '/today')
  await page.locator('[data-task]').waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('t')
  await page.getByRole('button', { name: 'Tomorrow', exact: true }).press('Enter')
  const deadline = async () => (await api(server, 'GET', '/api/tasks/1')).task.deadlineLocal
  await expect.poll(deadline).toBe(`${dayFromNow(1)}T23:50[${ZONE}]`)
})

test('in the calendar a task is dragged to another day by the finger too', async () => {
  const server = await serve()
  await api(server, 'POST', '/api/tasks', { title: 'Call Dana', deadline: dayFromNow(1) })
  const page = await open(server, '/upcoming?as=calendar', { width: 390, height: 844, hasTouch: true })
  await page.getByRole('link', { name: 'Call Dana' }).waitFor()
  const from = await middle(page, 'main li li')
  const touch = await page.context().newCDPSession(page)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
  await page.locator('[style*=translate]').waitFor()
  const to = await middle(page, `[data-day="${dayFromNow(4)}"]`)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [to] })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(async () => (await api(server, 'GET', '/api/tasks/1')).task.deadline).toBe(dayFromNow(4))
})
