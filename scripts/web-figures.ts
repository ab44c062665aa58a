// npm run web-figures: how each page loads: what is sent, how soon it is there, whether it jumps, what axe finds; and how soon
// a list of 5,000 rows answers a key. `-- rows` measures that alone.
// A fresh browser for each page, on loopback, at full speed: the figures of the machine at hand, for comparison.

import type { Page } from 'playwright-core'
import { accessibilityProblems } from '../apps/web/e2e/accessibility.ts'
import { type InteractionFigures, measureInteractions } from './web/interactions.ts'
import { setScene } from './web/scene.ts'
import { contextOf, launchBrowser, VIEWERS, type Viewer } from './web/viewers.ts'

/** What the home and the chat may send of script, compressed, and any page, in kB. */
const FIRST_PAGES: readonly string[] = ['today', 'chat-new']
const FIRST_LIMIT = 200
const SCRIPT_LIMIT = 300
/** From a key to the picture, of 95 of 100 presses, in milliseconds. */
const PRESS_LIMIT = 50
const JUMP_LIMIT = 0.02
const SETTLE = 1_000
/** A phone, and a large screen. */
const WIDTHS = [390, 1440]

interface Figures {
  readonly page: string
  readonly script: number
  readonly style: number
  readonly firstPaint: number
  readonly largestPaint: number
  readonly jump: number
  readonly blocked: number
  readonly problems: number
}

const browser = await launchBrowser()
const ofRows = await measureInteractions(browser, VIEWERS[0] as Viewer)
sayInteractions(ofRows)
if (process.argv[2] === 'rows') {
  await browser.close()
  process.exit(isQuick(ofRows) ? 0 : 1)
}

const scene = await setScene()
const rows: Figures[] = []
for (const [name, path] of Object.entries(scene.pages)) {
  const context = await contextOf(browser, VIEWERS[0] as Viewer)
  const page = await context.newPage()
  rows.push(await measure(page, name, `${scene.url}${path}`))
  await context.close()
}
const others: number[] = []
for (const width of WIDTHS) for (const viewer of VIEWERS) others.push(await problemsElsewhere(viewer, width))
await browser.close()
await scene.close()

const heading = ['page', 'script kB', 'style kB', 'first paint ms', 'largest paint ms', 'jump', 'blocked ms', 'axe']
const lines = rows.map((row) => [
  ...[row.page, kilobytes(row.script), kilobytes(row.style), row.firstPaint.toFixed(0), row.largestPaint.toFixed(0)],
  ...[row.jump.toFixed(3), row.blocked.toFixed(0), String(row.problems)],
])
for (const cells of [heading, ...lines])
  process.stdout.write(`${cells.map((cell, i) => (i === 0 ? cell.padEnd(12) : cell.padStart(16))).join('')}\n`)
const found = others.reduce((sum, problems) => sum + problems, 0)
process.stdout.write(`axe in both languages and themes, at ${WIDTHS.join(' and ')} pixels: ${found}\n`)
const limitOf = (page: string) => (FIRST_PAGES.includes(page) ? FIRST_LIMIT : SCRIPT_LIMIT)
const tooLarge = rows.filter(({ page, script }) => script > limitOf(page) * 1000)
process.stdout.write(`script: ${FIRST_PAGES.join(' and ')} at most ${FIRST_LIMIT} kB, any page ${SCRIPT_LIMIT} kB; `)
process.stdout.write(`over it: ${tooLarge.map(({ page }) => page).join(', ') || 'none'}\n`)
const isGood =
  tooLarge.length === 0 && rows.every(({ problems, jump }) => problems === 0 && jump <= JUMP_LIMIT) && found === 0
process.exit(isGood && isQuick(ofRows) ? 0 : 1)

function isQuick({ p95, jump, listRequests }: InteractionFigures): boolean {
  return p95 <= PRESS_LIMIT && jump <= JUMP_LIMIT && listRequests === 0
}

function sayInteractions({ rows: many, interactions, p95, jump, listRequests }: InteractionFigures): void {
  process.stdout.write(`from a key to the picture, ${many} rows loaded, in ms:\n`)
  for (const { what, median, p95: slow, processor } of interactions)
    process.stdout.write(
      `  ${what.padEnd(20)} median ${median.toFixed(1)}, p95 ${slow.toFixed(1)}, processor ${processor.toFixed(1)} a press\n`,
    )
  process.stdout.write(`  all of them: p95 ${p95.toFixed(1)}, limit ${PRESS_LIMIT}\n`)
  process.stdout.write(`  jump ${jump.toFixed(3)}, limit ${JUMP_LIMIT}; lists asked for again: ${listRequests}\n`)
}

async function measure(page: Page, name: string, url: string): Promise<Figures> {
  await page.addInitScript(() => {
    const seen = { largest: 0, jump: 0, blocked: 0 }
    Object.assign(globalThis, { seen })
    const watch = (
      type: string,
      onEntry: (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => void,
    ) =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) onEntry(entry as never)
      }).observe({ type, buffered: true })
    watch('largest-contentful-paint', ({ startTime }) => {
      seen.largest = startTime
    })
    watch('layout-shift', ({ value, hadRecentInput }) => {
      if (!hadRecentInput) seen.jump += value
    })
    watch('longtask', ({ duration }) => {
      seen.blocked += duration - 50
    })
  })
  await page.goto(url)
  await settled(page)
  await page.waitForTimeout(SETTLE)
  const seen = await page.evaluate(() => {
    const { largest, jump, blocked } = (
      globalThis as unknown as { seen: Record<'largest' | 'jump' | 'blocked', number> }
    ).seen
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    const sent = (kind: string) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith(kind))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    return { largestPaint: largest, jump, blocked, firstPaint, script: sent('.js'), style: sent('.css') }
  })
  return {
    page: name,
    ...seen,
    problems: (await accessibilityProblems(page)).length,
  }
}

async function problemsElsewhere(viewer: Viewer, width: number): Promise<number> {
  const context = await contextOf(browser, viewer, width)
  let problems = 0
  for (const path of Object.values(scene.pages)) {
    const page = await context.newPage()
    await page.goto(`${scene.url}${path}`)
    await settled(page)
    const found = await accessibilityProblems(page)
    for (const problem of found)
      process.stdout.write(`${viewer.language} ${viewer.theme} ${width} ${path} ${problem}\n`)
    problems += found.length
    await page.close()
  }
  await context.close()
  return problems
}

/** The page is there, and nothing on it is still being asked for. */
async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' })
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}
