// A reminder to a browser that has subscribed (RFC 8030), from a server that says who it is (VAPID, RFC 8292). The keys are
// made once for the whole store: a browser that subscribed with one pair gets nothing that is signed with another.

import { createECDH, createPrivateKey, sign } from 'node:crypto'
import { reminderWords } from '@pawl/contract'
import { type ChannelStore, PUSH_KEYS, type Sent, type StoredChannel, type StoredDelivery } from '@pawl/operations'
import type { AllowedAddresses } from './allowed-address.ts'
import { postMessage } from './post-message.ts'
import { type BrowserKeys, encryptForBrowser } from './push-encryption.ts'
import type { WrittenReminder } from './written-reminder.ts'

/** How long a push service keeps what it cannot deliver, in seconds. */
const KEPT_FOR = 86_400
const SIGNED_FOR = 12 * 3_600
/** A push service need not take more than 4096 bytes, of which some are the envelope's. */
const LONGEST_TEXT = 1_000

export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** The same whoever asks, and whichever server. */
export async function pushKeysOf(store: ChannelStore): Promise<PushKeys> {
  const made = createECDH('prime256v1')
  made.generateKeys()
  const kept =
    (await store.findKeptKey(PUSH_KEYS)) ??
    (await store.keepKey(PUSH_KEYS, `${made.getPublicKey('base64url')}.${made.getPrivateKey('base64url')}`))
  const [publicKey, privateKey] = kept.split('.') as [string, string]
  return { publicKey, privateKey }
}

export interface PushSender {
  readonly keys: PushKeys
  /** How a push service reaches whoever runs this server. */
  readonly contact: string
  readonly addresses: AllowedAddresses
}

export async function sendPush(
  delivery: StoredDelivery,
  channel: StoredChannel,
  written: WrittenReminder,
  now: number,
  { keys, contact, addresses }: PushSender,
): Promise<Sent> {
  const url = new URL(channel.address)
  const { title, body } = written
  const { snooze, done } = reminderWords[channel.language]
  const text = JSON.stringify({
    id: delivery.id,
    title: title.slice(0, LONGEST_TEXT),
    body: body.slice(0, LONGEST_TEXT),
    task: delivery.message.task?.number ?? null,
    dueAt: delivery.message.dueAt,
    language: channel.language,
    snooze,
    done,
  })
  const token = signedToken({ aud: url.origin, exp: Math.floor(now / 1_000) + SIGNED_FOR, sub: contact }, keys)
  const headers = {
    authorization: `vapid t=${token}, k=${keys.publicKey}`,
    topic: delivery.id,
    ttl: String(KEPT_FOR),
    urgency: 'high',
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
  }
  const sealed = sealedFor(text, channel)
  if (sealed === undefined) return { sent: false, trouble: 'refused', again: false }
  const sent = await postMessage({ url, headers, body: sealed }, addresses)
  // A push service says so of a subscription that has ended.
  return !sent.sent && sent.trouble === 'gone' ? { ...sent, again: false } : sent
}

/** Undefined if what the browser gave is no key. */
function sealedFor(text: string, { keys }: StoredChannel): Buffer | undefined {
  try {
    return encryptForBrowser(text, keys as unknown as BrowserKeys)
  } catch {
    return undefined
  }
}

function signedToken(claims: object, { publicKey, privateKey }: PushKeys): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const key = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x, y, d: privateKey }, format: 'jwk' })
  const unsigned = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`
  const signature = sign('sha256', Buffer.from(unsigned), { key, dsaEncoding: 'ieee-p1363' })
  return `${unsigned}.${signature.toString('base64url')}`
}
