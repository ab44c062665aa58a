// Which letters a text has: enough to say of most pairs of texts that they are not alike, without comparing them.

/** Which letters a text has, one bit each: at all, more than once, more than twice. Some letters share a bit. */
export interface Letters {
  readonly once: number
  readonly twice: number
  readonly often: number
}

export function lettersOf(text: string): Letters {
  let [once, twice, often] = [0, 0, 0]
  for (let at = 0; at < text.length; at++) {
    const letter = 1 << (text.charCodeAt(at) & 31)
    often |= twice & letter
    twice |= once & letter
    once |= letter
  }
  return { once, twice, often }
}

/** Each letter that only one of them has, or has more often, is at least one change. */
export function fewestChanges(a: Letters, b: Letters): number {
  const gone = ones(a.once & ~b.once) + ones(a.twice & ~b.twice) + ones(a.often & ~b.often)
  const come = ones(b.once & ~a.once) + ones(b.twice & ~a.twice) + ones(b.often & ~a.often)
  return Math.max(gone, come)
}

/** How many bits are set. */
function ones(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
