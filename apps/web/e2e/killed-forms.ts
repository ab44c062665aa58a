// A form, and a server that is killed (as by kill -9) at each kind of step: before the first field is written, when all of it is
// written and not sent, and when it has done what was sent and nobody was told. Each time everything arrives, once.

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { temporaryFolder } from '../../../testing/databases.ts'
import { startDyingPawl } from '../../../testing/dying-server.ts'
import type { PawlServer } from '../../../testing/pawl-processes.ts'
import { api, open } from './browser.ts'

const STEPS = ['before the first field', 'before it is sent', 'before it is answered'] as const
type Step = (typeof STEPS)[number]

export interface Form {
  /** Where it stands; it may be another place each time. */
  readonly path: string | ((server: PawlServer) => Promise<string>)
  /** What has to be there beside a room, a to-do and a policy. */
  readonly scene?: (server: PawlServer) => Promise<unknown>
  /** What opens it. */
  readonly begin?: string
  /** What is written; `%` is another word each time. */
  readonly fields: readonly (readonly [label: string, value: string])[]
  /** What is chosen beside that. */
  readonly choose?: (page: Page) => Promise<void>
  readonly send: string
  /** It is done now or not at all: what was written stays in the form, and the person sends it again. */
  readonly isDoneNow?: true
  /** The request that does it. */
  readonly to: string
  /** Asked afterwards, it has what was written each of the three times, and no more often. */
  readonly has: (server: PawlServer, words: readonly string[]) => Promise<unknown>
}

export const got = (server: PawlServer, path: string) => api(server, 'GET', `/api/${path}`)
export const inOrder = (texts: readonly unknown[]) => texts.map(String).toSorted()

const WORDS: Readonly<Record<Step, string>> = {
  'before the first field': 'apple',
  'before it is sent': 'pear',
  'before it is answered': 'plum',
}

export async function outliveKills(form: Form): Promise<void> {
  const dataFolder = temporaryFolder()
  let server = await startDyingPawl({ dataFolder })
  const args = ['--port', new URL(server.url).port]
  await api(server, 'POST', '/api/rooms', { room: 'site', roles: ['builder'] })
  await api(server, 'POST', '/api/tasks', { title: 'Buy milk' })
  await api(server, 'POST', '/api/policies', { policy: 'safe', text: 'no secrets' })
  await form.scene?.(server)
  let before: Page | undefined
  for (const step of STEPS) {
    const fields = form.fields.map(([label, value]) => [label, value.replace('%', WORDS[step])] as const)
    const path = typeof form.path === 'string' ? form.path.replace('%', WORDS[step]) : await form.path(server)
    const page = await goTo(before, server, path)
    before = page
    await begin(page, form, fields[0]?.[0])
    if (step === 'before the first field') await server.kill()
    await form.choose?.(page)
    await write(page, fields)
    if (step === 'before it is sent') await server.kill()
    if (step === 'before it is answered') await killWhoeverAnswers(page, form.to)
    await page.getByRole('button', { name: form.send, exact: true }).first().click()
    await died(server)
    await page.unrouteAll()
    server = await startDyingPawl({ dataFolder, args })
    await expect.poll(() => leftIn(page, form), { timeout: 30_000 }).toEqual([])
  }
  await form.has(server, Object.values(WORDS))
  await server.kill()
}

async function goTo(page: Page | undefined, server: PawlServer, path: string): Promise<Page> {
  if (page === undefined) return open(server, path)
  await page.goto(`${server.url}${path}`)
  return page
}

/** A server dies before it answers what the page sends there. */
function killWhoeverAnswers(page: Page, to: string): Promise<unknown> {
  const isMeant = ({ pathname }: URL) => new RegExp(to).test(pathname)
  return page.route(isMeant, (route, request) =>
    request.method() === 'GET'
      ? route.continue()
      : route.continue({ headers: { ...request.headers(), 'test-dies': 'yes' } }),
  )
}

/** What is written or waits in the browser. */
const leftIn = (page: Page, { isDoneNow, send }: Form) =>
  page.evaluate(
    ([again]) => {
      const left = [...Object.keys(sessionStorage), ...Object.keys(localStorage)].filter((name) =>
        /^pawl\.(?:draft|change|outbox)\./.test(name),
      )
      const buttons = [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === again)
      // At once: an answer may empty the form at any moment, and an empty one sent again would be another.
      if (left.length > 0) buttons[0]?.click()
      return left
    },
    [isDoneNow === true ? send : undefined],
  )

function died({ process }: PawlServer): Promise<void> {
  return expect.poll(() => process.signalCode).toBe('SIGKILL')
}

const fieldOf = (page: Page, label: string) =>
  page
    .locator('input, textarea, select')
    .and(page.getByLabel(new RegExp(`^${label}`)))
    .locator('visible=true')
    .first()

async function begin(page: Page, { begin: opener, send }: Form, first: string | undefined): Promise<void> {
  const field = first === undefined ? page.getByRole('button', { name: send, exact: true }) : fieldOf(page, first)
  // What was described once is changed.
  const openers = opener && page.getByText(opener, { exact: true }).or(page.getByLabel('Change: Description'))
  if (openers) await openers.first().click()
  await field.waitFor()
}

async function write(page: Page, fields: Form['fields']): Promise<void> {
  for (const [label, value] of fields) {
    const field = fieldOf(page, label)
    if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(value)
    else await field.fill(value)
  }
}
