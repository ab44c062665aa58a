// Where a link in a text of others may lead. Pure.

/** Pages of Pawl, other pages, mail. Anything else is no link. */
export function safeAddress(address: string | undefined): string | undefined {
  if (address === undefined) return undefined
  // Browsers leave these out of an address before they look at it.
  const plain = address.replaceAll(/[\p{Cc} ]/gu, '')
  if (/^(https?:\/\/|mailto:)/iu.test(plain)) return plain
  return /^(\/(?![/\\])|#)/u.test(plain) ? plain : undefined
}

export function isOwnPage(address: string): boolean {
  return address.startsWith('/')
}
