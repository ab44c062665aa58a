import { localPrincipal } from '@pawl/contract'
import { newId, runOperation } from '@pawl/operations'
import { openStore, sqlitePlace } from '@pawl/storage'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../../testing/databases.ts'
import { accessibilityProblems } from './accessibility.ts'
import { api, open, serve, serveAt } from './browser.ts'
import { joinBy, serveForPeople } from './people-scene.ts'

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const card = (page: Page, title: string) => page.locator('article', { hasText: title }).first()

/** Tasks that were done at these moments. */
async function addDone(dataFolder: string, titles: Readonly<Record<string, number>>): Promise<void> {
  const opened = await openStore(sqlitePlace(dataFolder))
  const principal = localPrincipal(true)
  for (const [title, at] of Object.entries(titles)) {
    const store = await opened.in()
    const context = { store, principal, actor: principal.name, language: 'en', now: () => at, newId } as const
    const added = await runOperation(context, 'addTask', { title })
    if (added.refused) throw new Error(added.refusal.code)
    await runOperation(context, 'completeTask', { task: (added.value as { task: { id: string } }).task.id })
  }
  await opened.close()
}

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
  await api(server, 'POST', '/api/tasks', { title: 'Buy flour' })
  await api(server, 'POST', '/api/tasks', { title: 'Bake bread', blockedBy: ['1'] })
  const page = await open(server, '/board')
  await card(page, 'Bake bread').waitFor()
  await dragOver(page, 'Bake bread', 'done')
  await column(page, 'done').getByText('Not here').waitFor()
  await column(page, 'done').getByText('This task waits for').waitFor()
  await column(page, 'in progress').getByText('Drop here: Start').waitFor()
  await page.mouse.up()
  await page.getByRole('region', { name: 'Notifications' }).getByText('This task waits for').waitFor()
  await column(page, 'open').getByRole('link', { name: 'Bake bread' }).waitFor()
  expect((await api(server, 'GET', '/api/tasks/2')).task.status).toBe('open')
})

test.each([
  { language: 'en', board: 'Board', trash: 'Trash', list: 'Deleted tasks', restore: 'Restore', open: 'open' },
  { language: 'he', board: 'לוח', trash: 'סל המחזור', list: 'משימות שנמחקו', restore: 'לשחזר', open: 'פתוחה' },
] as const)('what is deleted is in the trash, and comes back as it was ($language)', async (given) => {
  const { language, board, trash, list, restore, open: isOpen } = given
  const server = await serve()
  for (const title of ['Buy milk', 'Call Dana']) await api(server, 'POST', '/api/tasks', { title })
  await api(server, 'POST', '/api/tasks/1/delete', {})
  await api(server, 'POST', '/api/tasks/2/done', {})
  await api(server, 'POST', '/api/tasks/2/delete', {})
  const page = await open(server, '/board', { language })
  await page.getByRole('heading', { level: 1, name: board }).waitFor()
  await expect.poll(() => page.locator('main h2').count()).toBe(3)
  expect(await page.getByText('Buy milk').count()).toBe(0)
  await page.getByRole('main').getByRole('link', { name: trash }).click()
  const rows = page.getByRole('list', { name: list })
  await rows.getByText('Call Dana').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  for (const title of ['Buy milk', 'Call Dana'])
    await page.getByRole('button', { name: `${restore}: ${title}` }).click()
  await rows.waitFor({ state: 'detached' })
  const { tasks } = await api(server, 'GET', '/api/tasks?status=all')
  expect(tasks.map(({ status }: { status: string }) => status)).toEqual(['open', 'done'])
  await page.goBack()
  await column(page, isOpen).getByRole('link', { name: 'Buy milk' }).waitFor()
})

test('of what is done the last week is shown, with the way to the rest', async () => {
  const place = { dataFolder: temporaryFolder() }
  const weekAgo = Date.now() - 8 * 86_400_000
  await addDone(place.dataFolder, { 'Long ago': weekAgo, Lately: Date.now() })
  const server = await serveAt(place)
  // Changed this week, done before.
  await api(server, 'PATCH', '/api/tasks/1', { priority: 'low' })
  const page = await open(server, '/board')
  await column(page, 'done').getByRole('link', { name: 'Lately' }).waitFor()
  expect(await column(page, 'done').getByText('Long ago').count()).toBe(0)
  await column(page, 'done').getByRole('link', { name: 'Everything done before this week' }).click()
  await page.getByRole('link', { name: 'Long ago' }).waitFor()
})

test.each([
  { language: 'en', by: 'Columns', without: 'No project', into: 'put it into', dark: 'light' },
  { language: 'he', by: 'עמודות', without: 'ללא פרויקט', into: 'להעביר אל', dark: 'dark' },
] as const)('by project, a card that is dropped on a project belongs to it ($language)', async (given) => {
  const { language, by, without, into, dark } = given
  const server = await serve()
  await api(server, 'POST', '/api/tasks', { title: 'Paint the door', project: 'House' })
  await api(server, 'POST', '/api/tasks', { title: 'Sow beans', project: 'Garden' })
  await api(server, 'POST', '/api/tasks', { title: 'Buy milk' })
  const page = await open(server, '/board', { language, theme: dark })
  await page.getByLabel(by).selectOption('project')
  await column(page, without).getByText('Buy milk').waitFor()
  await dragOver(page, 'Buy milk', 'House')
  await column(page, 'House').getByText(into).waitFor()
  await page.mouse.up()
  await column(page, 'House').getByRole('link', { name: 'Buy milk' }).waitFor()
  await expect.poll(async () => (await api(server, 'GET', '/api/tasks/3')).task.project).toBe('House')
  await page.reload()
  await column(page, 'Garden').getByText('Sow beans').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
})

test('by person, one’s own stand beside what others share; a card stays its owner’s', async () => {
  const { server, link } = await serveForPeople()
  const dana = await joinBy(server, link)
  await dana.goto(`${server.url}/members`)
  await dana.getByRole('button', { name: 'Make a link' }).click()
  const invitation = new URL(await dana.getByText(/\/join#pawl_join_/).innerText())
  const eve = await joinBy(server, `${invitation.pathname}${invitation.hash}`, 'eve')
  await dana.goto(`${server.url}/tasks`)
  await dana.getByRole('textbox', { name: 'Add a task' }).fill('Paint the door')
  await dana.keyboard.press('Enter')
  await dana.getByRole('link', { name: 'Paint the door' }).click()
  await dana.getByLabel('Share with').fill('eve')
  await dana.getByRole('button', { name: 'Share', exact: true }).click()
  await dana.getByText('Stop sharing').waitFor()
  await eve.goto(`${server.url}/board`)
  await eve.getByLabel('Columns').selectOption('person')
  await column(eve, 'dana').getByText('Paint the door').waitFor()
  await dragOver(eve, 'Paint the door', 'Mine')
  await column(eve, 'Mine').getByText('A task stays its owner’s').waitFor()
  await eve.mouse.up()
  await column(eve, 'dana').getByRole('link', { name: 'Paint the door' }).waitFor()
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
  await page.getByText('אפשר להעביר אל: בביצוע, בוצעה').waitFor({ state: 'attached' })
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
  await expect.poll(() => page.getByRole('link', { name: 'Buy milk' }).count()).toBe(0)
  await notes.getByRole('button', { name: 'Restore' }).click()
  await column(page, 'open').getByRole('link', { name: 'Buy milk' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
})
