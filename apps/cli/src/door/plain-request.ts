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
}

export interface PlainResponse {
  readonly status: number
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

export function plainRequest({ hostname, port, host }: URL, request: PlainRequest): Promise<PlainResponse> {
  const { method, path, headers = {}, body, wait } = request
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(Number(port), hostname.replace(/^\[|\]$/g, ''), () => {
      const lines = [`${method} ${path} HTTP/1.1`, `host: ${host}`, 'connection: close']
      for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`)
      if (body !== undefined) lines.push(`content-length: ${Buffer.byteLength(body)}`)
      socket.write(`${lines.join('\r\n')}\r\n\r\n${body ?? ''}`)
    })
    socket.setTimeout(wait, () => socket.destroy(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })))
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
  const body = bytes.subarray(headEnd + 4)
  if (Number(headers.get('content-length')) !== body.length) return undefined
  return { status: Number(statusLine.split(' ')[1]), headers, body: body.toString('utf8') }
}
