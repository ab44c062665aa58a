import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { accessibilityProblems } from './accessibility.ts'
import { api, open, serve } from './browser.ts'

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const card = (page: Page, title: string) => page.locator('article', { hasText: title }).first()

/** Picks a card up and holds it over a column. */
async function dragOver(page: Page, title: string, to: string): Promise<void> {
  const from = await card(page, title).boundingBox()
  const target = await column(page, to).boundingBox()
  if (from === null || target === null) throw new Error('There is nothing to drag')
  await page.mouse.move(from.x + 20, from.y + from.height - 8)
  await page.mouse.down()
  await page.mouse.move(from.x + 40, from.y + from.height - 4, { steps: 3 })
  await page.mouse.move(target.x + target.width / 2, target.y + 150, { steps: 5 })
}

describe.each(['SQLite', 'PostgreSQL'] as const)('the board on %s', (database) => {
  test('a card that is dragged to a column moves, and another browser shows it', async () => {
    const server = await serve(database)
    await api(server, 'POST', '/api/tasks', { title: 'Buy milk', priority: 'high' })
    const [page, other] = await Promise.all([open(server, '/board'), open(server, '/board')])
    await column(other, 'open').getByText('Buy milk').waitFor()
    await card(page, 'Buy milk').waitFor()
    await dragOver(page, 'Buy milk', 'in progress')
    await column(page, 'in progress').getByText('Drop here: Start').waitFor()
    await column(page, 'done').getByText('Drop here: Done').waitFor()
    await page.mouse.up()
    await column(page, 'in progress').getByRole('link', { name: 'Buy milk' }).waitFor()
    await column(other, 'in progress').getByRole('link', { name: 'Buy milk' }).waitFor()
    expect((await api(server, 'GET', '/api/tasks/1')).task.status).toBe('in_progress')
    await page.getByRole('button', { name: 'Undo' }).click()
    await column(other, 'open').getByRole('link', { name: 'Buy milk' }).waitFor()
  })
})

test('a column where a card may not go says why before the drop, and a drop there changes nothing', async () => {
  const server = await serve()
  await api(server, 'POST', '/api/tasks', { title: 'Buy milk' })
  await api(server, 'POST', '/api/tasks/1/done', {})
  await api(server, 'POST', '/api/tasks/1/delete', {})
  const page = await open(server, '/board')
  await card(page, 'Buy milk').waitFor()
  await dragOver(page, 'Buy milk', 'open')
  await column(page, 'open').getByText('the task was not open when it was deleted').waitFor()
  await column(page, 'open').getByText('The way there: Restore, Reopen').waitFor()
  await column(page, 'done').getByText('Drop here: Restore').waitFor()
  await page.mouse.up()
  await page.getByRole('region', { name: 'Notifications' }).getByText('was not open when it was deleted').waitFor()
  await column(page, 'deleted').getByRole('link', { name: 'Buy milk' }).waitFor()
  expect((await api(server, 'GET', '/api/tasks/1')).task).toMatchObject({ status: 'deleted', version: 3 })
})

test('in Hebrew the columns run from the right, and a card is moved by keyboard alone', async () => {
  const server = await serve()
  await api(server, 'POST', '/api/tasks', { title: 'לקנות חלב' })
  const page = await open(server, '/board', { language: 'he', theme: 'dark' })
  const handle = page.getByRole('button', { name: 'להזיז את' })
  await handle.waitFor()
  const left = async (name: string) => (await column(page, name).boundingBox())?.x ?? 0
  expect(await left('פתוחה')).toBeGreaterThan(await left('בביצוע'))
  await handle.focus()
  await page.keyboard.press('Space')
  await page.getByText('אפשר להעביר אל: בביצוע, בוצעה, נמחקה').waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowLeft')
  await page.getByText('מעל בביצוע. שחרור כאן: להתחיל').waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  await column(page, 'בביצוע').getByRole('link', { name: 'לקנות חלב' }).waitFor()
  await expect.poll(async () => (await api(server, 'GET', '/api/tasks/1')).task.status).toBe('in_progress')
  expect(await accessibilityProblems(page)).toEqual([])
})

test('a refused move brings the card back, with the reason and the legal moves', async () => {
  const server = await serve()
  await api(server, 'POST', '/api/tasks', { title: 'Buy milk' })
  const page = await open(server, '/board', { width: 400 })
  // An agent is faster by a moment: it acts while the person's request is on its way.
  await page.route('**/api/tasks/*/done', async (route) => {
    await api(server, 'POST', '/api/tasks/1/delete', {})
    await route.continue()
  })
  await page.getByRole('button', { name: 'What to do with' }).click()
  await page.getByRole('menuitem', { name: 'Done' }).click()
  const notes = page.getByRole('region', { name: 'Notifications' })
  await notes.getByText('Someone changed it in between').waitFor()
  await column(page, 'deleted').getByRole('link', { name: 'Buy milk' }).waitFor()
  await notes.getByRole('button', { name: 'Restore' }).click()
  await column(page, 'open').getByRole('link', { name: 'Buy milk' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
})
