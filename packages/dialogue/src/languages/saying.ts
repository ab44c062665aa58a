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
  /** Taken off: a tag it has, or the one spoken of. */
  readonly untag?: string
  readonly project?: string
  /** A project or a tag that tasks have; any other is none. */
  readonly place?: string
  /** Said before it, if it can be nothing but such a place: under. */
  readonly under?: string
  readonly note?: string
}

/** What is said of a task: ‘the report is done’. */
export interface Stating {
  /** Between a task and what is said of it. */
  readonly links: { readonly [link in Link]: readonly string[] }
  /** What stands after a link, as the whole of it. */
  readonly said: { readonly [what in SaidOf]: readonly string[] }
  /** The same where no link is needed: הדוח גמור. */
  readonly saidAlone: { readonly [what in SaidOf]: readonly string[] }
  /** Those of them that are also said of a thing of which there is no more. */
  readonly ranOut: readonly string[]
  /** Of a thing that was to be bought: there was none. */
  readonly missing?: readonly string[]
  /** Before a time that is said of a task: due, on. */
  readonly dueLeads: readonly string[]
  /** Those that leave no doubt that a deadline is meant. */
  /** Of a task and of nothing else: due. */
  readonly saysDue?: readonly string[]
  readonly dueWords: readonly string[]
  /** Before the name of a task, where something is said of it: the deadline for. */
  readonly ofTask: readonly string[]
  /** Words that change nothing of what is said: now, already, after all. */
  readonly adverbs: readonly string[]
}

/** Deeds that are told, or told not to have happened. */
export interface Telling {
  /** A deed that did not happen: I didn't. What follows is its verb. */
  readonly notTold: readonly string[]
  /** Another wants it of whoever speaks: they want me to. */
  readonly askedOfMe: readonly string[]
  /** Before a deed that whoever tells it is not sure of: I think. */
  readonly unsure: readonly string[]
  /** Verbs of finishing, as they follow those. */
  readonly finishing: readonly string[]
  /** What is done after all is not: it's not done. */
  readonly notDone: readonly string[]
  /** I started, I'm working on. */
  readonly startedOn: readonly string[]
  /** When a deed was done, before or behind it: yesterday. It says nothing of which task it is. */
  readonly pastTimes: readonly string[]
  /** It is done, said of the one task that was just spoken of. */
  readonly doneNow: readonly string[]
  /** ‘It’ joined to what stands before it: עליו. */
  readonly itForms: readonly string[]
}

/** How a task is opened again, and what was just done is taken back. */
export interface TakingBack {
  /** Orders that open a task again: reopen. */
  readonly reopen: readonly string[]
  /** The same in two parts: put … back. */
  readonly backVerbs: readonly string[]
  readonly back: readonly string[]
  /** Where to: on my list. */
  readonly backTo: readonly string[]
  /** Takes back what was just done, as the whole message: actually no. */
  readonly takenBack: readonly string[]
  /** Before what is not to be changed: keep, leave. */
  readonly keeping: readonly string[]
  /** The same, only right after something was done: בטל. In English ‘cancel’ leaves what is asked, and undoes nothing. */
  readonly cancelsLast: readonly string[]
  /** The same, of what was just added: of anything else it says that the task is not wanted. */
  readonly dropsNew?: readonly string[]
  /** The same after a completion alone: not yet. */
  readonly notDoneAfterAll: readonly string[]
  /** The same after all but an addition: bring it back. */
  readonly bringsBack: readonly string[]
  /** The same after a deletion alone: what was added and is to be kept stays. */
  readonly keepsLast: readonly string[]
}

/** What follows upon what was just said: ‘and eggs’, ‘by friday’. */
export interface FollowingUp {
  /** One more of the same: and, also. */
  readonly andMore: readonly string[]
  /** How more is said of a task, and nothing that is to be done: with, on the way. */
  readonly detailLeads: readonly string[]
  /** Between two values, one of which is meant: or. */
  readonly or: readonly string[]
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
  /** To come again, without how often, as it is said behind ‘make it’. */
  readonly recurring: readonly string[]
  /** Before a value that may be better: maybe, how about. */
  readonly perhaps: readonly string[]
  /** Before a value that is better than the one before: rather, עדיף. */
  readonly rather: readonly string[]
  /** Around an answer, without saying anything: I think, please. */
  readonly aroundAnswer: readonly string[]
  /** Between a value and the one it is not: friday not thursday. */
  readonly notValue: readonly string[]
  /** Behind a value that is better than the one before: instead. */
  readonly ratherAtEnd?: readonly string[]
  /** Before the value that was: from Monday to Friday; and joined to it. */
  readonly from: readonly string[]
  readonly fromPrefixes: readonly string[]
}

/** By how much a task is moved, and which way. */
export interface Moving {
  /** Verbs that move a task to another time, and do nothing else: postpone. */
  readonly moves: readonly string[]
  /** Verbs of moving a task, with nothing but the new time after them: move to 9. */
  readonly movesAlone: readonly string[]
  /** Verbs that put a task on a day, and what stands before the day: put the oven on Sunday. */
  readonly puts: readonly string[]
  readonly putsOn: readonly string[]
  /** Before so much time by which a task is moved: back; up. */
  readonly later: readonly string[]
  readonly earlier: readonly string[]
  /** Orders that set a value, so that an amount behind them is none to move by: make it two hours. */
  readonly settingOrders: readonly string[]
  /** Orders that move a task to an earlier time: bring forward. */
  readonly earlierOrders: readonly string[]
}

/** Reasons before a command. */
export interface Reasons {
  /** Before a reason: I don't want to. What follows is what is to be kept from happening, with this before it. */
  readonly avoid: { readonly leads: readonly string[]; readonly put: string }
  /** It is not so yet: if, when; and joined to a word. */
  readonly conditions: readonly string[]
  readonly conditionPrefixes: readonly string[]
  /** Before something that is only there: I have, there is. */
  readonly having: readonly string[]
  /** What is to be reminded of was said before: of that, to do it. */
  readonly ofThat: readonly string[]
  /** Before what a reminder is for: so i am not late. */
  readonly purposes?: readonly string[]
  /** Between a reason and what follows from it, and around either: so, please, because. */
  readonly reasonJoints: readonly string[]
}

/** Whom to remind, if not whoever speaks. */
export interface Reminding {
  /** Words whose first letter joins them to a reminder: תזכיר לי שצריך דלק. */
  readonly thatWords: readonly string[]
  /** Reminding someone else, as a note says it. */
  readonly remindOther: string
  /** Someone else is to be reminded: `person` and `errand`. */
  readonly remindSomeone: readonly RegExp[]
  /** A time, and then what it is to be reminded of in a sentence of its own: `when` and `clause`. */
  readonly thatClause?: readonly RegExp[]
}

/** What is only said, of a task or of the day, and asks for nothing. */
export interface Remarking {
  /** How it begins: it, he, I hate. Looked at only where nothing else was understood. */
  readonly remarks: readonly string[]
  /** Words that begin what is said of a thing: was, keeps. */
  readonly predicates: readonly string[]
  /** Where any word behind a noun with its article is one: how those begin that are none. */
  readonly noPredicate?: readonly string[]
  /** What follows takes something back: but. */
  readonly but: readonly string[]
  /** A deed that was not done, or not whole: almost, tried. */
  readonly hardly: readonly string[]
  /** Before something that was just noticed: wait. */
  readonly holdOn: readonly string[]
}

export interface Saying extends Stating, Telling, TakingBack, FollowingUp, Moving, Reasons, Reminding, Remarking {
  /** A task is filed under something, or something is noted on it. */
  readonly filing: readonly RegExp[]
  /** Words of commands that are recognised with a slip in them. */
  readonly commandWords: readonly string[]
}
