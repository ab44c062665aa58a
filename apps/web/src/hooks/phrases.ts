// What the page of hooks says.

import { countingIn, inEachLanguage } from '@pawl/contract'

interface HooksPhrases {
  readonly title: string
  readonly explain: string
  readonly none: string
  readonly states: {
    readonly active: string
    readonly paused: string
    readonly stopped: string
    readonly removed: string
  }
  readonly waiting: (messages: number) => string
  readonly dead: (messages: number) => string
  readonly lastSent: string
  readonly neverSent: string
  readonly noAddress: string
  readonly notConfirmed: string
  readonly of: string
  readonly pause: string
  readonly resume: string
  readonly test: string
  readonly replay: string
  readonly remove: string
  readonly removeAsk: (name: string) => string
  readonly removeMeans: string
  readonly tested: string
  readonly replayed: (messages: number) => string
  readonly add: string
  readonly on: string
  readonly onHint: string
  readonly to: string
  readonly toHint: string
  readonly name: string
  readonly added: string
  readonly secret: string
  readonly secretHint: string
  readonly givenUp: string
  readonly noneGivenUp: string
  readonly again: string
  readonly message: (task: number | null) => string
  readonly tries: (tries: number) => string
}

const inEnglish = countingIn('en')
const inHebrew = countingIn('he')

export const hooksPhrases = inEachLanguage<HooksPhrases>({
  en: {
    title: 'Hooks',
    explain: 'A hook tells another place what happens here: a chat, an email address, a program of yours.',
    none: 'No hooks yet.',
    states: { active: 'Active', paused: 'Paused', stopped: 'Stopped', removed: 'Removed' },
    waiting: (messages) => inEnglish(messages, { one: '1 message waits', other: '# messages wait' }),
    dead: (messages) => inEnglish(messages, { one: '1 given up', other: '# given up' }),
    lastSent: 'Last sent',
    neverSent: 'Nothing sent yet',
    noAddress: 'It has no address in this copy',
    notConfirmed: 'Waits for the code',
    of: 'Of',
    pause: 'Pause',
    resume: 'Resume',
    test: 'Send a test',
    replay: 'Send again what was given up',
    remove: 'Remove',
    removeAsk: (name) => `Remove the hook ${name}?`,
    removeMeans: 'What it still had to send is not sent.',
    tested: 'A test message is on its way.',
    replayed: (messages) =>
      inEnglish(messages, { one: '1 message is sent again.', other: '# messages are sent again.' }),
    add: 'Add a hook',
    on: 'Of what',
    onHint: 'Such as: room:* → pending_user_review, todo → done, * → question',
    to: 'Where to',
    toHint: 'An address that begins with https:// (also of Slack, Discord, Telegram, ntfy), or an email address',
    name: 'Name, if you like',
    added: 'The hook is there.',
    secret: 'Its messages are signed with this secret. It is shown once:',
    secretHint: 'Keep it where your program can read it.',
    givenUp: 'Given up',
    noneGivenUp: 'Everything was sent.',
    again: 'Send again',
    message: (task) => (task === null ? 'Test message' : `Task ${task}`),
    tries: (tries) => inEnglish(tries, { one: 'tried once', other: 'tried # times' }),
  },
  he: {
    title: 'מינויים',
    explain: 'מינוי מודיע למקום אחר מה קורה כאן: לצ׳אט, לכתובת דוא״ל, לתוכנה שלך.',
    none: 'עוד אין מינויים.',
    states: { active: 'פעיל', paused: 'מושהה', stopped: 'נעצר', removed: 'הוסר' },
    waiting: (messages) =>
      inHebrew(messages, { one: 'הודעה אחת ממתינה', two: 'שתי הודעות ממתינות', other: '# הודעות ממתינות' }),
    dead: (messages) => inHebrew(messages, { one: 'על אחת ויתרנו', two: 'על שתיים ויתרנו', other: 'על # ויתרנו' }),
    lastSent: 'נשלח לאחרונה',
    neverSent: 'עוד לא נשלח דבר',
    noAddress: 'בעותק הזה אין לו כתובת',
    notConfirmed: 'ממתין לקוד',
    of: 'של',
    pause: 'להשהות',
    resume: 'להמשיך',
    test: 'לשלוח הודעת ניסיון',
    replay: 'לשלוח שוב את מה שוויתרנו עליו',
    remove: 'להסיר',
    removeAsk: (name) => `להסיר את המינוי ‏${name}?`,
    removeMeans: 'מה שעוד היה עליו לשלוח לא יישלח.',
    tested: 'הודעת ניסיון בדרך.',
    replayed: (messages) =>
      inHebrew(messages, { one: 'הודעה אחת נשלחת שוב.', two: 'שתי הודעות נשלחות שוב.', other: '# הודעות נשלחות שוב.' }),
    add: 'להוסיף מינוי',
    on: 'על מה להודיע',
    onHint: 'למשל: ‎room:* → pending_user_review‎, ‎todo → done‎, ‎* → question‎',
    to: 'לאן',
    toHint: 'כתובת שמתחילה ב־https://‎ (גם של Slack,‏ Discord,‏ Telegram,‏ ntfy), או כתובת דוא״ל',
    name: 'שם, אם רוצים',
    added: 'המינוי נוסף.',
    secret: 'ההודעות שלו חתומות בסוד הזה. הוא מוצג פעם אחת:',
    secretHint: 'כדאי לשמור אותו במקום שהתוכנה שלך יכולה לקרוא.',
    givenUp: 'מה שלא נשלח',
    noneGivenUp: 'הכול נשלח.',
    again: 'לשלוח שוב',
    message: (task) => (task === null ? 'הודעת ניסיון' : `משימה ${task}`),
    tries: (tries) => inHebrew(tries, { one: 'ניסיון אחד', two: 'שני ניסיונות', other: '# ניסיונות' }),
  },
})
