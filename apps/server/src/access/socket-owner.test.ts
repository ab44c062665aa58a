import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { socketOwners } from './socket-owner.ts'

describe.skipIf(process.platform !== 'linux')('whose a connection is', () => {
  test('[SO4] whoever connects while many others come and go is known, each time', async () => {
    const ownerOf = socketOwners()
    const owners: Promise<number | undefined>[] = []
    const server = createServer((socket: Socket) => {
      socket.on('error', () => {})
      socket.once('data', (asked) => {
        if (String(asked) === 'who') {
          const owner = ownerOf(socket)
          owners.push(owner)
          owner.finally(() => socket.end('known'))
        } else socket.end()
      })
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as { port: number }
    const visit = async (says: string) => {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {})
      await once(socket, 'connect')
      socket.write(says)
      socket.resume()
      await once(socket, 'close')
    }
    let isOver = false
    const crowd = Array.from({ length: 15 }, async () => {
      while (!isOver) await visit('hello')
    })
    for (let round = 0; round < 12; round++) await Promise.all(Array.from({ length: 5 }, () => visit('who')))
    isOver = true
    await Promise.all(crowd)
    server.close()
    const own = process.getuid?.()
    expect((await Promise.all(owners)).filter((owner) => owner !== own)).toEqual([])
    expect(owners).toHaveLength(60)
  })
})
