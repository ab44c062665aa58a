// A push service and a browser on this machine: takes what a server sends, checks who signed it (RFC 8292), and decrypts it
// step by step as RFC 8291 says the browser does.

import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedPush {
  readonly headers: IncomingHttpHeaders
  readonly text: string
  /** What the server says of itself; undefined if the signature is not that of its key. */
  readonly claims: { aud: string; exp: number; sub: string } | undefined
}

export async function receivePushes(answer: () => number = () => 201) {
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const auth = randomBytes(16)
  const received: ReceivedPush[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { headers } = request
      const text = decryptPush(Buffer.concat(parts), browser.getPrivateKey(), auth)
      received.push({ headers, text, claims: claimsIn(String(headers.authorization)) })
      response.writeHead(answer()).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    subscription: {
      address: `http://127.0.0.1:${port}/push/1`,
      p256dh: browser.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    },
    origin: `http://127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

export function decryptPush(body: Buffer, privateKey: Buffer, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const exchange = createECDH('prime256v1')
  exchange.setPrivateKey(privateKey)
  const derive = (secret: Buffer, from: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), exchange.getPublicKey(), sender])
  const secret = derive(exchange.computeSecret(sender), auth, info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  const end = padded.lastIndexOf(2)
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('the record has no end')
  return padded.subarray(0, end).toString('utf8')
}

function claimsIn(authorization: string): ReceivedPush['claims'] {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(\S+)$/.exec(authorization) ?? []
  const [header = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  const isSigned = verify('sha256', Buffer.from(`${header}.${claims}`), signed, Buffer.from(signature, 'base64url'))
  return isSigned ? JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) : undefined
}
