// Texts of people and agents, set as Markdown.

import { expect, test } from 'vitest'
import { accessibilityProblems } from './accessibility.ts'
import { api, open, serve } from './browser.ts'

const DESCRIPTION = `# Plan

A **bold** word, a [page](https://example.org/a) and [a task](/task/1).

לקנות חלב ואז \`npm test\`

- [x] first
- [ ] second

| file | lines |
|---|---|
| a.ts | 12 |

\`\`\`ts
const answer: number = 42
\`\`\`

\`\`\`diff
-old
+new
\`\`\``

const HOSTILE = `<script>window.hacked = 1</script><img src=x onerror="window.hacked = 1"> **bold**

![a picture](https://outside.invalid/picture.png) [press](javascript:window.hacked=1) [data](data:text/html,x)

<iframe src="https://outside.invalid/"></iframe> <style>body { display: none }</style>`

test('a description is set: headings, lists with ticks, tables, coloured code, diffs, each paragraph in its direction', async () => {
  const server = await serve()
  await api(server, 'POST', '/api/tasks', { title: 'Buy milk', description: DESCRIPTION })
  const page = await open(server, '/task/1')
  await page.getByRole('heading', { name: 'Plan', level: 2 }).waitFor()
  expect(await page.getByText('לקנות חלב').getAttribute('dir')).toBe('rtl')
  expect(await page.getByText('A bold word').getAttribute('dir')).toBe('ltr')
  await page.getByRole('img', { name: 'not done' }).waitFor()
  await page.getByRole('cell', { name: 'a.ts' }).waitFor()
  await page.locator('[data-kind=keyword]', { hasText: 'const' }).waitFor()
  await page.locator('[data-line=added]', { hasText: '+new' }).waitFor()
  const link = page.getByRole('link', { name: 'page', exact: true })
  expect(await link.getAttribute('rel')).toContain('noopener')
  expect(await accessibilityProblems(page)).toEqual([])
})

test('nothing in a text runs, and nothing in it is loaded from outside', async () => {
  const server = await serve()
  await api(server, 'POST', '/api/tasks', { title: 'Buy milk', description: HOSTILE })
  const page = await open(server, '/')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${server.url}/task/1`)
  await page.getByText('<script>window.hacked = 1</script>').waitFor()
  await page.getByRole('link', { name: 'a picture' }).waitFor()
  await page.getByText('press', { exact: true }).click()
  expect(await page.evaluate(() => (globalThis as { hacked?: number }).hacked)).toBeUndefined()
  expect(await page.locator('main :is(img, iframe, script, style)').count()).toBe(0)
  expect(await page.getByRole('link', { name: 'press' }).count()).toBe(0)
  expect(asked.filter((url) => !url.startsWith(server.url))).toEqual([])
})

test('a text is written with a look at how it will read, and sent with Ctrl+Enter, in Hebrew on a phone too', async () => {
  const server = await serve()
  await api(server, 'POST', '/api/tasks', { title: 'לקנות חלב' })
  const page = await open(server, '/task/1', { language: 'he', theme: 'dark', width: 390 })
  await page.getByRole('button', { name: 'להוסיף תיאור' }).click()
  const field = page.getByRole('textbox', { name: 'תיאור' })
  await field.fill('- **חלב** סויה')
  await page.getByRole('button', { name: 'תצוגה מקדימה' }).click()
  await page.getByRole('region', { name: 'תצוגה מקדימה' }).getByRole('listitem').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await field.press('Control+Enter')
  await page.getByRole('main').locator('li > strong', { hasText: 'חלב' }).first().waitFor()
  expect((await api(server, 'GET', '/api/tasks/1')).task.description).toBe('- **חלב** סויה')
})
