// What a word or phrase can be in a message. The rules of reading are written over roles, never over words, so that a
// language is only its words.

/** Counted only where a command stands. */
export type OrderRole =
  /** Add. */
  | 'create'
  /** What follows is the task, whatever it is: remind me to. */
  | 'remind'
  /** Creates only with a noun of ours: make, put, set. */
  | 'create-ours'
  /** Lists only with a noun of ours: show, tell me. */
  | 'list'
  | 'delete'
  | 'delete-ours'
  | 'complete'
  | 'complete-ours'
  | 'update'
  | 'update-ours'
  /** Mark … as done. */
  /** Sets something of a task that is there: make my reminder weekly. */
  | 'adjust'
  /** Creates if what follows is new, lists if it is there: give me. */
  | 'give'
  /** Said before the command that is meant: open my list and add milk. */
  | 'open'
  | 'mark'
  | 'undo'

/** Stands before a command without being one. */
export type LeadRole =
  /** Please, can you, I want you to. */
  | 'request'
  /** Ok, now, a name: says nothing. */
  | 'filler'
  /** Play, order: a command to another assistant. */
  | 'foreign-order'
  /** I need to: what follows is a task, unless it is a command. */
  | 'need'
  /** We need, followed by one thing. */
  | 'we-need'
  /** I need, followed by a thing. */
  | 'need-thing'
  /** How do I: asks for help with what follows. */
  | 'how'
  /** Don't: takes back what follows. */
  | 'refusal'
  /** What, which, do I have. */
  | 'question'
  /** And, then, so: what follows may be a command of its own. */
  | 'and'

/** Counted wherever it stands. */
export type ThingRole =
  /** Task, reminder. */
  | 'ours'
  | 'ours-plural'
  /** Item, alert: ours only if nothing foreign stands beside it. */
  | 'ours-weak'
  /** List. */
  | 'list-noun'
  /** A thing of other assistants: song, alarm, account. */
  | 'foreign'
  | 'definite'
  | 'new'
  | 'toward'
  | 'away'
  | 'off'
  | 'with'
  | 'anymore'
  /** Joins a list to what is in it. */
  | 'of'
  /** My, where it stands after its noun. */
  | 'mine'
  /** What ‘I need’ joins to a task in languages without ‘to’. */
  | 'infinitive'
  /** Your: about the assistant itself. */
  | 'yours'
  | 'pending'
  | 'finished'
  | 'everything'
  | 'field'
  | 'instead'
  | 'pronoun'
  /** A verb that, after ‘I need to’, asks an assistant for something rather than naming a task. */
  | 'service'
  /** What is said of what there is to do: left, have to do. */
  | 'to-do'

export type WholeRole =
  /** The words a question about abilities is made of, and those one of which it must have. */
  'ability' | 'ability-key' | 'greeting' | 'small-talk'

export type Role = OrderRole | LeadRole | ThingRole | WholeRole

export interface Entry {
  readonly lemma: string
  readonly role: Role
  /** One or more words each, as `normalized` gives them. */
  readonly forms: readonly string[]
  /** Counts in mid-sentence too. */
  readonly anywhere?: true
  /** Has its ‘and’ with it. */
  readonly joins?: true
  /** What letters joined to the word say: the, to, from. */
  readonly carries?: readonly ('definite' | 'toward' | 'away')[]
}
