// The agents at work in the browser: what they print as it comes, a word to them, a stop with its reason, and finished work.

import { describe, expect, test } from 'vitest'
import { SECRET } from '../../../testing/session-secret.ts'
import { accessibilityProblems } from './accessibility.ts'
import { agent } from './agent.ts'
import { api, open, serve } from './browser.ts'
import { createRoom } from './room-scene.ts'

describe.each(['SQLite', 'PostgreSQL'] as const)('agents at work on %s', (database) => {
  test('what an agent prints is seen as it comes; it is told something, stopped with a reason, and its work is found', async () => {
    const server = await serve(database)
    await createRoom(server, { parallel: 2 })
    await api(server, 'POST', '/api/rooms/build/messages', { content: 'Draw the bridge' })
    const planner = agent(server, 'build', 'planner', 'p1')
    const print = (task: number, text: string) =>
      api(server, 'POST', `/api/work/${task}/log`, { session: `p1${SECRET}`, pieces: [{ text }] })
    const done = await planner.claim()
    await planner.start(done)
    await planner.complete(done, 'Two arches of stone')
    await api(server, 'POST', '/api/rooms/build/messages', { content: 'Draw the tunnel' })
    const task = await planner.claim()
    await planner.start(task)
    await print(task, 'measuring\n')

    const page = await open(server, '/rooms')
    await page.getByRole('link', { name: 'Agents at work' }).click()
    const card = page.getByRole('listitem').filter({ hasText: 'Draw the tunnel' })
    await card.getByText('measuring').waitFor()
    await card.getByRole('button', { name: `Show output: ${task}` }).click()
    const log = card.getByRole('log')
    await log.getByText('measuring').waitFor()
    await print(task, 'digging\n')
    await log.getByText('digging').waitFor()

    await card.getByRole('textbox').fill('Mind the river')
    await page.keyboard.press('Enter')
    await page.getByText('gets it with its next report').waitFor()
    expect((await planner.report(task, 'on it')).task.messages).toEqual(['Mind the river'])
    expect(await accessibilityProblems(page)).toEqual([])

    await card.getByRole('button', { name: `Stop: ${task}` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Why' }).fill('The wrong side')
    expect(await accessibilityProblems(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Stop' }).click()
    await page.getByText('Nobody is at work.').waitFor()
    const { attempts } = await api(server, 'GET', `/api/tasks/${task}/attempts`)
    expect(attempts).toMatchObject([{ outcome: 'stopped', because: 'The wrong side' }])

    await page.getByRole('textbox', { name: 'Search finished work' }).fill('arches')
    await page.getByText('Two arches of stone').waitFor()
  })
})

test('on a phone, in Hebrew, the cards fit the width', async () => {
  const server = await serve('SQLite')
  await createRoom(server)
  await api(server, 'POST', '/api/rooms/build/messages', { content: 'לצייר את הגשר' })
  const planner = agent(server, 'build', 'planner', 'p1')
  await planner.start(await planner.claim())
  const page = await open(server, '/agents', { language: 'he', width: 390 })
  await page.getByRole('heading', { name: 'לצייר את הגשר' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(await accessibilityProblems(page)).toEqual([])
})
