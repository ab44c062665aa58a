// Understanding one message, with fifty messages of history and a thousand tasks; the peer says only the intent. Then
// how it grows with the tasks, and what it costs when the tasks have changed since the last message.

import { createReader, type HistoryMessage, type KnownTask, type Mode, takeTurn } from '@pawl/dialogue'
import type { Bench, Row } from '../benchmark.ts'
import { trainPeer } from '../floors/node-nlp.ts'
import { compare, millisecondsEach } from '../measure.ts'
import { COMMANDS, ownUtterances, realUtterances, type Utterance, type Utterances } from '../utterances.ts'

const reader = createReader()

const WORK = 'understand one message (50 of history, 1,000 tasks)'

export async function dialogue(bench: Bench): Promise<readonly Row[]> {
  const own = ownUtterances()
  const real = realUtterances()
  return [
    ...(await againstPeer(bench, own)),
    ...(real === undefined ? [] : await againstPeer(bench, real)),
    ...(await withMoreTasks(bench, own)),
    ...(await inDirectMode(bench, own)),
  ]
}

async function againstPeer({ quick, say, measure }: Bench, messages: Utterances): Promise<readonly Row[]> {
  const turns = quick ? 50 : 4_000
  say(`teaching node-nlp ${messages.training.length} of ${messages.from}`)
  const peer = await trainPeer(messages.training)
  const next = inTurn(messages.asked)
  const contestants = {
    peer: () => millisecondsEach(turns, () => peer(next())),
    pawl: understanding(messages, manyTasks(1_000), turns),
  }
  return measure(quick ? 3 : 15, contestants, (figures) => [
    row(`${WORK}: ${messages.from}`, 'node-nlp, the intent only', figures.pawl, figures.peer, 0.25),
  ])
}

async function withMoreTasks({ quick, gate, say, measure }: Bench, messages: Utterances): Promise<readonly Row[]> {
  const rounds = quick ? 3 : 15
  const turns = quick ? 50 : gate ? 500 : 4_000
  const changing = manyTasks(1_000)
  const next = inTurn(messages.asked)
  say(`${rounds} rounds of ${turns} messages with more and fewer tasks`)
  const contestants = {
    few: understanding(messages, manyTasks(10), turns),
    some: understanding(messages, manyTasks(1_000), turns),
    many: understanding(messages, manyTasks(100_000), turns),
    // A new array is what a change of the tasks looks like from here.
    changed: () => millisecondsEach(turns, () => understand(next(), [...changing])),
  }
  return measure(rounds, contestants, (figures) => [
    row(WORK, 'the same with 10 tasks', figures.some, figures.few, null),
    row('the same with 100,000 tasks', '1,000 tasks', figures.many, figures.some, null),
    row('the same, a task changed before every message', 'none changed', figures.changed, figures.some, null),
  ])
}

/** Direct mode acts at once: it looks for the task that is meant among all of them. */
async function inDirectMode({ quick, gate, say, measure }: Bench, messages: Utterances): Promise<readonly Row[]> {
  const rounds = quick ? 3 : 15
  const turns = quick ? 50 : gate ? 500 : 4_000
  const next = inTurn(messages.asked)
  let changing = manyTasks(1_000)
  let place = 0
  const change = () => {
    place = (place + 7) % changing.length
    const task = changing[place] as KnownTask
    changing = changing.with(place, { ...task, priority: task.priority === 'high' ? 'low' : 'high' })
  }
  say(`${rounds} rounds of ${turns} messages in direct mode`)
  const contestants = {
    few: understanding(messages, manyTasks(10), turns, 'direct'),
    some: understanding(messages, manyTasks(1_000), turns, 'direct'),
    changed: () =>
      millisecondsEach(turns, () => {
        change()
        understand(next(), changing, 'direct')
      }),
  }
  return measure(rounds, contestants, (figures) => [
    row(
      'understand one message in direct mode (1,000 tasks)',
      'the same with 10 tasks',
      figures.some,
      figures.few,
      null,
    ),
    row(
      'the same in direct mode, a task changed before every message',
      'none changed',
      figures.changed,
      figures.some,
      null,
    ),
  ])
}

function understanding(messages: Utterances, tasks: readonly KnownTask[], turns: number, mode: Mode = 'guided') {
  const next = inTurn(messages.asked)
  return () => millisecondsEach(turns, () => understand(next(), tasks, mode))
}

const HISTORY = longHistory()

function understand(message: string, tasks: readonly KnownTask[], mode: Mode = 'guided') {
  return takeTurn(reader, { history: HISTORY, tasks, message, mode, now: 0 })
}

function inTurn(messages: readonly string[]): () => string {
  let place = 0
  return () => messages[place++ % messages.length] as string
}

function row(work: string, against: string, pawl: number[], other: number[], atMost: number | null): Row {
  const goal = atMost === null ? null : { atMost }
  return { work, against, unit: 'milliseconds', goal, ...compare(pawl, other) }
}

function longHistory(): HistoryMessage[] {
  const history: HistoryMessage[] = []
  for (let turn = 0; turn < 25; turn++) {
    const [message] = COMMANDS[turn % COMMANDS.length] as Utterance
    const { reply, command } = takeTurn(reader, { history: [], tasks: [], message, mode: 'guided', now: 0 })
    history.push({ role: 'user', content: message }, { role: 'assistant', content: reply, command })
  }
  // The last one leaves nothing open, so that every message is read for what it asks.
  return [...history.slice(0, -2), { role: 'user', content: 'cancel' }, { role: 'assistant', content: 'All right.' }]
}

function manyTasks(count: number): KnownTask[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `task${index}`,
    number: index + 1,
    title: `Task number ${index + 1}`,
    status: 'open',
  }))
}
