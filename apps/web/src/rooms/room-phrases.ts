// What the page of a room says.

import type { Language } from '@pawl/contract'

export type Level = 'low' | 'medium' | 'high'
type Levels = { readonly [level in Level]: string }

interface RoomPhrases {
  readonly facts: (facts: { entry: string; parallel: number; lease: string }) => readonly string[]
  readonly roles: {
    readonly title: string
    readonly states: { readonly working: string; readonly waiting: string; readonly suspect: string }
    readonly entry: string
    readonly nothingInWork: string
    readonly pendingFor: (tasks: number) => string
    readonly since: string
    readonly lastSeen: string
    readonly takeBack: string
    readonly takeBackAsk: (task: number) => string
    readonly takeBackMeans: (holder: string) => string
    readonly tookBack: (task: number) => string
  }
  readonly post: {
    readonly title: string
    readonly label: string
    readonly placeholder: (role: string) => string
    readonly attach: (chosen: number) => string
    readonly nothingToAttach: string
    readonly busy: (place: number) => string
    readonly send: string
    readonly sent: (task: number, role: string) => string
    readonly queued: (place: number) => string
  }
  readonly waiting: {
    readonly title: string
    readonly pending: string
    readonly queue: string
    readonly empty: string
    readonly message: (position: number) => string
  }
  readonly review: {
    readonly title: string
    readonly empty: string
    readonly result: string
    readonly resultOf: (task: number) => string
    readonly accepted: (task: number) => string
    readonly sentBack: (task: number) => string
  }
  readonly backlog: {
    readonly title: string
    readonly empty: string
    readonly add: string
    readonly content: string
    readonly unset: string
    readonly levels: { readonly complexity: Levels; readonly value: Levels }
    readonly more: string
    readonly added: (task: number) => string
    readonly closed: (task: number) => string
    readonly moved: (task: number) => string
    readonly attachTo: string
    readonly attachWhere: (task: number) => string
    readonly attached: (task: number, to: number) => string
    readonly score: string
    readonly scoreOf: (task: number) => string
    readonly scored: (task: number) => string
  }
  readonly finished: { readonly title: string; readonly reopened: (task: number) => string }
  readonly connect: { readonly title: string; readonly explain: string; readonly more: string }
  readonly history: {
    readonly title: string
    readonly picture: string
    readonly asList: string
    readonly empty: string
    readonly facts: Readonly<Record<string, string>>
    readonly toWhom: (from: string, to: string) => string
    readonly you: string
    readonly earlier: string
  }
}

export const roomPhrases: { readonly [language in Language]: RoomPhrases } = {
  en: {
    facts: ({ entry, parallel, lease }) => [
      `Messages go to ${entry}`,
      `${parallel} in work at once`,
      `Silent after ${lease}`,
    ],
    roles: {
      title: 'Who works',
      states: { working: 'working', waiting: 'waiting', suspect: 'silent' },
      entry: 'gets the messages',
      nothingInWork: 'Nothing in work.',
      pendingFor: (tasks) => `${tasks} pending for it`,
      since: 'Since',
      lastSeen: 'Last seen',
      takeBack: 'Take back',
      takeBackAsk: (task) => `Take task ${task} back?`,
      takeBackMeans: (holder) =>
        `It is offered again to the next agent. If ${holder} is still alive, its work on it is refused from now on.`,
      tookBack: (task) => `Task ${task} is offered again.`,
    },
    post: {
      title: 'Say what is to be done',
      label: 'Message',
      placeholder: (role) => `For ${role}…`,
      attach: (chosen) => (chosen === 0 ? 'Attach from the backlog' : `Attached: ${chosen}`),
      nothingToAttach: 'The backlog is empty.',
      busy: (place) => `The room is busy. What you post now waits as number ${place} in the queue.`,
      send: 'Post',
      sent: (task, role) => `Task ${task} is pending for ${role}.`,
      queued: (place) => `The room is busy: your message is queued, number ${place} in the queue.`,
    },
    waiting: {
      title: 'What waits',
      pending: 'For the next agent',
      queue: 'In the queue, in this order',
      empty: 'Nothing waits.',
      message: (position) => `message ${position}`,
    },
    review: {
      title: 'For your review',
      empty: 'Nothing to review. Backlog items come here once an agent has worked on them.',
      result: 'Result',
      resultOf: (task) => `Result of task ${task}`,
      accepted: (task) => `Task ${task} is accepted.`,
      sentBack: (task) => `Task ${task} is sent back for rework.`,
    },
    backlog: {
      title: 'Backlog',
      empty: 'The backlog is empty. What is to be done some time goes here.',
      add: 'Add',
      content: 'New backlog item',
      unset: 'not set',
      levels: {
        complexity: { low: 'low', medium: 'medium', high: 'high' },
        value: { low: 'low', medium: 'medium', high: 'high' },
      },
      more: 'Show more',
      added: (task) => `${task} is in the backlog.`,
      closed: (task) => `Task ${task} is closed.`,
      moved: (task) => `Task ${task} is on its way.`,
      attachTo: 'Attach to…',
      attachWhere: (task) => `Attach ${task} to a task`,
      attached: (task, to) => `${task} goes with task ${to}.`,
      score: 'Score',
      scoreOf: (task) => `Score of ${task}`,
      scored: (task) => `The score of ${task} is changed.`,
    },
    finished: { title: 'Finished backlog items', reopened: (task) => `Task ${task} is for review again.` },
    connect: {
      title: 'Connect an agent',
      explain: 'Run this where the agent is. It waits for a task, claims it, and prints what to run next.',
      more: 'For an agent that is a command, Pawl waits, reports and completes by itself:',
    },
    history: {
      title: 'Who gave what to whom',
      picture: 'Messages and handoffs, oldest first',
      asList: 'The same as a list',
      empty: 'Nothing has happened here yet. Post a message and connect an agent.',
      facts: { postMessage: 'message', handOff: 'handed on' },
      toWhom: (from, to) => `${from} to ${to}`,
      you: 'you',
      earlier: 'Show what was before',
    },
  },
  he: {
    facts: ({ entry, parallel, lease }) => [
      `ההודעות מגיעות אל ${entry}`,
      `${parallel} בעבודה בבת אחת`,
      `שתיקה אחרי ${lease}`,
    ],
    roles: {
      title: 'מי עובד',
      states: { working: 'בעבודה', waiting: 'ממתין', suspect: 'השתתק' },
      entry: 'מקבל את ההודעות',
      nothingInWork: 'שום דבר לא בעבודה.',
      pendingFor: (tasks) => (tasks === 1 ? 'אחת מחכה לו' : `${tasks} מחכות לו`),
      since: 'מאז',
      lastSeen: 'סימן חיים אחרון',
      takeBack: 'לקחת בחזרה',
      takeBackAsk: (task) => `לקחת בחזרה את משימה ${task}?`,
      takeBackMeans: (holder) => `המשימה תוצע שוב לסוכן הבא. אם ${holder} עדיין חי, עבודתו עליה תידחה מעכשיו.`,
      tookBack: (task) => `משימה ${task} מוצעת שוב.`,
    },
    post: {
      title: 'מה צריך לעשות',
      label: 'הודעה',
      placeholder: (role) => `אל ${role}…`,
      attach: (chosen) => (chosen === 0 ? 'לצרף מהצבר' : `צורפו: ${chosen}`),
      nothingToAttach: 'הצבר ריק.',
      busy: (place) => `החדר עסוק. הודעה שתישלח עכשיו תחכה במקום ${place} בתור.`,
      send: 'לשלוח',
      sent: (task, role) => `משימה ${task} ממתינה אל ${role}.`,
      queued: (place) => `החדר עסוק: ההודעה נכנסה לתור, במקום ${place}.`,
    },
    waiting: {
      title: 'מה מחכה',
      pending: 'לסוכן הבא',
      queue: 'בתור, לפי הסדר',
      empty: 'שום דבר לא מחכה.',
      message: (position) => `הודעה ${position}`,
    },
    review: {
      title: 'לבדיקה שלי',
      empty: 'אין מה לבדוק. פריטים מהצבר מגיעים לכאן אחרי שסוכן עבד עליהם.',
      result: 'תוצאה',
      resultOf: (task) => `התוצאה של משימה ${task}`,
      accepted: (task) => `משימה ${task} אושרה.`,
      sentBack: (task) => `משימה ${task} הוחזרה לתיקון.`,
    },
    backlog: {
      title: 'צבר',
      empty: 'הצבר ריק. כאן שומרים מה שצריך לעשות מתישהו.',
      add: 'להוסיף',
      content: 'פריט חדש לצבר',
      unset: 'לא נקבע',
      levels: {
        complexity: { low: 'נמוכה', medium: 'בינונית', high: 'גבוהה' },
        value: { low: 'נמוך', medium: 'בינוני', high: 'גבוה' },
      },
      more: 'להציג עוד',
      added: (task) => `משימה ${task} נכנסה לצבר.`,
      closed: (task) => `משימה ${task} נסגרה.`,
      moved: (task) => `משימה ${task} יצאה לדרך.`,
      attachTo: 'לצרף אל…',
      attachWhere: (task) => `לצרף את ${task} למשימה`,
      attached: (task, to) => `משימה ${task} מצורפת למשימה ${to}.`,
      score: 'דירוג',
      scoreOf: (task) => `הדירוג של ${task}`,
      scored: (task) => `הדירוג של משימה ${task} השתנה.`,
    },
    finished: { title: 'פריטי צבר שהסתיימו', reopened: (task) => `משימה ${task} חזרה לבדיקה.` },
    connect: {
      title: 'חיבור סוכן',
      explain: 'מריצים את הפקודה במקום שבו הסוכן נמצא. היא מחכה למשימה, לוקחת אותה, וכותבת מה להריץ אחר כך.',
      more: 'כשהסוכן הוא פקודה, Pawl מחכה, מדווח ומשלים בעצמו:',
    },
    history: {
      title: 'מי נתן מה למי',
      picture: 'הודעות והעברות, מהישנות לחדשות',
      asList: 'אותו דבר כרשימה',
      empty: 'עוד לא קרה כאן דבר. אפשר לשלוח הודעה ולחבר סוכן.',
      facts: { postMessage: 'הודעה', handOff: 'הועברה הלאה' },
      toWhom: (from, to) => `מאת ${from} אל ${to}`,
      you: 'אני',
      earlier: 'להציג מה שקדם',
    },
  },
}
