// What each thing says of the words it stands among.

import { expect, test } from 'vitest'
import { createReader } from '../create-reader.ts'
import { LEXICON } from './lexicon.ts'
import { Sentence } from './sentence.ts'
import { splitWords } from './words.ts'

const reader = createReader()
const seen = (text: string) =>
  [...new Sentence(splitWords(reader, text), reader.get(LEXICON), reader.effort).signs(0)].toSorted()

test.each([
  ['לא מחר', 'instead short only'],
  ['לא 5', 'instead short'],
  ['לא x5', 'short'],
  ['לא', 'short only'],
  ['מחר לא', 'short only'],
  ['not tomorrow', 'instead short only'],
  ['משימה חדשה', 'ours fresh new short only'],
  ['xyz xyz xyz חדשה', ''],
  ['xyz new', 'short'],
  ['task xyz new', 'ours fresh new'],
  ['task xyz xyz new', 'ours fresh'],
  ['משימות שלי', 'plural ours fresh mine short only'],
  ['our xyz', 'short'],
  ['to it', 'reference onto-it short only'],
  ['to xyz it', 'reference'],
  ['it', 'reference short only'],
  ['task added removed', 'ours fresh added only'],
  ['task removed', 'ours fresh removed short only'],
  ['to the task', 'reference onto-it onto-ours ours definite ends only'],
  ['to a task', 'ours fresh new ends only'],
  ['reminder to the task', 'ours fresh about reference onto-it ends only'],
  ['xyz from the task', 'from reference off-ours ours definite off-list ends'],
  ['from the task', 'from reference ours definite off-list ends only'],
  ['xyz the task', 'reference ours definite ends'],
  ['to my tasks', 'plural onto-list ours mine definite ends only'],
  ['my tasks', 'plural ours mine definite ends short only'],
  ['tasks reminder', 'ours fresh ends short only'],
  ['task tasks', 'ours fresh plural ends short only'],
  ['my to do list', 'list fresh ends short only'],
  ['task list', 'plural ours fresh ends short only'],
  ['task list xyz', 'plural ours fresh short'],
  ['to my item', 'onto-list mine definite item ends only'],
  ['my item', 'mine definite item ends short only'],
  ['note pad', 'fresh item ends short'],
  ['item xyz', 'fresh item short'],
  ['item song', 'fresh foreign short only'],
  ['list of xyz', 'list-of fresh'],
  ['the list of xyz', 'list definite'],
  ['my list of xyz', 'list mine definite'],
  ['to list', 'list onto-list fresh ends short only'],
  ['list song', 'list fresh foreign short only'],
  ['my groceries', 'list fresh ends short only'],
  ['my groceries xyz', 'list fresh short'],
  ['grocery list reminder', 'ours fresh ends'],
  ['הרשימה של דנה', 'list definite'],
  ['רשימה של דנה', 'list-of fresh'],
  ['contact list', 'foreign foreign-list fresh ends short only'],
  ['song הרשימה', 'foreign list definite ends short only'],
  ['song my list', 'foreign list mine definite ends only'],
  ['play list', 'foreign foreign-list short only'],
  ['phone call', 'foreign short only'],
  ['phone call הרשימה', 'foreign list definite ends short only'],
  ['phone call xyz list', 'foreign list fresh ends'],
  ['משימות המשימה', 'plural ours fresh ends short only'],
  ['רשימה ומשימה', 'ours fresh ends short only'],
  ['משימות משימה', 'ours fresh ends short only'],
  ['task to', 'ours fresh about short only'],
  ['task xyz for', 'ours fresh'],
  ['xyz for xyz', ''],
  ["it's", 'short'],
  ['task 33', 'ours fresh numbered short'],
  ['task 3rd', 'ours fresh short'],
  ['task x3', 'ours fresh short'],
  ['xyz 33', 'short'],
  ['#33', 'numbered short'],
  ['task the list', 'ours fresh list ends only'],
  ['the task to list', 'about reference ours definite list onto-list ends only'],
  ['the task a list', 'reference ours definite new list ends only'],
  ['number 3', 'numbered short'],
  ['3 task', 'ours fresh ends short'],
  ['לרשימה', 'list onto-list fresh ends short only'],
  ['מהרשימה', 'from list fresh off-list ends short only'],
  ['xyz ממשימה', 'from off-ours ours fresh off-list ends short'],
])('of %j is said: %s', (text, signs) => {
  expect(seen(text)).toEqual(signs === '' ? [] : signs.split(' ').toSorted())
})

test('[DESIGN 5.12] each word that is looked at is counted', () => {
  const sentence = new Sentence(splitWords(reader, 'xyz xyz xyz'), reader.get(LEXICON), reader.effort)
  const stepsOf = (from: number) => {
    const before = reader.effort.spent
    sentence.signs(from)
    return reader.effort.spent - before
  }
  const [all, again, last] = [stepsOf(0), stepsOf(0), stepsOf(2)]
  expect([again, all > last, last]).toEqual([0, true, 2])
})
