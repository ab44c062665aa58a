// The first minute of someone who has nothing yet.

import { expect, test } from 'vitest'
import { accessibilityProblems } from './accessibility.ts'
import { api, open, serve } from './browser.ts'

const WORDS = {
  en: {
    load: 'Add sample tasks',
    remove: 'Remove them',
    add: 'Add the first task',
    field: 'Add a task',
    door: 'My agents',
  },
  he: {
    load: 'להוסיף משימות לדוגמה',
    remove: 'להסיר אותן',
    add: 'להוסיף משימה ראשונה',
    field: 'להוסיף משימה',
    door: 'הסוכנים שלי',
  },
} as const

test.each(['en', 'he'] as const)(
  'three doors, and sample tasks that go away again without a trace of one’s own (%s)',
  async (language) => {
    const words = WORDS[language]
    const server = await serve(language === 'en' ? 'SQLite' : 'PostgreSQL')
    const page = await open(server, '/', { language, width: language === 'en' ? 390 : 1440 })
    await page.getByRole('heading', { name: words.door }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: words.load }).click()
    await page.getByRole('button', { name: words.remove }).waitFor()
    const titles = async () =>
      (await api(server, 'GET', '/api/tasks')).tasks.map(({ title }: { title: string }) => title)
    await expect.poll(async () => (await titles()).length).toBe(5)
    await api(server, 'POST', '/api/tasks', { title: 'mine', tags: [language === 'en' ? 'sample' : 'דוגמה'] })
    await page.getByRole('button', { name: words.remove }).click()
    await expect.poll(titles).toEqual(['mine'])
  },
)

test('[D44] Today is the home: whatever is typed there first is seen there, and the first door adds too', async () => {
  const server = await serve()
  const page = await open(server, '/today')
  await page.getByRole('heading', { name: WORDS.en.door }).waitFor()
  await page.goto(server.url)
  await page.getByRole('button', { name: WORDS.en.add }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: WORDS.en.field }).fill('buy milk today')
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: 'Today' }).getByRole('link', { name: 'buy milk' }).waitFor()
  expect(await page.getByRole('heading', { name: WORDS.en.door }).count()).toBe(0)
  for (const typed of ['delete everything?', 'show my tasks next month']) {
    await page.getByRole('textbox', { name: WORDS.en.field }).fill(typed)
    await page.keyboard.press('Enter')
  }
  const later = page.getByRole('region', { name: 'Added today for later' })
  await later.getByRole('link', { name: 'delete everything?' }).waitFor()
  await later.getByRole('link', { name: 'show my tasks' }).waitFor()
})
