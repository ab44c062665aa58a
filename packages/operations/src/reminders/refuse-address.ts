// An address that nothing would ever be sent to is refused when it is given, rather than after the first message.

import { refuse, shownAddress } from '@pawl/contract'
import type { Context } from '../context.ts'

/** Undefined for one that could be sent to, as far as it is known here; email is its mail server's to know. */
export function refuseAddress({ sendsTo }: Pick<Context, 'sendsTo'>, kind: string, address: string) {
  if (kind === 'email' || sendsTo === undefined || sendsTo(address)) return undefined
  return refuse('ADDRESS_NOT_ALLOWED', { address: shownAddress(address) })
}
