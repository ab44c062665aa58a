// What a language brings for questions about the list: which tasks, how many, when is one, what next.

export type PastDays = 'yesterday' | 'last week' | 'last month'

export interface ListWords {
  /** How many. */
  readonly howMany: readonly string[]
  /** As the whole message, fillers aside: what is to be done now. */
  readonly whatNext: readonly string[]
  /** The same in words of these alone: what's the first thing I ought to do. */
  readonly whatFirst?: WhatFirst
  /** Before what is to be left out: but not. */
  readonly butNot?: readonly string[]
  /** As the whole message: the list goes on. */
  readonly showMore: readonly string[]
  /** After a list or a number: which they are. */
  readonly whichOnes: readonly string[]
  /** As the whole message, after a list: what of it is still to be done. */
  readonly whatIsLeft?: readonly string[]
  /** Says that it is asked of what was listed: of those. */
  readonly ofThem?: readonly string[]
  /** What a question about tasks begins with, where no noun of ours says so: anything, is there. */
  readonly opens: readonly string[]
  /** What any other question begins with: why, who. */
  readonly asks: readonly string[]
  /** Before a task, asked when it is due. */
  readonly askWhen: readonly string[]
  /** The same where the words say that a task is meant: the deadline of. */
  readonly askDeadline: readonly string[]
  /** Before a task, asked whether it is done. */
  readonly askDone: readonly string[]
  /** The same where the words alone tell of a deed: a question only with its mark. */
  readonly askDoneMarked: readonly string[]
  /** Before a task, asked how much it matters, where it belongs, what is known of it. */
  readonly askPriority: readonly string[]
  readonly askProject: readonly string[]
  readonly askAll: readonly string[]
  /** After a task in a question: due, again. */
  readonly afterAsked: readonly string[]
  /** Those of them that say a task is meant. */
  readonly afterDue: readonly string[]
  /** After a task: whether it is done. */
  readonly afterDone: readonly string[]
  /** After a task: its priority, in languages that say ‘the report's priority’. */
  readonly afterPriority: readonly string[]
  readonly noDate: readonly string[]
  readonly hasDate: readonly string[]
  /** That come again. */
  readonly recurring: readonly string[]
  /** Before a tag. */
  readonly tagged: readonly string[]
  /** Before or after the name of a project. */
  readonly project: readonly string[]
  /** Before what the tasks are about. */
  readonly about: readonly string[]
  /** High or urgent. */
  readonly important: readonly string[]
  /** p1. */
  readonly ranks: Readonly<Record<string, string>>
  /** Says that the next one is asked about: my next dentist appointment. */
  readonly nextOne?: readonly string[]
  /** Beside an amount of time: the coming two weeks. */
  readonly coming: readonly string[]
  /** Asks for what was done, although its words are those of what is to be: did I get done. */
  readonly wasDone: readonly string[]
  /** Says of the days that are named that tasks came onto the list then: did i add. */
  readonly wasAdded?: readonly string[]
  readonly past: Readonly<Record<string, PastDays>>
  /** Asks for the list in the order of how much they matter. */
  /** As the whole message: what was listed once more, by how much it matters. */
  readonly sortByPriority: readonly string[]
  readonly byPriority: readonly string[]
  /** As the whole message: when the task spoken of is, or is next; and to see it. */
  readonly whenIsIt: readonly string[]
  readonly showIt: readonly string[]
  /** Asks what tags or projects there are. */
  readonly whichTags: readonly string[]
  readonly whichProjects: readonly string[]
  /** Usual names of lists, and what they are called in another script: קניות is shopping. */
  readonly namesInOthers?: readonly (readonly [own: string, other: string])[]
  /** As the whole message, behind what to do next: something else. */
  readonly anotherOne?: readonly string[]
  /** The same, and it should matter less: something easier. */
  readonly easierOne?: readonly string[]
  /** Of a question, and nothing of which tasks: on, happening, planned. */
  readonly around: readonly string[]
  /** A word without the ending of a plural. */
  readonly stem: (word: string) => string
}

export interface WhatFirst {
  /** One of them says that one is to be chosen: first, start. */
  readonly marks: readonly string[]
  /** One of them says that it is asked for a task: do, thing, due. */
  readonly tasks: readonly string[]
  readonly around: readonly string[]
  /** Of what was shown: of those. */
  readonly those: readonly string[]
  /** By its day: due. */
  readonly due: readonly string[]
}
