import { expect, test } from 'vitest'
import { REWRITES } from '../../../testing/lying-rewrites.ts'
import { saysTheSame } from './check-rewrite.ts'
import { createReader } from './create-reader.ts'

const reader = createReader()

const several =
  'I found several tasks with that title:\n1. Report (ID: a2)\n2. report (ID: a3)\nWhich one do you mean? Give its number.'
const ask = "Are you sure you want to delete the task 'Buy milk'?"
const due = "When is it due? Give a date such as 2026-03-01, or say 'none'."

test.each([
  [ask, "Just checking, shall I remove 'Buy milk'?"],
  [
    several,
    'I found more than one with that name:\n1. Report (ID: a2)\n2. report (ID: a3)\nWhich one do you have in mind? Just say its number.',
  ],
  [due, "And the date? For example 2026-03-01, or simply 'none'."],
])('[D22] %j may be put as %j', (decided, rewritten) => {
  expect(saysTheSame(reader, decided, rewritten, 'en')).toBe(true)
})

test.each([
  ['drops an option', several, 'There is more than one:\n1. Report (ID: a2)\nWhich did you have in mind?'],
  ['changes an id', several, several.replace('a3', 'a4')],
  ['changes the order', several, 'Several:\n2. report (ID: a3)\n1. Report (ID: a2)\nWhich one?'],
  ['adds a question', ask, "Shall I delete 'Buy milk'? Or something else?"],
  ['drops the question', ask, "I will delete 'Buy milk'."],
  ['changes the title', ask, "Shall I delete 'Buy bread'?"],
  ['changes a date', due, "And the date? For example 2027-03-01, or simply 'none'."],
  ['adds a number', ask, "Shall I delete 'Buy milk', one of 7?"],
  ['switches language', ask, "למחוק את 'Buy milk'?"],
  ['speaks of a marker', ask, `${ask} [[STATE:DELETE:ASK_CONFIRMATION]]`],
  ['goes on and on', ask, `Shall I delete 'Buy milk'? ${'Really. '.repeat(60)}`],
  ['is empty', ask, '  '],
  ['changes a title with an apostrophe', "Delete 'Dana's gift'?", "Delete 'Bob's car'?"],
  ['adds a title', ask, "Shall I delete 'Buy milk' and 'Buy eggs'?"],
  ['changes the value', "Change the status of 'Milk' to done?", "Change the status of 'Milk' to open?"],
  ['drops an option in prose', 'Please choose a priority: low, medium, high or urgent.', 'Please choose: low or high.'],
  ['adds a bullet', several, `${several}\n- eggs (ID: b)`],
  ['is in a third script', 'What is the title of the task?', 'Как называется задача?'],
])('[D22] [000 section 2] one that %s is not used', (_, decided, rewritten) => {
  expect(saysTheSame(reader, decided, rewritten, 'en')).toBe(false)
})

test('[D22] Hebrew stays Hebrew', () => {
  const decided = "האם אתה בטוח שברצונך למחוק את המשימה 'Buy milk'?"
  expect(saysTheSame(reader, decided, "רגע, למחוק את 'Buy milk'?", 'he')).toBe(true)
  expect(saysTheSame(reader, decided, "Delete 'Buy milk'?", 'he')).toBe(false)
})

const pairs = (which: 'honest' | 'lies') =>
  REWRITES.flatMap((one) => one[which].map((rewritten) => [one.decided, rewritten, one.language] as const))

test.each(pairs('honest'))('[D52] %j may be put as %j', (decided, rewritten, language) => {
  expect(saysTheSame(reader, decided, rewritten, language)).toBe(true)
})

test.each(pairs('lies'))('[D52] %j is not %j', (decided, rewritten, language) => {
  expect(saysTheSame(reader, decided, rewritten, language)).toBe(false)
})

test.each(['en', 'he'] as const)('[D52] at least forty lies in %s', (language) => {
  expect(pairs('lies').filter(([, , own]) => own === language).length).toBeGreaterThanOrEqual(40)
})

test.each([
  ["I've deleted 'Milk' from your list.", "I'll delete 'Milk' from your list."],
  ["I've deleted 'Milk' from your list.", "I have not deleted 'Milk' from your list."],
  ["I've deleted 'Milk' from your list.", "I could have deleted 'Milk' from your list."],
  ["I've added 'Milk' to your list.", "I've deleted 'Milk' from your list."],
  ["I've added 'Milk' to your list.", "I've added 'Milk' to your list. Next, set its priority."],
  ["Please say 'yes' to confirm or 'no' to cancel.", "Please say 'yes' to cancel or 'no' to confirm."],
  ["I couldn't find a task called 'Milk'.", "I found a task called 'Milk'."],
])('[D52] what was done is not said otherwise: %j is not %j', (decided, rewritten) => {
  expect(saysTheSame(reader, decided, rewritten, 'en')).toBe(false)
})
