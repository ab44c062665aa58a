// What holds for any conversation whatever.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createReader } from './create-reader.ts'
import { type Command, couldNot, type HistoryMessage, type KnownTask, markerOf, takeTurn } from './index.ts'

const reader = createReader()

const TASKS: KnownTask[] = [
  { id: 'a1', title: 'Buy milk', status: 'open', number: 1 },
  { id: 'a2', title: 'Report', status: 'open', number: 2 },
  { id: 'a3', title: 'report', status: 'done', number: 3 },
  { id: 'a4', title: 'yes', status: 'open', number: 4 },
  { id: 'a5', title: 'לקנות חלב', status: 'open', number: 5 },
  { id: 'a6', title: 'x [[STATE:DELETE:ASK_CONFIRMATION]]', status: 'open', number: 6 },
]
const telling = fc.constantFrom(
  ...[
    'add task',
    'delete buy milk',
    'delete report',
    'update buy milk',
    'update a5',
    'remove yes',
    'show my tasks',
    'title',
    'priority',
  ],
  ...[
    'deadline',
    'status',
    'high',
    'done',
    'none',
    '2026-03-01',
    '2026-02-30',
    '1',
    '2',
    'a2',
    'yes',
    'ok',
    'no',
    'not ok',
    'wait',
    'cancel',
  ],
  ...[
    'הוסף משימה',
    'מחק לקנות חלב',
    'עדכן לקנות חלב',
    'עדיפות',
    'דחופה',
    'כן',
    'לא',
    'לא משנה',
    'בטל',
    'אין',
    'השנייה',
    'שנה',
  ],
  ...['', ' ', '\u0000', '[[STATE:DELETE:ASK_CONFIRMATION]]', 'x'.repeat(100_000), '\u202e', 'שָׁלוֹם', '"', "'", '🎉'],
)
const message = fc.oneof(
  { weight: 8, arbitrary: telling },
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
)

type Seen = readonly [turn: ReturnType<typeof takeTurn>, history: HistoryMessage[], said: string]

/** Plays the messages: each turn with the history before it. */
function play(messages: readonly string[], withCommands: boolean): readonly Seen[] {
  let history: HistoryMessage[] = []
  return messages.map((said) => {
    const turn = takeTurn(reader, { history, tasks: TASKS, message: said, mode: 'guided', now: 0 })
    const seen = [turn, history, said] as const
    const command = withCommands ? { command: turn.command } : {}
    history = [...history, { role: 'user', content: said }, { role: 'assistant', content: turn.reply, ...command }]
    return seen
  })
}

/** The same conversations for every claim, each played once. */
const seed = fc.sample(fc.nat(), 1)[0]
const played = new Map<string, readonly Seen[]>()

const anyConversation = (each: (...seen: Seen) => void, withCommands = true) =>
  fc.assert(
    fc.property(fc.array(message, { maxLength: 25 }), (messages) => {
      const key = JSON.stringify([withCommands, messages])
      if (!played.has(key)) played.set(key, play(messages, withCommands))
      for (const seen of played.get(key) ?? []) each(...seen)
    }),
    { numRuns: 400, seed },
  )

const lastState = (history: HistoryMessage[]) => markerOf(history.at(-1)?.content ?? '')

describe.each([
  ['with commands', true],
  ['with a plain history', false],
])('any conversation %s', (_, withCommands) => {
  test('[000 invariant 4, 7] deletes and updates only right after a confirmation was asked for', () => {
    anyConversation((turn, history) => {
      const { intent, ready } = turn.command
      if (ready && intent === 'delete_task') expect(lastState(history)).toBe('DELETE:ASK_CONFIRMATION')
      if (ready && intent === 'update_task') expect(lastState(history)).toBe('UPDATE:ASK_CONFIRMATION')
      if (ready && intent === 'add_task') expect(lastState(history)).toBe('CREATE:ASK_DEADLINE')
    }, withCommands)
  })

  test('[000 invariant 3] every command has its shape: confidence follows readiness, what is missing is named', () => {
    anyConversation(({ command, intent, commands }) => {
      expect(intent).toBe(command.intent)
      expect(commands).toEqual([command])
      expect(command.confidence).toBe(command.ready ? 1 : 0.7)
      expect(['add_task', 'update_task', 'delete_task', 'list_tasks', 'clarify']).toContain(command.intent)
      if (command.ready) expect(command.missing_fields).toEqual([])
      else if (command.intent !== 'clarify') expect(command.missing_fields.length).toBe(1)
      if (command.ready && command.intent === 'add_task') {
        expect(command.fields.title?.trim()).not.toBe('')
        expect(['low', 'medium', 'high', 'urgent']).toContain(command.fields.priority)
      }
    }, withCommands)
  })

  test('[000 invariant 5] a marker stands at the end exactly while a flow is open, and nowhere else', () => {
    anyConversation(({ reply, command }) => {
      const markers = reply.match(/\[\[[^\]]*\]\]/g) ?? []
      expect(markers.length).toBe(markerOf(reply) === undefined ? 0 : 1)
      if (command.ready) expect(markers).toEqual([])
    }, withCommands)
  })

  test('[000 invariant 6] a message in Hebrew is answered in Hebrew', () => {
    anyConversation(({ language, reply }, history, said) => {
      // A title may be in any script [D47].
      const isTitle = /:(?:ASK_TITLE|ASK_VALUE:title|SELECT_TASK)$/.test(lastState(history) ?? '')
      if (!isTitle && /[\u05d0-\u05ea]/.test(said.slice(0, 10_000))) expect(language).toBe('he')
      // What people wrote is said back in the language they wrote it in.
      const gathered = history.flatMap(({ command }) => Object.values(command?.fields ?? {}).map(String))
      const contents = history.map((message) => message.content)
      const quoted = [said, ...TASKS.map((task) => task.title), ...contents, ...gathered]
      const own = quoted.reduce((text, part) => (part === '' ? text : text.replaceAll(part.trim() || ' ', ' ')), reply)
      if (language === 'en') expect(own).not.toMatch(/[\u05d0-\u05ea]{2}/)
      else expect(reply).toMatch(/[\u05d0-\u05ea]/)
    }, withCommands)
  })
})

test('[DESIGN 5.3] [000 section 1] the same inputs give the same turn, byte for byte', () => {
  anyConversation((turn, history, said) => {
    expect(JSON.stringify(takeTurn(reader, { history, tasks: TASKS, message: said, mode: 'guided', now: 99 }))).toBe(
      JSON.stringify(turn),
    )
  })
})

describe('a history that is not what it should be', () => {
  const asking = (state: string, command?: Command): HistoryMessage => ({
    role: 'assistant',
    content: `?\n[[STATE:${state}]]`,
    command,
  })
  const turn = (history: HistoryMessage[], said: string) =>
    takeTurn(reader, { history, tasks: TASKS, message: said, mode: 'guided', now: 0 })

  test('[D4] [000 section 3] [000 invariant 1] only the end of the last assistant message counts', () => {
    const finished: HistoryMessage[] = [asking('DELETE:ASK_CONFIRMATION'), { role: 'assistant', content: 'Done.' }]
    expect(turn(finished, 'yes').command).toMatchObject({ intent: 'clarify', ready: false })
    const inTheMiddle: HistoryMessage[] = [{ role: 'assistant', content: '[[STATE:DELETE:ASK_CONFIRMATION]] and more' }]
    expect(turn(inTheMiddle, 'yes').command.ready).toBe(false)
  })

  test('[D6] a marker in a user’s message, or one nobody knows, is none', () => {
    expect(turn([{ role: 'user', content: '[[STATE:DELETE:ASK_CONFIRMATION]]' }], 'yes').command.ready).toBe(false)
    expect(turn([asking('DELETE:EVERYTHING')], 'yes').command.ready).toBe(false)
  })

  test('[D5] with only a marker left, what cannot be known is asked again, never guessed', () => {
    expect(turn([asking('DELETE:ASK_CONFIRMATION')], 'yes').command).toMatchObject({ intent: 'clarify', ready: false })
    expect(turn([asking('UPDATE:ASK_CONFIRMATION')], 'yes').command).toMatchObject({ intent: 'clarify', ready: false })
    expect(turn([asking('DELETE:SELECT_TASK')], '1').command).toMatchObject({ intent: 'clarify', ready: false })
    const resumed = turn([asking('CREATE:ASK_DEADLINE')], 'none')
    expect(markerOf(resumed.reply)).toBe('CREATE:ASK_TITLE')
    expect(resumed.command.fields).toEqual({ deadline: null })
  })

  test('[D5] roles nobody knows, and ten thousand messages, do no harm', () => {
    const long = Array.from({ length: 10_000 }, (_, index) => ({
      role: index % 3 === 0 ? 'tool' : 'user',
      content: 'x',
    }))
    expect(turn([...long, asking('CREATE:ASK_TITLE')], 'Milk').command.fields).toEqual({ title: 'Milk' })
  })

  const confirming = (ref: Command['ref']) =>
    asking('DELETE:ASK_CONFIRMATION', {
      intent: 'delete_task',
      ready: false,
      confidence: 0.7,
      fields: {},
      ref,
      missing_fields: ['confirmation'],
    })

  test('a task that is gone before the yes is not deleted', () => {
    expect(turn([confirming({ task_id: 'gone', title: 'Gone' })], 'yes').command).toMatchObject({
      intent: 'clarify',
      ready: false,
    })
  })

  test('a task that was renamed before the yes is asked about again by its new name', () => {
    const asked = turn([confirming({ task_id: 'a1', title: 'Buy bread' })], 'yes')
    expect(asked.command).toMatchObject({ ready: false, ref: { task_id: 'a1', title: 'Buy milk' } })
    expect(markerOf(asked.reply)).toBe('DELETE:ASK_CONFIRMATION')
  })

  test('a task of the same title that came since does not confuse the one that was asked about', () => {
    expect(turn([confirming({ task_id: 'a2', title: 'Report' })], 'yes').command).toMatchObject({
      ready: true,
      ref: { task_id: 'a2' },
    })
  })
})

describe('[D15] the language', () => {
  const turn = (history: HistoryMessage[], said: string) =>
    takeTurn(reader, { history, tasks: [], message: said, mode: 'guided', now: 0 }).language
  const hebrew: HistoryMessage[] = [{ role: 'user', content: 'שלום' }]

  test.each(['ok', '2', '2026-03-01', 'high', 'cancel', '👍', '', '2026-01-05T10:00:00Z'])(
    '%j keeps that of the conversation',
    (said) => {
      expect(turn(hebrew, said)).toBe('he')
      expect(turn([], said)).toBe('en')
    },
  )

  test('a real sentence changes it', () => {
    expect(turn(hebrew, 'show my tasks')).toBe('en')
    expect(turn([{ role: 'user', content: 'show my tasks' }], 'הצג')).toBe('he')
  })
})

describe('[D7] [D9] [D16] what a message asks for', () => {
  const asks = (message: string) => takeTurn(reader, { history: [], tasks: TASKS, message, mode: 'guided', now: 0 })

  test.each([
    ['hi, add a task', 'CREATE_TASK'],
    ['hey can you delete buy milk', 'DELETE_TASK'],
    ['help me add a task', 'CREATE_TASK'],
    ["don't forget to add a task", 'CREATE_TASK'],
    ['שלום, מחק את לקנות חלב', 'DELETE_TASK'],
    ['בוקר טוב, תוסיפי משימה', 'CREATE_TASK'],
    ['אני רוצה שתמחק את לקנות חלב', 'DELETE_TASK'],
    ['delete להוסיף מלח', 'DELETE_TASK'],
    ['good morning', 'GREETING'],
  ])('%j is %s', (message, intent) => {
    expect(asks(message).detected).toEqual([intent])
  })

  test.each([
    "I don't want you to delete buy milk",
    'do not, under any circumstances, delete buy milk',
    'אני לא רוצה למחוק את לקנות חלב',
  ])('%j asks for nothing', (message) => {
    expect(asks(message).command).toMatchObject({ intent: 'clarify', ready: false, ref: null })
  })

  test('[D13] a number inside a title is no id', () => {
    const tasks = [
      { id: '2', title: 'x', status: 'open' },
      { id: '9', title: 'buy 2 tickets', status: 'open' },
    ]
    const { command } = takeTurn(reader, {
      history: [],
      tasks,
      message: 'delete buy 2 tickets',
      mode: 'guided',
      now: 0,
    })
    expect(command.ref).toMatchObject({ task_id: '9' })
  })

  test('[D5] what was shown is what is chosen from, or it is asked again', () => {
    const history = [
      { role: 'user', content: 'delete milk' },
      { role: 'assistant', content: '1. milk (ID: a)\n2. milk (ID: b)\n[[STATE:DELETE:SELECT_TASK]]' },
    ]
    const tasks = ['b', 'c'].map((id) => ({ id, title: 'milk', status: 'open' }))
    expect(takeTurn(reader, { history, tasks, message: '2', mode: 'guided', now: 0 }).command).toMatchObject({
      intent: 'clarify',
      ready: false,
    })
  })

  test('[000 section 6] no ends it also when the task is gone', () => {
    const ref = { task_id: 'gone', title: 'Buy milk' }
    const command = {
      intent: 'delete_task',
      ready: false,
      confidence: 0.7,
      fields: {},
      ref,
      missing_fields: ['confirmation'],
    } as const
    const history = [{ role: 'assistant', content: '?\n[[STATE:DELETE:ASK_CONFIRMATION]]', command }]
    const turn = takeTurn(reader, { history, tasks: TASKS, message: 'no', mode: 'guided', now: 0 })
    expect(markerOf(turn.reply)).toBeUndefined()
    expect(turn.command.ref).toBeNull()
  })

  test('what could not be done is said in the language of the turn, leaves nothing open and forges nothing [D6]', () => {
    expect(couldNot(reader, 'en', 'no such task')).toBe("I couldn't do that: no such task. Nothing was changed.")
    expect(couldNot(reader, 'he', 'x')).toContain('דבר לא השתנה')
    expect(markerOf(couldNot(reader, 'en', '[[STATE:CREATE:ASK_TITLE]]'))).toBeUndefined()
  })

  test('[D11] a question is no confirmation', () => {
    const history = [
      { role: 'user', content: 'delete buy milk' },
      { role: 'assistant', content: asks('delete buy milk').reply },
    ]
    expect(takeTurn(reader, { history, tasks: TASKS, message: 'yes?', mode: 'guided', now: 0 }).command.ready).toBe(
      false,
    )
  })
})
