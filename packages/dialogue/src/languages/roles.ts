// What a word or phrase can be in a message. The rules of reading are written over roles, never over words, so that a
// language is only its words.

import type { DetectedIntent } from '../turn.ts'

/** Counted only where a command stands. */
export type OrderRole =
  /** Add. */
  | 'create'
  /** What follows is the task, whatever it is: remind me to. */
  | 'remind'
  /** Creates, unless it is about something foreign: alert me. */
  | 'alert'
  /** Creates only with a noun of ours: make, put, set. */
  | 'create-ours'
  /** Lists, also alone: show. */
  | 'list'
  /** Lists only with a noun of ours: tell me, read. */
  | 'list-ours'
  /** Asks to be told, though its verb means something else: remind me what. */
  | 'recall'
  /** The same, only with a noun of ours: update me on. */
  | 'inform'
  | 'delete'
  | 'delete-ours'
  /** Deletes only with ‘from’ or ‘off’: take. */
  | 'delete-from'
  /** Deletes only with a bin: send to the trash. */
  | 'to-trash'
  | 'complete'
  | 'complete-ours'
  /** Completes only with ‘off’: cross … off my list. */
  | 'cross-off'
  | 'update'
  | 'update-ours'
  /** Sets something of a task that is there: make my reminder weekly. */
  | 'adjust'
  /** Creates if what follows is new, lists if it is there: give me. */
  | 'give'
  /** Creates only what is not there yet: start a list. */
  | 'begin'
  /** Said before the command that is meant: open my list and add milk. */
  | 'open'
  /** Mark … as done. */
  | 'mark'
  | 'undo'

/** Stands before a command without being one. */
export type LeadRole =
  /** Please, can you, I want you to. */
  | 'request'
  /** Maybe, can I: like a request, but whoever says it is not sure. */
  | 'doubt'
  /** I want to: like a request, but opens no clause of its own. */
  | 'wish'
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
  /** To the bin. */
  | 'trash'
  /** Said of what is to be done to a thing: I need milk added. */
  | 'added'
  | 'removed'
  | 'changed'
  /** Joins a reminder to what it is about. */
  | 'about'
  /** Says that what follows is a task's number. */
  | 'number'
  /** Before a number, takes it back: not 7. */
  | 'not'
  /** Joins a list to what is in it. */
  | 'of'
  /** My. */
  | 'mine'
  /** What ‘I need’ joins to a task in languages without ‘to’. */
  | 'infinitive'
  /** Your: about the assistant itself. */
  | 'yours'
  | 'pending'
  | 'finished'
  | 'everything'
  | 'field'
  /** How much it matters: high priority. */
  | 'rank'
  /** Today, this week: says nothing of what is asked for. */
  | 'when'
  | 'instead'
  | 'pronoun'
  /** What is said of what there is to do: left, have to do. */
  | 'to-do'

export type WholeRole =
  /** The words a question about abilities is made of, and those one of which it must have. */
  'ability' | 'ability-key' | 'greeting' | 'small-talk'

export type Role = OrderRole | LeadRole | ThingRole | WholeRole

const ORDERS: { readonly [role in OrderRole]: true } = {
  create: true,
  remind: true,
  alert: true,
  'create-ours': true,
  list: true,
  'list-ours': true,
  recall: true,
  inform: true,
  delete: true,
  'delete-ours': true,
  'delete-from': true,
  'to-trash': true,
  complete: true,
  'complete-ours': true,
  'cross-off': true,
  update: true,
  'update-ours': true,
  adjust: true,
  give: true,
  begin: true,
  open: true,
  mark: true,
  undo: true,
}
const LEADS: { readonly [role in LeadRole]: true } = {
  request: true,
  doubt: true,
  wish: true,
  filler: true,
  'foreign-order': true,
  need: true,
  'we-need': true,
  'need-thing': true,
  how: true,
  refusal: true,
  question: true,
  and: true,
}
const WHOLE: { readonly [role in WholeRole]: true } = {
  ability: true,
  'ability-key': true,
  greeting: true,
  'small-talk': true,
}

export const isOrder = (role: Role): role is OrderRole => Object.hasOwn(ORDERS, role)
export const isLead = (role: Role): role is LeadRole => Object.hasOwn(LEADS, role)
export const isWhole = (role: Role): role is WholeRole => Object.hasOwn(WHOLE, role)

/** What is read in a message; with a ‘?’, what counts only if a task fits. */
export type Reads = DetectedIntent | 'UNDO' | 'NOTHING' | `${DetectedIntent}?`

export interface Entry {
  readonly lemma: string
  readonly role: Role
  /** One or more words each, as `normalized` gives them. */
  readonly forms: readonly string[]
  /** The same with letters joined to them. */
  readonly joined?: readonly JoinedForms[]
  /** Counts in mid-sentence too. */
  readonly anywhere?: true
  /** One of document 002's own words for its intent. */
  readonly keyword?: true
  /** A sentence that is read so, and would not be without this entry. */
  readonly needed: { readonly sentence: string; readonly reads: readonly Reads[] }
}

export interface JoinedForms {
  readonly forms: readonly string[]
  /** The letters are an ‘and’: a command of its own, wherever it stands. */
  readonly joins?: true
  /** The letters are an article or a preposition. */
  readonly carries?: readonly ('definite' | 'toward' | 'away')[]
}
