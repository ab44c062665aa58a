// A real server that is killed between the commit of a request and its answer.

import { pathToFileURL } from 'node:url'
import { type PawlServer, startPawl } from './pawl-processes.ts'

const LOADED = pathToFileURL(`${import.meta.dirname}/die-before-answering.ts`).href

/** `diesOn`: the address of the request it dies on; else those with the header `test-dies`. */
export function startDyingPawl(
  settings: Parameters<typeof startPawl>[0] & { readonly diesOn?: string } = {},
): Promise<PawlServer> {
  const { diesOn, env, ...rest } = settings
  const loading = { ...env, NODE_OPTIONS: `--import ${LOADED}` }
  return startPawl({ ...rest, env: diesOn === undefined ? loading : { ...loading, DIES_ON: diesOn } })
}
