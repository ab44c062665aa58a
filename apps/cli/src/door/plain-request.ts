// One request to a server on this machine, over a bare socket. Loading Node's HTTP client takes longer than everything
// else a command does (50 ms of 90); a request that asks for the connection to be closed needs little of it.

import { connect } from 'node:net'

export interface PlainRequest {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** How many milliseconds of silence are too many. */
  readonly wait: number
  readonly gone?: AbortSignal
}

export interface PlainResponse {
  readonly status: number
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

export function plainRequest({ hostname, port, host }: URL, request: PlainRequest): Promise<PlainResponse> {
  const { method, path, headers = {}, body, wait, gone } = request
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(Number(port), hostname.replace(/^\[|\]$/g, ''), () => {
      const lines = [`${method} ${path} HTTP/1.1`, `host: ${host}`, 'connection: close']
      for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`)
      if (body !== undefined) lines.push(`content-length: ${Buffer.byteLength(body)}`)
      socket.write(`${lines.join('\r\n')}\r\n\r\n${body ?? ''}`)
    })
    socket.setTimeout(wait, () => socket.destroy(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })))
    const leave = () => socket.destroy(new Error('no longer wanted'))
    gone?.addEventListener('abort', leave)
    socket.once('close', () => gone?.removeEventListener('abort', leave))
    if (gone?.aborted) leave()
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.once('error', reject)
    socket.once('end', () => {
      const response = parseResponse(Buffer.concat(chunks))
      if (response === undefined) reject(new Error('the answer was cut off'))
      else resolve(response)
    })
  })
}

function parseResponse(bytes: Buffer): PlainResponse | undefined {
  const headEnd = bytes.indexOf('\r\n\r\n')
  if (headEnd === -1) return undefined
  const [statusLine = '', ...headerLines] = bytes.toString('latin1', 0, headEnd).split('\r\n')
  const headers = new Map(
    headerLines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
    }),
  )
  const sent = bytes.subarray(headEnd + 4)
  const isWhole = Number(headers.get('content-length')) === sent.length
  const body = headers.get('transfer-encoding') === 'chunked' ? joinChunks(sent) : isWhole ? sent : undefined
  if (body === undefined) return undefined
  return { status: Number(statusLine.split(' ')[1]), headers, body: body.toString('utf8') }
}

/** An answer that began before its length was known comes in pieces. Undefined if the last one is missing. */
function joinChunks(bytes: Buffer): Buffer | undefined {
  const pieces: Buffer[] = []
  for (let at = 0; ; ) {
    const lineEnd = bytes.indexOf('\r\n', at)
    if (lineEnd === -1) return undefined
    const length = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16)
    if (length === 0) return Buffer.concat(pieces)
    at = lineEnd + 2 + length + 2
    if (!(at <= bytes.length)) return undefined
    pieces.push(bytes.subarray(lineEnd + 2, at - 2))
  }
}
