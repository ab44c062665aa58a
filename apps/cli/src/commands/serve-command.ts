// `pawl serve`: its options, from the command line or the environment.

import { fail, type PawlError, type UsageBecause } from '@pawl/contract'
import type { Command } from 'commander'
import type { OwnCommand } from './own-commands.ts'

interface ServeFlags {
  readonly port?: string
  readonly host: string
  readonly widgetOrigins?: readonly string[]
  readonly waitForDatabase: string
  readonly requireSignIn?: boolean
  readonly trustedProxy?: readonly string[]
  readonly limits?: readonly string[]
}

export const serveCommand: OwnCommand = {
  name: 'serve',
  summary: 'Run the server.',
  description: 'Run the server on the data, until Ctrl+C.',
  declare: (command, say) => {
    command.option(
      '--port <number>',
      say('the port; PAWL_PORT, or 7077 if left out'),
      process.env.PAWL_PORT || undefined,
    )
    command.option('--host <address>', say('the address to listen on; beyond loopback it needs tokens'), '127.0.0.1')
    command.option(
      '--widget-origins <origins...>',
      say('whose pages may hold the widget: https://example.com; PAWL_WIDGET_ORIGINS, with spaces between'),
    )
    command.option(
      '--wait-for-database <seconds>',
      say('how long to wait at the start for a database that is not there yet; PAWL_DATABASE_WAIT, or 60'),
      process.env.PAWL_DATABASE_WAIT || '60',
    )
    command.option('--require-sign-in', say('ask everyone who they are, also the user who runs it'))
    command.option(
      '--trusted-proxy <addresses...>',
      say('addresses of proxies; what comes from there is not from this machine'),
    )
    command.option(
      '--limits <name=number...>',
      say(
        'how much one caller may ask at once: requests=600 waits=50; PAWL_LIMITS, with spaces between; 0 is no limit',
      ),
    )
  },
  perform: async (command, { settings, version, screen }) => {
    const { limits: given, ...options } = readFlags(command)
    const [{ serve }, { readLimit }] = await Promise.all([import('../serve.ts'), import('@pawl/server')])
    const bad = given.find((limit) => readLimit(limit) === undefined)
    if (bad !== undefined) throw wrong({ reason: 'not_a_limit', given: bad })
    const limits = Object.assign({}, ...given.map(readLimit))
    return serve(settings, { ...options, limits, version }, screen)
  },
}

function readFlags(command: Command) {
  const {
    port,
    host,
    widgetOrigins,
    waitForDatabase,
    requireSignIn,
    trustedProxy: trustedProxies,
    limits,
  } = command.opts<ServeFlags>()
  if (!/^\d{1,6}$/.test(waitForDatabase))
    throw wrong({ reason: 'not_seconds', option: '--wait-for-database', given: waitForDatabase })
  if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) < 65_536)) {
    throw wrong({ reason: 'not_a_port', given: port })
  }
  const origins = widgetOrigins ?? (process.env.PAWL_WIDGET_ORIGINS ?? '').split(/\s+/).filter(Boolean)
  const bad = origins.find((origin) => !isOrigin(origin))
  if (bad !== undefined) throw wrong({ reason: 'not_an_origin', given: bad })
  return {
    port: port === undefined ? undefined : Number(port),
    host,
    widgetOrigins: origins,
    waitForDatabase: Number(waitForDatabase),
    requireSignIn,
    trustedProxies,
    limits: limits ?? (process.env.PAWL_LIMITS ?? '').split(/\s+/).filter(Boolean),
  }
}

function wrong(because: UsageBecause): PawlError {
  return fail('WRONG_USAGE', { ...because, command: 'pawl serve' })
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text
}
