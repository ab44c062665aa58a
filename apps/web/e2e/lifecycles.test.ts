import { recordLifecycles } from '@pawl/kernel'
import { expect, test } from 'vitest'
import { accessibilityProblems } from './accessibility.ts'
import { api, open, serve } from './browser.ts'

test('a lifecycle shows live how many tasks are where, and the rule behind each arrow', async () => {
  const server = await serve()
  const page = await open(server, '/lifecycles')
  await page.getByRole('link', { name: 'See the rules: To-dos' }).click()
  const status = page.getByRole('img', { name: 'Diagram of the lifecycle: To-dos' }).getByTitle('To be done')
  await status.getByText('0').waitFor()
  await api(server, 'POST', '/api/tasks', { title: 'buy milk' })
  await status.getByText('1').waitFor()
  await status.click()
  const chosen = page.getByRole('region', { name: 'Status', exact: true })
  await chosen.getByText('A new task may begin here.').waitFor()
  await chosen.getByText(/^Title, Description, Priority, Due, .*Whose/).waitFor()
  await page.getByRole('table').getByRole('button', { name: 'Restore' }).first().press('Enter')
  const rule = page.getByRole('region', { name: 'Rule', exact: true })
  await rule.getByText('the task was open when it was deleted').waitFor()
  await rule.getByText('the person whose to-do it is').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
})

test('in Hebrew, on a phone, in the dark', async () => {
  const server = await serve()
  const page = await open(server, '/lifecycles/room', { language: 'he', theme: 'dark', width: 400 })
  await page.getByRole('img', { name: 'תרשים מחזור החיים: חדרים' }).waitFor()
  await page.getByRole('table').getByRole('button', { name: 'לקחת', exact: true }).press('Enter')
  await page.getByRole('region', { name: 'כלל', exact: true }).getByText('מי שעובד בחדר הזה').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.goto(`${server.url}/lifecycles/none`)
  await page.getByText('אין מחזור חיים בשם').waitFor()
})

test('the tables of records are listed, and each shows its diagram, its statuses and its rules', async () => {
  const server = await serve()
  const page = await open(server, '/lifecycles')
  const records = page.getByRole('region', { name: 'Records' })
  await records.getByRole('link', { name: 'See the rules: Initiatives' }).waitFor()
  expect(await records.getByRole('link').count()).toBe(Object.keys(recordLifecycles).length)
  expect(await accessibilityProblems(page)).toEqual([])
  await records.getByRole('link', { name: 'See the rules: Questions', exact: true }).click()
  await page.getByRole('img', { name: 'Diagram of the lifecycle: Questions' }).getByText('set aside').first().waitFor()
  await page.getByRole('row', { name: 'open Set aside' }).getByText('Why it was set aside').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
})

test('what never changes has no rules, and says so in Hebrew too', async () => {
  const server = await serve()
  const page = await open(server, '/lifecycles/case', { language: 'he' })
  await page.getByRole('img', { name: 'תרשים מחזור החיים: הכרעות' }).getByText('עמום').waitFor()
  await page.getByText('אחרי השמירה זה לא משתנה.').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
})
