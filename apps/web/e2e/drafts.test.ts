// What is written and not sent is there after a reload, and is gone once it was sent.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open, serve } from './browser.ts'
import { judge, openItem, setReviewScene } from './governed-scene.ts'
import { joinBy, PASSWORD, serveForPeople } from './people-scene.ts'

const drafts = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(sessionStorage), ...Object.keys(localStorage)].filter((name) => name.startsWith('pawl.draft.')),
  )
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
  const page = await open(server, '/chat')
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
