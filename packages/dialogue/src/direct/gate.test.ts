// [D38] Which words change a task that is there: chores × verbs × ways of naming × languages, and every title typed as it
// stands on the list.

import { describe, expect, test } from 'vitest'
import { ordinaryChores } from '../../../../testing/chores.ts'
import { TaskBoard } from '../../../../testing/task-board.ts'
import { markerOf, type Turn } from '../index.ts'
import { type Mood, type Naming, rule, type VerbClass } from './gate.ts'

const isChange = ({ commands }: Turn) =>
  commands.some(({ ready, intent }) => ready && (intent === 'delete_task' || intent === 'update_task'))
const isProposed = ({ reply }: Turn) => /:ASK_CONFIRMATION$|:SELECT_TASK$/.test(markerOf(reply) ?? '')

describe.each(['en', 'he'] as const)('a title typed as it stands on the list: %s', (language) => {
  const chores = ordinaryChores[language]

  test('there are enough of them', () => expect(new Set(chores).size).toBeGreaterThanOrEqual(100))

  test.each(chores)('[D38] %s changes nothing, and is asked about', (title) => {
    const polite = language === 'en' ? `please ${title.toLowerCase()}` : `${title} בבקשה`
    for (const said of [title, title.toLowerCase(), `${title}.`, polite]) {
      const board = new TaskBoard(chores)
      const turn = board.hear(said)
      expect(isChange(turn), said).toBe(false)
      expect(
        turn.commands.every(({ ready }) => !ready),
        said,
      ).toBe(true)
      expect(turn.command.ref?.title ?? board.task(title)?.title, said).toBe(title)
      expect(turn.reply, said).toContain(language === 'en' ? 'What would you like me to do with' : 'מה לעשות עם')
    }
  })

  test('[D38] nor does any other chore, said of a list of these', () => {
    // One word is enough to be named by: ‘finish the report’ is about ‘Report’.
    const board = new TaskBoard(chores.filter((title, index) => index % 2 === 0 && title.includes(' ')))
    for (const title of chores.filter((_, index) => index % 2 === 1))
      for (const said of [title, `I need to ${title.toLowerCase()}`, `can you ${title.toLowerCase()}`])
        expect(isChange(board.hear(said)), said).toBe(false)
  })
})

const KEYWORDS = {
  delete: ['delete', 'remove', 'cancel', 'get rid of', 'מחק את', 'תמחקי את', 'תסיר את', 'בטל את'],
  complete: ['complete', 'finish', 'done with', 'I finished', 'השלם את', 'סיימתי את'],
}
const CHORES = ['clean', 'send', 'pay', 'throw out', 'take out', 'drop', 'return', 'move', 'turn off', 'close', 'fix']
const HEBREW_CHORES = ['תנקה את', 'תשלח את', 'תזרוק את', 'תוציא את', 'תוריד את', 'תעביר את', 'תכבה את', 'תתקן את']
const TASKS = ['Buy milk', 'Call the dentist', 'Renew passport', 'לקנות חלב', 'להתקשר לרופא']
const isHebrew = (text: string) => /[\u05d0-\u05ea]/.test(text)

/** How the first task of the language may be named, and whether that is beyond doubt. */
const names = (verb: string) =>
  isHebrew(verb)
    ? { number: 'משימה 4', whole: 'לקנות חלב', part: 'החלב', similar: 'לקנות חלבון' }
    : { number: 'task 1', whole: 'buy milk', part: 'the milk', similar: 'buy silk' }

const heard = (said: string) => new TaskBoard(TASKS).hear(said)

describe('[D38] the keywords of 002', () => {
  test.each(Object.values(KEYWORDS).flat())(
    '%s acts on a number, a whole title and the one task its words fit',
    (verb) => {
      const { number, whole, part, similar } = names(verb)
      for (const name of [number, whole, part]) expect(isChange(heard(`${verb} ${name}`)), name).toBe(true)
      expect(isChange(heard(`${verb} ${similar}`)), similar).toBe(false)
    },
  )

  test.each(KEYWORDS.delete)('a wish for ‘%s’ is proposed, unless the task is named beyond doubt', (verb) => {
    const { number, whole, part } = names(verb)
    const wish = isHebrew(verb) ? 'אני רוצה ש' : 'I need to '
    const order = isHebrew(verb) ? verb.replace(/^מחק/, 'תמחק').replace(/^בטל/, 'תבטל') : verb
    for (const name of [number, whole]) expect(isChange(heard(`${wish}${order} ${name}`)), name).toBe(true)
    const weak = heard(`${wish}${order} ${part}`)
    expect([isChange(weak), isProposed(weak)]).toEqual([false, true])
  })

  test.each(KEYWORDS.delete)('‘%s’ inside another sentence, or asked, is never done', (verb) => {
    const { whole } = names(verb)
    const around = isHebrew(verb)
      ? [`${verb} ${whole}?`, `דנה אמרה ${verb} ${whole}`, `אם ירד גשם, ${verb} ${whole}`]
      : [
          `${verb} ${whole}?`,
          `Dana said ${verb} ${whole}`,
          `if it rains, ${verb} ${whole}`,
          `why did you ${verb} ${whole}`,
        ]
    for (const said of around) expect(isChange(heard(said)), said).toBe(false)
  })
})

describe('[D38] verbs of chores', () => {
  test.each([...CHORES, ...HEBREW_CHORES])('‘%s’ changes no task by a part of its title, or by ‘it’', (verb) => {
    const { part, similar } = names(verb)
    const board = new TaskBoard(TASKS)
    board.say('show my tasks')
    for (const name of [part, similar, isHebrew(verb) ? 'זה' : 'it', isHebrew(verb) ? 'החלב לדנה' : 'the milk to Dana'])
      expect(isChange(board.hear(`${verb} ${name}`)), name).toBe(false)
  })

  test.each(['drop', 'throw out', 'take out', 'turn off', 'clear', 'תוריד את', 'תזרוק את'])(
    '‘%s’ with a number is about a task',
    (verb) => {
      expect(isChange(heard(`${verb} ${names(verb).number}`))).toBe(true)
    },
  )
})

describe('[D38] a title', () => {
  test.each([
    ...['assign task 1 to Dana', 'mark buy milk as important', 'tag buy milk as groceries', 'send buy milk to Dana'],
    ...['move buy milk to the fridge', 'give task 1 to Dana', 'set task 1 as a favourite', 'label task 1 as home'],
    ...['push task 1 to Dana', 'תעביר את לקנות חלב לדנה', 'תסמן את לקנות חלב כחשוב', 'תשלח את משימה 4 לדנה'],
  ])('is not made by ‘%s’', (said) => {
    const board = new TaskBoard(TASKS)
    board.say(said)
    for (const title of TASKS) expect(board.titles()).toContain(title)
  })

  test.each([
    ['change buy milk to buy bread', 'buy bread'],
    ['update task 1 to buy bread', 'buy bread'],
    ['rename the milk to buy bread', 'buy bread'],
    ['change the title of the milk task to buy bread', 'buy bread'],
    ['change the milk to "buy bread"', 'buy bread'],
    ['תשנה את לקנות חלב ללקנות לחם', 'לקנות לחם'],
  ])('is changed by ‘%s’, and the reply names both and the way back', (said, after) => {
    const board = new TaskBoard(TASKS)
    const { reply } = board.say(said)
    expect(board.titles()).toContain(after)
    expect(reply).toMatch(/'Buy milk'|'לקנות חלב'/)
    expect(reply).toMatch(/'undo'|'בטל את זה'/)
  })

  test('of a task named by less than its title is proposed with the old one', () => {
    const turn = heard('change the milk to buy bread')
    expect(isProposed(turn)).toBe(true)
    expect(turn.reply).toContain("'Buy milk' to 'Buy bread'")
  })

  test('stays, where a value of another field is meant', () => {
    const board = new TaskBoard(TASKS)
    board.say('תשנה את להתקשר לרופא לעדיפות נמוכה')
    expect(board.task('להתקשר לרופא')).toMatchObject({ priority: 'low' })
  })
})

test.each([
  ['task 1 is done', 'Buy milk'],
  ['#1 done', 'Buy milk'],
  ['buy milk is done', 'Buy milk'],
  ['I bought the milk', 'Buy milk'],
  ['I called the dentist', 'Call the dentist'],
  ['just renewed my passport', 'Renew passport'],
  ['קניתי חלב', 'לקנות חלב'],
  ['משימה 5 בוצעה', 'להתקשר לרופא'],
])('[D38] [D46] ‘%s’ completes ‘%s’', (said, title) => {
  const board = new TaskBoard(TASKS)
  board.say(said)
  expect(board.tasks.filter(({ status }) => status === 'done').map((task) => task.title)).toEqual([title])
})

test.each([
  ...[
    "I haven't bought the milk",
    'did I buy the milk?',
    'I bought the milk?',
    'task 1 is not done',
    'is task 1 done?',
  ],
  ...[
    'I almost bought milk',
    'I will buy milk',
    'I bought bread',
    'Dana will call the dentist',
    'לא קניתי חלב',
    'קניתי לחם',
  ],
])('[D38] ‘%s’ completes nothing', (said) => expect(isChange(heard(said))).toBe(false))

test('[D38] the table has no ruling that acts on what is only alike, or on a chore by less than a name', () => {
  const moods: readonly Mood[] = ['order', 'infinitive', 'wish', 'told', 'aside', 'answer']
  const verbs: readonly VerbClass[] = ['keyword', 'synonym', 'chore']
  const weak: readonly Naming[] = ['pronoun', 'place', 'part', 'echo', 'similar']
  for (const mood of moods)
    for (const verb of verbs) {
      const asked = { verb, mood, order: '', isOurs: false }
      for (const deed of ['delete', 'complete', 'update'] as const) {
        expect(rule(deed, asked, 'similar')).not.toBe('act')
        if (verb === 'chore' && mood !== 'answer')
          for (const how of weak) expect(rule(deed, asked, how), `${mood} ${how}`).toBe('nothing')
        if (mood === 'aside')
          for (const how of [...weak, 'number', 'whole', 'called'] as const)
            expect(rule(deed, asked, how)).not.toBe('act')
      }
    }
})
