// One request, or more, for every operation that writes, each with what has to be there before it. For tests of what
// becomes of a request that is sent again.

import type { OperationKey } from '../packages/contract/src/index.ts'
import {
  answerer,
  assigned,
  begun,
  channel,
  claimed,
  codeSent,
  hook,
  type Input,
  member,
  type Perform,
  pausedHook,
  planned,
  posted,
  question,
  queuedIn,
  recurring,
  room,
  scheduled,
  someone,
  started,
  todo,
  unconfirmed,
  underReview,
} from './before-writing.ts'

export interface WritingRequest {
  readonly operation: OperationKey
  readonly what: string
  /** Makes what is needed under names of its own, and hands back the input. */
  readonly prepare: (perform: Perform, name: string) => Promise<Input>
}

const request = (
  operation: OperationKey,
  what: string,
  prepare: (perform: Perform, name: string) => Promise<Input>,
): WritingRequest => ({ operation, what, prepare })

/** Whether it needs someone who has joined. */
export const needsMember = ({ operation }: WritingRequest) =>
  ['changeMember', 'removeMember', 'signOutMember'].includes(operation)

/** Workspaces are those of the whole store. */
let workspaces = 0

export const writingRequests: readonly WritingRequest[] = [
  request('addTask', 'a new task', async () => ({ title: 'Buy 9007199254740991 ״cakes״', priority: 'high' })),
  request('editTask', 'a new title', async (perform) => ({ ...(await todo(perform)), title: 'Oat milk' })),
  request('editTask', 'the title it has', async (perform) => ({ ...(await todo(perform)), title: 'Milk' })),
  request('shareTask', 'a to-do', async (perform, name) => ({
    ...(await todo(perform)),
    ...(await someone(perform, name)),
  })),
  request('unshareTask', 'a to-do that is shared', async (perform, name) => {
    const shared = { ...(await todo(perform)), ...(await someone(perform, name)) }
    await perform('shareTask', shared)
    return shared
  }),
  request('admitMember', 'someone into a room', async (perform, name) => {
    await someone(perform, name)
    return { room: await room(perform, name), member: 'noa', rights: ['reviewer'] }
  }),
  request('dismissMember', 'someone from a room', async (perform, name) => {
    await someone(perform, name)
    const given = { room: await room(perform, name), member: 'noa' }
    await perform('admitMember', given)
    return given
  }),
  request('openToAll', 'a room that was closed', async (perform, name) => {
    await someone(perform, name)
    const given = { room: await room(perform, name) }
    await perform('admitMember', { ...given, member: 'noa' })
    return given
  }),
  request('startTask', 'a start', (perform) => todo(perform)),
  request('stopTask', 'a stop', (perform) => todo(perform, 'startTask')),
  request('completeTask', 'a completion', (perform) => todo(perform)),
  request('completeTask', 'a completion of several', async (perform) => {
    const [one, other] = [await todo(perform), await todo(perform)]
    return { task: `${one.task} ${other.task}` }
  }),
  request('completeTask', 'a completion of what recurs', (perform) => recurring(perform)),
  request('skipTask', 'a time left out', (perform) => recurring(perform)),
  request('commentTask', 'a comment', async (perform) => ({ ...(await todo(perform)), text: 'Oat milk' })),
  request('dependTask', 'on another', async (perform) => {
    const [one, other] = [await todo(perform), await todo(perform)]
    return { ...one, on: [other.task] }
  }),
  request('dependTask', 'not on it any more', async (perform) => {
    const [one, other] = [await todo(perform), await todo(perform)]
    await perform('dependTask', { ...one, on: [other.task] })
    return { ...one, notOn: [other.task] }
  }),
  request('unblockTask', 'a dropped blocker', async (perform) => {
    const [one, other] = [await todo(perform), await todo(perform)]
    await perform('dependTask', { ...one, on: [other.task] })
    await perform('deleteTask', other)
    return { ...one, answer: 'go_on' }
  }),
  request('unblockTask', 'a dropped blocker, and what waited is given up', async (perform) => {
    const [one, other] = [await todo(perform), await todo(perform)]
    await perform('dependTask', { ...one, on: [other.task] })
    await perform('deleteTask', other)
    return { ...one, answer: 'cancel' }
  }),
  request('addTask', 'that depends on another', async (perform) => {
    const { task } = await todo(perform)
    return { title: 'Later', blockedBy: [task] }
  }),
  request('arrangeTask', 'another place', async (perform) => {
    const [one, other] = [await todo(perform), await todo(perform)]
    // Both have a place by then, so that one of them changes.
    await perform('arrangeTask', { ...other, after: one.task })
    return { ...one, after: other.task }
  }),
  request('reopenTask', 'a reopening', (perform) => todo(perform, 'completeTask')),
  request('deleteTask', 'a deletion', (perform) => todo(perform)),
  request('restoreTask', 'a restoration', (perform) => todo(perform, 'deleteTask')),
  request('transitionTask', 'a transition', async (perform) => ({ ...(await todo(perform)), to: 'done' })),
  request('undoChange', 'an undo by name', async (perform) => ({
    change: `${(await todo(perform, 'startTask')).task}@2`,
  })),
  request('undoChange', 'an undo of the last', async (perform) => {
    await todo(perform, 'startTask', 'stopTask', 'completeTask')
    return {}
  }),

  request('snoozeReminder', 'a reminder put off', (perform) => todo(perform)),
  request('addChannel', 'an address for reminders', async (_, name) => ({
    kind: 'webhook',
    address: `https://example.com/${name}`,
  })),
  request('removeChannel', 'an address taken away', channel),
  request('testChannel', 'a test of an address', channel),
  request('confirmAddress', 'the code of an address', codeSent),
  request('sendCode', 'another code', unconfirmed),
  request('addView', 'a list kept under a name', async () => ({ name: 'Outside', tag: 'garden' })),
  request('removeView', 'a list no longer kept', async (perform) => {
    await perform('addView', { name: 'Inside', tag: 'home' })
    return { view: 'Inside' }
  }),
  request('addHook', 'a hook', async () => ({ on: 'todo -> done', to: 'https://example.com/hook' })),
  request('pauseHook', 'a hook that is paused', hook),
  request('resumeHook', 'a hook that goes on', pausedHook),
  request('removeHook', 'a hook taken away', hook),
  request('testHook', 'a test of a hook', hook),
  request('replayHook', 'what was given up, sent again', hook),
  request('importWork', 'work of a file', async (perform, name) => ({
    room: await room(perform, name),
    from: 'github',
    content: JSON.stringify([{ number: 1, title: `Work for ${name}`, url: `https://github.com/x/${name}/issues/1` }]),
  })),
  request('importIntoInitiative', 'work of a file for an initiative', async (perform, name) => {
    const { initiative } = await perform('startInitiative', { title: 'Ship it' })
    const content = JSON.stringify([
      { number: 1, title: `Work for ${name}`, url: `https://github.com/x/${name}/issues/1` },
    ])
    return { initiative: initiative.id, from: 'github', content }
  }),
  request('cancelImport', 'work of a file taken back', async (perform, name) => {
    const content = JSON.stringify([
      { number: 2, title: `Work for ${name}`, url: `https://github.com/x/${name}/issues/2` },
    ])
    const made = await perform('importWork', { room: await room(perform, name), from: 'github', content })
    return { import: made.import }
  }),
  request('importTasks', 'to-dos of a file', async (_, name) => ({ from: 'text', content: `Milk for ${name}` })),
  request('addCalendar', 'an address of a calendar', async () => ({})),
  request('revokeCalendar', 'no address any more', async (perform) => {
    await perform('addCalendar', {})
    return {}
  }),

  request('takeTurn', 'words that begin a conversation', async () => ({ message: 'add buy bread' })),
  request('takeTurn', 'words that do something', async (perform) => {
    const { conversation_id } = await perform('takeTurn', { message: 'hello' })
    return { message: 'add buy bread', conversation_id }
  }),
  request('takeTurn', 'words that do nothing', async (perform) => {
    const { conversation_id } = await perform('takeTurn', { message: 'hello' })
    return { message: 'what can you do?', conversation_id }
  }),
  request('takeTurn', 'words with a name of their own', async (perform, name) => {
    const { conversation_id } = await perform('takeTurn', { message: 'hello' })
    return { message: 'add buy bread', conversation_id, message_id: name }
  }),

  request('createRoom', 'a room', async (_, name) => ({ room: name, roles: ['builder'] })),
  request('changeRoom', 'a changed room', async (perform, name) => ({ room: await room(perform, name), parallel: 4 })),
  request('addSchedule', 'a schedule', scheduled),
  request('pauseSchedule', 'a paused schedule', async (perform, name) => {
    const { schedule } = await perform('addSchedule', await scheduled(perform, name))
    return { schedule: schedule.schedule }
  }),
  request('resumeSchedule', 'a schedule that goes on', async (perform, name) => {
    const { schedule } = await perform('addSchedule', await scheduled(perform, name))
    await perform('pauseSchedule', { schedule: schedule.schedule })
    return { schedule: schedule.schedule }
  }),
  request('removeSchedule', 'a schedule taken away', async (perform, name) => {
    const { schedule } = await perform('addSchedule', await scheduled(perform, name))
    return { schedule: schedule.schedule }
  }),
  request('closeRoom', 'a closed room', async (perform, name) => ({ room: await room(perform, name) })),
  request('openRoom', 'a room opened again', async (perform, name) => {
    await perform('closeRoom', { room: await room(perform, name) })
    return { room: name }
  }),
  request('tellAgent', 'a word to an agent', async (perform, name) => ({
    ...(await planned(perform, name)),
    text: 'Use the small wheel',
  })),
  request('editRoomTask', 'an edited task of a room', async (perform, name) => {
    const { task } = await planned(perform, name)
    return { task, priority: 3 }
  }),
  request('postMessage', 'a message', async (perform, name) => ({
    room: await room(perform, name),
    content: 'Build it',
  })),
  request('postMessage', 'a message that waits', async (perform, name) => {
    await posted(perform, name, 1)
    return { room: name, content: 'Build more' }
  }),
  request('postMessage', 'a message with something from the backlog', async (perform, name) => {
    const { task } = await planned(perform, name)
    return { room: name, content: 'Build it', attach: [task] }
  }),
  request('waitForTask', 'a claim without a session', async (perform, name) => {
    await posted(perform, name)
    await perform('postMessage', { room: name, content: 'Build more' })
    return { room: name, role: 'builder', timeoutSeconds: 0 }
  }),
  request('startWork', 'a start in a room', claimed),
  request('reportProgress', 'progress in a room', async (perform, name) => ({
    ...(await started(perform, name)),
    progress: 'half',
  })),
  request('reportProgress', 'a sign of life', started),
  request('appendLog', 'a piece of a log', async (perform, name) => ({
    ...(await started(perform, name)),
    place: 0,
    pieces: [{ text: 'grinding' }],
  })),
  request('forgetLogs', 'old logs', async () => ({ days: 30 })),
  request('completeWork', 'a completion in a room', async (perform, name) => ({
    ...(await started(perform, name)),
    result: 'built',
  })),
  request('completeWork', 'a completion that lets a message in', async (perform, name) => {
    const held = await started(perform, name, 1)
    await perform('postMessage', { room: name, content: 'Build more' })
    return { ...held, result: 'built' }
  }),
  request('blockWork', 'a question to people', async (perform, name) => ({
    ...(await started(perform, name)),
    ask: 'Which one?',
  })),
  request('blockWork', 'a question to a role', async (perform, name) => ({
    ...(await started(perform, name)),
    ask: 'Which one?',
    of: 'reviewer',
  })),
  request('answerItem', 'an answer to an agent', async (perform, name) => {
    const held = await started(perform, name)
    await perform('blockWork', { ...held, ask: 'Which one?' })
    return { item: held.task, answer: 'the blue one' }
  }),
  request('answerItem', 'an answer about a dropped blocker', async (perform) => {
    const [one, other] = [await todo(perform), await todo(perform)]
    await perform('dependTask', { ...one, on: [other.task] })
    await perform('deleteTask', other)
    return { item: one.task, answer: 'go_on' }
  }),
  request('answerItem', 'an answer that gives up what waited', async (perform) => {
    const [one, other] = [await todo(perform), await todo(perform)]
    await perform('dependTask', { ...one, on: [other.task] })
    await perform('deleteTask', other)
    return { item: one.task, answer: 'cancel' }
  }),
  request('setBudget', 'a budget', async (perform, name) => {
    await posted(perform, name)
    return { room: name, cost: 20 }
  }),
  request('answerBudget', 'an answer about a budget', async (perform, name) => {
    await posted(perform, name)
    await perform('setBudget', { room: name, cost: 20 })
    return { room: name, how: 'stop' }
  }),
  request('handOff', 'a handoff', async (perform, name) => ({
    ...(await started(perform, name)),
    to: 'reviewer',
    message: 'Look',
  })),
  request('handOff', 'a handoff to a person', async (perform, name) => ({
    ...(await started(perform, name)),
    to: 'user',
    message: 'Look',
  })),
  request('failWork', 'an attempt that failed', async (perform, name) => ({
    ...(await started(perform, name)),
    because: 'no key',
  })),
  request('giveBackWork', 'a task given back', async (perform, name) => ({
    ...(await started(perform, name)),
    because: 'another is better at it',
  })),
  request('releaseWork', 'a failure', async (perform, name) => ({
    ...(await started(perform, name)),
    reason: 'exit code 1',
  })),
  request('editMessage', 'a message that waits', async (perform, name) => ({
    ...(await queuedIn(perform, name)),
    content: 'Build it well',
  })),
  request('moveMessage', 'another place in the queue', async (perform, name) => ({
    ...(await queuedIn(perform, name)),
    last: true,
  })),
  request('cancelMessage', 'a message taken back', queuedIn),
  request('restoreMessage', 'a message put back', async (perform, name) => {
    const given = await queuedIn(perform, name)
    await perform('cancelMessage', given)
    return given
  }),
  request('moveRoomTask', 'another place', async (perform, name) => {
    await posted(perform, name)
    const { task } = await perform('postMessage', { room: name, content: 'Then paint it' })
    return { task: String(task.number), first: true }
  }),
  request('retryTask', 'the end of a pause', async (perform, name) => {
    const held = await started(perform, name)
    await perform('releaseWork', { ...held, reason: 'exit code 1' })
    return { task: held.task }
  }),
  request('resetStuckTask', 'a reset', async (perform, name) => ({ task: (await claimed(perform, name)).task })),
  request('stopAgent', 'a stop', async (perform, name) => ({
    task: (await claimed(perform, name)).task,
    because: 'The wrong wheel',
  })),
  request('cancelTask', 'a cancellation', async (perform, name) => ({
    task: String((await posted(perform, name)).number),
  })),
  request('addBacklogTask', 'a backlog item', async (perform, name) => ({
    room: await room(perform, name),
    content: 'Later',
  })),
  request('scoreBacklogTask', 'a score', async (perform, name) => ({
    ...(await planned(perform, name)),
    value: 'high',
  })),
  request('attachToMessage', 'an attachment', async (perform, name) => {
    const item = await planned(perform, name)
    const { task } = await perform('postMessage', { room: name, content: 'Build it' })
    return { ...item, to: String(task.number) }
  }),
  request('moveToQueue', 'a move to the queue', planned),
  request('sendBackForRework', 'work sent back', async (perform, name) => ({
    ...(await underReview(perform, name)),
    because: 'The tests are missing.',
  })),
  request('markBacklogComplete', 'work accepted', underReview),
  request('closeBacklogTask', 'an item closed', underReview),
  request('reopenBacklogTask', 'an item reopened', async (perform, name) => {
    const item = await underReview(perform, name)
    await perform('markBacklogComplete', item)
    return item
  }),

  request('startInitiative', 'an initiative', async () => ({ title: 'Ship it' })),
  request('beginInitiative', 'a beginning', async (perform) => {
    const { initiative } = await perform('startInitiative', { title: 'Ship it', planned: true })
    return { initiative: initiative.id }
  }),
  request('cancelInitiative', 'an end of everything', async (perform, name) => ({
    initiative: (await assigned(perform, name)).initiative,
  })),
  request('addPolicy', 'a policy', async (_, name) => ({ policy: name, text: 'no secrets' })),
  request('changePolicy', 'another text', async (perform, name) => {
    await perform('addPolicy', { policy: name, text: 'no secrets' })
    return { policy: name, text: 'none at all' }
  }),
  request('addWorker', 'a worker', async (_, name) => ({ worker: name, skills: [name] })),
  request('changeWorker', 'a worker turned off', async (perform, name) => {
    await assigned(perform, name)
    return { worker: name, enabled: false }
  }),
  request('requestReview', 'a review of what is blocked', async (perform, name) => {
    const { task, session } = await begun(perform, name)
    await perform('blockWork', { task, session, owner: 'dana', action: 'get access' })
    return { task }
  }),
  request('requestReview', 'a review at the wrong time', async (perform, name) => {
    const { initiative } = await assigned(perform, name)
    // The second task waits for its turn; nobody has it.
    const { tasks } = await perform('showInitiative', { initiative })
    return { task: String(tasks.at(-1).number) }
  }),
  request('answerItem', 'an answer', async (perform) => ({
    item: (await question(perform)).item,
    answer: { tasks: [{ title: 'One' }, { title: 'Two' }] },
  })),
  request('setItemAside', 'a question set aside', async (perform) => ({
    item: (await question(perform)).item,
    reason: 'hard',
  })),
  request('snoozeItem', 'a question put off', async (perform) => ({
    item: (await question(perform)).item,
    until: 'tomorrow',
  })),
  request('wakeItem', 'a question brought back', async (perform) => {
    const { item } = await question(perform)
    await perform('snoozeItem', { item, until: 'tomorrow' })
    return { item }
  }),
  request('handItem', 'a question handed over', async (perform, name) => ({
    item: (await question(perform)).item,
    ...(await answerer(perform, name)),
  })),
  request('returnItem', 'a question given back', async (perform, name) => {
    const { item } = await question(perform)
    await perform('handItem', { item, ...(await answerer(perform, name)) })
    return { item }
  }),
  request('reportFailedAnswer', 'a failed answer', async (perform) => ({
    item: (await question(perform)).item,
    reason: 'no idea',
  })),
  request('startWork', 'a start of governed work', async (perform, name) => {
    const { task, session } = await assigned(perform, name)
    return { task, session }
  }),
  request('reportProgress', 'progress of governed work', async (perform, name) => ({
    ...(await begun(perform, name)),
    progress: 'half',
  })),
  request('completeWork', 'a result', async (perform, name) => ({ ...(await begun(perform, name)), result: 'a page' })),
  request('blockWork', 'a block', async (perform, name) => ({
    ...(await begun(perform, name)),
    owner: 'dana',
    action: 'get access',
  })),
  request('releaseWork', 'a failure of governed work', async (perform, name) => ({
    ...(await begun(perform, name)),
    reason: 'exit code 1',
  })),

  request('addTaskToken', 'a token for a task', (perform, name) => started(perform, name)),
  request('createOwner', 'a link for an owner', async (_, name) => ({ name: `dana-${name}` })),
  request('inviteMember', 'an invitation', async () => ({ role: 'auditor' })),
  request('withdrawInvitation', 'an invitation withdrawn', async (perform) => ({
    invitation: (await perform('inviteMember', {})).invitation.id,
  })),
  request('createWorkspace', 'a workspace', async () => ({ name: `space-${process.pid}-${++workspaces}` })),
  request('changeMember', 'another role', async (perform) => ({ ...(await member(perform)), role: 'auditor' })),
  request('removeMember', 'a member removed', member),
  request('signOutMember', 'a member signed out', member),
  request('addToken', 'a token', async (_, name) => ({ name, actor: 'person:dana' })),
  request('revokeToken', 'a token revoked', async (perform, name) => {
    await perform('addToken', { name, actor: 'person:dana' })
    return { name }
  }),
]
