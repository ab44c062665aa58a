// The calendar of a person, for programs that show calendars. They cannot sign in: whoever knows the address reads it.
//
// CD1. An address that is unknown and one that was revoked are answered alike.
// CD2. Who asks is counted by their address, as for whatever anyone may ask for (`limits/caller-limits.ts`).
// CD3. What is sent may be kept only by whoever asked, and for minutes.

import { createHash } from 'node:crypto'
import { CALENDAR_ENDING, CALENDAR_PATH, fail, PawlError } from '@pawl/contract'
import { calendarOf, readerOf, runOperation } from '@pawl/operations'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Caller } from './access/callers.ts'
import type { Workspaces } from './access/workspaces.ts'
import { contextFor } from './request-context.ts'

const KEPT_SECONDS = 300
const USE_EVERY = 60_000

export function addCalendarRoute(app: FastifyInstance, workspaces: Workspaces): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: `${CALENDAR_PATH}:secret`,
    handler: async (request, reply) => {
      const caller = await readerOfAddress(request, workspaces)
      const outcome = await runOperation(contextFor(request, caller, {}), 'exportCalendar', {})
      if (outcome.refused) throw new PawlError(outcome.refusal)
      const { file } = outcome.value
      const etag = `"${createHash('sha256').update(file).digest('base64url')}"`
      reply
        .header('cache-control', `private, max-age=${KEPT_SECONDS}`)
        .header('etag', etag)
        .header('referrer-policy', 'no-referrer')
        .header('x-robots-tag', 'noindex')
      if (asksFor(request, etag)) return reply.code(304).send()
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'inline; filename="pawl.ics"')
        .send(file)
    },
  })
}

async function readerOfAddress(request: FastifyRequest, workspaces: Workspaces): Promise<Caller> {
  const { secret: given } = request.params as { secret: string }
  const found = given.endsWith(CALENDAR_ENDING)
    ? await calendarOf(workspaces.first, given.slice(0, -CALENDAR_ENDING.length))
    : undefined
  if (found === undefined) throw fail('CALENDAR_NOT_FOUND', {})
  const { calendar, workspace } = found
  const store = await workspaces.in(workspace)
  const now = Date.now()
  const principal = await readerOf(store, found, now)
  if (principal === undefined) throw fail('CALENDAR_NOT_FOUND', {})
  // Nobody waits for it.
  if (now - (calendar.lastUsedAt ?? 0) >= USE_EVERY) store.noteCalendarUse(calendar.secretHash, now).catch(() => {})
  return { principal, actor: principal.name, store }
}

/** They have this one already. */
function asksFor({ headers }: FastifyRequest, etag: string): boolean {
  const known = String(headers['if-none-match'] ?? '').split(',')
  return known.some((one) => one.trim().replace(/^W\//, '') === etag)
}
