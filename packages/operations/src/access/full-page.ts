// A page of what someone sees is as full as it can be: what is not there for them does not take the place of what is. A shorter
// page would also say that there is something else.

/** More is never looked through for one page. */
const MOST = 50_000
const GROWTH = 4

/** `read` gives the first so many of all, `see` those of them that are there. */
export async function fullPage<Item>(
  limit: number,
  read: (limit: number) => Promise<readonly Item[]>,
  see: (items: readonly Item[]) => Promise<readonly Item[]> | readonly Item[],
): Promise<readonly Item[]> {
  for (let atOnce = limit; ; atOnce = Math.min(MOST, atOnce * GROWTH)) {
    const found = await read(atOnce)
    const seen = await see(found)
    if (seen.length >= limit || found.length < atOnce || atOnce >= MOST) return seen.slice(0, limit)
  }
}
