// Straight to the store, in this process.

import { actorName, fail, type InputProblem, idempotencyKey, problemsIn } from '@pawl/contract'
import { type Context, newId, runOperation, streams } from '@pawl/operations'
import { openStore, sqlitePlace } from '@pawl/storage'
import type { Settings } from '../settings.ts'
import type { Door } from './door.ts'

export async function openLocalDoor(settings: Settings): Promise<Door> {
  const { actor, databaseUrl, dataFolder, language } = settings
  const problems = problemsIn(actorName, actor, language, 'actor')
  problems.push(...problemsInKey(settings))
  if (problems.length > 0) throw fail('INVALID_INPUT', { problems })
  const opened = await openStore(databaseUrl === undefined ? sqlitePlace(dataFolder) : { postgresUrl: databaseUrl })
  const store = await opened.in()
  const rewrite = process.env.PAWL_NLG_URL
    ? await (await import('@pawl/server/rewriter')).rewriterFrom(process.env)
    : undefined
  const context: Context = { store, actor, language, now: Date.now, newId, rewrite }
  return {
    run: (key, given, gone, idempotencyKey = settings.idempotencyKey) =>
      runOperation({ ...context, idempotencyKey, ...(gone !== undefined && { signal: gone }) }, key, given),
    happenings: (gone) => wakings(context, gone),
    lines: (key) => (key === 'exportStore' ? streams.exportStore(context) : asText(streams.verifyStore(context))),
    importLines: (lines) => streams.importStore(context, lines),
    close: () => opened.close(),
  }
}

/** A server would say the same. */
function problemsInKey({ idempotencyKey: key, language }: Settings): InputProblem[] {
  return key === undefined ? [] : problemsIn(idempotencyKey, key, language, 'idempotency-key')
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

async function* asText(lines: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const line of lines) yield JSON.stringify(line)
}
