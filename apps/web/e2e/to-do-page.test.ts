// A to-do on its page: its state as a menu, its steps, and a due date in words.

import { expect, test } from 'vitest'
import { accessibilityProblems } from './accessibility.ts'
import { api, open, serve } from './browser.ts'

const ZONE = 'Asia/Jerusalem'

test.each([
  { language: 'en', state: 'Status: deleted', start: 'Start', way: 'The way there: Restore', restore: 'Restore' },
  { language: 'he', state: 'מצב: נמחקה', start: 'להתחיל', way: 'הדרך לשם: לשחזר', restore: 'לשחזר' },
] as const)(
  'the state says what it can become, and of the rest why not and the way there ($language)',
  async ({ language, state, start, way, restore }) => {
    const server = await serve()
    await api(server, 'POST', '/api/tasks', { title: 'Buy milk' })
    await api(server, 'POST', '/api/tasks/1/delete', {})
    const page = await open(server, '/task/1', { language })
    await page.getByRole('button', { name: state }).press('Enter')
    const refused = page.getByRole('menuitem', { name: start })
    await refused.getByText(way).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await refused.focus()
    await page.keyboard.press('Enter')
    expect((await api(server, 'GET', '/api/tasks/1')).task.status).toBe('deleted')
    await page.getByRole('menuitem', { name: restore, exact: true }).click()
    await expect.poll(async () => (await api(server, 'GET', '/api/tasks/1')).task.status).toBe('open')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-haspopup'))).toBe('menu')
  },
)

test('a step is worded anew and removed where it stands; what is half written outlives a reload', async () => {
  const server = await serve()
  await api(server, 'POST', '/api/tasks', { title: 'Water plants', checklist: ['Fill the can', 'Front garden'] })
  const page = await open(server, '/task/1')
  const steps = async () =>
    (await api(server, 'GET', '/api/tasks/1')).task.checklist.map(({ text }: { text: string }) => text)
  await page.getByRole('button', { name: 'Edit the step: ⁨Fill the can⁩' }).press('Enter')
  const field = page.getByRole('textbox', { name: 'Edit the step' })
  await field.fill('Fill both')
  await page.reload()
  await expect.poll(() => field.inputValue()).toBe('Fill both')
  await field.fill('Fill both cans')
  await page.keyboard.press('Enter')
  await expect.poll(steps).toEqual(['Fill both cans', 'Front garden'])
  await page.getByRole('button', { name: 'Remove the step: ⁨Front garden⁩' }).click()
  await expect.poll(steps).toEqual(['Fill both cans'])
  await page.getByText('0 of 1 done').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
})

test.each([
  { language: 'en', change: 'Change: Due', due: 'Due', typed: '2031-02-03 at 17:00' },
  { language: 'he', change: 'לשנות: תאריך יעד', due: 'תאריך יעד', typed: '2031-02-03 ב-17:00' },
] as const)(
  'a due date is typed in words, with a time; what is not understood stays in its field ($language)',
  async (given) => {
    const { language, change, due, typed } = given
    const server = await serve()
    await api(server, 'POST', '/api/tasks', { title: 'Call Dana', deadline: '2031-01-01' })
    const page = await open(server, '/task/1', { language, timezone: ZONE })
    await page.getByRole('button', { name: change }).click()
    const field = page.getByRole('textbox', { name: due, exact: true })
    await field.fill('florp')
    await page.keyboard.press('Enter')
    await page.locator('[data-tone=bad]').first().waitFor()
    expect(await field.inputValue()).toBe('florp')
    expect(await accessibilityProblems(page)).toEqual([])
    await field.fill(typed)
    await page.keyboard.press('Enter')
    const stored = async () => (await api(server, 'GET', '/api/tasks/1')).task.deadlineLocal
    await expect.poll(stored).toBe(`2031-02-03T17:00[${ZONE}]`)
  },
)

test('a day that is picked from the calendar keeps the time', async () => {
  const server = await serve()
  await api(server, 'POST', '/api/tasks', { title: 'Call Dana', deadline: '2031-01-01T09:30', timeZone: ZONE })
  const page = await open(server, '/task/1', { timezone: ZONE })
  await page.getByRole('button', { name: 'Change: Due' }).click()
  await page.getByLabel('Pick a day').fill('2031-03-05')
  expect(await page.getByRole('textbox', { name: 'Due', exact: true }).inputValue()).toBe('2031-03-05 09:30')
  await page.getByRole('button', { name: 'Save' }).click()
  const stored = async () => (await api(server, 'GET', '/api/tasks/1')).task.deadlineLocal
  await expect.poll(stored).toBe(`2031-03-05T09:30[${ZONE}]`)
})
