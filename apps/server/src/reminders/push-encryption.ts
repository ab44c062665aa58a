// What a browser is sent is encrypted for it alone: RFC 8291, with the encoding aes128gcm of RFC 8188 in one record.

import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

const RECORD_SIZE = 4_096
/** Ends the last record. */
const LAST = Buffer.of(2)

export interface BrowserKeys {
  /** The public key of the browser, and its secret, as base64url. */
  readonly p256dh: string
  readonly auth: string
}

/** Made anew for each message; given where a test has to know them. */
export interface OneTimeKeys {
  readonly salt: Buffer
  readonly privateKey: Buffer
}

export function encryptForBrowser(text: string, { p256dh, auth }: BrowserKeys, oneTime = newKeys()): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url')
  const exchange = createECDH('prime256v1')
  exchange.setPrivateKey(oneTime.privateKey)
  const ours = exchange.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const secret = derived(exchange.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32)
  const { salt } = oneTime
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.update(LAST), cipher.final(), cipher.getAuthTag()])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_SIZE)
  return Buffer.concat([salt, size, Buffer.of(ours.length), ours, sealed])
}

function newKeys(): OneTimeKeys {
  const exchange = createECDH('prime256v1')
  exchange.generateKeys()
  return { salt: randomBytes(16), privateKey: exchange.getPrivateKey() }
}

function derived(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}
