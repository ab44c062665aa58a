// The field that says Add.

import { expect, test } from 'vitest'
import { ORDINARY_TITLES } from '../../../testing/ordinary-titles.ts'
import { api, open, serve } from './browser.ts'

const LABEL = { en: 'Add a task', he: 'להוסיף משימה' } as const

test.each(['en', 'he'] as const)('[D44] forty ordinary titles typed into it are forty tasks (%s)', async (language) => {
  const server = await serve()
  await api(server, 'POST', '/api/tasks', { title: 'Remove the old couch' })
  await api(server, 'POST', '/api/tasks', { title: 'מחק קבצים ישנים' })
  const page = await open(server, '/tasks', { language })
  const field = page.getByRole('textbox', { name: LABEL[language] })
  const titles = ORDINARY_TITLES[language]
  for (const title of titles) {
    await field.fill(title)
    await page.keyboard.press('Enter')
    await expect.poll(() => field.inputValue()).toBe('')
  }
  const { tasks } = await api(server, 'GET', '/api/tasks?limit=500&status=all')
  expect(tasks.map(({ title }: { title: string }) => title)).toEqual([
    'Remove the old couch',
    'מחק קבצים ישנים',
    ...titles,
  ])
  expect(tasks.every(({ status }: { status: string }) => status === 'open')).toBe(true)
})

test('[D44] it says back what it understood, where the person is, and can be taken back', async () => {
  const server = await serve()
  const page = await open(server, '/tasks')
  await page.getByRole('textbox', { name: LABEL.en }).fill('delete old emails on 2031-03-05, high priority')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const said = page.getByRole('region', { name: 'Notifications' })
  await expect.poll(() => said.textContent()).toMatch(/Added.*delete old emails.*Wed, 5 Mar 2031.*high priority/)
  await page.getByRole('link', { name: 'delete old emails' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('No open tasks.').waitFor()
})

test('[D48] what cannot be sent is kept, and added once when it can', async () => {
  const server = await serve()
  const page = await open(server, '/tasks')
  const field = page.getByRole('textbox', { name: LABEL.en })
  await field.fill('call mom')
  await page.route('**/api/tasks', (route) => route.abort())
  await page.keyboard.press('Enter')
  await page.getByText("Can't reach the server.").waitFor()
  await page.unroute('**/api/tasks')
  await page.getByRole('link', { name: 'call mom' }).waitFor()
  expect((await api(server, 'GET', '/api/tasks')).tasks).toHaveLength(1)
})
