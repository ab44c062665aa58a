// What the page of agents at work says.

import { countingIn, inEachLanguage } from '@pawl/contract'

interface AgentsPhrases {
  readonly title: string
  readonly explain: string
  readonly nobody: string
  readonly connect: string
  readonly atWork: (agents: number) => string
  readonly silent: string
  readonly overdue: string
  readonly since: string
  readonly lastSeen: string
  readonly lastProgress: string
  readonly attempt: (attempt: number) => string
  readonly tokens: (tokens: string) => string
  readonly cost: (cost: string) => string
  readonly lastOutput: (task: number) => string
  readonly output: string
  readonly hideOutput: string
  readonly noOutput: string
  readonly leftOut: (characters: number) => string
  readonly over: string
  readonly message: (task: number) => string
  readonly toAgent: string
  readonly send: string
  readonly sent: (task: number) => string
  readonly told: string
  readonly stop: string
  readonly stopAsk: (task: number) => string
  readonly stopMeans: string
  readonly because: string
  readonly stopped: (task: number) => string
  readonly finished: string
  readonly finishedHint: string
  readonly search: string
  readonly nothingFound: string
  readonly result: string
}

const inEnglish = countingIn('en')
const inHebrew = countingIn('he')

export const agentsPhrases = inEachLanguage<AgentsPhrases>({
  en: {
    title: 'Agents',
    explain: 'Who works on what right now, in every room and initiative.',
    nobody: 'Nobody is at work.',
    connect: 'Connect an agent to a room',
    atWork: (agents) => inEnglish(agents, { one: '1 at work', other: '# at work' }),
    silent: 'Silent',
    overdue: 'Takes too long',
    since: 'Since',
    lastSeen: 'Last sign of life',
    lastProgress: 'Last progress',
    attempt: (attempt) => `Attempt ${attempt}`,
    tokens: (tokens) => `${tokens} tokens`,
    cost: (cost) => `Cost ${cost}`,
    lastOutput: (task) => `Last output of task ${task}`,
    output: 'Show output',
    hideOutput: 'Hide output',
    noOutput: 'Nothing has been printed yet.',
    leftOut: (characters) =>
      inEnglish(characters, { one: '… 1 character left out …', other: '… # characters left out …' }),
    over: 'This attempt is over.',
    message: (task) => `Message to the agent on task ${task}`,
    toAgent: 'Message to the agent',
    send: 'Send',
    sent: (task) => `The agent on task ${task} gets it with its next report.`,
    told: 'Told so far',
    stop: 'Stop',
    stopAsk: (task) => `Stop the work on task ${task}?`,
    stopMeans: 'Its command is ended. The task waits for you: send it back to work, or close it.',
    because: 'Why',
    stopped: (task) => `Task ${task} was stopped and waits for you.`,
    finished: 'Finished work',
    finishedHint: 'What was asked for, or what came of it',
    search: 'Search finished work',
    nothingFound: 'Nothing found.',
    result: 'Result',
  },
  he: {
    title: 'סוכנים',
    explain: 'מי עובד על מה ברגע זה, בכל החדרים והיוזמות.',
    nobody: 'איש לא עובד כרגע.',
    connect: 'לחבר סוכן לחדר',
    atWork: (agents) => inHebrew(agents, { one: 'אחד בעבודה', two: 'שניים בעבודה', other: '# בעבודה' }),
    silent: 'השתתק',
    overdue: 'לוקח יותר מדי זמן',
    since: 'מאז',
    lastSeen: 'סימן חיים אחרון',
    lastProgress: 'התקדמות אחרונה',
    attempt: (attempt) => `ניסיון ${attempt}`,
    tokens: (tokens) => `${tokens} טוקנים`,
    cost: (cost) => `עלות ${cost}`,
    lastOutput: (task) => `הפלט האחרון של משימה ${task}`,
    output: 'להציג פלט',
    hideOutput: 'להסתיר פלט',
    noOutput: 'עוד לא הודפס דבר.',
    leftOut: (characters) =>
      inHebrew(characters, { one: '… תו אחד הושמט …', two: '… שני תווים הושמטו …', other: '… # תווים הושמטו …' }),
    over: 'הניסיון הזה הסתיים.',
    message: (task) => `הודעה לסוכן שעובד על משימה ${task}`,
    toAgent: 'הודעה לסוכן',
    send: 'לשלוח',
    sent: (task) => `ההודעה תגיע לסוכן שעובד על משימה ${task} עם הדיווח הבא.`,
    told: 'נאמר עד כה',
    stop: 'לעצור',
    stopAsk: (task) => `לעצור את העבודה על משימה ${task}?`,
    stopMeans: 'הפקודה תופסק. המשימה תחכה לך: אפשר להחזיר אותה לעבודה או לסגור.',
    because: 'למה',
    stopped: (task) => `משימה ${task} נעצרה ומחכה לך.`,
    finished: 'עבודה שהסתיימה',
    finishedHint: 'מה התבקש, או מה יצא מזה',
    search: 'חיפוש בעבודה שהסתיימה',
    nothingFound: 'לא נמצא דבר.',
    result: 'תוצאה',
  },
})
