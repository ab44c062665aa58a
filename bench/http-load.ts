// Requests over kept-alive connections, one at a time on each. On a machine with two cores the client must be light, or
// it is the client that is measured: this one takes 17 µs for a request, autocannon 33.

import { connect } from 'node:net'

const HEAD_END = '\r\n\r\n'

export interface Load {
  readonly url: string
  readonly connections: number
  readonly requestsEach: number
  readonly path: (connection: number, request: number) => string
  /** An empty object if left out. */
  readonly body?: (connection: number, request: number) => string
}

/** Posts them all and returns how many were answered a second. Any answer but 200 is a failure of the benchmark. */
export async function postAll(load: Load): Promise<number> {
  const start = performance.now()
  await Promise.all(Array.from({ length: load.connections }, (_, connection) => postOnOne(load, connection)))
  return ((load.connections * load.requestsEach) / (performance.now() - start)) * 1000
}

function postOnOne({ url, requestsEach, path, body = () => '{}' }: Load, connection: number): Promise<void> {
  const { hostname, port, host } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    socket.setNoDelay(true)
    let sent = 0
    let received = ''
    const post = () => {
      const content = body(connection, sent)
      const head = `POST ${path(connection, sent++)} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\n`
      socket.write(`${head}content-length: ${Buffer.byteLength(content)}${HEAD_END}${content}`)
    }
    socket.on('connect', post)
    socket.on('data', (chunk) => {
      // Latin 1 keeps a character for each byte, so that lengths can be compared.
      received += chunk.toString('latin1')
      if (!isWhole(received)) return
      if (!received.startsWith('HTTP/1.1 200 ')) return socket.destroy(new Error(received))
      received = ''
      if (sent < requestsEach) post()
      else socket.end(resolve)
    })
    socket.on('error', reject)
    socket.on('end', () => reject(new Error('The server closed a connection')))
  })
}

function isWhole(received: string): boolean {
  const headEnd = received.indexOf(HEAD_END)
  if (headEnd === -1) return false
  const length = /\r\ncontent-length: (\d+)/i.exec(received)?.[1]
  return received.length >= headEnd + HEAD_END.length + Number(length)
}
