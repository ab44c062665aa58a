// What is written and not sent is there after a reload, and is gone once it was sent.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../testing/databases.ts'
import { api, open, serve, serveAt, stop } from './browser.ts'
import { judge, openItem, setReviewScene } from './governed-scene.ts'
import { joinBy, PASSWORD, serveForPeople } from './people-scene.ts'

const drafts = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(sessionStorage), ...Object.keys(localStorage)].filter((name) => name.startsWith('pawl.draft.')),
  )
const waiting = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => /^pawl\.(change|outbox)\./.test(name)))
/** A message of a conversation says it in its own words. */
const KEPT = /Can't reach the server|is kept and will be sent/
const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()

const FIELDS = [
  { path: '/', label: 'Your message', send: 'Send' },
  { path: '/tasks', label: 'Add a task', send: 'Add' },
  { path: '/task/1', label: 'Description', begin: 'Add a description', send: 'Save' },
  { path: '/task/1', label: 'Write a comment', send: 'Comment' },
  { path: '/rooms/site', label: 'Message', send: 'Post' },
  { path: '/rooms/site', label: 'New backlog item', send: 'Add' },
  { path: '/policies', label: 'What it demands', begin: 'Change', send: 'Save' },
]

test('in every field for text, also where the server dies before it is sent', async () => {
  const place = { dataFolder: temporaryFolder() }
  let server = await serveAt(place)
  const port = Number(new URL(server.url).port)
  await api(server, 'POST', '/api/rooms', { room: 'site', roles: ['builder'] })
  await api(server, 'POST', '/api/tasks', { title: 'Buy milk' })
  await api(server, 'POST', '/api/policies', { policy: 'safe', text: 'no secrets' })
  const page = await open(server, '/')
  for (const { path, label, begin, send } of FIELDS) {
    await page.goto(`${server.url}${path}`)
    if (begin !== undefined) await press(begin)(page)
    const field = page.getByRole('textbox', { name: label }).locator('visible=true')
    await field.fill('half a sentence')
    await page.reload()
    await expect.poll(() => field.inputValue()).toBe('half a sentence')
    await stop(server)
    await press(send)(page)
    await page.getByText(KEPT).last().waitFor()
    server = await serveAt({ ...place, port })
    await expect.poll(() => drafts(page)).toEqual([])
    await expect.poll(() => waiting(page)).toEqual([])
  }
  const { task } = await api(server, 'GET', '/api/tasks/1')
  expect(task).toMatchObject({ description: 'half a sentence', comment: 'half a sentence', commentCount: 1 })
}, 60_000)

test('on the review desk, verdicts and reasons', async () => {
  const server = await serve()
  await setReviewScene(server)
  const page = await open(server, `/inbox/${(await openItem(server, 'TaskReview')).id}`)
  await judge(page, 'brief', 'Satisfied')
  await judge(page, 'no-secrets', 'Violated')
  await page.reload()
  const reasons = page.getByRole('textbox', { name: 'Reasoning' })
  await expect.poll(() => reasons.count()).toBe(2)
  expect(await reasons.evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value))).toEqual([
    'it is Satisfied',
    'it is Violated',
  ])
  await page.getByRole('button', { name: 'Send the verdicts' }).click()
  await page.getByRole('heading', { name: 'Answered.' }).waitFor()
  expect(await drafts(page)).toEqual([])
})

test('a message that is being written when its conversation begins goes on there', async () => {
  const server = await serve()
  const page = await open(server, '/')
  const field = page.getByRole('textbox', { name: 'Your message' })
  await field.fill('add buy milk')
  await page.keyboard.press('Enter')
  await field.fill('and then')
  await page.waitForURL(/\/chat\//)
  expect(await field.inputValue()).toBe('and then')
  await page.reload()
  await expect.poll(() => field.inputValue()).toBe('and then')
  await page.getByRole('link', { name: 'New conversation' }).click()
  await expect.poll(() => field.inputValue()).toBe('')
})

test('[DR2] after signing out the next person does not see it, and its writer finds it again', async () => {
  const { server, link } = await serveForPeople()
  const page = await joinBy(server, link)
  await page.goto(`${server.url}/members`)
  await page.getByRole('button', { name: 'Make a link' }).click()
  const invitation = new URL(await page.getByText(/\/join#pawl_join_/).innerText())
  const signOut = async () => {
    await page.goto(`${server.url}/account`)
    await page.getByRole('button', { name: 'Sign out', exact: true }).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  }
  const field = page.getByRole('textbox', { name: 'Add a task' })
  await page.goto(`${server.url}/tasks`)
  await field.fill('half a sentence')
  await signOut()
  await page.goto(`${server.url}${invitation.pathname}${invitation.hash}`)
  await page.getByLabel('Name').fill('eve')
  await page.getByLabel('Choose a password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByRole('link', { name: 'You: eve' }).waitFor()
  await page.goto(`${server.url}/tasks`)
  await field.waitFor()
  expect(await field.inputValue()).toBe('')
  await signOut()
  await page.getByLabel('Name').fill('dana')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('link', { name: 'You: dana' }).waitFor()
  await page.goto(`${server.url}/tasks`)
  await expect.poll(() => field.inputValue()).toBe('half a sentence')
})
