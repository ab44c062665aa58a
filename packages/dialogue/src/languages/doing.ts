// What a language brings for errands: the verbs that begin one, and how it is told that they were done.

export interface Doing {
  /** Bare text that begins with one of these is an errand (‘Call mom’) [D46]. */
  readonly verbs: ReadonlySet<string>
  /** After the verb: whoever is spoken to is to do it for the speaker (‘tell me …’). Such text is only offered. */
  readonly forMe: ReadonlySet<string>
  /** After the verb: it was none, but a thing (‘water isn't …’, ‘wait there …’). */
  readonly isNoErrand: (verb: string, next: string) => boolean
  /** Words for a thing that is not named: text of nothing else is no errand. */
  readonly placeholders: ReadonlySet<string>
  /** May stand before a deed that is told: I, already. */
  readonly beforeTold: ReadonlySet<string>
  /** Those of them that say who did it. */
  readonly subjects: ReadonlySet<string>
  /** The forms that tell that the verb a title begins with was done. */
  readonly toldForms: (verb: string) => readonly string[]
  /** How the same is told of someone else, where that is another form: קנתה. */
  readonly byOthers?: (verb: string) => readonly string[]
  /** How it is ordered, where that is another form: תסדר. Such a word is no slip of another. */
  readonly orderForms?: (verb: string) => readonly string[]
  /** How whoever speaks says that it will be done, in one word: אקנה. */
  readonly plannedForms?: (verb: string) => readonly string[]
  /** What stands before such a form, where it is the verb itself: I'll. */
  readonly beforePlanned?: readonly string[]
  /** What the deed is called as a thing: buying, קניית. */
  readonly nounsOf: (verb: string) => readonly string[]
  /** Forms that say by themselves who did it: קניתי. */
  readonly saysWho: (told: string) => boolean
  /** Whether what stands before such a form may be who did it, and not what it was done to: ‘rami sent’. */
  readonly isActive: (told: string) => boolean
  /** Verbs of what is done to people, who do it as well: ‘mom called’. */
  readonly toPeople: ReadonlySet<string>
  /** Before whoever or whatever is in a title besides the thing itself: to, for. */
  readonly toWhom: ReadonlySet<string>
  /** Verbs of getting a thing: that the thing is finished says nothing of them. */
  readonly buying: ReadonlySet<string>
  /** Verbs that people tell one deed by: I got the prescription, which was to be picked up. */
  readonly alike: readonly (readonly string[])[]
  /** Verbs that may be told for one another, and are asked about: I talked to mom, who was to be called. */
  readonly perhapsAlike?: readonly (readonly string[])[]
  /** Verbs that tell that something else became of a thing than that it was done: cancelled, moved. */
  readonly notDone: ReadonlySet<string>
}
