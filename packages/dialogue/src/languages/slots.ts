// What a language brings for the parts of a command: the words around a title, priorities in a sentence, what introduces a
// description or a new value.

export interface Slots {
  /** Words before a new title that are no part of it: a task to. */
  readonly beforeNewTitle: readonly string[]
  /** Words after it: please, to my list. */
  readonly afterNewTitle: readonly string[]
  /** Longer ones first. */
  readonly priorityPhrases: Readonly<Record<string, string>>
  /** Where the word of a priority stands in these, it is none: less urgent. */
  readonly noPriority?: readonly string[]
  /** Words after which a name is a tag, or a project: tagged, in project. What may stand before its sign: to. */
  readonly tagged: readonly string[]
  readonly inProject: readonly string[]
  readonly towardMark: readonly string[]
  /** ‘A daily reminder to …’: its rhythm and the rest by their names, and the rhythm as a phrase of time. */
  /** A rhythm as a thing, which stands for itself: a daily thing. */
  readonly rhythmThing?: RegExp
  readonly rhythmFirst: { readonly patterns: readonly RegExp[]; readonly phrases: Readonly<Record<string, string>> }
  /** Words by which someone asks to be reminded. */
  readonly reminding: readonly string[]
  /** At the front of what is added: asks to be reminded, and is no part of the title. */
  readonly asksReminder: readonly string[]
  /** Before a title in quotes, and no part of it: schedule. */
  readonly schedules?: readonly string[]
  /** A tag said behind what is quoted: tag home. */
  readonly tagBehind?: RegExp
  /** Words with a colon of their own: re: */
  readonly beforeColon: readonly string[]
  /** Words that introduce a description, and when they do not. */
  readonly describes: readonly { readonly word: string; readonly never: (after: string, before: string) => boolean }[]
  /** Words between a command and a full title that are no part of it: the, my, task. */
  readonly beforeTitle: readonly string[]
  /** Words of a reference that are no part of a title: the, my, task. */
  readonly aroundReference: readonly string[]
  /** Words that make no difference between two titles: the. */
  readonly articles: readonly string[]
  /** Those of them that name nothing that is known: a, an. */
  readonly indefinite?: readonly string[]
  /** How the plural of a noun ends that two things share: gas and water bills. */
  readonly pluralEnds?: readonly string[]
  /** Words that stand apart from their verb, and are joined to its noun: back up, the backup. */
  readonly verbParticles?: readonly string[]
  /** The article, where it is joined to its noun. */
  readonly articlePrefix?: string
  /** Letters joined to the words of a title that people leave out when they name it: לרופא is found by הרופא. */
  readonly titlePrefixes?: readonly string[]
  /** How a noun ends before another one, and how it ends by itself: עוגת, עוגה; שיעורי, שיעורים. */
  readonly constructEnds?: readonly (readonly [joined: string, alone: string])[]
  /** Letters that one person doubles inside a word and another does not: ווטרינר, וטרינר. */
  readonly doubledLetters?: readonly string[]
  /** Before a task's own number: task, number. */
  readonly numberWords: readonly string[]
  readonly pronouns: readonly string[]
  /** What stands between a task and its new value: to. */
  readonly into: readonly string[]
  /** The last of what was shown. */
  readonly last: readonly string[]
  /** Not the one that was taken. */
  readonly other: readonly string[]
  /** Joined to the value itself: ל. */
  readonly intoPrefix?: string
  /** What the fields of a task are called. */
  readonly fieldWords: Readonly<Record<'title' | 'description' | 'priority' | 'deadline' | 'status', readonly string[]>>
  readonly and: readonly string[]
  /** ‘And’, joined to the word after it. */
  readonly andPrefix?: string
  readonly noneWords: readonly string[]
  /** ‘Make it’, ‘I meant’: what follows is a new value. */
  readonly makeIt: readonly string[]
  /** Those of them after which any words are a new title. */
  readonly makeItTitled: readonly string[]
  /** What a correction begins with: no, actually. */
  readonly beforeCorrection: readonly string[]
  /** Sentences that ask for nothing: hello, hope you are well. */
  readonly courtesies: readonly string[]
  readonly thanks: readonly string[]
  readonly all: readonly string[]
  readonly pendingWords: readonly string[]
  readonly completedWords: readonly string[]
  /** Priorities as they are said of tasks: urgent ones. */
  readonly ranks: Readonly<Record<string, string>>
  /** What should have been done by now. */
  readonly overdue: readonly string[]
  /** Stretches of time longer than a day. */
  readonly spans: readonly string[]
  /** Words of a request for a list that say nothing of which tasks. */
  readonly listWords: readonly string[]
  /** Names of the list that look like a status and are none: to do list. */
  readonly listNames: readonly string[]
  /** Please: changes nothing wherever it stands. */
  readonly polite: readonly string[]
  /** Before ‘done’, where that is what a task is to be: as, is. */
  readonly beforeDone: readonly string[]
  /** What is left of a request for a new task when no title was given: a, task. */
  readonly noTitle: readonly string[]
  /** After a list that is named at the end: please. No time: one that is still there was not understood, and stays [D45]. */
  readonly afterList: readonly string[]
  /** What a time begins with, and what shows that it is no time after all. */
  readonly timeLeads: readonly string[]
  readonly taskLeads: readonly string[]
  /** Commands that are a new status: start. */
  readonly statusOrders: Readonly<Record<string, 'open' | 'in_progress'>>
  /** Commands that are about the title: rename. */
  readonly renameOrders: readonly string[]
  /** Verbs by which what follows ‘to’ is a new title. */
  readonly retitling: readonly string[]
  /** A status as the whole message: those tasks are listed. */
  readonly statusAlone: Readonly<Record<string, 'all' | 'pending' | 'completed'>>
  /** Before a task that is only named. */
  readonly whatAbout: readonly string[]
}
