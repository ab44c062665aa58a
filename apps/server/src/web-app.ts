// The web app: files that were built, and the one page that every address of the app answers with.
//
// W1. Whatever the app shows, nothing in it can run or reach out: scripts, styles and connections are our own alone.
// W2. Only the page of the widget may stand in a frame, and only on pages that whoever runs the server has named.
// W3. Files are named after what is in them and kept by the browser for good; the page that names them never is.

import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerUnknownRoute } from './answer.ts'

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "font-src 'self'",
  "frame-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

const YEAR = 31_536_000

interface WebAppOptions {
  readonly folder: string
  /** Origins whose pages may hold the widget. */
  readonly widgetOrigins: readonly string[]
}

export function addWebApp(app: FastifyInstance, { folder, widgetOrigins }: WebAppOptions): void {
  const framedBy = ["'self'", ...widgetOrigins].join(' ')
  app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const frames = path.startsWith(join(folder, 'widget.html')) ? framedBy : "'none'"
      reply.header('content-security-policy', `${POLICY}; frame-ancestors ${frames}`)
      reply.header('referrer-policy', 'no-referrer')
      const named = path.startsWith(join(folder, 'assets'))
      reply.header('cache-control', named ? `public, max-age=${YEAR}, immutable` : 'no-cache')
    },
  })
  app.setNotFoundHandler((request, reply) => (isPage(request) ? sendPage(reply) : answerUnknownRoute(request, reply)))
  app.get('/', async (_, reply) => sendPage(reply))
  app.get('/widget', async (_, reply) => reply.sendFile('widget.html'))
}

/** Someone who looks, not a program that asks: the app knows what to show at this address. */
function isPage({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && !/^\/(api|mcp|assets)(\/|$)/.test(url) && (headers.accept ?? '').includes('text/html')
}

function sendPage(reply: FastifyReply) {
  return reply.code(200).sendFile('index.html')
}
