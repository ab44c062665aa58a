// What whoever asks can be to a task or a record: the words of the column `by`. A closed list, data like the rest of a table.
// An operation works out which of them hold, from what it loaded in the same unit of work, and hands them to `decide`.
//
// RT1. A relation is to this one task or record: someone may be the holder of one task and nothing to the next.
// RT2. `effect` and `roomRule` are nobody's: no right gives them, only a decision that has this one as its consequence.
// RT3. Nor is `clock`: what only the clock edits stands in the way of no undo.

export const RELATIONS = {
  owner: 'the person whose to-do it is',
  editor: 'someone the owner shares it with to change it',
  role: 'someone who works in this room',
  holder: 'the agent that holds it, shown by the secret of its claim',
  supervisor: 'whoever runs the holder’s process, on evidence that it ended',
  assignee: 'the System1 it was given to',
  reviewer: 'a member who may review here',
  caretaker: 'a member who looks after the work here',
  system3: 'System3, or whoever answers for it',
  system4: 'System4, or whoever answers for it',
  system5: 'System5, or whoever answers for it',
  user: 'a person of the workspace',
  answerer: 'whoever may answer the question',
  governor: 'whoever may change policies and workers',
  administrator: 'whoever manages members and tokens',
  invitee: 'whoever has the link of the invitation',
  subscriber: 'whoever added the hook',
  roomRule: 'a setting of the room',
  clock: 'the clock of the server, when a time has come',
  effect: 'nobody by hand: it follows from another decision',
} as const

export type Relation = keyof typeof RELATIONS

/** Nobody asks for it: it follows from a decision that was allowed. */
export const EFFECT: readonly Relation[] = ['effect']

/** A time that was set has come. */
export const CLOCK: readonly Relation[] = ['clock']

export function isAmong(by: readonly Relation[], as: readonly Relation[]): boolean {
  for (const relation of as) if (by.includes(relation)) return true
  return false
}
