// What the list of rooms says, and the form that makes one.

import { countingIn, inEachLanguage } from '@pawl/contract'

interface RoomsPhrases {
  readonly title: string
  readonly explain: string
  readonly agents: string
  readonly empty: string
  readonly working: (tasks: number) => string
  readonly idle: string
  readonly waiting: (tasks: number) => string
  readonly forReview: (tasks: number) => string
  readonly suspects: (tasks: number) => string
  readonly backlog: (tasks: number) => string
  readonly roles: string
  readonly create: {
    readonly title: string
    readonly room: string
    readonly roomHint: string
    readonly roles: string
    readonly rolesHint: string
    readonly entry: string
    readonly entryFirst: string
    readonly parallel: string
    readonly parallelHint: string
    readonly lease: string
    readonly leaseHint: string
    readonly resetSuspects: string
    readonly more: string
    readonly submit: string
    readonly created: (room: string) => string
  }
}

const inHebrew = countingIn('he')

export const roomsPhrases = inEachLanguage<RoomsPhrases>({
  en: {
    title: 'Rooms',
    agents: 'Agents at work',
    explain: 'In a room people say what is to be done and agents do it, each in its role. One task, one holder.',
    empty: 'There is no room yet. Create one, then connect an agent to it.',
    working: (tasks) => `${tasks} in work`,
    idle: 'nobody at work',
    waiting: (tasks) => `${tasks} waiting`,
    forReview: (tasks) => `${tasks} for review`,
    suspects: (tasks) => `${tasks} silent`,
    backlog: (tasks) => `${tasks} in the backlog`,
    roles: 'Roles',
    create: {
      title: 'Create a room',
      room: 'Name',
      roomHint: 'Small letters, digits and -',
      roles: 'Roles',
      rolesHint: 'Separated by spaces or commas, such as: builder, reviewer',
      entry: 'Who gets the messages',
      entryFirst: 'the first role',
      parallel: 'Tasks in work at once',
      parallelHint: 'Further messages wait in the queue',
      lease: 'Silent after (seconds)',
      leaseHint: 'An agent without a sign of life for so long is shown as silent',
      resetSuspects: 'Waiting agents may take over what a silent one holds',
      more: 'More settings',
      submit: 'Create the room',
      created: (room) => `The room ${room} is there.`,
    },
  },
  he: {
    title: 'חדרים',
    agents: 'סוכנים בעבודה',
    explain: 'בחדר אנשים אומרים מה צריך לעשות וסוכנים עושים, כל אחד בתפקידו. לכל משימה מחזיק אחד.',
    empty: 'עוד אין חדרים. אפשר ליצור חדר ואז לחבר אליו סוכן.',
    working: (tasks) => inHebrew(tasks, { one: 'אחת בעבודה', two: 'שתיים בעבודה', other: '# בעבודה' }),
    idle: 'איש לא עובד',
    waiting: (tasks) => inHebrew(tasks, { one: 'אחת ממתינה', two: 'שתיים ממתינות', other: '# ממתינות' }),
    forReview: (tasks) => inHebrew(tasks, { one: 'אחת לבדיקה', two: 'שתיים לבדיקה', other: '# לבדיקה' }),
    suspects: (tasks) =>
      inHebrew(tasks, { one: 'אחת אצל סוכן שהשתתק', two: 'שתיים אצל סוכנים שהשתתקו', other: '# אצל סוכנים שהשתתקו' }),
    backlog: (tasks) => inHebrew(tasks, { one: 'אחת בצבר', two: 'שתיים בצבר', other: '# בצבר' }),
    roles: 'תפקידים',
    create: {
      title: 'יצירת חדר',
      room: 'שם',
      roomHint: 'אותיות לטיניות קטנות, ספרות ומקף',
      roles: 'תפקידים',
      rolesHint: 'מופרדים ברווחים או בפסיקים, למשל: builder, reviewer',
      entry: 'מי מקבל את ההודעות',
      entryFirst: 'התפקיד הראשון',
      parallel: 'כמה משימות בעבודה בבת אחת',
      parallelHint: 'הודעות נוספות מחכות בתור',
      lease: 'שתיקה אחרי (שניות)',
      leaseHint: 'סוכן שלא נתן סימן חיים במשך הזמן הזה מוצג כמי שהשתתק',
      resetSuspects: 'סוכנים ממתינים רשאים לקחת את מה שמחזיק סוכן שהשתתק',
      more: 'הגדרות נוספות',
      submit: 'ליצור את החדר',
      created: (room) => `החדר ${room} נוצר.`,
    },
  },
})
