import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../../testing/databases.ts'
import { accessibilityProblems } from './accessibility.ts'
import { api, open, openTab, serve, serveAt } from './browser.ts'

/** A page of somebody else, on another origin. */
async function foreignPage(html: (origin: string) => string): Promise<string> {
  const pages = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html(origin)))
  await new Promise<void>((resolve) => pages.listen(0, 'localhost', resolve))
  onTestFinished(() => void pages.close())
  const origin = `http://localhost:${(pages.address() as AddressInfo).port}`
  return origin
}

test('the example page opens the chat, which goes on where it was', async () => {
  const server = await serve()
  const page = await open(server, '/widget-example.html')
  await page.getByRole('button', { name: 'Tasks' }).click()
  const frame = page.frameLocator('iframe')
  await frame.getByRole('textbox', { name: 'Your message' }).fill('add water the plants')
  await frame.getByRole('textbox').press('Enter')
  await frame.getByText("'Water the plants'").first().waitFor()
  expect((await api(server, 'GET', '/api/tasks')).tasks).toHaveLength(1)
  await page.reload()
  await page.getByRole('button', { name: 'Tasks' }).click()
  await frame.getByText("'Water the plants'").first().waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
})

test('one line puts it on the page of another origin that was named, in Hebrew', async () => {
  let pawl = ''
  const origin = await foreignPage(() => `<body><script src="${pawl}/widget.js" data-language="he"></script>`)
  const server = await serveAt({ dataFolder: temporaryFolder(), widgetOrigins: [origin] })
  pawl = server.url
  const page = await openTab((await open(server, '/')).context(), origin)
  await page.getByRole('button', { name: 'משימות' }).click()
  const frame = page.frameLocator('iframe')
  await frame.getByRole('textbox', { name: 'ההודעה שלי' }).fill('תוסיף להשקות עציצים')
  await frame.getByRole('textbox').press('Enter')
  await frame.getByText('להשקות עציצים').first().waitFor()
  expect((await api(server, 'GET', '/api/tasks')).tasks).toHaveLength(1)
})

test('[GU1] a page that was not named cannot hold it, nor drive the server', async () => {
  const server = await serve()
  const origin = await foreignPage(() => `<body><iframe src="${server.url}/widget"></iframe>`)
  const page = await (await open(server, '/')).context().newPage()
  await page.goto(origin)
  await page.frameLocator('iframe').locator('body').waitFor({ state: 'attached' })
  expect(await page.frameLocator('iframe').getByRole('textbox').count()).toBe(0)
  const answer = await fetch(`${server.url}/widget`, { headers: { 'sec-fetch-site': 'cross-site' } })
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  const foreign = await fetch(`${server.url}/api/tasks`, { headers: { 'sec-fetch-site': 'cross-site' } })
  expect(foreign.status).toBe(403)
})
