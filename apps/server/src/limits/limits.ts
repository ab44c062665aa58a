// How much one caller may ask of a server at once. The defaults are far above what a fleet of agents, or a page, does; 0 is
// no limit.

export const DEFAULT_LIMITS = {
  /** Requests of one principal in ten seconds. */
  requests: 10_000,
  /** Requests of one address in ten seconds by whoever is not known: without a good token, or for pages and files. */
  strangers: 1_000,
  /** Live streams that one principal has open at once. */
  streams: 200,
  /** Requests of one principal that wait for work, or for a question, at once. */
  waits: 2_000,
  /** Connections to the server, of everyone together. */
  connections: 10_000,
  /** Seconds within which the headers of a request have to arrive. */
  headerSeconds: 30,
  /** Seconds within which all of it has to: the body of a large import too. */
  requestSeconds: 120,
} as const

export type Limits = { readonly [name in keyof typeof DEFAULT_LIMITS]: number }

/** `requests=600`; undefined if it is none. */
export function readLimit(text: string): Partial<Limits> | undefined {
  const [, name = '', value = ''] = /^([A-Za-z]+)=(\d{1,9})$/.exec(text) ?? []
  return Object.hasOwn(DEFAULT_LIMITS, name) ? { [name]: Number(value) } : undefined
}
