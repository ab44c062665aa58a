// Pawl on a phone: five places at the bottom, the others in a sheet; it is installed, and opens while the server is away.

import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../testing/databases.ts'
import { accessibilityProblems } from './accessibility.ts'
import { api, open, serve, serveAt, stop } from './browser.ts'

test.each([
  { language: 'en', theme: 'light', pages: 'Pages', more: 'More', board: 'Board', title: 'Board' },
  { language: 'he', theme: 'dark', pages: 'דפים', more: 'עוד', board: 'לוח', title: 'לוח' },
] as const)('four places and More are at the bottom ($language)', async ({ pages, more, board, title, ...viewer }) => {
  const server = await serve()
  const page = await open(server, '/today', { ...viewer, width: 390, height: 844 })
  const bottom = page.getByRole('navigation', { name: pages })
  await bottom.waitFor()
  expect(await bottom.getByRole('link').count()).toBe(4)
  await bottom.getByRole('button', { name: more }).click()
  const sheet = page.getByRole('dialog', { name: more })
  expect(await accessibilityProblems(page)).toEqual([])
  await sheet.getByRole('link', { name: board }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  expect(await sheet.count()).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('[D48] it opens while the server is away, with what was there last; what is done there is sent when it is back', async () => {
  const place = { dataFolder: temporaryFolder() }
  const server = await serveAt(place)
  await api(server, 'POST', '/api/tasks', { title: 'Buy milk' })
  const page = await open(server, '/tasks', { width: 390, height: 844, withWorker: true })
  await page.getByRole('link', { name: 'Buy milk' }).click()
  await page.getByRole('button', { name: 'Start' }).waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready)
  const kept = () => page.evaluate(async () => (await (await caches.open('pawl-last-state')).keys()).length)
  await expect.poll(kept).toBe(1)
  // The last answers are gathered for a moment before they are kept.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const cache = await caches.open('pawl-last-state')
        const [key] = await cache.keys()
        return (await cache.match(key as Request))?.text()
      }),
    )
    .toContain('taskHistory')
  await stop(server)

  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Buy milk' }).waitFor()
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('button', { name: '1 change waits' }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: '1 change waits' }).waitFor()
  const again = await serveAt({ ...place, port: Number(new URL(server.url).port) })
  await expect.poll(async () => (await api(again, 'GET', '/api/tasks/1')).task.status).toBe('in_progress')
})
