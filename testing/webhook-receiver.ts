// Receives webhooks on this machine, checks their signature as Standard Webhooks says, and answers as it is told to.

import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedWebhook {
  readonly id: string
  readonly isSigned: (secret: string) => boolean
  readonly content: {
    type: string
    timestamp: string
    data: { task: { title: string } | null; late: boolean; body: string }
  }
}

export async function receiveWebhooks(answer: () => number = () => 204) {
  const received: ReceivedWebhook[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts).toString('utf8')
      const [id, timestamp, signature] = ['id', 'timestamp', 'signature'].map(
        (name) => request.headers[`webhook-${name}`],
      )
      const isSigned = (secret: string) => {
        const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
        const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
        return signature === `v1,${expected}`
      }
      const status = answer()
      if (status < 300) received.push({ id: String(id), isSigned, content: JSON.parse(body) })
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/reminders`,
    received,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
