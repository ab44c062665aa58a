import { expect, test } from 'vitest'
import { api, open, serve } from './browser.ts'

test('Back leads to the same row of a long list, with the focus on it; what is opened begins at its top', async () => {
  const server = await serve()
  for (let number = 1; number <= 60; number++) await api(server, 'POST', '/api/tasks', { title: `Errand ${number}.` })
  const page = await open(server, '/tasks', { width: 900, height: 600 })
  const top = () => page.evaluate(() => document.getElementById('content')?.scrollTop ?? 0)
  const row = page.getByRole('link', { name: 'Errand 40.' })
  await page.getByRole('link', { name: 'Errand 1.', exact: true }).waitFor()
  await expect
    .poll(async () => {
      await page.mouse.move(700, 400)
      await page.mouse.wheel(0, 300)
      return row.count()
    })
    .toBe(1)
  await row.scrollIntoViewIfNeeded()
  const before = await top()
  await row.click()
  await page.getByRole('heading', { level: 1, name: 'Errand 40.' }).waitFor()
  expect(await top()).toBe(0)
  await page.goBack()
  await row.waitFor()
  await expect.poll(top).toBeGreaterThan(before - 50)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Errand 40.')
})
