// The field that says Add.

import { expect, test } from 'vitest'
import { ORDINARY_TITLES } from '../../../testing/ordinary-titles.ts'
import { accessibilityProblems } from './accessibility.ts'
import { api, open, serve } from './browser.ts'

const LABEL = { en: 'Add a task', he: 'להוסיף משימה' } as const

// All of them go through the operation in a test of their own (`operations/src/todo/add-task.test.ts`).
test.each(['en', 'he'] as const)('[D44] each ordinary title typed into it is a task (%s)', async (language) => {
  const server = await serve()
  await api(server, 'POST', '/api/tasks', { title: 'Remove the old couch' })
  await api(server, 'POST', '/api/tasks', { title: 'מחק קבצים ישנים' })
  const page = await open(server, '/tasks', { language })
  const field = page.getByRole('textbox', { name: LABEL[language] })
  const titles = ORDINARY_TITLES[language].filter((_, index) => index % 5 === 0)
  for (const title of titles) {
    await field.fill(title)
    await page.keyboard.press('Enter')
    await expect.poll(() => field.inputValue()).toBe('')
  }
  const all = async () => (await api(server, 'GET', '/api/tasks?limit=500&status=all')).tasks
  await expect
    .poll(async () => (await all()).map(({ title }: { title: string }) => title))
    .toEqual(['Remove the old couch', 'מחק קבצים ישנים', ...titles])
  const tasks = await all()
  expect(tasks.every(({ status }: { status: string }) => status === 'open')).toBe(true)
})

test('[DR4] what is typed while the one before is on its way is the next task; what is refused comes back', async () => {
  const server = await serve()
  const page = await open(server, '/tasks')
  const field = page.getByRole('textbox', { name: LABEL.en })
  const held = Promise.withResolvers<void>()
  await page.route('**/api/tasks', async (route, request) => {
    if (request.method() === 'POST') await held.promise
    await route.continue()
  })
  await field.click()
  for (const title of ['milk', 'bread', 'bread', 'eggs']) {
    await page.keyboard.type(title)
    await page.keyboard.press('Enter')
  }
  held.resolve()
  const titles = async () => (await api(server, 'GET', '/api/tasks')).tasks.map(({ title }: { title: string }) => title)
  await expect.poll(titles).toEqual(['milk', 'bread', 'bread', 'eggs'])

  await page.unroute('**/api/tasks')
  const refused = Promise.withResolvers<void>()
  const error = { code: 'NOT_ALLOWED', message: 'No.', variables: {}, aiGuidance: '' }
  await page.route('**/api/tasks', async (route, request) => {
    if (request.method() !== 'POST') return route.continue()
    await refused.promise
    await route.fulfill({ status: 403, json: { success: false, error } })
  })
  await page.keyboard.type('jam')
  await page.keyboard.press('Enter')
  await page.keyboard.type('honey')
  refused.resolve()
  await expect.poll(() => field.inputValue()).toBe('jam honey')
})

test('[D44] it says back what it understood, where the person is, and can be taken back', async () => {
  const server = await serve()
  const page = await open(server, '/tasks')
  await page.getByRole('textbox', { name: LABEL.en }).fill('delete old emails on 2031-03-05, high priority')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const said = page.getByRole('region', { name: 'Notifications' })
  await expect.poll(() => said.textContent()).toMatch(/Added.*delete old emails.*Wed, 5 Mar 2031.*high priority/)
  await page.getByRole('link', { name: 'delete old emails' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('No open tasks.').waitFor()
})

const CHIPS = {
  en: {
    typed: 'water plants tomorrow #home +Garden p1',
    tomorrow: 'Due: Tomorrow',
    tag: 'Tag: home',
    left: 'water plants tomorrow',
  },
  he: {
    typed: 'להשקות עציצים מחר #בית +גינה דחוף',
    tomorrow: 'תאריך יעד: מחר',
    tag: 'תגית: בית',
    left: 'להשקות עציצים מחר',
  },
} as const

test.each(['en', 'he'] as const)(
  '[AT3] what is understood lights up while typing, and is left in the title by the keyboard alone (%s)',
  async (language) => {
    const server = await serve()
    const words = CHIPS[language]
    const page = await open(server, '/inbox', { language })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('c')
    await page.getByRole('dialog').getByRole('textbox').waitFor()
    await page.keyboard.type(words.typed)
    await page.getByRole('button', { name: words.tomorrow, pressed: true }).waitFor()
    await page.getByRole('button', { name: words.tag, pressed: true }).waitFor()
    expect(await page.getByRole('button', { pressed: true }).count()).toBe(4)
    expect(await accessibilityProblems(page)).toEqual([])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Backspace')
    await page.getByRole('button', { name: words.tomorrow, pressed: false }).waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await api(server, 'GET', '/api/tasks')).tasks.length).toBe(1)
    const [task] = (await api(server, 'GET', '/api/tasks')).tasks
    expect(task.title).toBe(words.left)
    expect(task.deadline).toBeUndefined()
    expect(task.tags).toHaveLength(1)
    expect(task.project).toBeDefined()
    expect(task.priority).toBeDefined()
  },
)

test('[D44, D48] while the server is away it adds without chips, and the words are read when they arrive', async () => {
  const server = await serve()
  const page = await open(server, '/tasks')
  const field = page.getByRole('textbox', { name: LABEL.en })
  await page.route('**/api/tasks{,/preview}', (route) => route.abort())
  await field.fill('call mom #family')
  await page.keyboard.press('Enter')
  await page.getByText("Can't reach the server.").waitFor()
  expect(await page.getByRole('list', { name: 'Understood' }).count()).toBe(0)
  await page.unroute('**/api/tasks{,/preview}')
  await page.getByRole('link', { name: 'call mom' }).waitFor()
  expect((await api(server, 'GET', '/api/tasks')).tasks).toMatchObject([{ title: 'call mom', tags: ['family'] }])
})
