// Where a hook sends to: in which form a service takes messages, and what of an address may be shown.

export const HOOK_FORMATS = ['json', 'slack', 'discord', 'telegram', 'ntfy', 'email'] as const
export type HookFormat = (typeof HOOK_FORMATS)[number]

const HOSTS: readonly (readonly [HookFormat, RegExp])[] = [
  ['slack', /^hooks\.slack\.com$/],
  ['discord', /^(?:\w+\.)?discord(?:app)?\.com$/],
  ['telegram', /^api\.telegram\.org$/],
  ['ntfy', /^ntfy\.sh$/],
]

/** By where it goes, if nobody says otherwise. */
export function formatFor(address: string): HookFormat {
  const host = /^https?:\/\/([^/?#:]+)/i.exec(address)?.[1]?.toLowerCase()
  if (host === undefined) return 'email'
  return HOSTS.find(([, pattern]) => pattern.test(host))?.[0] ?? 'json'
}

/** Whoever knows the rest of it could write there too. */
export function shownAddress(address: string): string {
  const origin = /^https?:\/\/[^/?#]+/i.exec(address)?.[0]
  return origin === undefined ? address : `${origin}/…`
}
