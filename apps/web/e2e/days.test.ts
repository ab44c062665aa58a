// The pages of days: today, and what comes.

import { expect, test } from 'vitest'
import { accessibilityProblems } from './accessibility.ts'
import { agent } from './agent.ts'
import { api, open, serve } from './browser.ts'

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test.each(['en', 'he'] as const)(
  'today has what is overdue, due and done, in its own section each (%s)',
  async (language) => {
    const words = {
      en: { overdue: 'Overdue', done: '1 task done today', show: 'Show' },
      he: { overdue: 'באיחור', done: 'משימה אחת הושלמה היום', show: 'להציג' },
    }[language]
    const server = await serve(language === 'en' ? 'SQLite' : 'PostgreSQL')
    await api(server, 'POST', '/api/tasks', { title: 'late', deadline: day(-3) })
    await api(server, 'POST', '/api/tasks', { title: 'finished' })
    await api(server, 'POST', '/api/tasks/2/done', {})
    const page = await open(server, '/today', { language, theme: 'dark', width: language === 'en' ? 390 : 1440 })
    await page.getByRole('region', { name: words.overdue }).getByRole('link', { name: 'late' }).waitFor()
    const done = page.getByRole('region', { name: words.done })
    expect(await done.getByRole('link').count()).toBe(0)
    await done.getByRole('button', { name: words.show }).click()
    await done.getByRole('link', { name: 'finished' }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
  },
)

test('what waits for the person stands right below their day, before what was added for later', async () => {
  const server = await serve()
  await api(server, 'POST', '/api/tasks', { title: 'due now', deadline: day(0) })
  await api(server, 'POST', '/api/tasks', { title: 'some time' })
  await api(server, 'POST', '/api/rooms', { room: 'site', roles: ['builder'] })
  await api(server, 'POST', '/api/rooms/site/messages', { content: '## Build it' })
  const builder = agent(server, 'site', 'builder', 'b1')
  const task = await builder.claim()
  await builder.start(task)
  await builder.ask(task, 'How deep?')
  const page = await open(server, '/', { timezone: 'UTC' })
  await page.getByRole('link', { name: 'some time' }).waitFor()
  await page.getByRole('region', { name: 'Waiting for you' }).getByText('Build it').first().waitFor()
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
    'Today',
    'Waiting for you',
    'Added today for later',
  ])
})

test('in the calendar a task is dragged to another day', async () => {
  const server = await serve()
  await api(server, 'POST', '/api/tasks', { title: 'move me', deadline: day(2) })
  const page = await open(server, '/upcoming?as=calendar', { timezone: 'UTC' })
  await page.getByRole('link', { name: 'move me' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  const days = page.locator('ol > li')
  await page.getByRole('listitem').filter({ hasText: 'move me' }).last().dragTo(days.nth(9))
  await expect.poll(async () => (await api(server, 'GET', '/api/tasks/1')).task.deadline).toBe(day(9))
})
