// What waits for what, on the page of a task and as a graph [D50].

import { expect, test } from 'vitest'
import { accessibilityProblems } from './accessibility.ts'
import { api, open, serve } from './browser.ts'

const scene = async () => {
  const server = await serve()
  await api(server, 'POST', '/api/tasks', { title: 'Buy flour' })
  await api(server, 'POST', '/api/tasks', { title: 'Bake', blockedBy: ['1'] })
  await api(server, 'POST', '/api/tasks', { title: 'Eat', blockedBy: ['2'] })
  return server
}

test('[D50] a task shows what it waits for and what waits for it, live, and a person says how it goes on', async () => {
  const server = await scene()
  const page = await open(server, '/task/2')
  const panel = page.getByRole('region', { name: 'Dependencies' })
  await panel.getByRole('link', { name: '#1 Buy flour' }).waitFor()
  await panel.getByRole('link', { name: '#3 Eat' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await api(server, 'POST', '/api/tasks/1/delete', {})
  await panel.getByRole('button', { name: 'Go on without it' }).click()
  await panel.getByRole('link', { name: '#1 Buy flour' }).waitFor({ state: 'detached' })
  expect((await api(server, 'GET', '/api/tasks/2')).task.waitsFor).toBeUndefined()
  await api(server, 'POST', '/api/tasks/2/delete', {})
  await page.goto(`${server.url}/inbox`)
  await page.getByRole('link', { name: /What it waits for was dropped/ }).click()
  await page.getByText('dropped: #2 Bake').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('radio', { name: 'Go on without it' }).check()
  await page.getByRole('button', { name: 'Answer' }).click()
  await expect.poll(async () => (await api(server, 'GET', '/api/tasks/3')).task.waitsFor).toBeUndefined()
})

test('[D50] the graph is a picture whose boxes are links, and a table that says the same; in Hebrew it is mirrored', async () => {
  const server = await scene()
  const page = await open(server, '/graph')
  const picture = page.getByRole('region', { name: 'Picture' })
  await picture.getByRole('link', { name: '#3 Eat' }).waitFor()
  await page
    .getByRole('row', { name: /^#2 Bake/ })
    .getByRole('link', { name: '#1 Buy flour' })
    .waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await picture.getByRole('link', { name: '#2 Bake' }).press('Enter')
  await page.getByRole('link', { name: 'See the graph' }).click()
  await page.getByRole('heading', { name: 'What hangs together with #2' }).waitFor()
  const hebrew = await open(server, '/graph', { language: 'he', theme: 'dark', width: 400 })
  const boxes = hebrew.getByRole('region', { name: 'תרשים' })
  const left = async (name: string) => (await boxes.getByRole('link', { name }).boundingBox())?.x ?? 0
  await boxes.getByRole('link', { name: 'Eat' }).waitFor()
  expect(await left('Eat')).toBeLessThan(await left('Buy flour'))
  expect(await accessibilityProblems(hebrew)).toEqual([])
})
