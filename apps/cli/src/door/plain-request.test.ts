import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { plainRequest } from './plain-request.ts'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

async function serve(handler: Parameters<typeof createServer>[1]): Promise<URL> {
  const server = createServer(handler as never)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}
const request = { method: 'GET', path: '/', wait: 5_000 }

test('an answer that began before its length was known is read whole', async () => {
  const url = await serve((_, response) => {
    response.write(' ')
    response.write(' ')
    setTimeout(() => response.end('{"שלום":1}'), 20)
  })
  expect((await plainRequest(url, request)).body).toBe('  {"שלום":1}')
})

test('one that is cut off is not taken for an answer', async () => {
  const url = await serve((_, response) => {
    response.write(' ')
    setTimeout(() => response.socket?.end(), 20)
  })
  await expect(plainRequest(url, request)).rejects.toThrow('cut off')
})

test('who leaves is seen to leave', async () => {
  const gone = new AbortController()
  const left = Promise.withResolvers<void>()
  const url = await serve((_, response) => {
    response.once('close', () => left.resolve())
    gone.abort()
  })
  await expect(plainRequest(url, { ...request, gone: gone.signal })).rejects.toThrow('no longer wanted')
  await left.promise
})
