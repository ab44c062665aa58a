// Lists by the keyboard alone.

import { expect, test } from 'vitest'
import { accessibilityProblems } from './accessibility.ts'
import { api, open, serve } from './browser.ts'

/** The task whose row has the focus. */
const here = (page: Awaited<ReturnType<typeof open>>) =>
  page.evaluate(() => document.activeElement?.closest('[data-task]')?.querySelector('[data-row-name]')?.textContent)

async function listOf(language: 'en' | 'he', titles: readonly string[]) {
  const server = await serve(language === 'en' ? 'SQLite' : 'PostgreSQL')
  for (const title of titles) await api(server, 'POST', '/api/tasks', { title })
  const page = await open(server, '/tasks', { language })
  await page.getByRole('link', { name: titles.at(-1) ?? '' }).waitFor()
  const statuses = async () =>
    (await api(server, 'GET', '/api/tasks?status=all')).tasks.map(({ status }: { status: string }) => status)
  return { server, page, statuses }
}

test.each(['en', 'he'] as const)(
  '[RF1, KY1] J and K go through the rows, D finishes one and the focus goes to the next (%s)',
  async (language) => {
    const { page, statuses } = await listOf(language, ['one', 'two', 'three'])
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    expect(await here(page)).toBe('two')
    await page.keyboard.press('d')
    await expect.poll(statuses).toEqual(['open', 'done', 'open'])
    await expect.poll(() => here(page)).toBe('three')
    await page.keyboard.press('d')
    await expect.poll(() => here(page)).toBe('one')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect.poll(statuses).toEqual(['open', 'open', 'open'])
    await page.keyboard.press('Enter')
    const beside = (name: string) =>
      page.getByRole('complementary').getByRole('heading', { name, exact: false }).first()
    await beside('one').waitFor()
    await page.keyboard.press('j')
    await beside('two').waitFor()
    expect(new URL(page.url()).searchParams.get('open')).toBe('2')
    expect(await accessibilityProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    await beside('two').waitFor({ state: 'detached' })
    expect(await here(page)).toBe('two')
    await page.goBack()
    await beside('two').waitFor()
    await page.reload()
    await beside('two').waitFor()
  },
)

test('[PK1] X selects, Shift+X all between; one undo takes the change of all back', async () => {
  const { page, statuses } = await listOf('en', ['one', 'two', 'three', 'four'])
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('Shift+x')
  await page.getByText('3 selected').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
  await page.getByRole('region', { name: 'Selected tasks' }).getByRole('button', { name: 'Done' }).click()
  await expect.poll(statuses).toEqual(['done', 'done', 'done', 'open'])
  await page.getByText('3 tasks changed.').waitFor()
  await page.keyboard.press('Control+z')
  await expect.poll(statuses).toEqual(['open', 'open', 'open', 'open'])
  expect(sent).toEqual(['/api/tasks/1%202%203/done', '/api/undo'])
})

test('a title, a date and a priority are changed where they stand, by keys', async () => {
  const { server, page } = await listOf('en', ['one'])
  const task = async () => (await api(server, 'GET', '/api/tasks/1')).task
  await page.keyboard.press('j')
  await page.keyboard.press('e')
  await page.getByRole('textbox', { name: 'Title' }).fill('One, renamed')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await task()).title).toBe('One, renamed')
  await page.getByRole('link', { name: 'One, renamed' }).focus()
  await page.keyboard.press('t')
  await page.getByRole('button', { name: 'Tomorrow' }).click()
  await page.getByRole('button', { name: 'Due: ' }).getByText('Tomorrow').waitFor()
  await page.getByRole('link', { name: 'One, renamed' }).focus()
  await page.keyboard.press('p')
  await page.getByRole('menuitem', { name: 'high' }).click()
  await expect.poll(async () => (await task()).priority).toBe('high')
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await task()).priority).toBeUndefined()
})

test('/ searches everything where the page has no search of its own; ? has the keys of the desk too', async () => {
  const { page } = await listOf('en', ['Renew the passport'])
  await page.goto(page.url().replace('/tasks', '/rooms'))
  await page.getByRole('heading', { level: 1, name: 'Rooms' }).waitFor()
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search and commands' }).fill('passp')
  await page.getByRole('option', { name: 'Renew the passport' }).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keys' }).getByText('the verdict on this policy').waitFor()
})

test('[KY2, KY3] ? shows the keys; what is written into a field is no key', async () => {
  const { page, statuses } = await listOf('en', ['one'])
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keys' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.keyboard.press('j')
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await page.keyboard.type('djx?')
  expect(await page.getByRole('searchbox', { name: 'Search' }).inputValue()).toBe('djx?')
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await statuses()).toEqual(['open'])
})

test.each([
  { key: 'c', script: 'add-dialog', field: 'Add a task', over: 'dialog' },
  { key: 'Control+k', script: 'palette', field: 'Search and commands', over: 'dialog' },
  { key: 'Control+j', script: 'chat-beside', field: 'Your message', over: 'complementary' },
] as const)(
  '[TY1] what is typed after $key before the field is there is found in it, and is no key of the page',
  async ({ key, script, field, over }) => {
    const { server, page, statuses } = await listOf('en', ['one'])
    const held = Promise.withResolvers<void>()
    await page.route(new RegExp(`/assets/${script}-`), (route) => held.promise.then(() => route.continue()))
    // Before it is loaded by itself.
    await page.goto(`${server.url}/tasks`)
    await page.getByRole('link', { name: 'one' }).focus()
    await page.keyboard.press(key)
    await page.keyboard.type('dx dance')
    held.resolve()
    const written = page.getByRole(over).getByLabel(field)
    await expect.poll(() => written.inputValue()).toBe('dx dance')
    await page.keyboard.type('!')
    expect(await written.inputValue()).toBe('dx dance!')
    expect(await statuses()).toEqual(['open'])
  },
)
