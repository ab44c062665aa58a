import { describe, expect, test } from 'vitest'
import { accessibilityProblems } from './accessibility.ts'
import { api, open, serve } from './browser.ts'

describe.each(['SQLite', 'PostgreSQL'] as const)('tasks on %s', (database) => {
  test('what is typed is added, a click finishes it, and undo takes that back', async () => {
    const server = await serve(database)
    const page = await open(server, '/tasks')
    await page.getByRole('textbox', { name: 'Add a task' }).fill('buy milk, high priority')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'buy milk' }).waitFor()
    await page.getByRole('button', { name: 'Done: buy milk' }).click()
    await page.getByText('done.', { exact: false }).last().waitFor()
    await page.getByText('No open tasks.').waitFor()
    expect((await api(server, 'GET', '/api/tasks/1')).task).toMatchObject({ status: 'done', priority: 'high' })
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await page.getByRole('button', { name: 'Done: buy milk' }).waitFor()
    expect((await api(server, 'GET', '/api/tasks/1')).task.status).toBe('open')
  })
})

test('filters, search and sorting live in the address: reload and back show the same', async () => {
  const server = await serve()
  await api(server, 'POST', '/api/tasks', { title: 'low and late', priority: 'low', deadline: '2020-01-02' })
  await api(server, 'POST', '/api/tasks', { title: 'urgent', priority: 'urgent', deadline: '2099-01-01' })
  await api(server, 'POST', '/api/tasks', { title: 'no date' })
  const page = await open(server, '/tasks')
  const titles = () => page.getByRole('list', { name: 'Tasks' }).getByRole('link').allTextContents()
  await page.getByRole('button', { name: 'Due: overdue' }).waitFor()
  await page.getByLabel('Sorted by').selectOption('priority')
  await expect.poll(titles).toEqual(['urgent', 'low and late', 'no date'])
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Due before').fill('2050-01-01')
  await expect.poll(titles).toEqual(['low and late'])
  await page.reload()
  await expect.poll(titles).toEqual(['low and late'])
  await page.goBack()
  await expect.poll(titles).toEqual(['urgent', 'low and late', 'no date'])
  await page.getByRole('searchbox', { name: 'Search' }).fill('no d')
  await expect.poll(titles).toEqual(['no date'])
  expect(new URL(page.url()).searchParams.get('text')).toBe('no d')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(async () => (await titles()).length).toBe(3)
})

test('deleted tasks can be shown and restored, by keyboard alone', async () => {
  const server = await serve()
  await api(server, 'POST', '/api/tasks', { title: 'gone' })
  await api(server, 'POST', '/api/tasks/1/delete', {})
  const page = await open(server, '/tasks?status=deleted')
  await page.getByRole('button', { name: 'What to do with' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Restore' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.getByText('No task is like that.').waitFor()
  // The page shows it before the server has answered.
  await expect.poll(async () => (await api(server, 'GET', '/api/tasks/1')).task.status).toBe('open')
})

test('of many tasks only those in sight are in the page, and the last one can be reached', async () => {
  const server = await serve()
  const numbers = Array.from({ length: 130 }, (_, index) => index + 1)
  await Promise.all(numbers.map((number) => api(server, 'POST', '/api/tasks', { title: `Task number ${number}` })))
  const page = await open(server, '/tasks')
  await page.getByRole('list', { name: 'Tasks' }).waitFor()
  const content = page.locator('#content')
  await expect
    .poll(async () => {
      await content.evaluate((element) => element.scrollTo(0, element.scrollHeight))
      return page.getByText('130 tasks').count()
    })
    .toBe(1)
  await content.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  const { tasks } = await api(server, 'GET', '/api/tasks?limit=500')
  await page.getByRole('link', { name: tasks[129].title, exact: true }).waitFor()
  expect(await page.getByRole('list', { name: 'Tasks' }).getByRole('listitem').count()).toBeLessThan(60)
  // What others change is shown without asking for the list again.
  const asked: string[] = []
  // The counts beside the projects are small, and theirs alone.
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/') && pathname !== '/api/projects') asked.push(pathname)
  })
  const last = tasks[129].number
  await api(server, 'PATCH', `/api/tasks/${last}`, { title: 'Renamed by someone else' })
  await page.getByRole('link', { name: 'Renamed by someone else' }).waitFor()
  await api(server, 'POST', '/api/tasks', { title: 'Comes last' })
  await page.getByText('131 tasks').waitFor()
  await api(server, 'POST', `/api/tasks/${last}/done`, {})
  await page.getByText('130 tasks').waitFor()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Done: Comes last' }).click()
  await page.getByText('129 tasks').waitFor()
  expect(asked.filter((path) => !path.endsWith('/done'))).toEqual([])
})

test('a title is text: markup in it does nothing, and its direction is its own', async () => {
  const server = await serve()
  const title = '<img src=x onerror="document.title=\'owned\'"> ‏שלום (1)'
  await api(server, 'POST', '/api/tasks', { title })
  const page = await open(server, '/tasks', { width: 400 })
  await page.getByRole('link', { name: '<img src=x' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(await page.locator('main img').count()).toBe(0)
  expect(await page.locator('main bdi').first().textContent()).toBe(title)
  expect(await page.title()).toBe('All tasks · Pawl')
  await page.goto(`${server.url}/task/1`)
  await page.getByRole('heading', { level: 1, name: '<img src=x' }).waitFor()
  expect(await page.locator('main img').count()).toBe(0)
  await expect(api(server, 'POST', '/api/tasks', { title: 'safe \u202egnp.exe' })).rejects.toThrow('direction of text')
})

test('the list is accessible in Hebrew and in the dark', async () => {
  const server = await serve()
  await api(server, 'POST', '/api/tasks', { title: 'Buy milk', priority: 'urgent', deadline: '2020-01-02' })
  await api(server, 'POST', '/api/tasks', { title: 'לקנות לחם', priority: 'high' })
  const page = await open(server, '/tasks', { language: 'he', theme: 'dark' })
  await page.getByRole('link', { name: 'Buy milk' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
})
