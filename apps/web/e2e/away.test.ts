// The server goes away at every step of every form: whatever was written is there, whatever was sent is done, once.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../testing/databases.ts'
import { accessibilityProblems } from './accessibility.ts'
import { api, open, openTab, serveAt, stop } from './browser.ts'
import { judge, openItem, setReviewScene } from './governed-scene.ts'

const KEPT = "Can't reach the server. Your change is kept and will be sent."
const go = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name }).click()
const told = (page: Page, text: string) => page.getByText(text).last().waitFor()

test('[D48] everything can be done while the server is away, and is done once when it is back', async () => {
  const place = { dataFolder: temporaryFolder() }
  const server = await serveAt(place)
  const port = Number(new URL(server.url).port)
  await api(server, 'POST', '/api/rooms', { room: 'site', roles: ['builder'] })
  await api(server, 'POST', '/api/tasks', { title: 'Buy milk', description: 'two litres' })
  const page = await open(server, '/rooms/site')
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.waitFor()
  await go(page, 'Tasks')
  await page.getByRole('link', { name: 'Buy milk' }).click()
  await page.getByRole('button', { name: 'Start' }).waitFor()
  await stop(server)

  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('button', { name: 'Put back' }).waitFor()
  await told(page, KEPT)
  await page.getByRole('textbox', { name: 'Write a comment' }).fill('the shop is closed')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await page.getByRole('textbox', { name: 'Another step' }).fill('take a bag')
  await page.getByRole('button', { name: 'Add step' }).click()
  await page.getByRole('checkbox', { name: 'take a bag' }).waitFor()
  await page.getByRole('button', { name: 'Change: Title' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Buy oat milk')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Buy oat milk' }).waitFor()
  await go(page, 'Tasks')
  for (const title of ['Call Dana', 'Call Noa']) {
    await page.getByRole('textbox', { name: 'Add a task' }).fill(title)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByRole('textbox', { name: 'Add a task' }).inputValue()).toBe('')
  }
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await message.fill('build it')
  await page.getByRole('button', { name: 'Post' }).click()
  await page.getByRole('button', { name: '7 changes wait' }).click()
  await page.getByRole('dialog').getByText('text: the shop is closed').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])

  const again = await serveAt({ ...place, port })
  await told(page, 'Your 7 changes were sent')
  const { task } = await api(again, 'GET', '/api/tasks/1')
  expect(task).toMatchObject({ title: 'Buy oat milk', status: 'in_progress', commentCount: 1 })
  expect(task.checklist).toEqual([{ text: 'take a bag', done: false }])
  const { tasks } = await api(again, 'GET', '/api/tasks')
  expect(tasks.map(({ title }: { title: string }) => title).sort()).toEqual(['Buy oat milk', 'Call Dana', 'Call Noa'])
  const { pending } = await api(again, 'GET', '/api/rooms/site')
  expect(pending).toHaveLength(1)
})

test('[D48] what waits outlives the page, and another person changing the task meanwhile: other fields are merged, the same one is asked', async () => {
  const place = { dataFolder: temporaryFolder() }
  const server = await serveAt(place)
  const port = Number(new URL(server.url).port)
  await api(server, 'POST', '/api/tasks', { title: 'Buy milk', description: 'two litres' })
  await api(server, 'POST', '/api/tasks', { title: 'Call Dana' })
  const page = await open(server, '/task/1')
  const context = page.context()
  const other = await openTab(context, `${server.url}/task/2`)
  await page.getByRole('button', { name: 'Change: Title' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Buy oat milk')
  await other.getByRole('button', { name: 'Change: Title' }).click()
  await other.getByRole('textbox', { name: 'Title' }).fill('Call Noa')
  await stop(server)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '1 change waits' }).waitFor()
  await other.keyboard.press('Enter')
  await other.getByRole('heading', { level: 1, name: 'Call Noa' }).waitFor()
  await Promise.all([page.close(), other.close()])

  const again = await serveAt({ ...place, port })
  await api(again, 'PATCH', '/api/tasks/1', { description: 'three litres' })
  await api(again, 'PATCH', '/api/tasks/2', { title: 'Call Avi' })
  const back = await openTab(context, `${again.url}/task/2`)
  await back.getByRole('button', { name: '1 change was not accepted' }).waitFor()
  expect((await api(again, 'GET', '/api/tasks/1')).task).toMatchObject({
    title: 'Buy oat milk',
    description: 'three litres',
  })
  await back.reload()
  await back.getByRole('button', { name: 'Save' }).click()
  await back.locator('form dd').getByText('Call Avi').waitFor()
  await back.locator('form dd').getByText('Call Noa').waitFor()
  expect((await api(again, 'GET', '/api/tasks/2')).task.title).toBe('Call Avi')
})

test('[D48] a judgement that is sent while the server is away stays on the desk until it counts', async () => {
  const place = { dataFolder: temporaryFolder() }
  const server = await serveAt(place)
  const port = Number(new URL(server.url).port)
  await setReviewScene(server)
  const { id } = await openItem(server, 'TaskReview')
  const page = await open(server, `/inbox/${id}`)
  await judge(page, 'brief', 'Satisfied')
  await stop(server)
  await judge(page, 'no-secrets', 'Satisfied')
  await page.getByRole('button', { name: 'Send the verdicts' }).click()
  await told(page, KEPT)
  expect(await page.getByRole('textbox', { name: 'Reasoning' }).first().inputValue()).toBe('it is Satisfied')
  await page.getByRole('button', { name: 'Send the verdicts' }).click()
  await page.getByRole('button', { name: '1 change waits' }).waitFor()
  const again = await serveAt({ ...place, port })
  await told(page, 'Your change was sent')
  await expect.poll(async () => (await api(again, 'GET', `/api/inbox/${id}`)).item.state).toBe('answered')
})

test('[KC2] what was posted while the server was away and is refused when it is back stands in its field again', async () => {
  const place = { dataFolder: temporaryFolder() }
  const server = await serveAt(place)
  const port = Number(new URL(server.url).port)
  await api(server, 'POST', '/api/rooms', { room: 'site', roles: ['builder'] })
  const page = await open(server, '/rooms/site')
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.waitFor()
  await stop(server)
  await message.fill('build it')
  await page.getByRole('button', { name: 'Post' }).click()
  await page.getByRole('button', { name: '1 change waits' }).waitFor()
  expect(await message.inputValue()).toBe('')
  const elsewhere = await serveAt(place)
  await api(elsewhere, 'POST', '/api/rooms/site/close', {})
  await stop(elsewhere)
  await serveAt({ ...place, port })
  await page.getByRole('button', { name: '1 change was not accepted' }).waitFor()
  await expect.poll(() => message.inputValue()).toBe('build it')
  await page.reload()
  await expect.poll(() => message.inputValue()).toBe('build it')
})
