// How long a page with 5,000 rows takes from a key press to the next picture, and whether it jumps meanwhile.
// Each press waits for the one before to be drawn, as a person does who looks at what they do.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { startServer } from '../../apps/server/src/index.ts'
import { root } from '../paths.mjs'
import { contextOf, type Viewer } from './viewers.ts'

const ROWS = 5_000
const AT_ONCE = 50
const PRESSES = 40

interface Interaction {
  readonly what: string
  readonly median: number
  readonly p95: number
  /** Of the page's processor for one press, on average: the same however busy the machine is. */
  readonly processor: number
}

export interface InteractionFigures {
  readonly rows: number
  readonly interactions: readonly Interaction[]
  /** Of all presses together. */
  readonly p95: number
  readonly jump: number
  /** Requests for lists while rows were completed here and changed by others. */
  readonly listRequests: number
}

export async function measureInteractions(browser: Browser, viewer: Viewer): Promise<InteractionFigures> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'pawl-rows-'))
  const server = await startServer({ dataFolder, port: 0, version: 'scene', webFolder: join(root, 'apps/web/dist') })
  try {
    await fill(server.url)
    const context = await contextOf(browser, viewer)
    const page = await context.newPage()
    await page.addInitScript(watchPresses)
    await page.goto(`${server.url}/tasks`)
    await loadAll(page)
    await takePresses(page)
    const figures = await press(page, server.url)
    await context.close()
    return figures
  } finally {
    await server.close()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}

async function fill(url: string): Promise<void> {
  const add = (number: number) =>
    fetch(`${url}/api/tasks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        title: `Task number ${number} of a long list`,
        deadline: `2027-0${(number % 9) + 1}-1${number % 10}`,
        tags: [`tag${number % 7}`],
        ...(number % 3 === 0 && { priority: 'high' }),
      }),
    })
  for (let first = 0; first < ROWS; first += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => add(first + index)))
}

/** Scrolls to the end until every page of the list is there. */
async function loadAll(page: Page): Promise<void> {
  await page.getByRole('list', { name: 'Tasks' }).waitFor()
  await page.waitForFunction(
    (rows) => {
      const content = document.getElementById('content')
      content?.scrollTo(0, content.scrollHeight)
      return document.body.innerText.replaceAll(',', '').includes(`${rows} tasks`)
    },
    ROWS,
    { polling: 50, timeout: 120_000 },
  )
  await page.evaluate(() => document.getElementById('content')?.scrollTo(0, 0))
}

async function press(page: Page, url: string): Promise<InteractionFigures> {
  const all: number[] = []
  const interactions: Interaction[] = []
  let listRequests = 0
  page.on('request', (request) => {
    if (request.method() === 'GET' && new URL(request.url()).pathname === '/api/tasks') listRequests++
  })
  const processor = await processorOf(page)
  const measure = async (what: string, keys: readonly string[]) => {
    const begun = await processor()
    for (const key of keys) {
      const before = await countPresses(page)
      await page.keyboard.press(key)
      await page.waitForFunction((count) => (globalThis as never as Watched).drawn.length > count, before)
    }
    const used = (await processor()) - begun
    const taken = await takePresses(page)
    all.push(...taken)
    interactions.push({
      what,
      median: quantile(taken, 0.5),
      p95: quantile(taken, 0.95),
      processor: used / keys.length,
    })
  }
  const times = (key: string) => Array<string>(PRESSES).fill(key)
  await page.getByRole('textbox', { name: 'Add a task' }).focus()
  await measure('typing into Add', [...'water the plants on the balcony tomorrow'])
  await page.getByRole('textbox', { name: 'Add a task' }).fill('')
  await page.keyboard.press('Escape')
  await page.locator('#content').click({ position: { x: 2, y: 2 } })
  await takePresses(page)
  await measure('J: next row', times('j'))
  await measure('K: row before', times('k'))
  await measure(
    'X: select',
    Array.from({ length: PRESSES }, (_, index) => (index % 2 === 0 ? 'x' : 'j')),
  )
  await page.keyboard.press('Escape')
  await takePresses(page)
  await measure('D: done', times('d'))
  for (let number = ROWS; number > ROWS - 10; number--)
    await fetch(`${url}/api/tasks/${number}/done`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
  await page.waitForTimeout(500)
  const jump = await page.evaluate(() => (globalThis as never as Watched).jump)
  return { rows: ROWS, interactions, p95: quantile(all, 0.95), jump, listRequests }
}

/** How long the page has kept its processor busy, in milliseconds. */
async function processorOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
}

interface Watched {
  drawn: number[]
  jump: number
}

/** In the page: from each press to the task after the next picture. */
function watchPresses(): void {
  const watched: Watched = { drawn: [], jump: 0 }
  Object.assign(globalThis, watched)
  const page = globalThis as never as Watched
  addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => page.drawn.push(performance.now() - timeStamp)
        port2.postMessage(null)
      }),
    { capture: true },
  )
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) page.jump += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

const countPresses = (page: Page) => page.evaluate(() => (globalThis as never as Watched).drawn.length)

async function takePresses(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => (globalThis as never as Watched).drawn.splice(0))
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}
