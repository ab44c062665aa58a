// What may stand in a stretch of words, as the rules of reading ask for it.

export type Sign =
  | 'ours'
  | 'item'
  | 'plural'
  | 'list'
  /** A list of …: of what, is said. */
  | 'list-of'
  /** Mine: my tasks. */
  | 'mine'
  | 'foreign'
  | 'fresh'
  | 'definite'
  /** … to my list. */
  | 'onto-list'
  | 'off-list'
  /** … to the reminder: more for a task that is there. */
  | 'onto-ours'
  /** … from the reminder: less of a task that is there. */
  | 'off-ours'
  /** … on it. */
  | 'onto-it'
  | 'instead'
  /** It, that one. */
  | 'reference'
  /** Task 3. */
  | 'numbered'
  | 'pending'
  | 'finished'
  | 'everything'
  | 'field'
  | 'rank'
  | 'to-do'
  | 'nothing'
  | 'short'
  | 'from'
  | 'trash'
  | 'added'
  | 'removed'
  | 'changed'
  /** What the noun of ours is about follows it: reminder for … */
  | 'about'
  | 'anymore'
  /** The noun of ours is the last word. */
  | 'ends'
  | 'infinitive'
  /** A list of foreign things: contact list. */
  | 'foreign-list'
  | 'with'
  | 'off'
  | 'yours'
  | 'new'
  /** No word in it is unknown. */
  | 'only'

export function hasAny(signs: ReadonlySet<Sign>, some: readonly Sign[]): boolean {
  return some.some((sign) => signs.has(sign))
}
