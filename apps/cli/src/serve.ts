// `pawl serve`: the server, until it is told to stop.

import { existsSync } from 'node:fs'
import { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { EXIT } from '@pawl/contract'
import type { OpenIdOptions } from '@pawl/server'
import { print, printJson } from './output/print.ts'
import type { Screen } from './output/screen.ts'
import { sayUpgraded, sayUpgrading } from './output/upgraded.ts'
import type { Settings } from './settings.ts'

export interface ServeOptions {
  readonly port?: number
  readonly host?: string
  /** Origins whose pages may hold the widget. */
  readonly widgetOrigins?: readonly string[]
  /** How long to wait for a database that is not there yet, in seconds. */
  readonly waitForDatabase?: number
  readonly requireSignIn?: boolean
  readonly trustedProxies?: readonly string[]
  readonly limits?: object
  readonly publicUrl?: string
  readonly openId?: OpenIdOptions
  readonly version: string
}

export async function serve(settings: Settings, options: ServeOptions, screen: Screen): Promise<number> {
  const { startServer } = await import('@pawl/server')
  const { dataFolder, databaseUrl } = settings
  const server = await startServer({
    givesMemoryBack: true,
    dataFolder,
    databaseUrl,
    webFolder: builtWebApp(),
    onSignInLink: (link) => settings.json || print(process.stdout, screen.phrases.signInLink(link)),
    beforeUpgrade: (coming) => sayUpgrading(coming, settings.language),
    onWaiting: () => print(process.stderr, screen.phrases.waitingForDatabase),
    ...options,
  })
  // Whoever reads the address may stop it at once.
  const stopped = toldToStop()
  const place = databaseUrl === undefined ? dataFolder : withoutPassword(databaseUrl)
  const { upgrade } = server
  if (upgrade !== undefined) sayUpgraded(upgrade, settings.language)
  if (settings.json) {
    const { signInLink } = server
    const more = { ...(signInLink && { signInLink }), ...(upgrade && { upgrade }) }
    printJson(process.stdout, { url: server.url, store: server.storeKind, place, ...more })
  } else {
    const { phrases, paint } = screen
    const link = server.signInLink === undefined ? [] : [phrases.signInLink(server.signInLink)]
    const closed = server.isClosedToAll ? [phrases.nobodyCanSignIn] : []
    const lines = [
      paint('bold', phrases.serving(server.url)),
      ...link,
      phrases.servingOn(place),
      ...closed,
      phrases.stopWith,
    ]
    print(process.stdout, lines.join('\n'))
  }
  await stopped
  if (!settings.json) print(process.stdout, `\n${screen.phrases.stopping}`)
  await server.close()
  return EXIT.done
}

function toldToStop(): Promise<void> {
  return new Promise((resolve) => {
    // A terminal and a parent may both pass on the same one: the second must not cut the closing short.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve())
    whenStarterIsGone(resolve)
  })
}

/** `npm start` holds the other end of a pipe: should it be killed outright, nothing else tells. */
function whenStarterIsGone(then: () => void): void {
  const { PAWL_TIED_TO: descriptor } = process.env
  if (descriptor === undefined) return
  delete process.env.PAWL_TIED_TO
  const tie = new Socket({ fd: Number(descriptor), readable: true, writable: false })
  tie.on('error', then).on('close', then).resume()
  tie.unref()
}

function withoutPassword(url: string): string {
  const parsed = new URL(url)
  parsed.password = ''
  return parsed.href
}

/** Beside the command, built or from its source. */
function builtWebApp(): string | undefined {
  const folder = fileURLToPath(new URL('../../web/dist', import.meta.url))
  return existsSync(folder) ? folder : undefined
}
