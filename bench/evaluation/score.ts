// What a reader of messages got right and wrong, counted.

import type { Intent, LabelledRow } from './rows.ts'

/** What was read in a message: its intents in order, and the title of what is to be added. */
export interface Read {
  readonly intents: readonly Intent[]
  readonly title?: string | undefined
  /** Of a message about a task that is there: whether that one was found. */
  readonly target?: 'named' | 'asked' | 'missed'
}

export interface Score {
  readonly core: Share
  readonly perIntent: ReadonlyMap<Intent, Share>
  /** Messages of no task intent that were read as one. */
  readonly fired: Share
  readonly firedActs: Share
  /** Read as DELETE and not meant so, among all messages that are counted. */
  readonly destructive: Share
  readonly chains: Share
  readonly titles: Share
  /** The same of messages with no word that says when. */
  readonly titlesWithoutDate: Share
  /** The task a message is about was found: alone, and as one of several that are asked about. */
  readonly targets: Share
  readonly targetsAsked: Share
  /** ‘expected → read’, the most frequent first. */
  readonly confusions: readonly (readonly [pair: string, count: number])[]
}

export interface Share {
  readonly part: number
  readonly of: number
}

export function score(rows: readonly LabelledRow[], read: readonly Read[]): Score {
  const pairs = rows.map((row, index) => ({
    row,
    read: read[index] as Read,
    first: read[index]?.intents[0] ?? 'OTHER',
  }))
  const isRight = ({ row, first }: (typeof pairs)[number]) => first === row.expect || row.alt?.includes(first) === true
  const core = pairs.filter(({ row }) => row.tier === 'core')
  const wrong = core.filter((pair) => !isRight(pair)).map(({ row, first }) => `${row.expect} → ${first}`)
  const counted = pairs.filter(({ row }) => row.tier !== 'adjacent')
  const titled = core.filter(({ row }) => row.expect === 'CREATE' && row.todo?.length === 1)
  const isTitled = ({ row, read: { title = '' } }: (typeof pairs)[number]) => sameTitle(title, row.todo?.[0] ?? '')
  const targeted = core.filter(({ read: { target } }) => target !== undefined)
  const chained = core.filter(({ row }) => row.multi !== undefined)
  return {
    core: share(core, isRight),
    perIntent: new Map(
      [...Map.groupBy(core, ({ row }) => row.expect)].map(([intent, group]) => [intent, share(group, isRight)]),
    ),
    fired: share(ofTier(pairs, 'ood'), ({ first }) => first !== 'OTHER'),
    firedActs: share(ofTier(pairs, 'act'), ({ first }) => first !== 'OTHER'),
    destructive: share(counted, (pair) => pair.first === 'DELETE' && !isRight(pair)),
    chains: share(
      chained,
      ({ row, read: { intents } }) => row.multi?.every((intent, at) => intents[at] === intent) === true,
    ),
    titles: share(titled, isTitled),
    titlesWithoutDate: share(
      titled.filter(({ row }) => !DATE.test(row.text)),
      isTitled,
    ),
    targets: share(targeted, ({ read: { target } }) => target === 'named'),
    targetsAsked: share(targeted, ({ read: { target } }) => target === 'asked'),
    confusions: [...Map.groupBy(wrong, (pair) => pair)]
      .map(([pair, all]) => [pair, all.length] as const)
      .sort((a, b) => b[1] - a[1]),
  }
}

function ofTier<Pair extends { readonly row: LabelledRow }>(pairs: readonly Pair[], tier: LabelledRow['tier']): Pair[] {
  return pairs.filter(({ row }) => row.tier === tier)
}

function share<One>(all: readonly One[], is: (one: One) => boolean): Share {
  return { part: all.filter(is).length, of: all.length }
}

/** Words that say when: where one stands, what the title is depends on whether the date belongs to it. */
const DATE =
  /\b(?:to(?:day|night|morrow)\w*|\w*day|daily|weekly|monthly|yearly|hourly|weeks?|weekend|months?|hours?|min(?:ute)?s?|[ap]\.?m\b|mornings?|evenings?|night|noon|midnight|afternoon|january|february|march|april|june|july|august|september|october|november|december|year|\d+\w*|o'clock|later|soon|before|after|next|every|once|in an?|six|seven|eight)\b/i

/** Case, spaces around signs and the final stop do not count. */
export function sameTitle(read: string, marked: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/\s*(['’/.-])\s*/g, '$1')
      .replace(/[.!?\s]+$/, '')
      .trim()
  return plain(read) === plain(marked)
}
