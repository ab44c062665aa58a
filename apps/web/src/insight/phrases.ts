import { countingIn, inEachLanguage } from '@pawl/contract'

interface InsightPhrases {
  readonly title: string
  readonly of: string
  readonly lifecycles: string
  readonly rooms: string
  readonly initiatives: string
  readonly days: string
  readonly dayCount: (days: number) => string
  readonly asTable: string
  readonly day: string
  readonly status: string
  readonly outstanding: {
    readonly title: string
    readonly flow: (created: number, finished: number) => string
    readonly open: (now: number, before: number) => string
    readonly slowest: (status: string, time: string) => string
    readonly stuck: (tasks: number, time: string) => string
  }
  readonly flow: { readonly title: string; readonly explain: string; readonly empty: string }
  readonly throughput: {
    readonly title: string
    readonly explain: string
    readonly empty: string
    readonly created: string
    readonly finished: string
  }
  readonly time: {
    readonly title: string
    readonly explain: string
    readonly empty: string
    readonly median: string
    readonly p90: string
    readonly longest: string
    readonly passes: string
  }
  readonly stuck: {
    readonly title: string
    readonly explain: string
    readonly empty: string
    readonly for: (duration: string) => string
    readonly usual: (duration: string) => string
  }
  readonly suspects: {
    readonly title: string
    readonly explain: string
    readonly empty: string
    readonly lastSeen: string
  }
}

const inEnglish = countingIn('en')
const inHebrew = countingIn('he')

export const insightPhrases = inEachLanguage<InsightPhrases>({
  en: {
    title: 'Insight',
    of: 'Of',
    lifecycles: 'All tasks of a kind',
    rooms: 'One room',
    initiatives: 'One initiative',
    days: 'Over',
    dayCount: (days) => inEnglish(days, { one: 'the last day', other: 'the last # days' }),
    asTable: 'The same as a table',
    day: 'Day',
    status: 'Status',
    outstanding: {
      title: 'What stands out',
      flow: (created, finished) => `${created} came in, ${finished} finished.`,
      open: (now, before) => `Open now: ${now} (at the start: ${before}).`,
      slowest: (status, time) => `Work waits longest in “${status}”: half of it for more than ${time}.`,
      stuck: (tasks, time) =>
        `${inEnglish(tasks, { one: '1 task is stuck', other: '# tasks are stuck' })}. The longest, for ${time}:`,
    },
    flow: {
      title: 'Cumulative flow',
      explain: 'How many tasks were in each status at the end of each day. A band that widens is where work piles up.',
      empty: 'No task existed in these days. Add one and it shows here.',
    },
    throughput: {
      title: 'Throughput',
      explain: 'How many tasks came and how many were finished, each day.',
      empty: 'Nothing was added or finished in these days. Add or finish a task and it shows here.',
      created: 'Created',
      finished: 'Finished',
    },
    time: {
      title: 'Time in each status',
      explain: 'How long tasks stayed before they moved on: half of them at most the median, nine in ten at most p90.',
      empty: 'No task has left a status in these days. Once one moves, this shows how long it had stayed.',
      median: 'Median',
      p90: 'Nine in ten (p90)',
      longest: 'Longest',
      passes: 'Times left',
    },
    stuck: {
      title: 'Stuck',
      explain: 'In its status for an hour or more, and longer than nine in ten were.',
      empty: 'Nothing is stuck.',
      for: (duration) => `for ${duration}`,
      usual: (duration) => `usually ${duration}`,
    },
    suspects: {
      title: 'Gone silent',
      explain: 'Claims of agents that have shown no sign of life for longer than their room allows.',
      empty: 'No agent has gone silent.',
      lastSeen: 'Last seen',
    },
  },
  he: {
    title: 'תמונת מצב',
    of: 'של',
    lifecycles: 'כל המשימות מסוג אחד',
    rooms: 'חדר אחד',
    initiatives: 'יוזמה אחת',
    days: 'במשך',
    dayCount: (days) => inHebrew(days, { one: 'היום האחרון', two: 'היומיים האחרונים', other: '# הימים האחרונים' }),
    asTable: 'אותו הדבר כטבלה',
    day: 'יום',
    status: 'מצב',
    outstanding: {
      title: 'מה בולט',
      flow: (created, finished) => `נוספו: ${created}. הסתיימו: ${finished}.`,
      open: (now, before) => `פתוחות עכשיו: ${now} (בתחילת התקופה: ${before}).`,
      slowest: (status, time) => `הכי הרבה זמן מחכים במצב ‘${status}’: מחצית מהמשימות יותר מ־${time}.`,
      stuck: (tasks, time) =>
        `${inHebrew(tasks, { one: 'משימה אחת תקועה', two: 'שתי משימות תקועות', other: '# משימות תקועות' })}. הוותיקה ביותר, כבר ${time}:`,
    },
    flow: {
      title: 'זרימה מצטברת',
      explain: 'כמה משימות היו בכל מצב בסוף כל יום. במקום שבו הרצועה מתרחבת העבודה נערמת.',
      empty: 'לא הייתה אף משימה בימים האלה. משימה שתתווסף תופיע כאן.',
    },
    throughput: {
      title: 'תפוקה',
      explain: 'כמה משימות נוספו וכמה הסתיימו בכל יום.',
      empty: 'שום דבר לא נוסף ולא הסתיים בימים האלה. משימה שתתווסף או תסתיים תופיע כאן.',
      created: 'נוספו',
      finished: 'הסתיימו',
    },
    time: {
      title: 'זמן בכל מצב',
      explain: 'כמה זמן משימות נשארו לפני שהמשיכו: מחציתן לכל היותר החציון, תשע מתוך עשר לכל היותר p90.',
      empty: 'אף משימה לא יצאה ממצב בימים האלה. כשאחת תזוז, כאן ייראה כמה זמן נשארה.',
      median: 'חציון',
      p90: 'תשע מתוך עשר (p90)',
      longest: 'הארוך ביותר',
      passes: 'מספר היציאות',
    },
    stuck: {
      title: 'תקועות',
      explain: 'נמצאות במצב שלהן שעה או יותר, ויותר זמן מתשע מתוך עשר אחרות.',
      empty: 'שום דבר לא תקוע.',
      for: (duration) => `כבר ${duration}`,
      usual: (duration) => `בדרך כלל ${duration}`,
    },
    suspects: {
      title: 'השתתקו',
      explain: 'משימות אצל סוכנים שלא נתנו סימן חיים יותר זמן ממה שהחדר שלהם מרשה.',
      empty: 'אף סוכן לא השתתק.',
      lastSeen: 'סימן חיים אחרון',
    },
  },
})
