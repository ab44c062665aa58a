// The few answers that a person sees who is sent here from elsewhere, before the web app is loaded: plain pages without scripts.
//
// BP1. Browsers say of every step of such a journey that it comes from elsewhere, which the guard refuses. A page of ours that leads
//     on ends the journey.

import {
  errorCatalogue,
  httpWords,
  type Language,
  languages,
  PawlError,
  type Refusal,
  renderError,
  shownText,
} from '@pawl/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendError } from '../answer.ts'
import { languageOf } from '../language-of.ts'
import { count } from '../metrics.ts'
import { noteTrouble } from '../request-context.ts'

/** A refusal is a page for browsers, and a document for programs. */
export async function inBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof PawlError)) throw error
    noteTrouble(error, request)
    reply.header('cache-control', 'no-store')
    const isRead = request.headers.accept?.includes('text/html') ?? false
    if (!isRead) return sendError(reply, error.refusal, languageOf(request))
    return sendRefusal(request, reply, error.refusal)
  }
}

/** To a page of the web app. */
export function goOn(reply: FastifyReply, path: string): FastifyReply {
  return sendPage(reply, 'en', `<meta http-equiv="refresh" content="0;url=${path}">`, `<a href="${path}">Pawl</a>`)
}

function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const language = languageOf(request)
  const { code, message, aiGuidance } = renderError(refusal, language, httpWords).error
  count('pawl_refusals_total', code)
  reply.code(errorCatalogue[code].httpStatus)
  const said = `<h1>${escaped(message)}</h1><p>${escaped(aiGuidance)}</p>`
  return sendPage(reply, language, '', `${said}<p><a href="/">Pawl</a> <small>${code}</small></p>`)
}

function sendPage(reply: FastifyReply, language: Language, head: string, body: string): FastifyReply {
  const { direction } = languages[language]
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .send(
      `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><title>Pawl</title>${head}</head><body><main>${body}</main></body></html>`,
    )
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return shownText(text).replaceAll(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter)
}
