import { describe, expect, test } from 'vitest'
import { accessibilityProblems } from './accessibility.ts'
import { api, open, serve } from './browser.ts'

describe.each(['SQLite', 'PostgreSQL'] as const)('the page of a task on %s', (database) => {
  test('one page acts, the other shows it: moves, edits, what happened, and undo', async () => {
    const server = await serve(database)
    await api(server, 'POST', '/api/tasks', { title: 'Buy milk' })
    const [page, other] = await Promise.all([open(server, '/task/1'), open(server, '/task/1')])
    await other.getByRole('button', { name: 'Start' }).waitFor()
    await page.getByRole('button', { name: 'Start' }).click()
    await other.getByRole('button', { name: 'Put back' }).waitFor()
    await page.getByRole('button', { name: 'Change: Title' }).click()
    await page.getByRole('textbox', { name: 'Title' }).fill('Buy oat milk')
    await page.keyboard.press('Enter')
    await other.getByRole('heading', { level: 1, name: 'Buy oat milk' }).waitFor()
    await other.getByRole('button', { name: 'Undo 1@3' }).click()
    await page.getByRole('heading', { level: 1, name: 'Buy milk' }).waitFor()
    await page.getByText('takes back ‘edited’').waitFor()
    await page.locator('summary', { hasText: 'Rules' }).click()
    await page.getByText('The same as a list').click()
    await page.getByText('Start: to in progress (taken as step 1)').waitFor()
    expect((await api(server, 'GET', '/api/tasks/1')).task).toMatchObject({ title: 'Buy milk', status: 'in_progress' })
  })
})

test('a task of a room shows what goes with it, and what a person may do there', async () => {
  const server = await serve()
  await api(server, 'POST', '/api/rooms', { room: 'site', roles: ['builder'] })
  const { task: item } = await api(server, 'POST', '/api/rooms/site/backlog', { content: 'Dark mode' })
  await api(server, 'POST', '/api/rooms/site/messages', { content: 'Build it', attach: [String(item.number)] })
  const { task, session } = await api(server, 'POST', '/api/work/wait-for-task', { room: 'site', role: 'builder' })
  await api(server, 'POST', `/api/work/${task.number}/task-started`, { session })
  const page = await open(server, `/task/${task.number}`)
  await page.getByRole('link', { name: 'Room site' }).waitFor()
  await page.locator('summary', { hasText: 'Rules' }).click()
  await page.getByText('Done by agents or others, or by itself').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('region', { name: 'Attachments' }).getByRole('link', { name: 'Dark mode' }).click()
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('button', { name: 'Reopen' }).waitFor()
  expect((await api(server, 'GET', `/api/tasks/${item.number}`)).task.status).toBe('completed')
})

test('work under policy is not moved by hand: its page leads to where it is decided', async () => {
  const server = await serve()
  const { initiative, items } = await api(server, 'POST', '/api/initiatives', { title: 'Release version 2' })
  await api(server, 'POST', `/api/inbox/${items[0].id}/answer`, { answer: { tasks: [{ title: 'Announce it' }] } })
  const page = await open(server, '/task/1')
  await page.getByText('moved by results and answers, not by hand').waitFor()
  const attempts = page.getByRole('region', { name: 'Attempts' })
  await attempts.getByText('Attempt 1').waitFor()
  expect(await page.getByRole('button', { name: 'Start' }).count()).toBe(0)
  const hrefs = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(expect.arrayContaining([`/initiatives/${initiative.id}`, '/inbox', '/evidence/1']))
})

test('a task says from which conversation it came, in Hebrew too', async () => {
  const server = await serve()
  const { conversation_id } = await api(server, 'POST', '/api/chat', { message: 'תוסיף לקנות חלב' })
  const page = await open(server, '/task/1', { language: 'he', theme: 'dark', width: 400 })
  const link = page.getByRole('link', { name: 'השיחה שממנה באה' })
  await link.waitFor()
  await page.locator('summary', { hasText: 'כללים' }).click()
  await page.getByRole('img', { name: 'תרשים מחזור החיים' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await link.click()
  await page.getByText('תוסיף לקנות חלב').first().waitFor()
  expect(new URL(page.url()).pathname).toBe(`/chat/${conversation_id}`)
})

test('a task that is not there is said to be missing, not an empty page', async () => {
  const server = await serve()
  const page = await open(server, '/task/99')
  await page.getByRole('alert').getByText('99').waitFor()
})
