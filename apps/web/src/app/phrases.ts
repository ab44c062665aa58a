import { countingIn, inEachLanguage } from '@pawl/contract'
import type { Connection } from '../api/live.ts'

export interface AppPhrases {
  readonly skip: string
  readonly navigation: string
  readonly pages: {
    readonly chat: string
    readonly today: string
    readonly upcoming: string
    readonly tasks: string
    readonly board: string
    readonly rooms: string
    readonly agents: string
    readonly initiatives: string
    readonly policies: string
    readonly inbox: string
    readonly insight: string
    readonly lifecycles: string
    readonly trash: string
  }
  readonly add: string
  readonly aTask: string
  readonly search: string
  readonly more: string
  readonly help: string
  readonly projects: string
  readonly tags: string
  readonly openTasks: (tasks: number) => string
  readonly working: (agents: number) => string
  readonly allOf: (places: number) => string
  readonly fewer: string
  readonly forYou: (count: string) => string
  readonly theme: string
  readonly themes: { readonly system: string; readonly light: string; readonly dark: string }
  readonly connection: { readonly [state in Connection | 'unknown']: string }
  readonly notFound: string
  readonly notFoundNext: string
  readonly you: string
  readonly forgetToken: string
}

const inEnglish = countingIn('en')
const inHebrew = countingIn('he')

export const appPhrases = inEachLanguage<AppPhrases>({
  en: {
    skip: 'Skip to content',
    navigation: 'Pages',
    pages: {
      chat: 'Chat',
      today: 'Today',
      upcoming: 'Upcoming',
      tasks: 'All tasks',
      board: 'Board',
      rooms: 'Rooms',
      agents: 'Agents',
      initiatives: 'Initiatives',
      policies: 'Policies',
      inbox: 'Inbox',
      insight: 'Insight',
      lifecycles: 'Rules',
      trash: 'Trash',
    },
    add: 'Add',
    aTask: 'a task',
    search: 'Search',
    more: 'More',
    help: 'Keys and help',
    projects: 'Projects',
    tags: 'Tags',
    openTasks: (tasks) => inEnglish(tasks, { one: '1 open task', other: '# open tasks' }),
    working: (agents) => inEnglish(agents, { one: '1 agent at work', other: '# agents at work' }),
    allOf: (places) => inEnglish(places, { one: 'Show it', other: 'Show all #' }),
    fewer: 'Show fewer',
    forYou: (count) => `waiting for you: ${count}`,
    theme: 'Theme',
    themes: { system: 'as the system', light: 'light', dark: 'dark' },
    connection: { connecting: 'Connecting', live: 'Live', away: "Can't reach the server", unknown: 'Not signed in' },
    notFound: 'There is no such page',
    notFoundNext: 'Go to Today',
    you: 'You',
    forgetToken: 'Forget the token',
  },
  he: {
    skip: 'לדלג לתוכן',
    navigation: 'דפים',
    pages: {
      chat: 'שיחה',
      today: 'היום',
      upcoming: 'בקרוב',
      tasks: 'כל המשימות',
      board: 'לוח',
      rooms: 'חדרים',
      agents: 'סוכנים',
      initiatives: 'יוזמות',
      policies: 'מדיניות',
      inbox: 'דואר נכנס',
      insight: 'תמונת מצב',
      lifecycles: 'כללים',
      trash: 'סל המחזור',
    },
    add: 'להוסיף',
    aTask: 'משימה',
    search: 'חיפוש',
    more: 'עוד',
    help: 'מקשים ועזרה',
    projects: 'פרויקטים',
    tags: 'תגיות',
    openTasks: (tasks) =>
      inHebrew(tasks, { one: 'משימה פתוחה אחת', two: 'שתי משימות פתוחות', other: '# משימות פתוחות' }),
    working: (agents) => inHebrew(agents, { one: 'סוכן אחד עובד', two: 'שני סוכנים עובדים', other: '# סוכנים עובדים' }),
    allOf: (places) => inHebrew(places, { one: 'להציג', two: 'להציג את שניהם', other: 'להציג את כל ה־#' }),
    fewer: 'להציג פחות',
    forYou: (count) => `מחכות לך: ${count}`,
    theme: 'ערכת צבעים',
    themes: { system: 'לפי המערכת', light: 'בהירה', dark: 'כהה' },
    connection: { connecting: 'מתחבר', live: 'מחובר', away: 'אין קשר עם השרת', unknown: 'לא נכנסת לחשבון' },
    notFound: 'אין דף כזה',
    notFoundNext: 'לעבור להיום',
    you: 'החשבון שלך',
    forgetToken: 'לשכוח את האסימון',
  },
})
