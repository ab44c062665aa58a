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
  readonly publicUrl?: string
  readonly oidcIssuer?: string
  readonly oidcClientId?: string
  readonly oidcName?: string
  readonly oidcDomains?: readonly string[]
}

export const serveCommand: OwnCommand = {
  name: 'serve',
  heeds: ['data'],
  pairs: [
    { option: '--oidc-client-id', needs: '--oidc-issuer' },
    { option: '--oidc-name', needs: '--oidc-issuer' },
    { option: '--oidc-domains', needs: '--oidc-issuer' },
  ],
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
    command.option(
      '--public-url <address>',
      say('by which people know this server: https://tasks.example.com; PAWL_PUBLIC_URL, or what they asked for'),
      process.env.PAWL_PUBLIC_URL || undefined,
    )
    command.option(
      '--oidc-issuer <address>',
      say('where people may sign in with OpenID Connect; PAWL_OIDC_ISSUER, its secret from PAWL_OIDC_CLIENT_SECRET'),
      process.env.PAWL_OIDC_ISSUER || undefined,
    )
    command.option(
      '--oidc-client-id <id>',
      say('what the issuer calls this server; PAWL_OIDC_CLIENT_ID'),
      process.env.PAWL_OIDC_CLIENT_ID || undefined,
    )
    command.option(
      '--oidc-name <name>',
      say('what people call the issuer; PAWL_OIDC_NAME, or its host'),
      process.env.PAWL_OIDC_NAME || undefined,
    )
    command.option(
      '--oidc-domains <domains...>',
      say('whose people join without an invitation, by their verified e-mail; PAWL_OIDC_DOMAINS, with spaces between'),
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
    publicUrl,
    ...oidc
  } = command.opts<ServeFlags>()
  if (!/^\d{1,6}$/.test(waitForDatabase))
    throw wrong({ reason: 'not_seconds', option: '--wait-for-database', given: waitForDatabase })
  if (port !== undefined && !(/^\d{1,5}$/.test(port) && Number(port) < 65_536)) {
    throw wrong({ reason: 'not_a_port', given: port })
  }
  const origins = widgetOrigins ?? (process.env.PAWL_WIDGET_ORIGINS ?? '').split(/\s+/).filter(Boolean)
  const bad = origins.find((origin) => !isOrigin(origin))
  if (bad !== undefined) throw wrong({ reason: 'not_an_origin', given: bad })
  if (publicUrl !== undefined && !isOrigin(publicUrl)) throw wrong({ reason: 'not_an_origin', given: publicUrl })
  return {
    port: port === undefined ? undefined : Number(port),
    host,
    widgetOrigins: origins,
    waitForDatabase: Number(waitForDatabase),
    requireSignIn,
    trustedProxies,
    limits: limits ?? (process.env.PAWL_LIMITS ?? '').split(/\s+/).filter(Boolean),
    publicUrl,
    openId: openIdFrom(oidc),
  }
}

/** The secret stands in no command line: others of the machine can read those. */
function openIdFrom({
  oidcIssuer: issuer,
  oidcClientId: clientId,
  oidcName: name,
  oidcDomains,
}: Pick<ServeFlags, 'oidcIssuer' | 'oidcClientId' | 'oidcName' | 'oidcDomains'>) {
  if (issuer === undefined) return undefined
  if (!isIssuer(issuer)) throw wrong({ reason: 'not_an_issuer', given: issuer })
  const clientSecret = process.env.PAWL_OIDC_CLIENT_SECRET
  if (!clientId) throw wrong({ reason: 'oidc_incomplete', missing: 'PAWL_OIDC_CLIENT_ID' })
  if (!clientSecret) throw wrong({ reason: 'oidc_incomplete', missing: 'PAWL_OIDC_CLIENT_SECRET' })
  const domains = oidcDomains ?? (process.env.PAWL_OIDC_DOMAINS ?? '').split(/[\s,]+/).filter(Boolean)
  return { issuer, clientId, clientSecret, name, domains }
}

/** Others may read what is not encrypted, but for this machine. */
function isIssuer(text: string): boolean {
  const url = URL.parse(text)
  if (url === null || url.search !== '' || url.hash !== '') return false
  const isHere = ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname)
  return url.protocol === 'https:' || (url.protocol === 'http:' && isHere)
}

function wrong(because: UsageBecause): PawlError {
  return fail('WRONG_USAGE', { ...because, command: 'pawl serve' })
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text
}
