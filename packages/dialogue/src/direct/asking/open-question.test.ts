// A question that is open makes nobody's words about the task it asks about: what changes no task when nothing is asked
// changes none when something is, unless it is an answer [D9, D38, D47].

import { describe, expect, test } from 'vitest'
import { ordinaryChores } from '../../../../../testing/chores.ts'
import { TaskBoard } from '../../../../../testing/task-board.ts'
import { createReader } from '../../create-reader.ts'
import type { Turn } from '../../index.ts'
import { wordsOf } from '../../normalize.ts'

const reader = createReader()

const changesTask = ({ commands }: Turn) =>
  commands.some(({ ready, intent }) => ready && (intent === 'delete_task' || intent === 'update_task'))

const LISTED = {
  en: ['Buy milk', 'Call mom', 'Write the report', 'Review the report draft', 'Pay the rent', 'Renew passport'],
  he: ['לקנות חלב', 'להתקשר לאמא', 'לכתוב את הדוח', 'לבדוק את טיוטת הדוח', 'לשלם שכר דירה', 'לחדש דרכון'],
}

/** Each leaves another question open. */
const OPENERS = {
  en: [
    'update task 1',
    'rename',
    'change the priority of task 2',
    'delete the report',
    'delete',
    'complete',
    'delete buy silk',
    'I want to delete the milk',
    'delete the elephant',
    'complete task 99',
    'buy milk',
    'Dentist',
    'add task',
    'remind me to call dana at 2:30',
  ],
  he: [
    'עדכן משימה 1',
    'שנה את העדיפות של משימה 2',
    'מחק את הדוח',
    'מחק',
    'סיימתי',
    'מחק את לקנות חלבון',
    'אני רוצה למחוק את החלב',
    'מחק את הפיל',
    'לקנות חלב',
    'רופא שיניים',
    'הוסף משימה',
  ],
}

/** No answers to any of them, and no names of tasks. */
const FOLLOWING = {
  en: [
    'assign task 3 to dana',
    'mark buy milk as interesting',
    'share buy milk with dana',
    'send the report to Amit',
    'throw out the milk',
    'yes, delete it',
    'what is the weather tomorrow',
    'play some jazz',
    'I am hungry',
    'call the plumber',
    'thanks',
    'interesting',
    'hmm, let me think',
    'why?',
    'turn off the lights in the kitchen',
  ],
  he: [
    'תעביר את המתנה לדנה',
    'תסמן את לקנות חלב כמעניין',
    'כן, תמחק אותה',
    'מה מזג האוויר מחר',
    'תנגן ג׳אז',
    'אני רעב',
    'להתקשר לאינסטלטור',
    'תודה',
    'מעניין',
    'רגע, אני חושב',
    'למה?',
    'תכבה את האור במטבח',
  ],
}

describe.each(['en', 'he'] as const)('with a question open: %s', (language) => {
  test.each(OPENERS[language])('[D38] [DESIGN 5.9] after %j nothing that is no answer changes a task', (opener) => {
    const wrong: string[] = []
    for (const said of [...FOLLOWING[language], ...chores(language)]) {
      const board = new TaskBoard(LISTED[language])
      board.say(opener)
      const turn = board.hear(said)
      if (!isExpected(opener, said) && changesTask(turn)) wrong.push(`${said} → ${turn.reply}`)
    }
    expect(wrong).toEqual([])
  })
})

/** Each is something of its own: a question, what was done, an errand. */
const ASIDE = {
  en: [
    ['I want to delete the milk', 'when is the rent due?', 'list_tasks'],
    ['I want to delete the milk', 'how many tasks do I have?', 'list_tasks'],
    ['I want to delete the milk', 'I paid the rent', 'update_task'],
    ['delete buy silk', 'water the plants every friday', 'add_task'],
    ['delete the report', 'what is due today?', 'list_tasks'],
  ],
  he: [
    ['אני רוצה למחוק את החלב', 'כמה משימות יש לי?', 'list_tasks'],
    ['אני רוצה למחוק את החלב', 'שילמתי שכר דירה', 'update_task'],
    ['אני רוצה למחוק את החלב', 'להשקות את העציצים כל יום שישי', 'add_task'],
  ],
}

test.each([...ASIDE.en, ...ASIDE.he])(
  '[D21] [D46] after %j, %j is done, and the question is said to be left',
  (opener, said, intent) => {
    const board = new TaskBoard([...LISTED.en, ...LISTED.he])
    expect(board.say(opener as string).command.ready).toBe(false)
    const { command, reply } = board.hear(said as string)
    expect([command.intent, command.ready]).toEqual([intent, true])
    expect(reply).toMatch(/^\((?:Leaving my last question aside|ויתרתי על השאלה הקודמת)\.\)/)
  },
)

/** Those that could name none of the tasks. */
function chores(language: 'en' | 'he'): readonly string[] {
  const known = new Set(LISTED[language].flatMap((title) => wordsOf(reader, title)))
  return ordinaryChores[language].filter(
    (title) => !wordsOf(reader, title).some((word) => word.length > 3 && known.has(word)),
  )
}

/** ‘Yes, delete it’ is an answer where deleting one task was proposed. */
const isExpected = (opener: string, said: string) =>
  /delete it|תמחק אותה/.test(said) && /silk|want to delete|חלבון|רוצה למחוק|^buy milk$|^לקנות חלב$/.test(opener)
