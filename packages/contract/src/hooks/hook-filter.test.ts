import { createTask, decide, room, type Task, type TaskEvent, todo } from '@pawl/kernel'
import { expect, test } from 'vitest'
import { formatFor, shownAddress } from './hook-address.ts'
import { fitsHook, type HookFilter, narrowed, readHookFilter } from './hook-filter.ts'

const read = (text: string): HookFilter => {
  const filter = readHookFilter(text)
  if (filter.refused) throw new Error(filter.refusal.code)
  return filter.value
}
const refusal = (text: string) => {
  const filter = readHookFilter(text)
  return filter.refused ? filter.refusal : undefined
}
const by = { by: 'person:dana', at: 1 }
const posted = createTask(room, {
  id: 'r',
  number: 3,
  ...by,
  fields: { chatroomId: 'mill', content: 'Build', origin: 'chat', role: 'builder' },
})
const claimed = decide(room, posted.task, {
  to: 'acknowledged',
  trigger: 'claimTask',
  as: ['role'],
  ...by,
  fields: { assignedTo: 'builder', claimedBy: 's' },
})
const claim = claimed.refused ? undefined : claimed
if (claim === undefined) throw new Error('refused')
const errand = createTask(todo, { id: 't', number: 4, ...by, fields: { title: 'Milk' } })
const fits = (text: string, { task, event }: { task: Task; event: TaskEvent }) => fitsHook(read(text), event, task)

test.each([
  ['* → *', true],
  ['* -> *', true],
  ['room → acknowledged', true],
  ['room:mill pending→acknowledged', true],
  ['room:* → claimTask', true],
  ['task:3 → *', true],
  ['task:#3 pending -> claimTask', true],
  ['room:other → acknowledged', false],
  ['room → in_progress', false],
  ['room queued → pending', false],
  ['task:4 → *', false],
  ['todo → *', false],
  ['room → editTask', false],
  ['governed → question', false],
])('‘%s’ fits a claim in the mill: %s', (text, isFitting) => {
  expect(fits(text, claim)).toBe(isFitting)
})

test('a task that begins comes to its first status, and to no other', () => {
  expect([fits('todo → open', errand), fits('todo → createTask', errand), fits('todo → done', errand)]).toEqual([
    ...[true, true, false],
  ])
})

test.each([
  ['room', 'HOOK_FILTER_UNKNOWN', 'room:* → pending_user_review'],
  ['→ done', 'HOOK_FILTER_UNKNOWN', 'room:NAME'],
  ['kitchen → done', 'HOOK_FILTER_UNKNOWN', 'todo'],
  ['task:x → done', 'HOOK_FILTER_UNKNOWN', 'task:NUMBER'],
  ['room → done', 'HOOK_FILTER_UNKNOWN', 'completed'],
  ['todo finished → done', 'HOOK_FILTER_UNKNOWN', 'in_progress'],
  ['room completed → in_progress', 'HOOK_NEVER_TELLS', 'acknowledged → in_progress'],
  ['todo open → createTask', 'HOOK_NEVER_TELLS', undefined],
  ['todo → question', 'HOOK_NEVER_TELLS', undefined],
])('[HF1] ‘%s’ is refused, with what there is', (text, code, exists) => {
  const refused = refusal(text)
  expect(refused?.code).toBe(code)
  if (exists !== undefined) expect(refused?.variables).toMatchObject({ exist: expect.arrayContaining([exists]) })
})

test('[HF1] of one task only what can happen to its kind is taken', () => {
  expect(narrowed(read('task:3 → approved'), 'room', 'task:3 → approved')).toMatchObject({ refused: true })
  expect(narrowed(read('task:3 → completed'), 'room', 'task:3 → completed')).toMatchObject({ refused: false })
})

test('the form follows from the address, and what is secret in an address is not shown', () => {
  const addresses = [
    'https://hooks.slack.com/services/T/B/x',
    'https://discord.com/api/webhooks/1/x',
    'dana@example.com',
  ]
  expect(addresses.map(formatFor)).toEqual(['slack', 'discord', 'email'])
  expect(
    ['https://api.telegram.org/bot1:x/sendMessage', 'https://ntfy.sh/x', 'https://slack.com.evil.example/'].map(
      formatFor,
    ),
  ).toEqual(['telegram', 'ntfy', 'json'])
  expect(addresses.map(shownAddress)).toEqual([
    'https://hooks.slack.com/…',
    'https://discord.com/…',
    'dana@example.com',
  ])
})
