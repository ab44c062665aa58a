// A question is snoozed for oneself: out of the list and of the number, back by one press; by keyboard alone.

import { describe, expect, test } from 'vitest'
import { accessibilityProblems } from './accessibility.ts'
import { api, open, serve } from './browser.ts'

describe.each(['SQLite', 'PostgreSQL'] as const)('the inbox on %s', (database) => {
  test.each([
    {
      language: 'en',
      theme: 'light',
      width: 1440,
      snooze: 'Snooze:',
      tomorrow: 'Until tomorrow morning',
      told: 'Others can still answer it.',
      snoozed: 'Snoozed',
      wake: 'Bring back',
      empty: 'All clear',
    },
    {
      language: 'he',
      theme: 'dark',
      width: 390,
      snooze: 'לדחות:',
      tomorrow: 'עד מחר בבוקר',
      told: 'אחרים עדיין יכולים לענות עליה.',
      snoozed: 'נדחו',
      wake: 'להחזיר עכשיו',
      empty: 'הכול נקי',
    },
  ] as const)('what is snoozed is out of sight until it is brought back ($language)', async (given) => {
    const { language, theme, width, snooze, tomorrow, told, snoozed, wake, empty } = given
    const server = await serve(database)
    await api(server, 'POST', '/api/initiatives', { title: 'Ship it' })
    const page = await open(server, '/inbox', { language, theme, width })
    const menu = page.getByRole('button', { name: snooze })
    await menu.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: tomorrow }).focus()
    await page.keyboard.press('Enter')
    await page.getByText(told).last().waitFor()
    await page.getByText(empty).waitFor()
    expect((await api(server, 'GET', '/api/inbox')).items).toEqual([])
    await page.getByRole('link', { name: snoozed, exact: true }).click()
    await page
      .getByRole('main')
      .getByRole('button', { name: `${wake}:` })
      .waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    await page
      .getByRole('main')
      .getByRole('button', { name: `${wake}:` })
      .click()
    await expect.poll(async () => (await api(server, 'GET', '/api/inbox')).items.length).toBe(1)
    await page.goBack()
    await menu.waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
  })
})
