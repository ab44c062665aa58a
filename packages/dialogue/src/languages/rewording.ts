// The words a reply may be put in when it is said in other words [D52]. Small words change nothing and may come and go; words
// of one group say the same; every other word has to be there, and no other may come.

export interface Rewording {
  /** Phrases of politeness, looked past as they stand. */
  readonly polite: readonly string[]
  /** Small words. */
  readonly small: readonly string[]
  /** Small words of a question; elsewhere they change what is said: shall, would. */
  readonly asking: readonly string[]
  /** What may stand for each other. */
  readonly groups: readonly (readonly string[])[]
  /** Letters joined to words. */
  readonly prefixes: readonly string[]
}
