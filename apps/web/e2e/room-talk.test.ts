// A room as a team chat: the newest is in sight above the field, agents are spoken to and stopped beside it, and the queue is
// put in order by mouse and finger.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SECRET } from '../../../testing/session-secret.ts'
import { accessibilityProblems } from './accessibility.ts'
import { agent } from './agent.ts'
import { api, open, type Served, serve } from './browser.ts'
import { createRoom, panel } from './room-scene.ts'

async function post(server: Served, ...texts: string[]) {
  for (const content of texts) await api(server, 'POST', '/api/rooms/build/messages', { content })
}

const queueOf = (page: Page) =>
  page.getByRole('list', { name: 'In the queue, in this order' }).locator('li p, li [dir]').allInnerTexts()

test.each([
  { width: 1440, height: 900 },
  { width: 1100, height: 700 },
  { width: 390, height: 844 },
])('what was said last is in sight, and the field is below it, at $width', async (size) => {
  const server = await serve()
  await createRoom(server)
  await post(server, ...Array.from({ length: 25 }, (_, at) => `Build part ${at + 1}`))
  const page = await open(server, '/rooms/build', { ...size, hasTouch: size.width < 600 })
  const talk = panel(page, 'What was said and done')
  await talk.getByText('Build part 25').waitFor()
  const isInSight = async () => {
    const last = await talk.getByText('Build part 25').boundingBox()
    const field = await page.getByRole('textbox', { name: 'Message' }).boundingBox()
    if (last === null || field === null) return false
    return last.y > 0 && last.y + last.height <= field.y && field.y + field.height < size.height
  }
  await expect.poll(isInSight).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
  expect(await accessibilityProblems(page)).toEqual([])
})

test('who reads what was said before is left there while agents go on', async () => {
  const server = await serve()
  await createRoom(server, { parallel: 50 })
  await post(server, ...Array.from({ length: 25 }, (_, at) => `Build part ${at + 1}`))
  const page = await open(server, '/rooms/build')
  const stream = page.getByRole('log', { name: 'What was said and done' })
  await stream.getByText('Build part 25').waitFor()
  await stream.evaluate((element) => element.scrollTo({ top: 0 }))
  await page.waitForFunction(() => document.querySelector('[role=log]')?.scrollTop === 0)
  await post(server, 'Paint it')
  await stream.getByText('Paint it').waitFor()
  expect(await stream.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
})

test('on a phone the talk, the agents and the queue are there one at a time', async () => {
  const server = await serve()
  await createRoom(server)
  await post(server, 'Plan it', 'Build it')
  const page = await open(server, '/rooms/build', { width: 390, height: 844, hasTouch: true })
  await page.getByRole('textbox', { name: 'Message' }).waitFor()
  await page.getByRole('button', { name: 'Queue' }).click()
  await panel(page, 'What waits').getByText('Build it').waitFor()
  expect(await page.getByRole('textbox', { name: 'Message' }).isVisible()).toBe(false)
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Agents' }).click()
  await panel(page, 'Who works').waitFor()
})

test('what an agent prints is seen in its room, and it is spoken to and stopped there', async () => {
  const server = await serve()
  await createRoom(server)
  await post(server, 'Draw the tunnel')
  const planner = agent(server, 'build', 'planner', 'p1')
  const task = await planner.claim()
  await planner.start(task)
  await api(server, 'POST', `/api/work/${task}/log`, { session: `p1${SECRET}`, pieces: [{ text: 'measuring\n' }] })
  const page = await open(server, '/rooms/build')
  const who = panel(page, 'Who works')
  await who.getByText('measuring').waitFor()
  await who.getByRole('textbox').fill('Mind the river')
  await page.keyboard.press('Enter')
  await page.getByText('gets it with its next report').waitFor()
  expect((await planner.report(task, 'on it')).task.messages).toEqual(['Mind the river'])
  await who.getByRole('button', { name: `Stop: ${task}` }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Why' }).fill('The wrong side')
  await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click()
  await who.getByText('Nothing in work.').first().waitFor()
  const { attempts } = await api(server, 'GET', `/api/tasks/${task}/attempts`)
  expect(attempts).toMatchObject([{ outcome: 'stopped', because: 'The wrong side' }])
})

test('[D26] the queue is put in order by dragging, with the mouse and with a finger', async () => {
  const server = await serve()
  await createRoom(server)
  await post(server, 'Plan it', 'Build it', 'Paint it', 'Sell it')
  const page = await open(server, '/rooms/build', { width: 1440, hasTouch: true })
  const handles = page.getByTitle('Drag it to another place')
  const middle = async (at: number) => {
    const box = await handles.nth(at).boundingBox()
    return { x: (box?.x ?? 0) + 8, y: (box?.y ?? 0) + 8 }
  }
  await handles.nth(2).waitFor()
  const [from, to] = [await middle(2), await middle(0)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 6 })
  await page.locator('[data-drop]').waitFor()
  await page.mouse.up()
  await expect.poll(() => queueOf(page)).toEqual(['Sell it', 'Build it', 'Paint it'])

  const touch = await page.context().newCDPSession(page)
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] })
  const [first, last] = [await middle(0), await middle(2)]
  await finger('touchStart', first)
  const lifted = () =>
    finger('touchMove', { ...first, y: first.y + 4 }).then(() => page.locator('[data-dragging]').count())
  await expect.poll(lifted).toBe(1)
  await finger('touchMove', last)
  await page.locator('[data-drop]').waitFor()
  await finger('touchEnd')
  await expect.poll(() => queueOf(page)).toEqual(['Build it', 'Paint it', 'Sell it'])
})

test('a menu stays open while something else on the page scrolls', async () => {
  const server = await serve()
  await createRoom(server)
  await api(server, 'POST', '/api/rooms/build/backlog', { content: 'Paint it' })
  await post(server, ...Array.from({ length: 12 }, (_, place) => `Build number ${place + 1}`))
  const page = await open(server, '/rooms/build')
  const log = page.getByRole('log')
  await log.getByText('Build number 12').last().waitFor()
  await page.getByRole('button', { name: 'More for 1' }).click()
  await page.getByRole('menuitem', { name: 'Close' }).waitFor()
  const scrolled = await log.evaluate(async (element) => {
    const before = element.scrollTop
    element.scrollTo(0, 0)
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    return before - element.scrollTop
  })
  expect(scrolled).toBeGreaterThan(0)
  expect(await page.getByRole('menuitem', { name: 'Close' }).count()).toBe(1)
})
