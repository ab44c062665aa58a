// An answer that may take long: after a while a space goes out now and then, so that nothing on the way takes the
// connection for dead. JSON does not mind. By then the status is 200 whatever comes: a refusal is told by its body.

import { httpWords, type Outcome, renderError } from '@pawl/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refusalFor } from './answer.ts'
import { languageOf } from './language-of.ts'

const BEAT = 15_000

/** Raised when the client goes away before it is answered. */
export function goneSignal(request: FastifyRequest, reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  if (request.raw.destroyed && !request.raw.complete) gone.abort()
  return gone.signal
}

/** Undefined once the answer has begun to go out by itself. */
export async function answerInTime(
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: Promise<Outcome<unknown>>,
): Promise<Outcome<unknown> | undefined> {
  const quick = await Promise.race([outcome, beat()])
  if (quick !== undefined) return quick
  reply.hijack()
  reply.raw.writeHead(200, { ...headersOf(reply), 'content-type': 'application/json; charset=utf-8' })
  reply.raw.write(' ')
  const beats = setInterval(() => reply.raw.write(' '), BEAT)
  try {
    const late = await outcome
    reply.raw.end(JSON.stringify(late.refused ? renderError(late.refusal, languageOf(request), httpWords) : late.value))
  } catch (error) {
    reply.raw.end(JSON.stringify(renderError(refusalFor(error as Error, request), languageOf(request))))
  } finally {
    clearInterval(beats)
  }
  return undefined
}

/** What the hooks have set so far. */
function headersOf(reply: FastifyReply) {
  return Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]))
}

function beat(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), BEAT).unref())
}
