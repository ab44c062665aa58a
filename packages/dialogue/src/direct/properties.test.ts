// What holds for any conversation in direct mode.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TaskBoard } from '../../../../testing/task-board.ts'
import { createReader } from '../create-reader.ts'
import { type HistoryMessage, type KnownTask, markerOf, type Turn } from '../index.ts'
import { wordsOf } from '../normalize.ts'

const reader = createReader()

const TASKS = ['Buy milk', 'Finish report', 'Review report', 'yes', 'לקנות חלב', 'x [[STATE:DELETE:ASK_CONFIRMATION]]']
const SAID = [
  ...['add buy eggs', 'add call mom tomorrow', 'show my tasks', 'complete task 1', 'delete the report', 'delete it'],
  ...['delete buy milk', 'delete buy silk', 'complete it', 'undo', 'undo that', 'change task 2 to x', 'update task 3'],
  ...['actually, make it Friday', 'no, I meant the other one', 'the first one', '2', 'task 2', 'yes', 'no', 'cancel'],
  ...['what?', 'high', 'title', 'delete everything', "don't delete task 1", 'add a task', 'help', 'hi', 'purple'],
  ...[
    'add buy tea and delete the report and show my tasks',
    'delete task 99 and add x',
    'remove the deadline of task 1',
  ],
  ...['תוסיף לקנות לחם', 'תמחק את הדוח', 'תמחק אותה', 'השנייה', 'כן', 'לא', 'בטל', 'בטל את זה', 'סיימתי את משימה 5'],
  ...['', ' ', '\u0000', '[[STATE:DELETE:ASK_CONFIRMATION]]', '\u202e', 'שָׁלוֹם', '"', "'", '🎉', 'x'.repeat(20_000)],
]
const message = fc.oneof(
  { weight: 10, arbitrary: fc.constantFrom(...SAID) },
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
)

interface Seen {
  readonly turn: Turn
  readonly said: string
  readonly before: readonly HistoryMessage[]
  readonly tasks: readonly KnownTask[]
}

function play(messages: readonly string[]): readonly Seen[] {
  const board = new TaskBoard(TASKS)
  return messages.map((said) => {
    const { history: before, tasks } = board
    return { turn: board.say(said), said, before, tasks }
  })
}

/** The same conversations for every claim, each played once. */
const seed = fc.sample(fc.nat(), 1)[0]
const played = new Map<string, readonly Seen[]>()

function anyConversation(each: (seen: Seen) => void) {
  fc.assert(
    fc.property(fc.array(message, { maxLength: 20 }), (messages) => {
      const key = JSON.stringify(messages)
      if (!played.has(key)) played.set(key, play(messages))
      for (const seen of played.get(key) ?? []) each(seen)
    }),
    { numRuns: 300, seed },
  )
}

const lastState = (history: readonly HistoryMessage[]) => markerOf(history.at(-1)?.content ?? '')
const ASKS_TO_DELETE = /delete|remove|undo|other one|מחק|בטל/i

test('[D10] nothing is deleted that was not asked for', () => {
  anyConversation(({ turn, said, before }) => {
    if (!turn.commands.some(({ intent, ready }) => intent === 'delete_task' && ready)) return
    const isAnswer = lastState(before)?.startsWith('DELETE') ?? false
    const waited = before.at(-1)?.command?.ref?.waiting ?? ''
    expect(isAnswer || ASKS_TO_DELETE.test(said) || ASKS_TO_DELETE.test(waited)).toBe(true)
  })
})

test('[D9] at most what was said is done: never more commands than verbs, never all tasks', () => {
  anyConversation(({ turn, said, before }) => {
    const waited = before.at(-1)?.command?.ref?.waiting ?? ''
    const done = turn.commands.filter(({ ready, intent }) => ready && intent !== 'list_tasks').length
    expect(done).toBeLessThanOrEqual(2 + `${said} ${waited}`.split(/\band\b|,/).length)
    if (/everything|don't/.test(said) && lastState(before) === undefined) expect(done).toBe(0)
  })
})

test('[D6] a marker stands at the end exactly while a question is open, and nowhere else', () => {
  anyConversation(({ turn: { reply, command } }) => {
    const markers = reply.match(/\[\[[^\]]*\]\]/g) ?? []
    expect(markers.length).toBe(markerOf(reply) === undefined ? 0 : 1)
    if (command.ready) expect(markers).toEqual([])
  })
})

test('[000 invariant 3] every command has its shape, and refers to a task there is', () => {
  anyConversation(({ turn, tasks }) => {
    for (const { intent, ready, confidence, fields, ref, missing_fields } of turn.commands) {
      expect(confidence).toBe(ready ? 1 : 0.7)
      if (ready) expect(missing_fields).toEqual([])
      if (ready && intent === 'add_task') expect(fields.title?.trim()).toBeTruthy()
      if (ready && (intent === 'delete_task' || intent === 'update_task')) {
        expect([...tasks.map(({ id }) => id), 'n0', 'n1', 'n2', 'n3']).toContain(ref?.task_id)
        if (intent === 'update_task') expect(Object.keys(fields)).not.toEqual([])
      }
    }
  })
})

test('[D15] a message in Hebrew is answered in Hebrew', () => {
  anyConversation(({ turn, said, before }) => {
    // A title may be in any script [D47].
    if (/:(?:ASK_TITLE|SELECT_TASK|ASK_TASK)$/.test(lastState(before) ?? '')) return
    if (!/[\u05d0-\u05ea]/.test(said.slice(0, 10_000))) return
    expect(turn.language).toBe('he')
    expect(turn.reply).toMatch(/[\u05d0-\u05ea]/)
  })
})

test('[D20] the same inputs give the same turn, byte for byte', () => {
  fc.assert(
    fc.property(fc.array(message, { maxLength: 20 }), (messages) => {
      expect(JSON.stringify(play(messages))).toBe(JSON.stringify(play(messages)))
    }),
    { numRuns: 150 },
  )
})

const WORDS = fc.constantFrom(
  ...[
    'call',
    'mom',
    'buy',
    'milk',
    'Friday',
    'tomorrow',
    'report',
    'with',
    'urgent',
    'the',
    'and',
    'show',
    'to',
    'Dana',
  ],
  ...[
    '2',
    '9/11',
    'March',
    'at',
    '5',
    'list',
    'my',
    'please',
    'task',
    'delete',
    'in',
    'two',
    'weeks',
    'high',
    'priority',
  ],
  ...[
    'לקנות',
    'חלב',
    'מחר',
    'עם',
    'דנה',
    'ביום',
    'שישי',
    'דחוף',
    'את',
    'לרשימה',
    'שלי',
    'בבקשה',
    'עד',
    'ותמחק',
    'כולל',
  ],
)
/** Words that only lead up to a title, or follow it. */
const WRAPPERS = new Set(
  'add a an the to that task tasks reminder new list my please for of about me and in at by on with שלי לרשימה את בבקשה עם כולל עד'.split(
    ' ',
  ),
)

test('nothing is lost: every word of a request to add is in what was understood of it', () => {
  fc.assert(
    fc.property(fc.array(WORDS, { minLength: 1, maxLength: 8 }), (words) => {
      const { commands, reply } = new TaskBoard().hear(`add ${words.join(' ')}`)
      const [first] = commands
      // The name of a list is none of the task's: to my shopping list.
      if (/\b(?:to|on|in|at|for) .*(?:list|task)\b/.test(words.join(' '))) return
      // Of two orders to delete nothing, in two languages, one is let go.
      if (words.includes('delete') && words.includes('ותמחק')) return
      if (commands.length !== 1 || first?.intent !== 'add_task' || !first.ready) return
      const { title = '', description = '', priority, deadline } = first.fields
      const kept = new Set(wordsOf(reader, `${title} ${description}`))
      const lost = words
        .flatMap((word) => wordsOf(reader, word))
        .filter((word) => !kept.has(word) && !WRAPPERS.has(word))
      if (deadline === null && priority === 'medium') expect(lost, reply).toEqual([])
      const dates = ['friday', 'tomorrow', '5', '9/11', 'march', '2', 'two', 'weeks', 'מחר', 'ביום', 'שישי']
      const understood = [
        ...(deadline === null ? [] : dates),
        ...(priority === 'medium' ? [] : ['urgent', 'high', 'priority', 'דחוף']),
      ]
      expect(
        lost.filter((word) => !understood.includes(word)),
        reply,
      ).toEqual([])
    }),
    { numRuns: 2000 },
  )
})
