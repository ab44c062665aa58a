import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../../testing/databases.ts'
import { freshDatabase, startPostgres } from '../../../testing/postgres-server.ts'
import { accessibilityProblems } from './accessibility.ts'
import { api, open, openTab, serve, serveAt, stop } from './browser.ts'

const NAMES = { en: 'Your message', he: 'ההודעה שלי' }

async function say(page: Page, text: string, language: keyof typeof NAMES = 'en'): Promise<void> {
  const field = page.getByRole('textbox', { name: NAMES[language] })
  await field.fill(text)
  await field.press('Enter')
}

function reply(page: Page, text: string | RegExp) {
  return page.getByRole('log').locator('[data-from=assistant]').filter({ hasText: text }).last()
}

describe.each(['SQLite', 'PostgreSQL'] as const)('chat on %s', (database) => {
  test('what is asked for is done, and a reload shows the same', async () => {
    const server = await serve(database)
    const page = await open(server, '/chat')
    await say(page, 'add buy milk, high priority')
    await reply(page, "'Buy milk' (high priority)").waitFor()
    const { tasks } = await api(server, 'GET', '/api/tasks')
    expect(tasks).toMatchObject([{ title: 'buy milk', priority: 'high' }])
    await page.reload()
    await reply(page, "'Buy milk' (high priority)").getByRole('button', { name: 'Priority high' }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
  })
})

test('a title in a list runs in its own direction, whatever the language of the reply', async () => {
  const server = await serve()
  await api(server, 'POST', '/api/tasks', { title: 'לתקן את ה-bug ב-login' })
  await api(server, 'POST', '/api/tasks', { title: 'Call the bank' })
  const page = await open(server, '/chat')
  await say(page, 'show my tasks')
  const titles = reply(page, 'bug').locator('bdi')
  await titles.filter({ hasText: 'Call the bank' }).waitFor()
  const listed = titles.filter({ hasText: /bug|bank/ })
  const read = (elements: Element[]) =>
    elements.map((element) => [element.textContent, getComputedStyle(element).direction])
  expect(await listed.evaluateAll(read)).toEqual([
    [expect.stringContaining('bug'), 'rtl'],
    [expect.stringContaining('bank'), 'ltr'],
  ])
})

test('[DESIGN 5.9] what was said stays where the conversation was asked for just before it was answered', async () => {
  const server = await serve()
  const page = await open(server, '/chat')
  await say(page, 'add buy milk')
  await reply(page, "'Buy milk'").waitFor()
  // An answer of before the next message comes after it.
  const asked = Promise.withResolvers<void>()
  const comes = Promise.withResolvers<void>()
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/conversations/'),
    async (route) => {
      const response = await route.fetch()
      asked.resolve()
      await comes.promise
      await route.fulfill({ response }).catch(() => {})
    },
  )
  await api(server, 'POST', '/api/tasks/1/done')
  await asked.promise
  const arrived = page.waitForResponse(/\/api\/conversations\//)
  await say(page, 'how many tasks do I have?')
  await reply(page, /You have/).waitFor()
  comes.resolve()
  await (await arrived).finished()
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))))
  expect(await reply(page, /You have/).count()).toBe(1)
}, 60_000)

test('guided mode is led through by its quick replies, by keyboard alone, and no marker is ever seen', async () => {
  const server = await serve()
  const page = await open(server, '/chat')
  await page.getByRole('radio', { name: /Guided/ }).focus()
  await page.keyboard.press('Space')
  await say(page, 'add a task')
  await reply(page, 'What is the title').waitFor()
  await page.keyboard.type('Call the bank')
  await page.keyboard.press('Enter')
  const replies = page.getByRole('group', { name: 'Possible answers' })
  const high = replies.getByRole('button', { name: 'High' })
  await high.waitFor()
  await high.focus()
  await page.keyboard.press('Enter')
  // Whatever is left to ask is answered by the first reply on offer.
  const done = page.getByRole('link', { name: 'Open the task' })
  const answers = page.getByRole('log').locator('[data-from=assistant]')
  for (let count = 3; count < 7 && !(await done.isVisible()); count++) {
    // While an answer is on its way there is nothing to pick.
    const isAsked = async () => (await answers.count()) >= count && (await replies.isVisible())
    await expect.poll(async () => (await done.isVisible()) || (await isAsked())).toBe(true)
    if (!(await done.isVisible())) await replies.getByRole('button').first().click()
  }
  await done.waitFor()
  expect(await page.getByRole('textbox').evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await page.locator('body').innerText()).not.toContain('[[STATE')
  expect((await api(server, 'GET', '/api/tasks')).tasks).toMatchObject([{ title: 'Call the bank', priority: 'high' }])
})

test('what was understood is corrected on its chip, and taken back', async () => {
  const server = await serve()
  const page = await open(server, '/chat')
  await say(page, 'add pay rent')
  await reply(page, 'Pay rent')
    .getByRole('button', { name: /^Priority/ })
    .click()
  await page.getByRole('combobox', { name: 'Priority' }).selectOption('urgent')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Priority urgent' }).waitFor()
  expect((await api(server, 'GET', '/api/tasks/1')).task).toMatchObject({ priority: 'urgent', version: 2 })
  await page.getByRole('group', { name: 'Possible answers' }).getByRole('button', { name: 'undo' }).click()
  await reply(page, /'Pay rent'/).waitFor()
})

test('a page in Hebrew is mirrored, and each message runs in its own direction', async () => {
  const server = await serve()
  const page = await open(server, '/chat', { language: 'he', theme: 'dark' })
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
  await say(page, 'תוסיף משימה Write the report', 'he')
  await reply(page, 'Write the report').waitFor()
  await say(page, 'show my tasks', 'he')
  await reply(page, 'Here are').waitFor()
  const directions = await page
    .locator('[data-from=assistant] > [dir]')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).direction))
  expect(directions).toEqual(['rtl', 'ltr'])
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'English' }).click()
  expect(await page.locator('html').getAttribute('dir')).toBe('ltr')
})

test('what is written while the server is away is sent once it is back, once, also after a reload', async () => {
  const dataFolder = temporaryFolder()
  const server = await serveAt({ dataFolder })
  const page = await open(server, '/chat')
  await say(page, 'add first thing')
  await reply(page, 'First thing').waitFor()
  await stop(server)
  await page.getByText("Can't reach the server", { exact: true }).waitFor()
  await say(page, 'add second thing')
  await page.getByText('Your message is kept and will be sent').waitFor()
  const again = await serveAt({ dataFolder, port: Number(new URL(server.url).port) })
  await page.reload()
  await reply(page, 'Second thing').waitFor()
  await page.getByText('Live', { exact: true }).waitFor()
  const { tasks } = await api(again, 'GET', '/api/tasks')
  expect(tasks.map(({ title }: { title: string }) => title)).toEqual(['first thing', 'second thing'])
  expect((await api(again, 'GET', '/api/conversations')).conversations).toHaveLength(1)
})

test('markup and turned directions in what people write are shown, not obeyed', async () => {
  const server = await serve()
  const page = await open(server, '/chat')
  const evil = 'add <img src=x onerror="document.title=1"> \u202Egnp.exe'
  await say(page, evil)
  await page.getByRole('article').nth(1).waitFor()
  expect(await page.locator('[role=log] img').count()).toBe(0)
  await expect.poll(() => page.getByRole('log').innerText()).toContain('<img src=x')
})

test('two tabs of a browser share one stream, and the list of conversations has them all', async () => {
  const server = await serve()
  const first = await open(server, '/chat')
  const second = await openTab(first.context(), `${server.url}/chat`)
  await second.getByText('Live', { exact: true }).waitFor()
  await say(first, 'add one')
  await reply(first, 'One').waitFor()
  await say(second, 'add two')
  await reply(second, 'Two').waitFor()
  await first.getByRole('link', { name: /add two/ }).click()
  await reply(first, 'Two').waitFor()
  await first.close()
  await api(server, 'POST', '/api/tasks/1/start', {})
  await second.getByText('Live', { exact: true }).waitFor()
})

test('an address that is nobody’s says so', async () => {
  const server = await serve()
  const page = await open(server, '/no/such/page')
  await page.getByRole('heading', { name: 'There is no such page' }).waitFor()
  await page.goto(`${server.url}/chat/aaaaaaaaaaaaaa`)
  await page.getByRole('alert').waitFor()
})

test('[D48] what is written while the database is away is kept, and sent once it is back', async () => {
  const postgres = await startPostgres({ safe: false })
  const server = await serveAt({ dataFolder: temporaryFolder(), databaseUrl: await freshDatabase(postgres.url) })
  const page = await open(server, '/chat')
  await say(page, 'add buy bread')
  await reply(page, "'Buy bread'").waitFor()
  await postgres.halt('fast')
  await say(page, 'add buy milk')
  await page.getByText('Your message is kept and will be sent').waitFor()
  expect(await page.locator('body').innerText()).not.toMatch(/ECONN|127\.0\.0\.1/)
  await postgres.resume()
  await reply(page, "'Buy milk'").waitFor()
  expect((await api(server, 'GET', '/api/tasks')).tasks).toHaveLength(2)
  await stop(server)
  await postgres.stop()
})

const PANEL = {
  en: { chat: 'Chat', write: 'Your message', complete: 'complete tasks 1 and 2', close: 'Close (Esc)' },
  he: { chat: 'שיחה', write: 'ההודעה שלי', complete: 'השלם את משימות 1 ו-2', close: 'לסגור (Esc)' },
} as const

test.each(['en', 'he'] as const)(
  'Ctrl+J opens the chat beside a page; it knows what is selected, and keeps what is being written (%s)',
  async (language) => {
    const server = await serve()
    const words = PANEL[language]
    for (const title of ['one', 'two', 'three']) await api(server, 'POST', '/api/tasks', { title })
    const page = await open(server, '/tasks', { language })
    await page.getByRole('link', { name: 'three' }).waitFor()
    for (const key of ['j', 'x', 'j', 'x', 'Control+j']) await page.keyboard.press(key)
    const panel = page.getByRole('complementary', { name: words.chat })
    const field = panel.getByRole('textbox', { name: words.write })
    await panel.getByRole('button', { name: words.complete }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await panel.getByRole('button', { name: '#2 two' }).click()
    await page.keyboard.type('half')
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    await page.keyboard.press('Control+j')
    expect(await field.inputValue()).toBe('#2 half')
    await panel.getByRole('button', { name: words.complete }).click()
    const statuses = async () =>
      (await api(server, 'GET', '/api/tasks?status=all')).tasks.map(({ status }: { status: string }) => status)
    await expect.poll(statuses).toEqual(['done', 'done', 'open'])
    await page.reload()
    await panel.getByRole('log').getByText(words.complete).waitFor()
  },
)
