// Stands between a program and PostgreSQL as a pooler does: the number of the process that it tells the program is its own.
// Everything else goes through as it is.

import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

const KEY_DATA = 'K'.charCodeAt(0)
const READY = 'Z'.charCodeAt(0)

export async function renumberingProxy(url: string): Promise<{ url: string; close(): void }> {
  const target = new URL(url)
  const open = new Set<Socket>()
  const server = createServer((program) => {
    const database = connect(Number(target.port), target.hostname)
    let greeting: Buffer | undefined = Buffer.alloc(0)
    program.pipe(database)
    database.on('data', (piece: Buffer) => {
      if (greeting === undefined) return program.write(piece)
      greeting = Buffer.concat([greeting, piece])
      if (!renumbered(greeting)) return true
      const whole = greeting
      greeting = undefined
      return program.write(whole)
    })
    for (const socket of [program, database]) {
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        program.destroy()
        database.destroy()
      })
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const proxied = new URL(url)
  proxied.hostname = '127.0.0.1'
  proxied.port = String((server.address() as AddressInfo).port)
  return {
    url: proxied.href,
    close: () => {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}

/** False until all of what a new connection is told is there. */
function renumbered(greeting: Buffer): boolean {
  for (let at = 0; at + 5 <= greeting.length; at += 1 + greeting.readInt32BE(at + 1)) {
    if (greeting[at] === KEY_DATA && at + 9 <= greeting.length) greeting.writeInt32BE(1, at + 5)
    if (greeting[at] === READY) return true
  }
  return false
}
