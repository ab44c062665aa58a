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
  await page.getByRole('region', { name: 'Status' }).getByText('A new task may begin here.').waitFor()
  await page.getByRole('table').getByRole('button', { name: 'Restore' }).first().press('Enter')
  const rule = page.getByRole('region', { name: 'Rule', exact: true })
  await rule.getByText('the task was open when it was deleted').waitFor()
  await rule.getByText('anyone who may write').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
})

test('in Hebrew, on a phone, in the dark', async () => {
  const server = await serve()
  const page = await open(server, '/lifecycles/room', { language: 'he', theme: 'dark', width: 400 })
  await page.getByRole('img', { name: 'תרשים מחזור החיים: חדרים' }).waitFor()
  await page.getByRole('table').getByRole('button', { name: 'לקחת', exact: true }).press('Enter')
  await page.getByRole('region', { name: 'כלל', exact: true }).getByText('סוכן שמחכה בתפקיד').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.goto(`${server.url}/lifecycles/none`)
  await page.getByText('אין מחזור חיים בשם').waitFor()
})
