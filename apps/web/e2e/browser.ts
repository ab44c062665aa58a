// A real Chromium before a real server, on either database. Pages are closed after each test, servers after each file
// (`close-after.ts`); the Chromium serves all files of a worker, and ends with it.

import { fileURLToPath } from 'node:url'
import { type Language, languages } from '@pawl/contract'
import { type RunningServer, type ServerOptions, startServer } from '@pawl/server'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'
import '../../../testing/chromium-setup.ts'
import { databases, temporaryFolder } from '../../../testing/databases.ts'
import { freePort } from '../../../testing/free-port.ts'

/** A page that takes longer than this to do what it should is broken, or the machine is. */
const PATIENCE = 15_000
export const builtWebApp = fileURLToPath(new URL('../dist', import.meta.url))

const servers = new Set<RunningServer>()
let browser: Promise<Browser> | undefined
const contexts = new Set<BrowserContext>()

export async function closePages(): Promise<void> {
  await Promise.all([...contexts].map((context) => context.close()))
  contexts.clear()
}

export async function stopServers(): Promise<void> {
  await Promise.all([...servers].map((server) => server.close()))
  servers.clear()
}

export type DatabaseName = 'SQLite' | 'PostgreSQL'

/** A server with a fresh store. */
export async function serve(database: DatabaseName = 'SQLite'): Promise<RunningServer> {
  const place = await databases.find(({ name }) => name === database)?.freshPlace()
  return serveAt({
    dataFolder: temporaryFolder(),
    ...(place !== undefined && 'postgresUrl' in place && { databaseUrl: place.postgresUrl }),
  })
}

/** A server on a store that may be there already; on the same port if it is to be found again. */
export async function serveAt(place: {
  readonly dataFolder: string
  readonly databaseUrl?: string
  readonly port?: number
  readonly widgetOrigins?: readonly string[]
  readonly webFolder?: string
  readonly requireSignIn?: boolean
  readonly timer?: ServerOptions['timer']
}): Promise<RunningServer> {
  const port = await freePort()
  const server = await startServer({ port, webFolder: builtWebApp, ...place, version: 'test', log: false })
  servers.add(server)
  return server
}

export async function stop(server: RunningServer): Promise<void> {
  servers.delete(server)
  await server.close()
}

/** Wherever it runs, here or as a process of its own. */
export type Served = Pick<RunningServer, 'url'>

interface Viewer {
  readonly language?: Language
  readonly theme?: 'light' | 'dark'
  readonly width?: number
  readonly height?: number
  readonly timezone?: string
  /** Whether they have a thumb instead of a mouse. */
  readonly hasTouch?: boolean
  /** Whether a worker in the background opens pages while the server is away; most tests want to see the server's own. */
  readonly withWorker?: boolean
}

/** A person who opens an address in a browser of their own. Errors of the page fail the test. */
export async function open(
  server: Served,
  path: string,
  {
    language = 'en',
    theme = 'light',
    width = 1280,
    height = 860,
    timezone = 'Asia/Jerusalem',
    hasTouch = false,
    withWorker = false,
  }: Viewer = {},
): Promise<Page> {
  browser ??= chromium.launch({ executablePath: inject('chromium') as string, args: ['--no-sandbox'] })
  const context = await (await browser).newContext({
    viewport: { width, height },
    colorScheme: theme,
    locale: languages[language].locale,
    timezoneId: timezone,
    hasTouch,
    reducedMotion: 'reduce',
    serviceWorkers: withWorker ? 'allow' : 'block',
  })
  contexts.add(context)
  context.setDefaultTimeout(PATIENCE)
  return openTab(context, `${server.url}${path}`)
}

/** Another tab of the same browser. */
export async function openTab(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) throw new Error(message.text())
  })
  await page.goto(url)
  return page
}

/** Asks the server as a program would, to set a scene or to act beside the person. */
export async function api(server: Served, method: string, path: string, body?: object) {
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: { 'accept-language': 'en', ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(JSON.stringify(answer))
  return answer
}
