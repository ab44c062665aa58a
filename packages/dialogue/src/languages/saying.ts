// What a language brings for sentences that are no orders: what is said of a task (‘the report is done’), what follows upon
// what was just done (‘and eggs’, ‘by friday’), and how deeds are taken back or told not to have happened.

/** `is`: it is so. `not`: it is not. `wanted`: it is to be so. `moved`: what follows is its new time. */
export type Link = 'is' | 'not' | 'wanted' | 'moved'

/** What may be said of a task. */
export type SaidOf = 'finished' | 'unwanted' | 'started'

/** What `filing` finds: the name of a task, and one of the others. Without a name it is the one just spoken of. */
export interface Filing {
  readonly task?: string
  readonly tag?: string
  readonly project?: string
  readonly note?: string
}

export interface Saying {
  /** Between a task and what is said of it. */
  readonly links: { readonly [link in Link]: readonly string[] }
  /** What stands after a link, as the whole of it. */
  readonly said: { readonly [what in SaidOf]: readonly string[] }
  /** The same where no link is needed: הדוח גמור. */
  readonly saidAlone: { readonly [what in SaidOf]: readonly string[] }
  /** Before a time that is said of a task: due, on. */
  readonly dueLeads: readonly string[]
  /** Those that leave no doubt that a deadline is meant. */
  readonly dueWords: readonly string[]
  /** Before the name of a task, where something is said of it: the deadline for. */
  readonly ofTask: readonly string[]
  /** Words that change nothing of what is said: now, already, after all. */
  readonly adverbs: readonly string[]
  /** A deed that did not happen: I didn't. What follows is its verb. */
  readonly notTold: readonly string[]
  /** Verbs of finishing, as they follow those. */
  readonly finishing: readonly string[]
  /** What is done after all is not: it's not done. */
  readonly notDone: readonly string[]
  /** I started, I'm working on. */
  readonly startedOn: readonly string[]
  /** Orders that open a task again: reopen. */
  readonly reopen: readonly string[]
  /** The same in two parts: put … back. */
  readonly backVerbs: readonly string[]
  readonly back: readonly string[]
  /** Where to: on my list. */
  readonly backTo: readonly string[]
  /** One more of the same: and, also. */
  readonly andMore: readonly string[]
  /** The same at the end: too. */
  readonly tooAtEnd: readonly string[]
  /** The same is to be done to what follows: same for. */
  readonly sameFor: readonly string[]
  /** What follows is to hold of both tasks spoken of last. */
  readonly both: readonly string[]
  /** The same of all that were just added, one after another: make them all. */
  readonly allThose: readonly string[]
  /** Not that task, this one: I meant. */
  readonly meant: readonly string[]
  /** Between a value and the one it is not: friday not thursday. */
  readonly notValue: readonly string[]
  /** Words whose first letter joins them to a reminder: תזכיר לי שצריך דלק. */
  readonly thatWords: readonly string[]
  /** Before the value that was: from Monday to Friday; and joined to it. */
  readonly from: readonly string[]
  readonly fromPrefixes: readonly string[]
  /** Takes back what was just done, as the whole message: actually no. */
  readonly takenBack: readonly string[]
  /** The same, only right after something was done: בטל. In English ‘cancel’ leaves what is asked, and undoes nothing. */
  readonly cancelsLast: readonly string[]
  /** It is done, said of the one task that was just spoken of. */
  readonly doneNow: readonly string[]
  /** Before a reason: I don't want to. What follows is what is to be kept from happening, with this before it. */
  readonly avoid: { readonly leads: readonly string[]; readonly put: string }
  /** Before something that is only there: I have, there is. */
  readonly having: readonly string[]
  /** What is to be reminded of was said before: of that, to do it. */
  readonly ofThat: readonly string[]
  /** Between a reason and what follows from it, and around either: so, please, because. */
  readonly reasonJoints: readonly string[]
  /** Reminding someone else, as a note says it. */
  readonly remindOther: string
  /** Someone else is to be reminded: `person` and `errand`. */
  readonly remindSomeone: readonly RegExp[]
  /** A task is filed under something, or something is noted on it. */
  readonly filing: readonly RegExp[]
  /** Words of commands that are recognised with a slip in them. */
  readonly commandWords: readonly string[]
  /** Before so much time by which a task is moved: back; up. */
  readonly later: readonly string[]
  readonly earlier: readonly string[]
  /** Orders that set a value, so that an amount behind them is none to move by: make it two hours. */
  readonly settingOrders: readonly string[]
  /** Orders that move a task to an earlier time: bring forward. */
  readonly earlierOrders: readonly string[]
}
