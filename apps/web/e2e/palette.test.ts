// Ctrl+K: everything from one field.

import { expect, test } from 'vitest'
import { accessibilityProblems } from './accessibility.ts'
import { api, open, serve } from './browser.ts'

test('the palette goes to pages and finds tasks, in both languages', async () => {
  const server = await serve()
  await api(server, 'POST', '/api/tasks', { title: 'Renew the passport' })
  const page = await open(server, '/')
  await page.getByRole('button', { name: 'Search' }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search and commands' }).fill('היום')
  await page.getByRole('option', { name: 'Today' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search and commands' }).fill('passp')
  await page.getByRole('option', { name: 'Renew the passport' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Renew the passport' }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search and commands' }).fill('#1')
  await page.getByRole('option', { name: 'Renew the passport' }).waitFor()
  const { conversation_id } = await api(server, 'POST', '/api/chat', { message: 'how are you, ratchet?' })
  await page.getByRole('combobox', { name: 'Search and commands' }).fill('ratchet')
  await page.getByRole('option', { name: 'how are you, ratchet?' }).click()
  await page.waitForURL(`${server.url}/chat/${conversation_id}`)
})

test.each(['en', 'he'] as const)(
  'the palette acts on the row at hand: legal moves, and why the others are not (%s)',
  async (language) => {
    const words = {
      en: { label: 'Search and commands', done: 'Done', reopen: 'Reopen' },
      he: { label: 'חיפוש ופקודות', done: 'בוצע', reopen: 'לפתוח שוב' },
    }[language]
    const server = await serve(language === 'en' ? 'SQLite' : 'PostgreSQL')
    for (const title of ['one', 'two']) await api(server, 'POST', '/api/tasks', { title })
    const page = await open(server, '/tasks', { language })
    await page.getByRole('link', { name: 'one' }).waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('Control+k')
    const typed = page.getByRole('combobox', { name: words.label })
    // In either language, whatever the page is in.
    await typed.fill('reopen')
    const refused = page.getByRole('option', { disabled: true }).first()
    await expect.poll(async () => (await refused.textContent())?.length ?? 0).toBeGreaterThan(words.reopen.length + 10)
    await page.keyboard.press('Enter')
    await typed.fill('done')
    await page.getByRole('option', { name: words.done, exact: true }).first().waitFor()
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await api(server, 'GET', '/api/tasks/1')).task.status).toBe('done')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[data-task]')?.textContent))
      .toContain('two')
  },
)

test('[D44] C adds from anywhere, and what was typed into the palette can become a task', async () => {
  const server = await serve()
  const page = await open(server, '/rooms')
  await page.getByRole('heading', { level: 1, name: 'Rooms' }).waitFor()
  await page.keyboard.press('c')
  await page.getByRole('dialog', { name: 'Add a task' }).getByRole('textbox', { name: 'Add a task' }).fill('buy milk')
  await page.keyboard.press('Enter')
  await page.getByText('Added').waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search and commands' }).fill('delete the old emails')
  await page.getByRole('option', { name: 'Add ‘' }).click()
  const titles = async () => (await api(server, 'GET', '/api/tasks')).tasks.map(({ title }: { title: string }) => title)
  await expect.poll(titles).toEqual(['buy milk', 'delete the old emails'])
})
