// What the command line and the environment say, in one place.

import { fail, LANGUAGES, type Language, LOCAL_ACTOR, pickLanguage } from '@pawl/contract'
import { findDataFolder } from '@pawl/storage'

export interface GlobalOptions {
  readonly json?: boolean
  readonly data?: string
  readonly url?: string
  readonly as?: string
  readonly workspace?: string
  readonly lang?: string
  readonly patience?: string
  readonly idempotencyKey?: string
}

export interface Settings {
  readonly json: boolean
  readonly language: Language
  readonly actor: string
  readonly token?: string
  readonly serverUrl?: string
  readonly databaseUrl?: string
  readonly dataFolder: string
  /** The one every store has if left out. */
  readonly workspace?: string
  /** How many milliseconds a server or a store may be away; each command that lasts has its own if left out. */
  readonly patience?: number
  /** Of a command that makes one request: under which it may be run again. */
  readonly idempotencyKey?: string
}

/** `onForeign` is told of a data folder that is passed over because it is another user’s. */
export function readSettings(
  options: GlobalOptions,
  environment: NodeJS.ProcessEnv,
  folder: string,
  onForeign: (folder: string) => void,
): Settings {
  if (options.data !== undefined && options.url !== undefined)
    throw fail('WRONG_USAGE', { reason: 'not_beside', option: '--data', other: '--url', command: 'pawl' })
  const named = options.data ?? environment.PAWL_DATA
  return {
    json: options.json ?? false,
    language: languageFrom(options.lang, environment),
    actor: options.as ?? (environment.PAWL_ACTOR || LOCAL_ACTOR),
    token: environment.PAWL_TOKEN || undefined,
    // Whoever types a folder means it, whatever the environment says.
    serverUrl: options.url ?? (options.data === undefined ? environment.PAWL_URL || undefined : undefined),
    databaseUrl: environment.PAWL_DATABASE_URL || undefined,
    workspace: options.workspace ?? (environment.PAWL_WORKSPACE || undefined),
    patience: patienceFrom(options.patience ?? environment.PAWL_PATIENCE),
    dataFolder: findDataFolder({ named, from: folder, onForeign }),
  }
}

function patienceFrom(seconds: string | undefined): number | undefined {
  if (seconds === undefined || seconds === '') return undefined
  if (!(Number(seconds) >= 0))
    throw fail('WRONG_USAGE', { reason: 'not_seconds', option: '--patience', given: seconds, command: 'pawl' })
  return Number(seconds) * 1000
}

export function languageFrom(option: string | undefined, environment: NodeJS.ProcessEnv): Language {
  const named = LANGUAGES.find((language) => language === option)
  return (
    named ?? pickLanguage(environment.PAWL_LANG || environment.LC_ALL || environment.LC_MESSAGES || environment.LANG)
  )
}

/**
 * The options before the command as they were given: a command that is proposed means the same data and the same actor.
 * The name of the request is not among them: another request has another.
 */
export function asWords({ json, data, url, as, workspace, lang, patience }: GlobalOptions): string[] {
  const valued = Object.entries({ data, url, as, workspace, lang, patience })
  const words = valued.flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`, value]))
  return json ? ['--json', ...words] : words
}
