// Pages whose scripts cannot be loaded: the server is away, or was upgraded since the page was opened.

import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../testing/databases.ts'
import { api, builtWebApp, open, serveAt, stop } from './browser.ts'

/** Every page stands in the same boundary; a few are enough. */
const PAGES = ['Policies', 'Rooms', 'Inbox']

const draft = (page: Page) => page.getByRole('textbox', { name: 'Your message' })
const go = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name }).click()

/** A copy of the built app that a test may take apart. */
function ownWebApp(): string {
  const folder = join(temporaryFolder(), 'web')
  cpSync(builtWebApp, folder, { recursive: true })
  return folder
}

/** Every script gets another name, as after a build of other sources. */
function upgrade(folder: string): void {
  const assets = join(folder, 'assets')
  const plain = readdirSync(assets).filter((file) => /\.(js|css)$/.test(file))
  const renamed = new Map(plain.map((file) => [file, file.replace(/\.(js|css)$/, '_2.$1')]))
  for (const file of [...plain.map((name) => join(assets, name)), join(folder, 'index.html')]) {
    let text = readFileSync(file, 'utf8')
    for (const [before, after] of renamed) text = text.replaceAll(before, after)
    writeFileSync(file, text)
  }
  for (const [before, after] of renamed) renameSync(join(assets, before), join(assets, after))
  for (const place of [assets, folder])
    for (const file of readdirSync(place)) if (/\.(br|gz)$/.test(file)) rmSync(join(place, file))
}

test('while the server is away a page says so and keeps its surroundings; when it is back the page comes by itself', async () => {
  const place = { dataFolder: temporaryFolder() }
  const server = await serveAt(place)
  const page = await open(server, '/chat')
  await draft(page).fill('half a message')
  await stop(server)
  for (const name of PAGES) {
    await go(page, name)
    await page.getByText("Can't reach the server, so this page can't be shown.").waitFor()
  }
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText("Can't reach the server, so this page can't be shown.").waitFor()
  for (const _ of PAGES) await page.goBack()
  expect(await draft(page).inputValue()).toBe('half a message')
  await go(page, 'Tasks')
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await serveAt({ ...place, port: Number(new URL(server.url).port) })
  await page.getByRole('textbox', { name: 'Add a task' }).waitFor()
  await page.goBack()
  expect(await draft(page).inputValue()).toBe('half a message')
})

test('after an upgrade a page that is opened reloads itself once, and nothing typed is lost', async () => {
  const webFolder = ownWebApp()
  const place = { dataFolder: temporaryFolder(), webFolder }
  const server = await serveAt(place)
  await api(server, 'POST', '/api/tasks', { title: 'Buy milk' })
  const page = await open(server, '/tasks')
  let loads = 0
  page.on('load', () => loads++)
  await page.getByRole('textbox', { name: 'Add a task' }).fill('half a task')
  await page.getByRole('link', { name: 'Buy milk' }).click()
  await page.getByRole('button', { name: 'Change: Title' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Buy oat milk')
  await stop(server)
  upgrade(webFolder)
  await serveAt({ ...place, port: Number(new URL(server.url).port) })
  await go(page, 'Rooms')
  await page.getByRole('heading', { level: 1, name: 'Rooms' }).waitFor()
  expect(loads).toBe(1)
  await go(page, 'Tasks')
  expect(await page.getByRole('textbox', { name: 'Add a task' }).inputValue()).toBe('half a task')
  await page.getByRole('link', { name: 'Buy milk' }).click()
  expect(await page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Buy oat milk')
  expect(loads).toBe(1)
})

test('a script that is gone for good does not reload the page for ever, and does not take the page with it', async () => {
  const webFolder = ownWebApp()
  const server = await serveAt({ dataFolder: temporaryFolder(), webFolder })
  await api(server, 'POST', '/api/tasks', { title: 'Buy milk' })
  const page = await open(server, '/')
  let loads = 0
  page.on('load', () => loads++)
  for (const file of readdirSync(join(webFolder, 'assets')))
    if (/^(rooms-page|lifecycle-diagram|dagre)-.*\.js/.test(file)) rmSync(join(webFolder, 'assets', file))
  await go(page, 'Rooms')
  await page.getByText("This can't be shown. What you wrote is kept.").waitFor()
  await go(page, 'Tasks')
  await page.getByRole('link', { name: 'Buy milk' }).click()
  await page.locator('summary', { hasText: 'Rules' }).click()
  await page.getByText("This can't be shown. What you wrote is kept.").waitFor()
  await page.getByRole('button', { name: 'Change: Title' }).waitFor()
  expect(loads).toBe(0)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => loads).toBe(1)
})

test('a page whose first script is missing says so, in the language of the person', async () => {
  const webFolder = ownWebApp()
  const server = await serveAt({ dataFolder: temporaryFolder(), webFolder })
  const entry = /src="\/assets\/([^"]+\.js)"/.exec(readFileSync(join(webFolder, 'index.html'), 'utf8'))?.[1] as string
  for (const file of readdirSync(join(webFolder, 'assets')))
    if (file.startsWith(entry)) rmSync(join(webFolder, 'assets', file))
  const page = await open(server, '/', { language: 'he' })
  await page.getByRole('alert').getByText('אי אפשר לטעון את Pawl').waitFor()
  await page.getByRole('button', { name: 'לנסות שוב' }).waitFor()
})
