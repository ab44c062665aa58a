// Two people edit one task.

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityProblems } from './accessibility.ts'
import { api, open, serve } from './browser.ts'

const FIELDS = [
  { field: 'title', name: 'Title', was: 'Buy milk', mine: 'Buy oat milk', theirs: 'Buy soy milk' },
  { field: 'description', name: 'Description', was: 'one', mine: 'two litres', theirs: 'three litres' },
  { field: 'priority', name: 'Priority', was: 'low', mine: 'high', theirs: 'urgent' },
  { field: 'deadline', name: 'Due', was: '2031-01-01', mine: '2031-02-02', theirs: '2031-03-03' },
] as const
const WAS = Object.fromEntries(FIELDS.map(({ field, was }) => [field, was]))

async function write(page: Page, { name, mine }: (typeof FIELDS)[number]) {
  await page.getByRole('button', { name: `Change: ${name}` }).click()
  const input = page.getByLabel(name, { exact: true })
  if (name === 'Priority') await input.selectOption(mine)
  else await input.fill(mine)
}

test('whatever another person changes in other fields meanwhile, both changes are kept', async () => {
  const server = await serve()
  const page = await open(server, '/')
  for (const edited of FIELDS) {
    const others = FIELDS.filter((one) => one !== edited)
    const { task } = await api(server, 'POST', '/api/tasks', WAS)
    await page.goto(`${server.url}/task/${task.number}`)
    await write(page, edited)
    for (const { field, theirs } of others) await api(server, 'PATCH', `/api/tasks/${task.number}`, { [field]: theirs })
    await api(server, 'POST', `/api/tasks/${task.number}/start`, {})
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: `Change: ${edited.name}` }).waitFor()
    expect((await api(server, 'GET', `/api/tasks/${task.number}`)).task).toMatchObject({
      ...Object.fromEntries(others.map(({ field, theirs }) => [field, theirs])),
      [edited.field]: edited.mine,
      status: 'in_progress',
    })
  }
})

test('of the same field both texts are shown, and the person chooses', async () => {
  const server = await serve()
  const page = await open(server, '/')
  for (const choice of ['Keep mine', 'Take theirs', 'Save'] as const) {
    const { task } = await api(server, 'POST', '/api/tasks', WAS)
    await page.goto(`${server.url}/task/${task.number}`)
    await write(page, FIELDS[0])
    await api(server, 'PATCH', `/api/tasks/${task.number}`, { title: 'Buy soy milk' })
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Someone else changed this while you were writing.').waitFor()
    await page.locator('form dd').getByText('Buy soy milk').waitFor()
    await page.locator('form dd').getByText('Buy oat milk').waitFor()
    expect((await api(server, 'GET', `/api/tasks/${task.number}`)).task.title).toBe('Buy soy milk')
    if (choice === 'Save') await page.getByLabel('Title', { exact: true }).fill('Buy both')
    else expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: choice }).click()
    await page.getByRole('button', { name: 'Change: Title' }).waitFor()
    const kept = { 'Keep mine': 'Buy oat milk', 'Take theirs': 'Buy soy milk', Save: 'Buy both' }[choice]
    expect((await api(server, 'GET', `/api/tasks/${task.number}`)).task.title).toBe(kept)
  }
})

test('who changed it again after the choice is asked again', async () => {
  const server = await serve()
  await api(server, 'POST', '/api/tasks', WAS)
  const page = await open(server, '/task/1')
  await write(page, FIELDS[0])
  for (const title of ['Theirs', 'Theirs again']) {
    await api(server, 'PATCH', '/api/tasks/1', { title })
    await page.getByRole('button', { name: 'Save' }).click()
    await page.locator('form dd').getByText(title, { exact: true }).waitFor()
  }
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect.poll(async () => (await api(server, 'GET', '/api/tasks/1')).task.title).toBe('Buy oat milk')
})
