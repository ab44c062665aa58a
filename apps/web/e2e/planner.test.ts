// What a planner adds to a to-do, in a browser: typed into one field, seen by day, changed where it stands.

import { expect, test } from 'vitest'
import { accessibilityProblems } from './accessibility.ts'
import { api, open, serve } from './browser.ts'

const WORDS = {
  en: {
    add: 'Add a task',
    typed: 'water plants every day #home +Garden',
    title: 'water plants',
  },
  he: {
    add: 'להוסיף משימה',
    typed: 'להשקות את העציצים כל יום #בית',
    title: 'להשקות את העציצים',
  },
} as const

test.each(['en', 'he'] as const)(
  '[NT1] what recurs is typed once, seen today, and comes again (%s)',
  async (language) => {
    const server = await serve(language === 'en' ? 'SQLite' : 'PostgreSQL')
    const words = WORDS[language]
    const page = await open(server, '/today', { language })
    await page.getByRole('textbox', { name: words.add }).fill(words.typed)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: words.title }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    const open_ = async () => (await api(server, 'GET', '/api/tasks?status=pending')).tasks
    const [today] = await open_()
    expect(today).toMatchObject({ title: words.title, recurrence: 'FREQ=DAILY' })
    await page.getByRole('main').getByRole('button', { name: words.title }).first().click()
    await expect.poll(async () => (await open_()).map(({ number }: { number: number }) => number)).toEqual([2])
    await page.getByRole('link', { name: language === 'en' ? 'The next four weeks' : 'ארבעת השבועות הבאים' }).click()
    await page
      .getByRole('region', { name: language === 'en' ? 'Tomorrow' : 'מחר' })
      .getByRole('link', { name: words.title })
      .waitFor()
  },
)

test('the page of a task has its steps, tags, what recurs and comments, and everything can be taken back', async () => {
  const server = await serve()
  await api(server, 'POST', '/api/tasks', { title: 'Water plants', checklist: ['Fill the can'] })
  const page = await open(server, '/task/1')
  const now = async () => (await api(server, 'GET', '/api/tasks/1')).task
  await page.getByRole('checkbox', { name: 'Fill the can' }).click()
  await expect.poll(async () => (await now()).checklist).toEqual([{ text: 'Fill the can', done: true }])
  await page.getByRole('textbox', { name: 'Another step' }).fill('Front garden')
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox', { name: 'Front garden' }).waitFor()
  await page.getByRole('button', { name: 'Change: Tags' }).click()
  await page.getByRole('textbox', { name: 'Tags' }).fill('home, #garden')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await now()).tags).toEqual(['home', 'garden'])
  await page.getByRole('button', { name: 'Change: Repeats' }).click()
  await page.getByRole('textbox', { name: 'Repeats' }).fill('every friday')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await now()).recurrence).toBe('FREQ=WEEKLY;BYDAY=FR')
  const { deadline } = await now()
  await page.getByRole('button', { name: 'Skip this time' }).click()
  await expect.poll(async () => (await now()).deadline > deadline).toBe(true)
  await page.getByRole('textbox', { name: 'Write a comment' }).fill('Not the cactus')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect.poll(async () => (await now()).comment).toBe('Not the cactus')
  expect(await accessibilityProblems(page)).toEqual([])
})
