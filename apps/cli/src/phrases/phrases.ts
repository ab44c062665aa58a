// What the command line says to a person. The same keys in every language.

import type { ImportLeftOut } from '@pawl/contract'
import type { FinishedHow } from '../work/held-task.ts'
import type { HandedInPhrases } from '../work/worktree/handed-in.ts'
import type { FirstHourPhrases } from './first-hour.ts'

export interface Phrases {
  /** Sentences of the help by the English ones, which stand in the declarations. */
  readonly help: Readonly<Record<string, string>>
  readonly helpExamples: string
  readonly helpAfter: (languages: string) => string
  readonly headings: {
    readonly number: string
    readonly title: string
    readonly priority: string
    readonly due: string
    readonly status: string
    readonly change: string
    readonly when: string
    readonly who: string
    readonly what: string
    readonly details: string
    readonly times: string
    readonly name: string
    readonly may: string
    readonly made: string
    readonly revoked: string
    readonly conversation: string
    readonly messages: string
    readonly beginsWith: string
    readonly joined: string
    readonly signedIn: string
    readonly invitation: string
    readonly until: string
    readonly filed: string
    readonly id: string
    readonly hook: string
    readonly kind: string
    readonly address: string
  }
  readonly added: string
  readonly skipped: string
  readonly commented: string
  readonly arranged: string
  readonly overdue: string
  readonly today: string
  readonly nothingDue: string
  readonly noProjects: string
  readonly edited: string
  readonly moved: Readonly<Record<string, string>>
  readonly comesAgain: (when: string) => string
  /** What was undone, by its trigger, and what the task is now, by its status: the task stands between the two. */
  readonly undone: {
    readonly what: Readonly<Record<string, string>>
    readonly anyChange: string
    readonly now: Readonly<Record<string, string>>
    readonly asBefore: string
  }
  readonly findAnswers: (command: string) => string
  readonly findNumber: (command: string) => string
  readonly howUsed: (command: string, form: string | undefined) => string
  readonly askDoctor: string
  readonly noTasks: string
  readonly nothingMatches: string
  readonly shown: (count: number) => string
  readonly more: (command: string) => string
  readonly description: string
  readonly nextMoves: string
  readonly created: string
  readonly changed: string
  readonly version: string
  readonly undoOf: (change: string) => string
  readonly allowed: (number: number, from: string, to: string, trigger: string) => string
  readonly refused: (number: number, from: string, to: string) => string
  readonly needs: (fields: string) => string
  readonly clears: (fields: string) => string
  readonly whoMay: (who: string) => string
  readonly sets: (fields: string) => string
  readonly theWay: string
  readonly noWay: string
  readonly noChanges: string
  readonly canBeUndone: string
  readonly wasUndone: string
  readonly howToUndo: string
  /** A server's record in the data folder that is not followed, and why. */
  readonly folderIgnored: (folder: string) => string
  readonly recordIgnored: { readonly [why in 'anotherUser' | 'notLoopback']: (file: string) => string }
  readonly tokenMade: (name: string, actor: string, role: string) => string
  readonly tokenOnce: string
  readonly tokenRevoked: (name: string) => string
  readonly noTokens: string
  readonly imports: {
    readonly field: string
    readonly into: string
    readonly line: string
    readonly nowhere: string
    readonly would: (added: number, known: number) => string
    readonly imported: (added: number, known: number) => string
    readonly more: (count: number) => string
    readonly undo: (change: string) => string
    readonly leftOut: { readonly [because in ImportLeftOut]: (times: number) => string }
    readonly blockedBy: string
    readonly inBacklog: (list: string) => string
    readonly inInitiative: (show: string) => string
    readonly cancel: (command: string) => string
    readonly cancelled: (cancelled: number, kept: number) => string
  }
  readonly calendar: {
    readonly none: string
    readonly there: (made: string, used: string | null) => string
    readonly made: string
    readonly addressOnce: string
    readonly revoked: string
  }
  readonly people: {
    readonly invited: (person: string | null, role: string, until: string) => string
    readonly linkOnce: string
    readonly anyone: string
    readonly none: string
    readonly changed: (person: string, role: string) => string
    readonly removed: (person: string) => string
    readonly signedOut: (person: string) => string
    readonly withdrawn: (invitation: string) => string
    readonly openToAll: string
    readonly forMembers: string
    readonly workspaceMade: (workspace: string) => string
  }
  readonly reminders: {
    readonly added: (kind: string, address: string) => string
    readonly secretOnce: string
    readonly howToTest: (command: string) => string
    readonly noChannels: string
    readonly removed: (address: string) => string
    readonly testing: string
    readonly test: string
    readonly code: string
    readonly notConfirmed: string
    readonly unconfirmed: (address: string) => string
    readonly confirmed: (address: string) => string
    readonly noDeliveries: string
    readonly snoozed: string
    readonly remindedAgain: (at: string) => string
    readonly whenDue: string
    readonly before: (time: string) => string
    readonly at: (moment: string) => string
  }
  readonly hooks: {
    readonly added: (hook: string, on: string, address: string) => string
    readonly none: string
    readonly paused: (hook: string) => string
    readonly resumed: (hook: string) => string
    readonly removed: (hook: string) => string
    readonly testing: string
    readonly replayed: (messages: number) => string
    readonly figures: (waiting: number, failing: number, dead: number) => string
    readonly dead: (messages: number) => string
    readonly nothingDead: string
    readonly replayAll: string
    readonly neverSent: string
    readonly lastSent: (when: string) => string
    readonly noAddress: string
  }
  readonly noSecurityEvents: string
  readonly verified: (tasks: number, events: number, records: number) => string
  readonly differs: (differences: number) => string
  readonly difference: (task: string, problem: string) => string
  readonly exported: (lines: number, file: string) => string
  readonly imported: (tasks: number, events: number) => string
  readonly checking: string
  readonly exporting: string
  readonly importing: string
  readonly mcpHint: string
  readonly chatHint: string
  readonly chatTrouble: string
  /** While a server or a store is away. */
  readonly away: {
    readonly server: (url: string) => string
    readonly store: string
    readonly busy: string
    readonly limited: string
    readonly upgraded: string
    readonly back: string
  }
  readonly chatResume: (command: string) => string
  readonly noConversations: string
  readonly replayed: (turns: number) => string
  readonly notReplayed: (turns: number) => string
  readonly replayDiffers: (turn: number, message: string) => string
  /** What became of a question, with why. */
  readonly answering: Readonly<Record<'answered' | 'tryAgain' | 'setAside', (why: string) => string>>
  /** Nothing is asked of this system. */
  readonly nothingAsked: (system: string) => string
  readonly insight: {
    readonly flowed: (created: number, finished: number, days: number) => string
    readonly left: string
    readonly median: string
    readonly p90: string
    readonly longest: string
    readonly stuck: string
    readonly usually: (age: string) => string
    readonly suspects: string
  }
  readonly governed: {
    readonly emptyInbox: string
    readonly answered: string
    readonly none: string
    readonly waitsFor: string
    readonly setAside: (reason: string) => string
    readonly assigned: (number: number, worker: string, resumed: boolean) => string
  }
  readonly attempts: {
    readonly none: string
    readonly nobody: string
    readonly noLog: string
    readonly leftOut: (characters: number) => string
    readonly forgotten: (logs: number) => string
    readonly nothingSpent: string
    readonly spent: (tokens: number, cost: string) => string
    readonly place: string
    readonly tasks: string
    readonly title: (task: number, attempt: number, outcome: string) => string
    readonly headings: {
      readonly [heading in
        | 'account'
        | 'began'
        | 'claimed'
        | 'cost'
        | 'ended'
        | 'exitCode'
        | 'model'
        | 'over'
        | 'progress'
        | 'progressed'
        | 'seen'
        | 'tokens'
        | 'took']: string
    }
  }
  readonly saidIn: (conversation: string) => string
  readonly waitsIn: (room: string, message: number) => string
  readonly views: {
    readonly added: (view: string, open: string) => string
    readonly removed: (view: string) => string
    readonly none: string
  }
  readonly snoozes: {
    readonly until: (when: string) => string
    readonly back: string
  }
  readonly handovers: {
    readonly to: (person: string) => string
    readonly back: string
    readonly nobody: string
  }
  readonly schedules: {
    readonly none: string
    readonly next: (when: string) => string
    readonly states: { readonly [state in 'paused' | 'ended' | 'removed']: string }
    readonly last: (message: number, late: boolean) => string
    readonly skipped: (times: number) => string
  }
  readonly budgets: {
    readonly none: string
    readonly of: (spent: string, limit: string) => string
    readonly ofTokens: (spent: string, limit: string) => string
    readonly per: { readonly [per in 'day' | 'week' | 'total']: string }
    readonly states: { readonly [state in 'open' | 'spent' | 'stopped' | 'removed']: string }
    readonly asked: string
  }
  readonly rooms: {
    /** What stands in the history of a room and is no trigger of a table. */
    readonly asked: (of: string) => string
    readonly answered: string
    readonly sentBack: string
    readonly isAsked: string
    readonly released: string
    readonly asksPeople: (number: number) => string
    readonly asksRole: (number: number, asked: number, role: string) => string
    readonly handedToPeople: (number: number) => string
    readonly asks: (of: string) => string
    readonly entries: { readonly [entry in 'postMessage' | 'handOff' | 'editMessage' | 'cancelMessage']: string }
    readonly none: string
    readonly nothingHappened: string
    readonly made: (room: string, roles: string, entry: string) => string
    readonly unmatched: (skills: string) => string
    readonly waitsFor: (named: readonly string[], hidden: number) => string
    readonly droppedBlocker: (what: string) => string
    readonly postedWaits: (task: number, count: number) => string
    readonly fullQueue: (active: number, parallel: number) => string
    readonly turned: (room: string, state: 'open' | 'closed') => string
    readonly changed: (room: string, roles: string, entry: string, parallel: number) => string
    readonly posted: (number: number, role: string) => string
    readonly queued: (message: number) => string
    readonly messages: {
      readonly [key in 'editMessage' | 'moveMessage' | 'cancelMessage' | 'restoreMessage']: (message: number) => string
    }
    readonly claimed: (number: number, role: string, room: string, resumed: boolean) => string
    readonly session: (session: string, epoch: number) => string
    readonly sessionNotLeft: (folder: string, session: string) => string
    readonly attached: (number: number) => string
    readonly parent: (number: number) => string
    readonly nothingWaits: string
    readonly failedBefore: (times: number) => string
    readonly moved: (number: number, what: string, status: string) => string
    readonly handedOn: (number: number, next: number, role: string) => string
    readonly setAside: (number: number) => string
    readonly next: string
    readonly emptyBacklog: string
    readonly nothingFound: string
    readonly told: string
    readonly working: string
    readonly pending: string
    readonly queue: string
    readonly review: string
    readonly reviewLater: (after: readonly number[]) => string
    readonly inBacklog: (count: number) => string
    readonly alive: string
    readonly paused: (until: string, failures: number) => string
    readonly overdue: string
    readonly noProgress: (age: string) => string
    readonly suspect: (at: string) => string
    readonly deeds: {
      readonly [key in
        | 'startWork'
        | 'reportProgress'
        | 'completeWork'
        | 'blockWork'
        | 'failWork'
        | 'releaseWork'
        | 'resetStuckTask'
        | 'cancelTask'
        | 'addBacklogTask'
        | 'editRoomTask'
        | 'retryTask'
        | 'moveRoomTask'
        | 'tellAgent'
        | 'stopAgent'
        | 'scoreBacklogTask'
        | 'attachToMessage'
        | 'moveToQueue'
        | 'sendBackForRework'
        | 'markBacklogComplete'
        | 'closeBacklogTask'
        | 'reopenBacklogTask']: string
    }
  }
  readonly setup: {
    readonly ask: string
    readonly done: (agent: string, undo: string) => string
    readonly undone: (agent: string) => string
    readonly nothingToDo: (agent: string) => string
    readonly nothingToUndo: (agent: string) => string
    readonly notWritten: string
    readonly whole: string
    readonly half: string
    readonly none: string
    readonly how: (command: string) => string
  }
  readonly board: {
    readonly states: {
      readonly [state in 'working' | 'claimed' | 'suspect' | 'pending' | 'queued' | 'review' | 'backlog']: string
    }
    readonly since: string
    readonly age: (seconds: number) => string
    readonly idle: string
    readonly moreBacklog: (count: number, room: string) => string
  }
  readonly work: {
    readonly waiting: (who: string, where: string, session: string) => string
    readonly taken: (number: number, content: string, resumed: boolean) => string
    readonly finished: {
      readonly [outcome in FinishedHow]: (number: number, how: string) => string
    }
    readonly stopped: string
    /** What another worker held that was killed. */
    readonly takenBack: (number: number, session: string) => string
    readonly handedIn: HandedInPhrases
    /** A worktree that could not be saved stays where it is. */
    readonly worktreeLeft: (trouble: string) => string
  }
  readonly firstHour: FirstHourPhrases
  readonly waitingForDatabase: string
  readonly serving: (url: string) => string
  readonly signInLink: (link: string) => string
  readonly servingOn: (place: string) => string
  readonly nobodyCanSignIn: string
  readonly stopWith: string
  readonly stopping: string
}
