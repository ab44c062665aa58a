// One POST to somewhere on the internet: to an address that was looked at, without following where it points, within a time,
// and without reading more of the answer than whether it was taken.

import { type ClientRequest, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Sent } from '@pawl/operations'
import { type AllowedAddresses, NotAllowed } from './allowed-address.ts'

export const SEND_WITHIN = 10_000
const LONGEST_PAUSE = 86_400_000

export interface PostedMessage {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
}

export async function postMessage(message: PostedMessage, addresses: AllowedAddresses): Promise<Sent> {
  try {
    const { address, family } = await addresses.find(message.url)
    return await posted(message, (_, options, found) => {
      if (options.all) found(null, [{ address, family }])
      else found(null, address, family)
    })
  } catch (error) {
    if (error instanceof NotAllowed) return { sent: false, trouble: 'notAllowed', again: false }
    const isSilent = error instanceof Error && error.name === 'TimeoutError'
    return { sent: false, trouble: isSilent ? 'silent' : 'unreachable', again: true }
  }
}

function posted({ url, headers, body }: PostedMessage, lookup: LookupFunction): Promise<Sent> {
  const send = url.protocol === 'https:' ? secureRequest : plainRequest
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(SEND_WITHIN)
    const length = String(Buffer.byteLength(body))
    const request: ClientRequest = send(
      url,
      { method: 'POST', headers: { ...headers, 'content-length': length }, lookup, signal, agent: false },
      (response) => {
        resolve(outcomeOf(response.statusCode ?? 0, response.headers['retry-after']))
        // Nobody reads the rest.
        response.destroy()
      },
    )
    request.on('error', () => reject(signal.aborted ? signal.reason : new Error('unreachable')))
    request.end(body)
  })
}

function outcomeOf(status: number, retryAfter: string | undefined): Sent {
  if (status >= 200 && status < 300) return { sent: true }
  if (status === 404 || status === 410) return { sent: false, trouble: 'gone', again: status === 404 }
  const seconds = Number(retryAfter)
  const after = Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1_000, LONGEST_PAUSE) : 0
  return { sent: false, trouble: status === 429 ? 'busy' : 'refused', again: true, after }
}
