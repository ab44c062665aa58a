import { countingIn, inEachLanguage } from '@pawl/contract'

interface TodayPhrases {
  readonly title: string
  readonly overdue: string
  readonly today: string
  readonly upcoming: string
  readonly nothingToday: string
  readonly addedToday: string
  readonly waitingForMe: string
  readonly waitingForPeople: string
  readonly all: string
  readonly agentsFinished: string
  readonly doneToday: (tasks: number) => string
  readonly doneLately: (tasks: number) => string
  readonly show: string
  readonly hide: string
}

const inEnglish = countingIn('en')
const inHebrew = countingIn('he')

export const todayPhrases = inEachLanguage<TodayPhrases>({
  en: {
    title: 'Today',
    overdue: 'Overdue',
    today: 'Today',
    upcoming: 'The next four weeks',
    nothingToday: 'Nothing is due today.',
    addedToday: 'Added today for later',
    waitingForMe: 'Waiting for you',
    waitingForPeople: 'Waiting for people',
    all: 'All of the inbox',
    agentsFinished: 'Finished by agents since yesterday',
    doneToday: (tasks) => inEnglish(tasks, { one: '1 task done today', other: '# tasks done today' }),
    doneLately: (tasks) => `${tasks} in the last seven days`,
    show: 'Show',
    hide: 'Hide',
  },
  he: {
    title: 'היום',
    overdue: 'באיחור',
    today: 'היום',
    upcoming: 'ארבעת השבועות הבאים',
    nothingToday: 'אין משימות להיום.',
    addedToday: 'נוספו היום להמשך',
    waitingForMe: 'מחכה לך',
    waitingForPeople: 'מחכה לאנשים',
    all: 'לכל הדואר הנכנס',
    agentsFinished: 'מה שהסוכנים סיימו מאתמול',
    doneToday: (tasks) =>
      inHebrew(tasks, { one: 'משימה אחת הושלמה היום', two: 'שתי משימות הושלמו היום', other: '# משימות הושלמו היום' }),
    doneLately: (tasks) => `${tasks} בשבעת הימים האחרונים`,
    show: 'להציג',
    hide: 'להסתיר',
  },
})
