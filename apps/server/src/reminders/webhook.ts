// A reminder as a webhook, signed as Standard Webhooks says (standardwebhooks.com): whoever has the secret of the channel
// knows that it came from here, and by the id that it came before.

import { createHmac } from 'node:crypto'
import type { Sent, StoredChannel, StoredDelivery } from '@pawl/operations'
import type { AllowedAddresses } from './allowed-address.ts'
import { postMessage } from './post-message.ts'
import type { WrittenReminder } from './written-reminder.ts'

export function sendWebhook(
  delivery: StoredDelivery,
  channel: StoredChannel,
  written: WrittenReminder,
  now: number,
  addresses: AllowedAddresses,
): Promise<Sent> {
  const { task, dueAt } = delivery.message
  const body = JSON.stringify({
    type: task === undefined ? 'reminder.test' : 'reminder.due',
    timestamp: new Date(dueAt).toISOString(),
    data: { task: task ?? null, late: written.isLate, title: written.title, body: written.body, url: written.url },
  })
  const headers = signedHeaders(String(channel.keys.secret), delivery.id, now, body)
  return postMessage({ url: new URL(channel.address), headers, body }, addresses)
}

export function signedHeaders(secret: string, id: string, now: number, body: string): Record<string, string> {
  const timestamp = String(Math.floor(now / 1_000))
  return {
    'content-type': 'application/json',
    'user-agent': 'Pawl',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatureOf(secret, id, timestamp, body),
  }
}

function signatureOf(secret: string, id: string, timestamp: string, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}
