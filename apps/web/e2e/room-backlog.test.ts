import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { agent } from './agent.ts'
import { api, open, serve } from './browser.ts'
import { createRoom, panel, press } from './room-scene.ts'

async function addToBacklog(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'New backlog item' }).fill(text)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await panel(page, 'Backlog').getByText(text).waitFor()
}

describe.each(['SQLite', 'PostgreSQL'] as const)('a backlog on %s', (database) => {
  test('it is added to, scored, attached, reviewed, sent back, closed and reopened', async () => {
    const server = await serve(database)
    await createRoom(server, { parallel: 5 })
    const page = await open(server, '/rooms/build')
    const [backlog, review, waiting] = [
      panel(page, 'Backlog'),
      panel(page, 'For your review'),
      panel(page, 'What waits'),
    ]
    await addToBacklog(page, 'Paint it')
    await addToBacklog(page, 'Light it')
    await addToBacklog(page, 'Sell it')
    await press(page, 'Score of 2')
    await backlog.getByRole('combobox', { name: 'Value' }).last().selectOption('high')
    await backlog.getByRole('spinbutton', { name: 'Priority' }).last().fill('7')
    await press(page, 'Save')
    await backlog.getByText('Priority: 7 · Value: high').waitFor()
    await expect.poll(() => backlog.getByRole('link').allInnerTexts()).toEqual(['2', '1', '3'])

    await page.getByRole('textbox', { name: 'Message' }).fill('We need a bridge')
    await press(page, 'Attach from the backlog')
    await page.getByRole('checkbox', { name: 'Paint it' }).check()
    await press(page, 'Post')
    await page.getByText('Task 4 is pending for planner.').waitFor()
    await press(page, 'More for 2')
    await page.getByRole('menuitem', { name: /^Attach to 4: .We need a bridge/ }).click()
    await page.getByText('2 goes with task 4.').waitFor()

    const planner = agent(server, 'build', 'planner', 'p1')
    const task = await planner.claim()
    await planner.start(task)
    await planner.complete(task, 'Painted and lit')
    await review.getByText('Result of task 4').first().waitFor()
    await press(page, 'Accept: 1')
    await page.getByText('Task 1 is accepted.').waitFor()
    await press(page, 'Send back: 2')
    await page.getByRole('textbox', { name: 'What is to be done better in task 2' }).fill('Brighter')
    await press(page, 'Send back')
    await waiting.getByText('Light it').waitFor()
    await review.waitFor({ state: 'detached' })
    expect((await api(server, 'GET', '/api/work/2')).task.sentBackBecause).toBe('Brighter')

    await press(page, 'More for 3')
    await page.getByRole('menuitem', { name: 'Close' }).click()
    await page.getByText('Task 3 is closed.').waitFor()
    await page.getByText('Finished backlog items').click()
    await press(page, 'Reopen: 3')
    await review.getByText('Sell it').waitFor()
    const { tasks } = await api(server, 'GET', '/api/rooms/build/backlog')
    expect(tasks).toEqual([])
  })

  test('[I1] an answer that is lost on the way is asked for again, and nothing is added twice', async () => {
    const server = await serve(database)
    await createRoom(server, { parallel: 5 })
    const page = await open(server, '/rooms/build')
    let lost = 0
    await page.route('**/api/rooms/build/backlog', async (route) => {
      if (route.request().method() !== 'POST' || lost > 0) return route.continue()
      lost++
      // It is done by then; only the answer does not arrive.
      await route.fetch()
      await route.abort('connectionreset')
    })
    await addToBacklog(page, 'Paint it')
    expect(lost).toBe(1)
    const { tasks } = await api(server, 'GET', '/api/rooms/build/backlog')
    expect(tasks).toHaveLength(1)
  })
})
