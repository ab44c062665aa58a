// Every error, however it came about, leaves as a document of the catalogue.

import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import {
  askedToWait,
  errorCatalogue,
  fail,
  httpWords,
  type Language,
  PawlError,
  type Refusal,
  renderError,
} from '@pawl/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from './language-of.ts'
import type { Limits } from './limits/limits.ts'
import { count } from './metrics.ts'
import { noteTrouble } from './request-context.ts'

interface HttpError extends Error {
  code?: string
  statusCode?: number
}

export function sendError(reply: FastifyReply, refusal: Refusal, language: Language) {
  const { httpStatus } = errorCatalogue[refusal.code]
  count('pawl_refusals_total', refusal.code)
  const wait = askedToWait(refusal)
  if (wait !== undefined) reply.header('retry-after', String(wait / 1000))
  if (httpStatus === 401) reply.header('www-authenticate', 'Bearer')
  return reply.code(httpStatus).send(renderError(refusal, language, httpWords))
}

export function answerError(error: HttpError, request: FastifyRequest, reply: FastifyReply) {
  return sendError(reply, refusalFor(error, request), languageOf(request))
}

export function answerUnknownRoute(request: FastifyRequest, reply: FastifyReply) {
  const { refusal } = fail('UNKNOWN_ROUTE', { method: request.method, path: request.url.split('?')[0] ?? '' })
  return sendError(reply, refusal, languageOf(request))
}

/** What cannot even be read as a request; nothing of ours has seen it. */
export function answerBrokenRequest(
  error: { readonly code?: string },
  socket: Socket,
  limits: Pick<Limits, 'headerSeconds' | 'requestSeconds'>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const { _httpMessage: begun } = socket as { readonly _httpMessage?: ServerResponse | null }
  // Whoever has got a part of an answer cannot be given another one.
  if (begun?.headersSent) return void socket.destroy()
  const [status, { refusal }] = brokenBecause(error.code, begun ? limits.requestSeconds : limits.headerSeconds)
  const body = JSON.stringify(renderError(refusal, 'en', httpWords))
  socket.write(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  )
  // One that goes on sending is not listened to.
  socket.destroySoon()
}

export const isTooSlow = ({ code }: { readonly code?: string }) => code === 'ERR_HTTP_REQUEST_TIMEOUT'

function brokenBecause(code: string | undefined, limitSeconds: number): readonly [string, PawlError] {
  if (isTooSlow({ code })) return ['408 Request Timeout', fail('REQUEST_TOO_SLOW', { limitSeconds })]
  if (code === 'HPE_HEADER_OVERFLOW')
    return ['431 Request Header Fields Too Large', fail('BODY_TOO_LARGE', { limitBytes: 16_384 })]
  return ['400 Bad Request', fail('INVALID_JSON', { detail: 'the request cannot be read as HTTP' })]
}

/** What went wrong, as a refusal; a defect is written to the log. */
export function refusalFor(error: HttpError, request: FastifyRequest): Refusal {
  if (error instanceof PawlError) {
    noteTrouble(error, request)
    return error.refusal
  }
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return fail('BODY_TOO_LARGE', { limitBytes: request.server.initialConfig.bodyLimit ?? 0 }).refusal
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return fail('UNKNOWN_ROUTE', { method: request.method, path: (request.url ?? '').slice(0, 200) }).refusal
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return fail('UNSUPPORTED_CONTENT_TYPE', { contentType: request.headers['content-type'] ?? '' }).refusal
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return fail('INVALID_JSON', { detail: error.message }).refusal
  }
  if (error instanceof SyntaxError || error instanceof URIError || error.statusCode === 400) {
    return fail('INVALID_JSON', { detail: error.message }).refusal
  }
  const reference = randomBytes(4).toString('hex')
  request.log.error({ err: error, reference }, 'INTERNAL_ERROR')
  return fail('INTERNAL_ERROR', { reference }).refusal
}
