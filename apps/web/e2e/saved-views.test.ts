// Lists that are kept under a name.

import { expect, test } from 'vitest'
import { accessibilityProblems } from './accessibility.ts'
import { api, open, serve } from './browser.ts'

test('a filtered list is kept under a name, found in the side bar and by Ctrl+K, and forgotten again', async () => {
  const server = await serve()
  await api(server, 'POST', '/api/tasks', { title: 'weed', tags: ['garden'] })
  await api(server, 'POST', '/api/tasks', { title: 'read' })
  const page = await open(server, '/tasks?tag=garden')
  await page.getByRole('button', { name: 'Save this view' }).click()
  await page.getByRole('textbox', { name: 'Name of the view' }).fill('Outside')
  await page.keyboard.press('Enter')
  const link = page.getByRole('list', { name: 'Saved views' }).getByRole('link', { name: 'Outside' })
  await link.waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.goto(`${server.url}/today`)
  await link.click()
  await page.getByRole('link', { name: 'weed' }).waitFor()
  expect(await page.getByRole('link', { name: 'read' }).count()).toBe(0)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('outs')
  await page.getByRole('option', { name: 'Outside' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Remove this view' }).click()
  await link.waitFor({ state: 'detached' })
})
