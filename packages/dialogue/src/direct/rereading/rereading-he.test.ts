import { describe, expect, test } from 'vitest'
import { outcomeOf } from '../../../../../testing/outcomes.ts'
import { TaskBoard } from '../../../../../testing/task-board.ts'
import { TUESDAY, thirtyTasks } from '../../../../../testing/thirty-tasks.ts'

/** What the last of these comes to. */
function heard(...said: readonly string[]): string {
  const board = new TaskBoard(thirtyTasks('he'), TUESDAY)
  return said.map((message) => outcomeOf(board.say(message), board.tasks)).at(-1) ?? ''
}

describe('what Hebrew says otherwise is read once more', () => {
  test('[PV1] what is given to ‘it’ is of the task spoken of', () => {
    expect(heard('מתי ביטוח רכב', 'תן לו עדיפות נמוכה')).toBe('change ביטוח רכב low')
    expect(heard('תשים לו כובע')).toMatch(/^add/)
  })

  test('[VF1] a verb that tells of the thing may stand first', () => {
    expect(heard('נשלחה החשבונית לעמית')).toBe('done לשלוח את החשבונית לעמית')
    expect(heard('הגיעה החבילה')).not.toMatch(/^(?:change|done|delete)/)
  })

  test('[LO1] an order at the end, of what stands before it or was spoken of, is asked about', () => {
    expect(heard('הכביסה, תמחקי')).toBe('delete? כביסה')
    expect(heard('מתי המלון', 'כבר לא נוסעים, תמחק')).toBe('delete? להזמין את המלון')
  })

  test('[TS1] what is said to be so changes what is there, and adds nothing', () => {
    expect(heard('תרשום שחידשתי את הדרכון')).toBe('done לחדש את הדרכון')
    expect(heard('תרשום שהגענו הביתה')).not.toMatch(/^(?:change|done|delete)/)
  })

  test('[TGR1] both are those that were added last, if that is what was to be done to them', () => {
    expect(heard('תוסיף לקנות קמח', 'תוסיף לקנות סוכר', 'קניתי את שניהם')).toBe('done לקנות קמח + done לקנות סוכר')
    expect(heard('תוסיף לקנות קמח', 'תוסיף לקנות סוכר', 'שטפתי את שניהם')).not.toMatch(/^done /)
  })

  test('[TGR2] by the verb alone it is asked which', () => {
    expect(heard('הזמנתי')).toMatch(/^asks select_task complete/)
    expect(heard('נסעתי')).not.toMatch(/^done /)
  })

  test('[TO2] what someone else did is proposed, and what they did not is not', () => {
    expect(heard('אחותי שטפה את הרכב')).toBe('done? לשטוף את הרכב')
    expect(heard('אחותי לא שטפה את הרכב')).not.toMatch(/^done/)
  })

  test('[UB1] an order to take back may stand behind its reason', () => {
    expect(heard('שטפתי את הרכב', 'זה היה בצחוק, תחזיר')).toBe('undo לשטוף את הרכב')
    expect(heard('שטפתי את הרכב', 'קניתי לחם, תחזיר')).not.toMatch(/^delete/)
  })
})
