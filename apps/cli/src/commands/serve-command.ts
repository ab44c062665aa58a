// `pawl serve`: its options, from the command line or the environment.

import type { Command } from 'commander'
import type { OwnCommand } from './own-commands.ts'

interface ServeFlags {
  readonly port?: string
  readonly host: string
  readonly widgetOrigins?: readonly string[]
  readonly waitForDatabase: string
  readonly requireSignIn?: boolean
  readonly trustedProxy?: readonly string[]
}

export const serveCommand: OwnCommand = {
  name: 'serve',
  summary: 'Run the server.',
  description: 'Run the server on the data, until Ctrl+C.',
  declare: (command) => {
    command.option('--port <number>', 'the port; PAWL_PORT, or 7077 if left out', process.env.PAWL_PORT || undefined)
    command.option('--host <address>', 'the address to listen on; beyond loopback it needs tokens', '127.0.0.1')
    command.option(
      '--widget-origins <origins...>',
      'whose pages may hold the widget: https://example.com; PAWL_WIDGET_ORIGINS, with spaces between',
    )
    command.option(
      '--wait-for-database <seconds>',
      'how long to wait at the start for a database that is not there yet; PAWL_DATABASE_WAIT, or 60',
      process.env.PAWL_DATABASE_WAIT || '60',
    )
    command.option('--require-sign-in', 'ask everyone who they are, also the user who runs it')
    command.option(
      '--trusted-proxy <addresses...>',
      'addresses of proxies; what comes from there is not from this machine',
    )
  },
  perform: async (command, { settings, version, screen }) => {
    const options = readFlags(command)
    const { serve } = await import('../serve.ts')
    return serve(settings, { ...options, version }, screen)
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
  } = command.opts<ServeFlags>()
  const refuse = (message: string) => command.error(`error: ${message}`, { code: 'commander.invalidArgument' })
  if (!/^\d{1,6}$/.test(waitForDatabase)) refuse(`'${waitForDatabase}' is not a number of seconds`)
  if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) < 65_536)) {
    refuse(`port '${port}' is not a number from 0 to 65535`)
  }
  const origins = widgetOrigins ?? (process.env.PAWL_WIDGET_ORIGINS ?? '').split(/\s+/).filter(Boolean)
  const bad = origins.find((origin) => !isOrigin(origin))
  if (bad !== undefined) refuse(`'${bad}' is not an origin such as https://example.com`)
  return {
    port: port === undefined ? undefined : Number(port),
    host,
    widgetOrigins: origins,
    waitForDatabase: Number(waitForDatabase),
    requireSignIn,
    trustedProxies,
  }
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text
}
