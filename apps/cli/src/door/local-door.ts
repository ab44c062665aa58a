// Straight to the store, in this process.

import {
  actingAs,
  actorName,
  fail,
  type InputProblem,
  idempotencyKey,
  localPrincipal,
  PawlError,
  type Principal,
  problemsIn,
} from '@pawl/contract'
import { type Context, newId, runOperation, type WorkspaceStore } from '@pawl/operations'
import { openStore, type Store, sqlitePlace } from '@pawl/storage'
import { sayUpgraded, sayUpgrading } from '../output/upgraded.ts'
import type { Settings } from '../settings.ts'
import type { Door } from './door.ts'

export async function openLocalDoor(settings: Settings): Promise<Door> {
  const { actor, databaseUrl, dataFolder, language, workspace } = settings
  const problems = problemsIn(actorName(), actor, language, 'actor')
  problems.push(...problemsInKey(settings))
  if (problems.length > 0) throw fail('INVALID_INPUT', { problems })
  const place = databaseUrl === undefined ? sqlitePlace(dataFolder) : { postgresUrl: databaseUrl }
  const opened = await openStore(place, { beforeUpgrade: (coming) => sayUpgrading(coming, language) })
  if (opened.upgrade !== undefined) sayUpgraded(opened.upgrade, language)
  const store = await storeIn(opened, workspace)
  const rewrite = process.env.PAWL_NLG_URL
    ? await (await import('@pawl/server/rewriter')).rewriterFrom(process.env)
    : undefined
  const principal = principalFor(actor, !(await store.hasAccounts()))
  const context: Context = { store, principal, actor, language, now: Date.now, newId, rewrite }
  return {
    run: (key, given, gone, idempotencyKey = settings.idempotencyKey) =>
      runOperation({ ...context, idempotencyKey, signal: gone }, key, given),
    happenings: (gone) => wakings(context, gone),
    lines: async function* (key) {
      const outcome = await runOperation(context, key, {})
      if (outcome.refused) throw new PawlError(outcome.refusal)
      yield* outcome.value
    },
    takeLines: (key, input, lines) => runOperation(context, key, input, (take) => take(lines)),
    close: () => opened.close(),
  }
}

/** A workspace that there is not is not made by looking into it. */
async function storeIn(opened: Store, workspace: string | undefined): Promise<WorkspaceStore> {
  const first = await opened.in()
  if (workspace === undefined || workspace === first.workspace) return first
  if ((await first.listWorkspaces()).includes(workspace)) return opened.in(workspace)
  await opened.close()
  throw fail('WORKSPACE_NOT_FOUND', { workspace })
}

/**
 * Whoever has the store itself owns what is in it; the name acted under may only take rights away. Once people have accounts
 * they can be told apart.
 */
function principalFor(actor: string, alone: boolean): Principal {
  const acting = actingAs(localPrincipal(alone), actor)
  if (acting.refused) throw new PawlError(acting.refusal)
  return acting.value
}

/** A server would say the same. */
function problemsInKey({ idempotencyKey: key, language }: Settings): InputProblem[] {
  return key === undefined ? [] : problemsIn(idempotencyKey(), key, language, 'idempotency-key')
}

async function* wakings({ store }: Context, gone: AbortSignal): AsyncGenerator<void> {
  let woken = Promise.withResolvers<void>()
  const wake = () => woken.resolve()
  const stopListening = store.onEvents(wake)
  gone.addEventListener('abort', wake)
  try {
    while (!gone.aborted) {
      await woken.promise
      woken = Promise.withResolvers()
      yield
    }
  } finally {
    stopListening()
    gone.removeEventListener('abort', wake)
  }
}
