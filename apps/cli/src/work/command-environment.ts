// The environment of a command that Pawl starts: the caller's, without what opens Pawl's own doors. What it needs for its
// task is put back by whoever starts it.
//
// CE1. No credential of Pawl goes along: no token, no address of a database, no key of a model.

import type { Settings } from '../settings.ts'

interface CommandPlace extends Record<string, string> {
  readonly PAWL_DATA: string
  readonly PAWL_ACTOR: string
}
type Place = Pick<Settings, 'dataFolder' | 'serverUrl' | 'databaseUrl'>

const KEPT = /^PAWL_(?:LANG|PATIENCE)$/

export function withoutCredentials(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isGivenOn = (name: string) => !name.toUpperCase().startsWith('PAWL_') || KEPT.test(name)
  return Object.fromEntries(Object.entries(environment).filter(([name]) => isGivenOn(name)))
}

/** Where the store is, for `pawl` inside a command that has no token: it acts under a name, with the rights of an agent. */
export function placeFor({ dataFolder, serverUrl, databaseUrl }: Place, actor: string): CommandPlace {
  const url = serverUrl ?? (databaseUrl === undefined ? undefined : NO_WAY_IN)
  return { PAWL_DATA: dataFolder, PAWL_ACTOR: actor, ...(url !== undefined && { PAWL_URL: url }) }
}

/** As PAWL_URL: whoever looks for the store from in there is told that there is no way, rather than finding another. */
export const NO_WAY_IN = 'none'
