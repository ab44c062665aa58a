// What a language brings for words around what is wanted, and for a message that is read in pieces: direct/rereading.

export interface Fillers {
  /** At the beginning of a message or of a part of it, saying nothing of what is wanted: ok so, good morning, I'm sorry. */
  readonly before: readonly string[]
  /** At its end: if you would, and that's all. */
  readonly after: readonly string[]
  /** Anywhere, and no part of a title: um. */
  readonly within: readonly string[]
  /** How a clause begins that only says why, behind what is wanted: I'm tired, what a relief. */
  readonly asides: readonly string[]
  /** Orders that give a task a new time or another value, and nothing else: move, make. */
  readonly puts: readonly string[]
  /** The same, joined to no object, behind the task: should move, can wait. */
  readonly putsBehind: readonly string[]
  /** Words that join a task, a verb and a value, and are no part of a name: will, to be, is. */
  readonly glue: readonly string[]
  /** Before a value that takes the other one's place: not tomorrow but. */
  readonly notBut: readonly RegExp[]
}
