// Who judges by a policy and what it is for, and who runs a worker: seen and set in the pages.

import { expect, test } from 'vitest'
import { accessibilityProblems } from './accessibility.ts'
import { api, open, serve } from './browser.ts'

test('[D42] approvers, quorum and scope of a policy and the owner of a worker are seen, kept while written, and set', async () => {
  const server = await serve()
  await api(server, 'POST', '/api/policies', { policy: 'brief', text: 'A result is brief.', approvers: ['person:noa'] })
  await api(server, 'POST', '/api/workers', { worker: 'ada', skills: ['writing'] })
  const { initiative } = await api(server, 'POST', '/api/initiatives', { title: 'Release version 2' })
  const page = await open(server, '/policies')
  await page.getByRole('definition').getByText('person:noa').waitFor()
  await page.getByText('person:local').waitFor()

  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await page.getByRole('textbox', { name: 'Only these judge by it' }).fill('person:noa, eve')
  await page.getByRole('textbox', { name: 'How many have to agree' }).fill('3')
  await page.getByText('no result could be approved').waitFor()
  await page.getByRole('textbox', { name: 'Only for tasks that need' }).fill('plain words')
  await page.getByRole('checkbox', { name: 'Release version 2' }).press('Space')
  await page.getByRole('button', { name: 'Change the worker' }).click()
  await page.getByRole('textbox', { name: 'Who runs it' }).fill('agent:builder')
  expect(await accessibilityProblems(page)).toEqual([])

  await page.reload()
  await page.getByRole('checkbox', { name: 'Release version 2', checked: true }).waitFor()
  await page.getByRole('textbox', { name: 'How many have to agree' }).fill('2')
  await page.getByRole('button', { name: 'Save' }).first().click()
  const wrong = page.locator('[data-wrong] input')
  await expect.poll(() => wrong.inputValue()).toBe('person:noa, eve')
  await wrong.fill('person:noa, person:eve')
  await wrong.press('Enter')
  await page.getByRole('textbox', { name: 'Who runs it' }).press('Enter')
  await expect.poll(() => page.getByRole('button', { name: 'Save' }).count()).toBe(0)

  const { policies } = await api(server, 'GET', '/api/policies')
  expect(policies[0]).toMatchObject({
    version: 2,
    body: {
      text: 'A result is brief.',
      approvers: ['person:noa', 'person:eve'],
      quorum: 2,
      skills: ['plain-words'],
      initiatives: [initiative.id],
    },
  })
  const { workers } = await api(server, 'GET', '/api/workers')
  expect(workers[0].body).toEqual({ skills: ['writing'], owner: 'agent:builder' })
})

test('[D42] a new policy and a new worker are given theirs, in Hebrew on a small screen', async () => {
  const server = await serve()
  const page = await open(server, '/policies', { language: 'he', theme: 'dark', width: 400 })
  await page.getByText('כלל חדש').click()
  await page.getByText('מי שופט לפיו').click()
  await page.getByRole('textbox', { name: 'שם' }).fill('brief')
  await page.getByRole('textbox', { name: 'מה הוא דורש' }).fill('תוצאה קצרה.')
  await page.getByRole('textbox', { name: 'רק אלה שופטים לפיו' }).fill('person:noa')
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'להוסיף', exact: true }).click()
  await page.getByRole('heading', { name: 'brief' }).waitFor()
  expect(await page.getByRole('definition').innerText()).toBe('person:noa')
  await page.getByText('כלל חדש').click()
  await page.getByText('עובד חדש').click()
  await page.getByRole('textbox', { name: 'שם' }).fill('ada')
  await page.getByRole('textbox', { name: 'מי מפעיל אותו' }).fill('person:dana')
  await page.getByRole('button', { name: 'להוסיף', exact: true }).click()
  await page.getByText('מי מפעיל אותו: person:dana').waitFor()
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('pawl.draft.'))),
  ).toEqual([])
})
