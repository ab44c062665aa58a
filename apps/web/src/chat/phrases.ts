import { countingIn, inEachLanguage } from '@pawl/contract'

interface ChatPhrases {
  readonly title: string
  readonly conversations: string
  readonly newConversation: string
  readonly modes: { readonly direct: string; readonly guided: string }
  readonly modeHint: { readonly direct: string; readonly guided: string }
  readonly mode: string
  readonly log: string
  readonly you: string
  readonly pawl: string
  readonly write: string
  readonly placeholder: string
  readonly send: string
  readonly sending: string
  readonly waitingForServer: string
  readonly greeting: string
  readonly what: string
  readonly onlyReading: string
  readonly examples: readonly string[]
  readonly replies: string
  readonly understood: string
  readonly correct: string
  readonly task: string
  readonly undo: string
  readonly undone: string
  readonly none: string
  readonly atHand: string
  readonly mention: string
  readonly tooLong: (limit: number) => string
}

const inEnglish = countingIn('en')
const inHebrew = countingIn('he')

export const chatPhrases = inEachLanguage<ChatPhrases>({
  en: {
    title: 'Chat',
    conversations: 'Conversations',
    newConversation: 'New conversation',
    modes: { direct: 'Direct', guided: 'Guided' },
    modeHint: {
      direct: 'Acts at once, and asks only where acting would be guessing.',
      guided: 'Asks for everything, and confirms before it changes or deletes anything.',
    },
    mode: 'Mode',
    log: 'What was said',
    you: 'You',
    pawl: 'Pawl',
    write: 'Your message',
    placeholder: 'Write in English or Hebrew…',
    send: 'Send',
    sending: 'Sending…',
    waitingForServer: "Can't reach the server. Your message is kept and will be sent.",
    greeting: 'What is there to do?',
    what: 'Pawl keeps tasks for you and your agents, and every change follows rules you can read.',
    onlyReading: 'The chat adds and changes tasks, and you may only look at them here.',
    examples: ['add buy milk tomorrow, high priority', 'show my tasks', 'תוסיף לקנות לחם'],
    replies: 'Possible answers',
    understood: 'What was understood',
    correct: 'Change it',
    task: 'Open the task',
    undo: 'Undo',
    undone: 'Taken back.',
    none: 'none',
    atHand: 'Selected on the page',
    mention: 'Mention it in the message',
    tooLong: (limit) =>
      inEnglish(limit, { one: 'A message may have 1 character.', other: 'A message may have # characters.' }),
  },
  he: {
    title: 'שיחה',
    conversations: 'שיחות',
    newConversation: 'שיחה חדשה',
    modes: { direct: 'ישיר', guided: 'מודרך' },
    modeHint: {
      direct: 'פועל מיד, ושואל רק כשבלי תשובה זה היה ניחוש.',
      guided: 'שואל על הכול, ומבקש אישור לפני שינוי או מחיקה.',
    },
    mode: 'אופן',
    log: 'מה שנאמר',
    you: 'אני',
    pawl: 'Pawl',
    write: 'ההודעה שלי',
    placeholder: 'אפשר לכתוב בעברית או באנגלית…',
    send: 'לשלוח',
    sending: 'נשלח…',
    waitingForServer: 'אין קשר עם השרת. ההודעה נשמרה ותישלח.',
    greeting: 'מה צריך לעשות?',
    what: 'המערכת שומרת משימות בשבילך ובשביל הסוכנים שלך, וכל שינוי נעשה לפי כללים שאפשר לקרוא.',
    onlyReading: 'בשיחה מוסיפים ומשנים משימות, וכאן אפשר רק לראות אותן.',
    examples: ['תוסיף לקנות חלב מחר בעדיפות גבוהה', 'הצג את המשימות שלי', 'add call the bank'],
    replies: 'תשובות אפשריות',
    understood: 'מה הובן',
    correct: 'לשנות',
    task: 'לפתוח את המשימה',
    undo: 'לבטל את הפעולה',
    undone: 'הפעולה בוטלה.',
    none: 'אין',
    atHand: 'נבחר בעמוד',
    mention: 'להזכיר בהודעה',
    tooLong: (limit) =>
      inHebrew(limit, {
        one: 'בהודעה יכול להיות תו אחד.',
        two: 'בהודעה יכולים להיות עד שני תווים.',
        other: 'בהודעה יכולים להיות עד # תווים.',
      }),
  },
})
