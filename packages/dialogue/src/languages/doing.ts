// What a language brings for errands: the verbs that begin one, and how it is told that they were done.

export interface Doing {
  /** Bare text that begins with one of these is an errand (‘Call mom’) [D46]. */
  readonly verbs: ReadonlySet<string>
  /** After the verb: whoever is spoken to is to do it for the speaker (‘tell me …’). Such text is only offered. */
  readonly forMe: ReadonlySet<string>
  /** Words for a thing that is not named: text of nothing else is no errand. */
  readonly placeholders: ReadonlySet<string>
  /** May stand before a deed that is told: I, already. */
  readonly beforeTold: ReadonlySet<string>
  /** Those of them that say who did it. */
  readonly subjects: ReadonlySet<string>
  /** The forms that tell that the verb a title begins with was done. */
  readonly toldForms: (verb: string) => readonly string[]
}
