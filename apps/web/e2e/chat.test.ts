import { describe, expect, test } from 'vitest'
import { accessibilityProblems } from './accessibility.ts'
import { api, open, serve } from './browser.ts'

describe.each(['SQLite', 'PostgreSQL'] as const)('chat on %s', (database) => {
  test('what is asked for in the chat is done, and a reload shows the same', async () => {
    const server = await serve(database)
    const page = await open(server, '/')
    await page.getByRole('textbox', { name: 'Your message' }).fill('add buy milk, high priority')
    await page.keyboard.press('Enter')
    await page.getByText("'Buy milk' (high priority)").waitFor()
    const { tasks } = await api(server, 'GET', '/api/tasks')
    expect(tasks).toMatchObject([{ title: 'buy milk', priority: 'high' }])
    await page.reload()
    await page.getByText("'Buy milk' (high priority)").waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
  })
})
