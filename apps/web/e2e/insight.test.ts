import type { RunningServer } from '@pawl/server'
import { describe, expect, test } from 'vitest'
import { accessibilityProblems } from './accessibility.ts'
import { agent } from './agent.ts'
import { api, open, serve } from './browser.ts'
import { panel } from './room-scene.ts'

async function fillRoom(server: RunningServer) {
  await api(server, 'POST', '/api/rooms', { room: 'build', roles: ['builder'], parallel: 5, leaseSeconds: 1 })
  for (const content of ['a bridge', 'a tunnel']) await api(server, 'POST', '/api/rooms/build/messages', { content })
  const builder = agent(server, 'build', 'builder', 'b1')
  const task = await builder.claim()
  await builder.start(task)
  await builder.complete(task, 'It stands')
  await builder.claim()
}

describe.each(['SQLite', 'PostgreSQL'] as const)('insight on %s', (database) => {
  test('charts of a room, each with its table; who has gone silent leads to the task; live', async () => {
    const server = await serve(database)
    await fillRoom(server)
    const page = await open(server, '/insight')
    await page.getByRole('combobox', { name: 'Of' }).selectOption('room:build')
    await page.getByRole('list', { name: 'What stands out' }).getByText('2 came in, 1 finished.').waitFor()
    const throughput = panel(page, 'Throughput')
    await throughput.locator('svg').first().waitFor()
    await throughput.getByText('The same as a table').click()
    const today = throughput.getByRole('row').last()
    await expect.poll(() => today.getByRole('cell').allInnerTexts()).toEqual(['2', '1'])
    await panel(page, 'Time in each status').locator('svg').first().waitFor()
    await panel(page, 'Cumulative flow').locator('svg').first().waitFor()
    await panel(page, 'Gone silent').getByRole('link', { name: 'a tunnel' }).waitFor()
    await api(server, 'POST', '/api/rooms/build/messages', { content: 'a dam' })
    await expect.poll(() => today.getByRole('cell').allInnerTexts()).toEqual(['3', '1'])
    expect(page.url()).toContain('of=room')
    expect(await accessibilityProblems(page)).toEqual([])
  })
})

test('with nothing to show each chart says what would make it show something, in Hebrew', async () => {
  const server = await serve()
  const page = await open(server, '/insight?days=7', { language: 'he', theme: 'dark', width: 400 })
  await page.getByText('לא הייתה אף משימה בימים האלה').waitFor()
  await page.getByText('שום דבר לא תקוע.').waitFor()
  await api(server, 'POST', '/api/tasks', { title: 'לקנות חלב' })
  await panel(page, 'זרימה מצטברת').locator('svg').first().waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
})
