import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { agent } from './agent.ts'
import { api, open, serve } from './browser.ts'
import { createRoom, panel, press } from './room-scene.ts'

const queueOf = (page: Page) =>
  page.getByRole('list', { name: 'In the queue, in this order' }).locator('li p, li [dir]').allInnerTexts()

test('[D26] what waits is moved with the keyboard, edited, taken back and put back', async () => {
  const server = await serve('SQLite')
  await createRoom(server)
  for (const content of ['Plan it', 'Build it', 'Paint it', 'Sell it'])
    await api(server, 'POST', '/api/rooms/build/messages', { content })
  const page = await open(server, '/rooms/build')
  await page.getByRole('button', { name: 'Move up: m4' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => queueOf(page)).toEqual(['Build it', 'Sell it', 'Paint it'])
  await expect.poll(() => page.locator(':focus').getAttribute('aria-label')).toBe('Move up: m4')

  await press(page, 'Edit: m2')
  await page.getByRole('textbox', { name: 'Edit: m2' }).fill('Build it well')
  await page.keyboard.press('Control+Enter')
  await expect.poll(() => queueOf(page)).toEqual(['Build it well', 'Sell it', 'Paint it'])

  await press(page, 'Cancel message: m3')
  await expect.poll(() => queueOf(page)).toEqual(['Build it well', 'Sell it'])
  await press(page, 'Undo')
  await expect.poll(() => queueOf(page)).toEqual(['Build it well', 'Sell it', 'Paint it'])
})

test('[D49] a question is answered on the page of its task and in the room', async () => {
  const server = await serve('SQLite')
  await createRoom(server)
  await api(server, 'POST', '/api/rooms/build/messages', { content: 'Plan it' })
  const planner = agent(server, 'build', 'planner', 'p1')
  const ask = async (question: string) => {
    const task = await planner.claim()
    await planner.start(task)
    await planner.ask(task, question)
  }
  await ask('Which side?')
  const page = await open(server, '/task/1')
  await panel(page, 'Question').getByText('Which side?').waitFor()
  await page.getByRole('textbox', { name: 'Answer to task 1' }).fill('The left one')
  await press(page, 'Answer')
  await page.getByText('Task 1 goes on with your answer.').waitFor()
  await ask('How wide?')
  const room = await open(server, '/rooms/build')
  await room.getByRole('textbox', { name: 'Answer to task 1' }).fill('Two metres')
  await press(room, 'Answer')
  await panel(room, 'What waits').getByText('Plan it').waitFor()
  expect((await api(server, 'GET', '/api/work/1')).task).toMatchObject({ status: 'pending', answer: 'Two metres' })
})
