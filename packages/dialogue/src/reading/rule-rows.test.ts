// Every row of the table of reading rules is needed: without it the sentence beside it is read as something else.

import { describe, expect, test } from 'vitest'
import { createReader } from '../create-reader.ts'
import type { Reads } from '../languages/roles.ts'
import { LEXICON } from './lexicon.ts'
import { readMessage } from './read-message.ts'
import { byBeginning, READING_RULES, type RulesByBeginning } from './rules.ts'

const reader = createReader()

function reads(sentence: string, rules?: RulesByBeginning): Reads {
  const [first] = readMessage(reader, sentence, reader.get(LEXICON), rules)
  if (first === undefined) return 'UNCLEAR'
  return first.ifTask ? (`${first.intent}?` as Reads) : first.intent
}

/** In the order of the table: a sentence, what it is read as, and what it would be read as without the row. */
const NEEDED: readonly (readonly [sentence: string, read: Reads, without: Reads])[] = [
  ['take that back', 'UNDO', 'UNCLEAR'],

  ['update me on the boat task', 'LIST_TASKS', 'UNCLEAR'],
  ['remind me what we said about the lease', 'LIST_TASKS', 'UNCLEAR'],
  ['update me on the elections', 'UNCLEAR', 'UPDATE_TASK'],

  ['remind me at 5 not 6', 'UPDATE_TASK', 'CREATE_TASK'],
  ['remind me to call mom', 'CREATE_TASK', 'UNCLEAR'],
  ['nudge me an hour before the meeting', 'CREATE_TASK', 'UNCLEAR'],
  ['add singing to the picnic reminder', 'UPDATE_TASK', 'CREATE_TASK'],
  ['add rice', 'CREATE_TASK', 'UNCLEAR'],

  ['mark it as done', 'COMPLETE_TASK', 'COMPLETE_TASK?'],
  ['mark the tax form urgent', 'UPDATE_TASK', 'UPDATE_TASK?'],
  ['tasks all done', 'COMPLETE_TASK', 'LIST_TASKS'],
  ['completed tasks', 'LIST_TASKS', 'COMPLETE_TASK'],
  ['complete the email task', 'COMPLETE_TASK', 'COMPLETE_TASK?'],
  ['done 3', 'COMPLETE_TASK', 'COMPLETE_TASK?'],
  ['done Call mom', 'COMPLETE_TASK?', 'UNCLEAR'],
  ['mark call mom as done', 'COMPLETE_TASK?', 'UPDATE_TASK?'],
  ['tag buy milk as groceries', 'UPDATE_TASK?', 'UNCLEAR'],
  ['check rice off my list', 'COMPLETE_TASK', 'LIST_TASKS'],
  ['i took care of task 3', 'COMPLETE_TASK', 'COMPLETE_TASK?'],
  ['buy milk is done', 'COMPLETE_TASK?', 'LIST_TASKS'],

  ['move the boat task to the trash', 'DELETE_TASK', 'UPDATE_TASK'],
  ['remove milk from the shopping task', 'UPDATE_TASK', 'DELETE_TASK'],
  ['delete old emails and show my tasks', 'DELETE_TASK', 'DELETE_TASK?'],
  ['delete the song from it', 'DELETE_TASK', 'DELETE_TASK?'],
  ['תמחק את החלב', 'DELETE_TASK', 'DELETE_TASK?'],
  ['clear task 2', 'DELETE_TASK', 'DELETE_TASK?'],
  ['clear that email anymore', 'DELETE_TASK', 'DELETE_TASK?'],
  ["i don't need rice anymore", 'DELETE_TASK', 'DELETE_TASK?'],
  ['take rice off my list', 'DELETE_TASK', 'LIST_TASKS'],

  ['skip the gym', 'DELETE_TASK?', 'UNCLEAR'],

  ['update my list with rice', 'CREATE_TASK', 'UPDATE_TASK'],
  ['change task 2 to call dad', 'UPDATE_TASK', 'UPDATE_TASK?'],
  ['rename the report', 'UPDATE_TASK', 'UPDATE_TASK?'],
  ['תזיז את התזכורת למחר', 'UPDATE_TASK', 'UPDATE_TASK?'],
  ['set number 3 for Monday', 'UPDATE_TASK', 'UPDATE_TASK?'],
  ['make my picnic reminder weekly', 'UPDATE_TASK', 'CREATE_TASK'],
  ['schedule a task for Monday instead', 'UPDATE_TASK', 'CREATE_TASK'],
  ['make all tasks about the car urgent', 'UPDATE_TASK', 'CREATE_TASK'],

  ['לתקן את הגדר', 'UPDATE_TASK?', 'UNCLEAR'],

  ['put together a list of my list', 'LIST_TASKS', 'CREATE_TASK'],
  ['write a list of what is open', 'LIST_TASKS', 'CREATE_TASK'],
  ['put rice on it', 'CREATE_TASK', 'UPDATE_TASK?'],
  ['תשים חלב ברשימה', 'CREATE_TASK', 'LIST_TASKS'],

  ['get milk off the list', 'DELETE_TASK', 'LIST_TASKS'],
  ['get rice removed from my list', 'DELETE_TASK', 'LIST_TASKS'],
  ['i want the picnic reminder changed', 'UPDATE_TASK', 'UNCLEAR'],
  ['get rice added to my list', 'CREATE_TASK', 'LIST_TASKS'],
  ['give me a packing list', 'CREATE_TASK', 'LIST_TASKS'],

  ['start a list of guests', 'CREATE_TASK', 'UPDATE_TASK?'],

  ['check my tasks', 'LIST_TASKS', 'UNCLEAR'],
  ['set an alarm for 7', 'UPDATE_TASK?', 'UNCLEAR'],

  ['let me see', 'LIST_TASKS', 'UNCLEAR'],
  ['show what I need to do', 'LIST_TASKS', 'UNCLEAR'],
  ['show me everything', 'LIST_TASKS', 'UNCLEAR'],

  ['show high priority', 'LIST_TASKS', 'UNCLEAR'],

  ['what about task 1?', 'LIST_TASKS', 'UNCLEAR'],
  ['is there a list of guests', 'LIST_TASKS', 'UNCLEAR'],
  ['מה מתוכנן להיום', 'LIST_TASKS', 'UNCLEAR'],
  ["what's overdue?", 'LIST_TASKS', 'UNCLEAR'],

  ['I need to buy milk', 'CREATE_TASK', 'UNCLEAR'],
  ['we need rice', 'CREATE_TASK', 'UNCLEAR'],
  ['צריך לקנות אורז', 'CREATE_TASK', 'UNCLEAR'],
  ['i want coffee on my list', 'CREATE_TASK', 'UNCLEAR'],
  ['i need a packing list', 'CREATE_TASK', 'LIST_TASKS'],

  ['my tasks', 'LIST_TASKS', 'UNCLEAR'],
  ['weekly reminder for the picnic', 'CREATE_TASK', 'UNCLEAR'],
  ['a task about music', 'CREATE_TASK', 'UNCLEAR'],
  ['start my packing list', 'LIST_TASKS', 'UPDATE_TASK?'],
  ['הפריטים שלי', 'LIST_TASKS', 'UNCLEAR'],
]

describe('[D7] the table of reading rules', () => {
  test('has a sentence for every row', () => {
    expect(NEEDED).toHaveLength(READING_RULES.length)
  })

  test.each(READING_RULES.map((rule, row) => [row, NEEDED[row]?.[0] ?? 'a row without a sentence', rule] as const))(
    'row %i is needed: %s',
    (row, sentence, rule) => {
      const [, whole, without] = NEEDED[row] ?? []
      expect(reads(sentence)).toBe(whole)
      expect(reads(sentence, byBeginning(READING_RULES.filter((one) => one !== rule)))).toBe(without)
    },
  )
})
