// The composition root: a store, a door, and an address that is written down for the commands that come along.

import { randomUUID } from 'node:crypto'
import { fail, systemCodeOf, systemTrouble } from '@pawl/contract'
import { loadConversation, type WorkspaceStore } from '@pawl/operations'
import { ownDataFolder, type Store, sqlitePlace, type Upgrade } from '@pawl/storage'
import { LocalAccess } from './access/local-access.ts'
import { LocalLink } from './access/local-link.ts'
import type { OpenIdOptions } from './access/openid-provider.ts'
import { type SocketOwner, socketOwners } from './access/socket-owner.ts'
import { buildApp } from './build-app.ts'
import { isLoopback } from './guard.ts'
import { addIdleMemory } from './idle-memory.ts'
import type { Limits } from './limits/limits.ts'
import { type Opening, openWhenThere } from './open-when-there.ts'
import { type SendingOptions, sendingFrom } from './reminders/channel-sender.ts'
import type { Timer } from './reminders/timer.ts'
import { rewriterFrom } from './rewriter.ts'

export const DEFAULT_PORT = 7077
export const DEFAULT_HOST = '127.0.0.1'

export interface ServerOptions {
  /** The folder of the embedded store; used unless there is a database URL. */
  readonly dataFolder: string
  readonly databaseUrl?: string
  readonly host?: string
  /** 0 takes any free port. */
  readonly port?: number
  readonly version: string
  /** Where the built web app is. */
  readonly webFolder?: string
  /** Origins whose pages may hold the widget. */
  readonly widgetOrigins?: readonly string[]
  readonly log?: false | 'warn'
  /** Everyone signs in, also on this machine. */
  readonly requireSignIn?: boolean
  /** Addresses of proxies that say from where a request came. */
  readonly trustedProxies?: readonly string[]
  /** Who has a loopback connection; what the system says if left out. */
  readonly socketOwner?: SocketOwner
  /** Whether browsers are signed in by a link; where the system does not say whose a connection is, if left out. */
  readonly signInLink?: boolean
  /** Told the next link, once one was used or is over. */
  readonly onSignInLink?: (link: string) => void
  /** How much one caller may ask at once; the defaults where left out. */
  readonly limits?: Partial<Limits>
  /** Where people sign in beside passwords. */
  readonly openId?: OpenIdOptions
  /** By which people know this server, such as https://tasks.example.com; what they asked for if left out. */
  readonly publicUrl?: string
  /** Real time, if left out. */
  readonly timer?: Timer
  /** How reminders are sent; what the environment says if left out. */
  readonly sending?: SendingOptions
  /** How long to wait at the start for a database that is not there yet, in seconds. */
  readonly waitForDatabase?: number
  /** Told that it waits, and for what. */
  readonly onWaiting?: Opening['onWaiting']
  readonly beforeUpgrade?: Opening['beforeUpgrade']
  /** Whether it has the process to itself, and may collect its garbage while nobody asks. */
  readonly givesMemoryBack?: boolean
}

export interface RunningServer {
  readonly url: string
  readonly storeKind: Store['kind']
  /** Everyone has to sign in, and nobody could: there is no account, invitation or token. */
  readonly isClosedToAll: boolean
  /** If starting it upgraded the store. */
  readonly upgrade?: Upgrade
  /** Signs the browser of whoever started it in, once. */
  readonly signInLink?: string
  close(): Promise<void>
}

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const {
    dataFolder,
    databaseUrl,
    host = DEFAULT_HOST,
    port = DEFAULT_PORT,
    version,
    webFolder,
    widgetOrigins,
    log = 'warn',
    givesMemoryBack = false,
    requireSignIn = false,
    trustedProxies = [],
    socketOwner = socketOwners(),
    signInLink = process.platform !== 'linux',
    onSignInLink = () => {},
    limits,
    openId,
    publicUrl,
    timer,
    sending = sendingFrom(process.env),
    waitForDatabase = 60,
    onWaiting,
    beforeUpgrade,
  } = options
  const place = databaseUrl === undefined ? sqlitePlace(dataFolder) : { postgresUrl: databaseUrl }
  const ownership = databaseUrl === undefined ? ownDataFolder(dataFolder) : undefined
  let opened: Store | undefined
  try {
    const within = databaseUrl === undefined ? 0 : waitForDatabase * 1000
    const found = await openWhenThere(place, { within, onWaiting, beforeUpgrade })
    opened = found.opened
    const { store } = found
    const beyondLoopback = !isLoopback(host)
    const mayBeClosed = (beyondLoopback || requireSignIn) && !(await canBeEntered(store))
    if (beyondLoopback && mayBeClosed) throw fail('TOKENS_NEEDED', { host })
    const isClosedToAll = mayBeClosed && !openId?.domains?.length
    await loadConversation()
    let address = ''
    const isLinked = signInLink && !beyondLoopback && !requireSignIn
    const link = isLinked ? new LocalLink((path) => onSignInLink(address + path)) : undefined
    const local = new LocalAccess({ socketOwner, trustedProxies, bySocket: !beyondLoopback, requireSignIn, link })
    const instance = randomUUID()
    const app = buildApp({
      store,
      openWorkspace: (workspace) => found.opened.in(workspace),
      figures: () => found.opened.figures(),
      beyondLoopback,
      local,
      link,
      version,
      host,
      instance,
      rewrite: await rewriterFrom(process.env),
      webFolder,
      widgetOrigins,
      trustedProxies,
      limits,
      openId,
      publicUrl,
      timer,
      sending,
      log,
    })
    if (givesMemoryBack) addIdleMemory(app)
    await listen(app, host, port)
    const { port: actualPort } = app.server.address() as { port: number }
    const url = `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`
    ownership?.announce({ url: reachable(url), pid: process.pid, instance, secret: local.secret })
    address = reachable(url)
    const { kind, upgrade } = opened
    return {
      url,
      storeKind: kind,
      isClosedToAll,
      ...(upgrade && { upgrade }),
      ...(link && { signInLink: address + link.newPath() }),
      close: async () => {
        await app.close()
        ownership?.release()
        await opened?.close()
      },
    }
  } catch (error) {
    ownership?.release()
    await opened?.close()
    throw error
  }
}

/** Whether anyone beyond this machine could come in. */
async function canBeEntered(store: WorkspaceStore): Promise<boolean> {
  if (await store.hasAccounts()) return true
  if ((await store.listTokens()).some((token) => token.revokedAt === null)) return true
  return (await store.listInvitations()).some(({ state }) => state === 'open')
}

/** Commands of this machine go through loopback where it is served too. */
function reachable(url: string): string {
  return url.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:')
}

async function listen(app: ReturnType<typeof buildApp>, host: string, port: number): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    await app.close()
    const code = systemCodeOf(error)
    if (code === 'EADDRINUSE') throw fail('PORT_TAKEN', { port }, error)
    if (code.startsWith('E')) throw fail('CANNOT_LISTEN', { host, port, ...systemTrouble(error) }, error)
    throw error
  }
}
