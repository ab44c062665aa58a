import { describe, expect, test } from 'vitest'
import { createReader } from '../create-reader.ts'
import { readMessage } from './read-message.ts'

const reader = createReader()

/** What is read, in order; with a ‘?’ what counts only if a task fits. */
const read = (message: string) =>
  readMessage(reader, message).map(({ intent, ifTask }) => (ifTask ? `${intent}?` : intent))
/** What the first command is about. */
const about = (message: string) => {
  const [first] = readMessage(reader, message)
  return first === undefined ? undefined : message.slice(first.from, first.to).trim()
}

const cases = (name: string, rows: readonly (readonly [message: string, ...reads: string[]])[]) =>
  test.each(rows.map(([message, ...reads]) => [message, reads] as const))(`${name}: %j`, (message, reads) => {
    expect(read(message)).toEqual(reads)
  })

describe('[D7] a command verb in command position wins', () => {
  cases('the first, not what stands in the title', [
    ['add cancel the gym', 'CREATE_TASK'],
    ['add a task to update the list', 'CREATE_TASK'],
    ['remind me to delete old photos', 'CREATE_TASK'],
    ['delete add salt', 'DELETE_TASK'],
    ['תוסיפי לבטל את המנוי', 'CREATE_TASK'],
    ['תזכיר לי למחוק תמונות', 'CREATE_TASK'],
  ])
  cases('noun uses of list, update, clear and complete do not count', [
    ['delete milk from my list', 'DELETE_TASK'],
    ['add milk to the list', 'CREATE_TASK'],
    ['add a software update', 'CREATE_TASK'],
    ['rename the complete guide to guide', 'UPDATE_TASK'],
    ['is the clear tape on my list', 'LIST_TASKS'],
    ['play my list'],
    ['list the shops'],
    ['מחק חלב מהרשימה', 'DELETE_TASK'],
  ])
  cases('wrappers are stripped', [
    ['please show my tasks', 'LIST_TASKS'],
    ['could you please just add milk', 'CREATE_TASK'],
    ['hey, i want you to delete task 3', 'DELETE_TASK'],
    ['i need to delete task 3', 'DELETE_TASK'],
    ['would you mind adding milk', 'CREATE_TASK'],
    ['i was wondering if you could mark task 2 as done', 'COMPLETE_TASK'],
    ['אפשר בבקשה להוסיף חלב', 'CREATE_TASK'],
    ['הייתי רוצה למחוק את משימה 3', 'DELETE_TASK'],
    ['תוכלי להראות לי את המשימות', 'LIST_TASKS'],
  ])
  cases('a phrase beats a word', [
    ['remind me what we said', 'LIST_TASKS'],
    ['remind me to say it', 'CREATE_TASK'],
    ['show me how to add a task', 'HELP'],
    ['update me on my tasks', 'LIST_TASKS'],
    ['update me on the elections'],
    ['set a reminder for Monday', 'CREATE_TASK'],
    ['get rid of the old list', 'DELETE_TASK'],
    ['תזכיר לי מה אמרנו', 'LIST_TASKS'],
  ])
  cases('a real tie is unclear', [['task'], ['do it'], ['that thing'], ['משימה']])

  test('what is quoted is opaque', () => {
    expect(read('add "delete task 3 and show my list"')).toEqual(['CREATE_TASK'])
    expect(read('rename "show my tasks" to done')).toEqual(['UPDATE_TASK'])
    expect(read('"delete everything"')).toEqual([])
    expect(read('תוסיף את "מחק הכל"')).toEqual(['CREATE_TASK'])
  })

  test('what a command is about begins after it and ends with its clause', () => {
    expect(about('please add buy milk')).toBe('buy milk')
    expect(about('can you remind me to call Dana tomorrow')).toBe('call Dana tomorrow')
    expect(about('add buy milk and show my tasks')).toBe('buy milk')
    expect(about('תזכירי לי להתקשר לדנה')).toBe('להתקשר לדנה')
  })
})

describe('[D8] what, how and cancel', () => {
  cases('what and how', [
    ['what can you do', 'HELP'],
    ["what's on my list", 'LIST_TASKS'],
    ['what?'],
    ['how many tasks do i have', 'LIST_TASKS'],
    ['how do i add a task', 'HELP'],
    ['how are you', 'GREETING'],
    ['how do i bake bread'],
    ['מה אתה יודע לעשות', 'HELP'],
    ['כמה משימות יש לי', 'LIST_TASKS'],
    ['איך מוסיפים משימה', 'HELP'],
    ['מה שלומך', 'GREETING'],
  ])
  cases('cancel deletes only what it names', [
    ['cancel'],
    ['can you please cancel'],
    ['never mind'],
    ['cancel the meeting task', 'DELETE_TASK'],
    ['cancel my flight', 'DELETE_TASK?'],
    ['בטל'],
    ['בטל את משימה 3', 'DELETE_TASK'],
  ])
})

describe('[D9] what is refused is not done', () => {
  cases('a refusal holds to the end of its sentence', [
    ["don't delete task 3", 'NOTHING'],
    ['please do not ever remove my list', 'NOTHING'],
    ['do not, whatever happens, delete task 3', 'NOTHING'],
    ["i don't want you to change it", 'NOTHING'],
    ['אל תמחק את משימה 3', 'NOTHING'],
    ['אני לא רוצה למחוק את המשימה', 'NOTHING'],
  ])
  cases('some refusals are requests', [
    ["don't forget to call Dana", 'CREATE_TASK'],
    ["don't let me forget the keys", 'CREATE_TASK'],
    ["don't remind me about the keys", 'DELETE_TASK'],
    ["i don't need the reminder anymore", 'DELETE_TASK'],
    ['אל תשכחי להתקשר לדנה', 'CREATE_TASK'],
    ['אני לא צריכה יותר את התזכורת', 'DELETE_TASK'],
  ])
})

describe('[D16] a keyword stands for its forms', () => {
  cases('imperative, future in both genders and plural, infinitive', [
    ...['מחק', 'מחקי', 'מחקו', 'תמחק', 'תמחקי', 'תמחקו', 'למחוק'].map(
      (verb) => [`${verb} את משימה 3`, 'DELETE_TASK'] as const,
    ),
    ...['הוסף', 'הוסיפי', 'הוסיפו', 'תוסיף', 'תוסיפי', 'תוסיפו', 'להוסיף'].map(
      (verb) => [`${verb} חלב`, 'CREATE_TASK'] as const,
    ),
    ...['adding', 'removing', 'changing'].map(
      (verb, index) =>
        [`would you mind ${verb} task 3`, ['CREATE_TASK', 'DELETE_TASK', 'UPDATE_TASK'][index] as string] as const,
    ),
  ])
  cases('with the letters joined to it', [
    ['אני רוצה שתמחק את משימה 3', 'DELETE_TASK'],
    ['תוסיף חלב ותציג את המשימות', 'CREATE_TASK', 'LIST_TASKS'],
    ['תוריד חלב מהרשימה', 'DELETE_TASK'],
    ['תשים חלב ברשימה', 'CREATE_TASK'],
    ['הראה את המשימות', 'LIST_TASKS'],
  ])
  cases('a homograph counts only in command position', [
    ['שנה את משימה 3', 'UPDATE_TASK'],
    ['תוסיף ברכת שנה טובה', 'CREATE_TASK'],
  ])
})

describe('[D19] chains', () => {
  cases('a conjunction and a command verb after it', [
    ['add buy groceries and show me all tasks', 'CREATE_TASK', 'LIST_TASKS'],
    ["delete task 3 and tell me what's left", 'DELETE_TASK', 'LIST_TASKS'],
    ['mark task 1 as done, then delete task 2', 'COMPLETE_TASK', 'DELETE_TASK'],
    ['add milk. delete task 3', 'CREATE_TASK', 'DELETE_TASK'],
    ['מחק את משימה 3 ותציג מה נשאר', 'DELETE_TASK', 'LIST_TASKS'],
  ])
  cases('a conjunction alone splits nothing', [
    ['add salt and pepper', 'CREATE_TASK'],
    ['remind me to call Dana and add water to the plants', 'CREATE_TASK'],
    ['delete bread and butter', 'DELETE_TASK'],
  ])
  cases('what only leads to a command is none', [
    ['open my list and add milk', 'CREATE_TASK'],
    ['find the dentist reminder and delete it', 'DELETE_TASK'],
    ['תפתח את הרשימה ותוסיף חלב', 'CREATE_TASK'],
  ])
})

describe('[D46] an errand is ours, whatever it is about', () => {
  cases('after a word that adds', [
    ['create an email to Bob', 'CREATE_TASK'],
    ['add this song to my playlist', 'CREATE_TASK'],
    ['add go to the bank', 'CREATE_TASK'],
    ['add meet Sarah for coffee', 'CREATE_TASK'],
    ['i need to know the time', 'CREATE_TASK'],
    ['אני צריכה להזמין טיסה', 'CREATE_TASK'],
  ])
})

describe('[D38] a verb is a keyword of document 002, hardly said of anything else, or more often said of a chore', () => {
  test.each([
    ['delete the report', 'keyword'],
    ['get rid of the report', 'keyword'],
    ['done with the report', 'keyword'],
    ['mark task 3 as done', 'keyword'],
    ['it is done, call Dana', 'keyword'],
    // Of these the keyword is not all of it, is about something else, or is a chore too.
    ['clear out my list', 'chore'],
    ['clear the table', 'synonym'],
    ['delete the song', 'synonym'],
    ['done Call mom', 'synonym'],
    ['mark the report', 'synonym'],
    ['undo? mark the report', 'chore', 'synonym'],
    ['no need to feed the ducks', 'synonym'],
    ['take milk off my list', 'synonym'],
    ['תוריד חלב מהרשימה', 'synonym'],
    ['skip the gym', 'chore'],
    ['show my tasks', 'chore'],
    ['בטל פעולה', 'chore'],
    ['what is on my list', 'chore'],
    ['מהרשימה', 'chore'],
  ])('%s: %s', (message, ...verbs) => {
    expect(readMessage(reader, message).map(({ verb }) => verb)).toEqual(verbs)
  })
})

describe('what is read beside the command', () => {
  const first = (message: string) => readMessage(reader, message)[0]

  test('[D38] what need not be done is asked about', () => {
    expect(first('no need to feed the ducks')).toMatchObject({ intent: 'DELETE_TASK', mood: 'aside', isOurs: true })
    expect(first('skip the ducks')).toMatchObject({ intent: 'DELETE_TASK', mood: 'order', isOurs: false })
  })

  test('[D38] a question mark behind it makes it a question, one behind another command does not', () => {
    const moods = (message: string) => readMessage(reader, message).map(({ mood }) => mood)
    expect(moods('delete it?')).toEqual(['aside'])
    expect(moods('undo? mark the report')).toEqual(['aside', 'order'])
    expect(moods('it is done?')).toEqual(['told'])
  })

  test.each([
    ['delete task 3', true],
    ['delete the report', false],
    ['task to call Dana', true],
    ['the reminder needs to be changed', true],
    ['lovely day. task 1 is done.', true],
    ["I don't need rice anymore", true],
    ['clear that email anymore', true],
  ])('[D38] whether it says that it is about one of ours: %s, %s', (message, isOurs) => {
    expect(first(message)?.isOurs).toBe(isOurs)
  })

  test('[D8] a greeting is all of its message', () => {
    expect(read('how are you different')).toEqual([])
    const whole = { start: 0, order: 0, from: 5, to: 5, verb: 'keyword', mood: 'order', isOurs: true }
    expect(readMessage(reader, 'hello')).toEqual([{ intent: 'GREETING', ...whole }])
  })

  test('[D7] what it is about ends with the message', () => {
    expect(first('add milk }')?.to).toBe(10)
  })

  test('[D7] by which word it is asked for', () => {
    expect(first('delete it')?.role).toBe('delete')
    expect(first('what is on my list')).not.toHaveProperty('role')
  })
})

describe('what is meant for another assistant', () => {
  cases('does not fire, or only if a task fits', [
    ['play some jazz'],
    ['set an alarm for 7', 'UPDATE_TASK?'],
    ['make buy milk urgent', 'UPDATE_TASK?'],
    ['mark buy milk as in progress', 'UPDATE_TASK?'],
    ['delete the last email', 'DELETE_TASK?'],
    ['change the temperature to 20', 'UPDATE_TASK?'],
    ['what is the weather tomorrow'],
    ['תנגני שיר'],
    ['תשנה את הטמפרטורה', 'UPDATE_TASK?'],
  ])
})
