// Ids the browser gives out. They look like the server's.

import { useState } from 'react'

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz'
const LENGTH = 14

export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => LETTERS[byte % LETTERS.length]).join('')
}

/** The id of the conversation that is not begun yet: the same until it has become the one at this address. */
export function useFreshId(shown: string | undefined): string {
  const [fresh, setFresh] = useState({ id: newId(), begun: false })
  if (shown === fresh.id && !fresh.begun) setFresh({ ...fresh, begun: true })
  if (shown === undefined && fresh.begun) setFresh({ id: newId(), begun: false })
  return fresh.id
}
