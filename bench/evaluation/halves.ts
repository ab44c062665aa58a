// Two halves of every set, told apart by the text alone: the open one is there to be looked at and learnt from, the closed
// one only to be counted. A message is in the same half whatever else is in its file, and in whatever order.

export const HALVES = ['open', 'closed'] as const
export type Half = (typeof HALVES)[number]

export function halfOf(text: string): Half {
  return hash(text.trim().toLowerCase()) % 2 === 0 ? 'open' : 'closed'
}

/** FNV-1a, its bits mixed once more: its lowest bit alone is the parity of the letters. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d) >>> 0
  return value >>> 12
}
