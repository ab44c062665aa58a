// The first minute of a person who has nothing yet, in real time and at the speed of hands: a picture every five seconds.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { startServer } from '../../apps/server/src/index.ts'
import { root } from '../paths.mjs'
import { contextOf } from './viewers.ts'

const EVERY = 5_000
const PICTURES = 12
/** Between two keys. */
const HANDS = { delay: 100 }
const QUALITY = 60

export async function recordFirstMinute(browser: Browser, folder: string): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'pawl-first-'))
  const server = await startServer({ dataFolder, port: 0, version: 'scene', webFolder: join(root, 'apps/web/dist') })
  const context = await contextOf(browser, { language: 'en', theme: 'light' }, 1000)
  const page = await context.newPage()
  await page.goto(server.url)
  await page.getByRole('textbox', { name: 'Add a task' }).waitFor()
  const lived = live(page)
  for (let picture = 1; picture <= PICTURES; picture++) {
    await page.waitForTimeout(EVERY)
    const seconds = String((picture * EVERY) / 1_000).padStart(2, '0')
    const path = join(folder, `first-minute-${seconds}.jpg`)
    await page.screenshot({ path, type: 'jpeg', quality: QUALITY, scale: 'css' })
    process.stdout.write(`first-minute-${seconds}.jpg\n`)
  }
  await lived
  await context.close()
  await server.close()
  rmSync(dataFolder, { recursive: true, force: true })
}

/** Looks, writes three tasks, does one, puts another off, opens it, says something in the chat. */
async function live(page: Page): Promise<void> {
  const pause = (seconds: number) => page.waitForTimeout(seconds * 1_000)
  const add = async (text: string) => {
    await page.getByRole('textbox', { name: 'Add a task' }).pressSequentially(text, HANDS)
    await pause(1.5)
    await page.keyboard.press('Enter')
    await pause(2)
  }
  await pause(6)
  await add('Buy milk today')
  await add('Call the dentist tomorrow at 9, high priority')
  await add('Plan the trip to Lisbon #travel')
  await page.getByRole('link', { name: 'Buy milk' }).focus()
  await pause(1.5)
  await page.keyboard.press('d')
  await pause(3)
  await page.getByRole('link', { name: 'Plan the trip to Lisbon' }).click()
  await pause(6)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+j')
  await pause(1)
  await page.getByRole('textbox', { name: 'Your message' }).pressSequentially('what is due tomorrow?', HANDS)
  await page.keyboard.press('Enter')
  await pause(5)
  await page.getByRole('textbox', { name: 'Your message' }).pressSequentially('move call the dentist to friday', HANDS)
  await page.keyboard.press('Enter')
}
