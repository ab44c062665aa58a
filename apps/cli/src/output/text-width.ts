// How many columns a text takes in a terminal. Text in which every character takes one column is counted; for emoji,
// East Asian and combining characters there is a library, which takes 40 ms to load and is loaded only then.

type Measure = (text: string) => number

/** Latin, Hebrew without points, and the signs Pawl itself writes. */
const ONE_COLUMN_EACH =
  /^[\x20-\x7e\u00a0-\u00ac\u00ae-\u02ff\u05be\u05d0-\u05ea\u2010-\u2026\u2190-\u2193\u2212\u25cb\u25d0\u2713\u2717\u2022]*$/

export async function measureFor(texts: Iterable<string>): Promise<Measure> {
  for (const text of texts) {
    if (!ONE_COLUMN_EACH.test(text)) return (await import('string-width')).default
  }
  return (text) => text.length
}
