// What a language brings for words around what is wanted, and for a message that is read in pieces: direct/rereading.

export interface Fillers {
  /** ‘It’ in one word with the letter of to or from: לזה, ממנו. */
  readonly datives?: readonly string[]
  /** The same of several, and as what is done to them. */
  readonly pluralDatives?: { readonly [word: string]: string }
  /** At the end of an order to move: to another time, without saying which. */
  readonly sometime?: readonly string[]
  /** Orders that give a task another priority, of what could as well be lifted: lower. */
  readonly raises?: readonly string[]
  /** Orders to say, mark or see to it that something is so, and what stands before what is said: note, that. */
  readonly says?: readonly string[]
  readonly that?: readonly string[]
  readonly thatPrefixes?: readonly string[]
  /** Orders to give something to a task or take it away, besides those that put it elsewhere. */
  readonly gives?: readonly string[]
  /** At the beginning of a message or of a part of it, saying nothing of what is wanted: ok so, good morning, I'm sorry. */
  readonly before: readonly string[]
  /** The same of what is asked for politely, so that a question mark behind it asks nothing: could you. */
  readonly requests: readonly string[]
  /** Before a question: tell me, do you know. */
  readonly beforeQuestion: readonly string[]
  /** How a question begins: when, is. */
  readonly questionWords: readonly string[]
  /** At its end: if you would, and that's all. */
  readonly after: readonly string[]
  /** Anywhere, and no part of a title: um. */
  readonly within: readonly string[]
  /** Said for its own sake, as the whole message or before a comma: bye, just kidding. */
  readonly smallTalk: readonly string[]
  /** How a clause begins that only says why, behind what is wanted: I'm tired, what a relief. */
  readonly asides: readonly string[]
  /** Letters that join such a clause: כשהיא. */
  readonly asidePrefixes?: readonly string[]
  /** Orders that give a task a new time or another value, and nothing else: move, make. */
  readonly puts: readonly string[]
  /** The same, joined to no object, behind the task: should move, can wait. */
  readonly putsBehind: readonly string[]
  /** Words that join a task, a verb and a value, and are no part of a name: will, to be, is. */
  readonly glue: readonly string[]
  /** Those of them that take so much time as what they are moved by: push it a week. */
  readonly moves: readonly string[]
  /** How such an amount begins: a, two. */
  readonly counted: readonly string[]
  /** A priority one step from what it is: less urgent. */
  readonly steps: readonly (readonly [phrase: string, to: 'higher' | 'lower'])[]
  /** Before what is wanted next: so, now. */
  readonly nextWords?: readonly string[]
  /** Behind a task, that it is to be due no more: doesn't need a date. */
  readonly undated?: readonly string[]
  /** The same as the whole message, right after something was added: no date. */
  readonly noDate?: readonly string[]
  /** Before a place where someone was: got back from. */
  readonly wasAt?: readonly string[]
  /** How a thing is once something was done to it, and the verbs of doing that: works again, fix. */
  readonly nowSo?: readonly (readonly [phrase: string, verbs: readonly string[]])[]
  /** Asks to be told something that is on the list, before a question: remind me. */
  readonly asksAgain?: readonly string[]
  /** What turns the order of words in a question: is, am. */
  readonly auxiliaries?: readonly string[]
  /** Orders that mark a task, and what stands before what it is marked as. */
  readonly marks?: readonly string[]
  readonly as?: readonly string[]
  /** What someone will begin with: I'll start with. */
  readonly startsWith?: readonly string[]
  /** The same, only if it ends by saying that it comes first or now: I'll do … first. */
  readonly doesIt?: readonly string[]
  readonly comesFirst?: readonly string[]
  /** Orders that move what is planned to some other time, and nothing else: put off. */
  readonly putsOff?: readonly string[]
  /** What says that something is to be due later than it was: postpone, postponed. */
  readonly putsLater?: readonly string[]
  /** Before things that are needed: we need, out of. */
  readonly needs?: readonly string[]
  /** A task, `said`, and what is to be noted on it, `note`; and what stands before a note in one that is added: with note. */
  readonly noted?: RegExp
  readonly withNote?: string
  /** What was just added is not wanted any more: never mind. */
  readonly neverMind?: readonly string[]
  /** Before that: oh, wait. */
  readonly hesitates?: readonly string[]
  /** Where things are bought, and the tags they may have: shop. */
  readonly shops?: readonly string[]
  readonly shopWords?: readonly string[]
  readonly shopTags?: readonly string[]
  /** What is added to the place spoken of, `rest`: add to this trip: …. `place` says that it is one. */
  readonly thereFirst?: readonly RegExp[]
  /** One more of what a task was moved by: another. */
  readonly anotherAmount?: readonly string[]
  /** Once more of what was just done: again. */
  readonly onceAgain?: readonly string[]
  /** Before so much time from now, and whether a message said it: in a week. */
  readonly fromNow?: { readonly lead: string; readonly said: RegExp }
  /** Whom something was done to: him. */
  readonly people: readonly string[]
  /** Told forms of verbs that no title begins with: telephoned. */
  readonly past: readonly string[]
  /** Before a priority, so that it is said more strongly: very. */
  readonly very: readonly string[]
  /** Whoever is to do it, and that it will be done: I, will. They say nothing of which task it is. */
  readonly whoDoes: readonly string[]
  /** What is written short, and what is meant: tmrow. With a digit at its end it counts only before a verb: ‘remind me 2’. */
  readonly shorthand?: readonly (readonly [short: string, meant: string])[]
  /** In an amount that is added: two more days. */
  readonly more?: readonly string[]
  /** Between a time and the one that is right: four, no wait, half past three. */
  readonly corrects?: readonly string[]
  /** How a message begins that only speaks of whoever is spoken to: you are, your. */
  readonly ofYou?: readonly string[]
  /** A project that was spoken of: that project. */
  readonly pointedProject?: readonly string[]
  /** The same, at the end of what is added: there. */
  readonly there?: readonly string[]
  /** How such an addition begins: add. */
  readonly addsThere?: readonly string[]
  /** How a project is named beside a task: in project "$1". */
  readonly inProject?: string
  /** Before a value, behind another one: with. */
  readonly withValue?: readonly string[]
  /** Says of a deed that it was to be done: already. */
  readonly already?: readonly string[]
  /** Before a verb that is told: have, did. */
  readonly perfect?: readonly string[]
  /** The word for an object, joined to its noun, and as it is written in full: תכביסה. */
  readonly joinedObject?: readonly (readonly [joined: RegExp, full: string])[]
  /** Orders that put something on the list, where nothing of that name is there: שים לי. */
  readonly putsNew?: readonly string[]
  /** As the whole message: that something is to be added, and not what. */
  readonly opensAdding?: readonly string[]
  /** A day that is said by another one. */
  readonly pointedDays?: PointedDays
}

interface PointedDays {
  /** The same day, that day. */
  readonly same: readonly string[]
  readonly before: readonly string[]
  readonly after: readonly string[]
  /** Before the task whose day it is: same day as. */
  readonly as: readonly string[]
  /** Before a day of the week, which may be the day itself: that. */
  readonly beforeWeekday: readonly string[]
  /** Before a day of the week, which is a later one: the following. */
  readonly following: readonly string[]
  /** Behind a day of the week: after that. */
  readonly afterWeekday: readonly string[]
  /** What may follow and says nothing of which day: then. */
  readonly behind: readonly string[]
}
