// What axe finds wrong with a page, by the rules of WCAG 2.2 AA.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Violation {
  readonly id: string
  readonly help: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[]
}

/** Each as one line; none is what is wanted. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  try {
    return await problemsOn(page)
  } catch (error) {
    // Whoever signs out gets the page anew.
    if (!String(error).includes('Execution context was destroyed')) throw error
    return problemsOn(page)
  }
}

async function problemsOn(page: Page): Promise<string[]> {
  // A page that has just been loaded is empty at first, and axe would say so.
  await page.locator('h1').first().waitFor()
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  const violations = await page.evaluate(async (values) => {
    const { axe } = globalThis as unknown as {
      axe: { run: (context: Document, options: object) => Promise<{ violations: Violation[] }> }
    }
    return (await axe.run(document, { runOnly: { type: 'tag', values } })).violations
  }, RULES)
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help} — ${html.slice(0, 200)} — ${failureSummary}`),
  )
}
