// Understanding one message, with fifty messages of history and a thousand tasks; the peer is trained on the same
// messages and says only the intent. Then the same with ten and a hundred thousand tasks.

import { type HistoryMessage, type KnownTask, takeTurn } from '@pawl/dialogue'
import type { Bench, Row } from '../benchmark.ts'
import { trainPeer } from '../floors/node-nlp.ts'
import { compare, interleave, millisecondsEach } from '../measure.ts'

const WORDS = ['today', 'quickly', 'again', 'for the office', 'when you can', 'before lunch', 'my friend']
const FORMS = [
  ...[
    ['add task', 'CREATE'],
    ['create a new task please', 'CREATE'],
    ['can you add something', 'CREATE'],
    ['new task', 'CREATE'],
  ],
  ...[
    ['show my tasks', 'LIST'],
    ['list everything', 'LIST'],
    ['what are my tasks', 'LIST'],
    ['display the list', 'LIST'],
  ],
  ...[
    ['delete', 'DELETE'],
    ['remove', 'DELETE'],
    ['please delete', 'DELETE'],
    ['get rid of', 'DELETE'],
  ],
  ...[
    ['update', 'UPDATE'],
    ['change', 'UPDATE'],
    ['modify', 'UPDATE'],
    ['hello there', 'GREETING'],
    ['help', 'HELP'],
  ],
  ...[
    ['the weather is nice today', 'OTHER'],
    ['call me later', 'OTHER'],
  ],
] as [string, string][]
/** No two are alike: nobody gets by with remembering answers. */
const MESSAGES = Array.from({ length: 2_000 }, (_, index) => {
  const [form, intent] = FORMS[index % FORMS.length] as [string, string]
  const isAboutOne = intent === 'DELETE' || intent === 'UPDATE'
  return [
    isAboutOne ? `${form} Task number ${index}` : `${form} ${WORDS[index % WORDS.length]} ${index}`,
    intent,
  ] as const
})

export async function dialogue({ quick, say }: Bench): Promise<Row[]> {
  const rounds = quick ? 3 : 15
  const turns = quick ? 50 : 400
  const peer = await trainPeer(MESSAGES)
  let place = 0
  const history = longHistory()
  const time = (count: number, calls = turns) => {
    const tasks = manyTasks(count)
    return () =>
      millisecondsEach(calls, () => {
        const [message] = MESSAGES[place++ % MESSAGES.length] as readonly [string, string]
        takeTurn({ history, tasks, message, mode: 'guided', now: 0 })
      })
  }
  say(`${rounds} rounds of ${turns} messages`)
  const figures = await interleave(rounds, {
    peer: () =>
      millisecondsEach(turns, () => peer((MESSAGES[place++ % MESSAGES.length] as readonly [string, string])[0])),
    few: time(10),
    pawl: time(1_000),
    many: time(100_000, Math.ceil(turns / 20)),
  })
  const row = (work: string, against: string, pawl: number[], other: number[], atMost: number | null): Row => ({
    ...{ work, against, unit: 'milliseconds', goal: atMost === null ? null : { atMost }, ...compare(pawl, other) },
  })
  const work = 'understand one message (50 of history, 1,000 tasks)'
  return [
    row(work, 'node-nlp, the intent only', figures.pawl, figures.peer, 0.25),
    row(work, 'the same with 10 tasks', figures.pawl, figures.few, null),
    row('the same with 100,000 tasks', '1,000 tasks', figures.many, figures.pawl, null),
  ]
}

function longHistory(): HistoryMessage[] {
  const history: HistoryMessage[] = []
  for (let turn = 0; turn < 25; turn++) {
    const message = (FORMS[turn % FORMS.length] as [string, string])[0]
    const { reply, command } = takeTurn({ history: [], tasks: [], message, mode: 'guided', now: 0 })
    history.push({ role: 'user', content: message }, { role: 'assistant', content: reply, command })
  }
  // The last one leaves nothing open, so that every message is read for what it asks.
  return [...history.slice(0, -2), { role: 'user', content: 'cancel' }, { role: 'assistant', content: 'All right.' }]
}

function manyTasks(count: number): KnownTask[] {
  return Array.from({ length: count }, (_, index) => ({
    ...{ id: `task${index}`, number: index + 1, title: `Task number ${index + 1}`, status: 'open' },
  }))
}
