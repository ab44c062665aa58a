import { countingIn, inEachLanguage } from '@pawl/contract'

interface WaitingPhrases {
  readonly title: string
  readonly explain: string
  readonly waiting: (count: number) => string
  readonly refused: (count: number) => string
  readonly sent: (count: number) => string
  readonly tooOld: string
  readonly again: string
  readonly discard: string
  readonly change: string
  readonly names: { readonly [operation: string]: string }
}

const inEnglish = countingIn('en')
const inHebrew = countingIn('he')

export const waitingPhrases = inEachLanguage<WaitingPhrases>({
  en: {
    title: 'Changes not sent yet',
    explain: 'They are kept in this browser and sent in this order when the server is back.',
    waiting: (count) => inEnglish(count, { one: '1 change waits', other: '# changes wait' }),
    refused: (count) => inEnglish(count, { one: '1 change was not accepted', other: '# changes were not accepted' }),
    sent: (count) => inEnglish(count, { one: 'Your change was sent', other: 'Your # changes were sent' }),
    tooOld: 'It has waited for almost a day. Check whether it was already made before you send it again.',
    again: 'Send again',
    discard: 'Discard',
    change: 'Change',
    names: {
      addTask: 'Add a task',
      editTask: 'Edit a task',
      commentTask: 'Comment',
      postMessage: 'Message to a room',
      answerItem: 'Answer',
      undoChange: 'Undo',
    },
  },
  he: {
    title: 'שינויים שעוד לא נשלחו',
    explain: 'הם שמורים בדפדפן הזה ויישלחו לפי הסדר כשהקשר עם השרת יחזור.',
    waiting: (count) =>
      inHebrew(count, { one: 'שינוי אחד ממתין', two: 'שני שינויים ממתינים', other: '# שינויים ממתינים' }),
    refused: (count) =>
      inHebrew(count, { one: 'שינוי אחד לא התקבל', two: 'שני שינויים לא התקבלו', other: '# שינויים לא התקבלו' }),
    sent: (count) => inHebrew(count, { one: 'השינוי נשלח', two: 'שני השינויים נשלחו', other: '# השינויים נשלחו' }),
    tooOld: 'השינוי ממתין כבר כמעט יממה. כדאי לבדוק אם הוא כבר נעשה לפני ששולחים שוב.',
    again: 'לשלוח שוב',
    discard: 'למחוק',
    change: 'שינוי',
    names: {
      addTask: 'הוספת משימה',
      editTask: 'עריכת משימה',
      commentTask: 'הערה',
      postMessage: 'הודעה לחדר',
      answerItem: 'תשובה',
      undoChange: 'ביטול פעולה',
    },
  },
})
