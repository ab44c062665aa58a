import { inEachLanguage } from '@pawl/contract'

interface DependencyPhrases {
  readonly title: string
  readonly explain: string
  readonly around: (task: number) => string
  readonly all: string
  readonly nothing: string
  readonly picture: string
  readonly list: string
  readonly task: string
  readonly dependencies: string
  readonly dependsOn: string
  readonly waits: string
  readonly blocks: string
  readonly hidden: (count: number) => string
  readonly graph: string
  readonly dropped: string
  readonly goOn: string
  readonly cancel: string
  readonly wentOn: string
  readonly cancelled: string
  readonly leftOut: string
}

export const dependencyPhrases = inEachLanguage<DependencyPhrases>({
  en: {
    title: 'What waits for what',
    explain: 'An arrow leads from a task to those that wait for it.',
    around: (task) => `What hangs together with #${task}`,
    all: 'Everything that waits',
    nothing: 'Nothing waits for other work.',
    picture: 'Picture',
    list: 'As a list',
    task: 'Task',
    dependencies: 'Dependencies',
    dependsOn: 'Depends on',
    waits: 'Waits for',
    blocks: 'Others wait for this',
    hidden: (count) => `and ${count} more that you may not see`,
    graph: 'See the graph',
    dropped: 'What this waits for was dropped and never done. How does it go on?',
    goOn: 'Go on without it',
    cancel: 'Cancel this one too',
    wentOn: 'It goes on without what was dropped.',
    cancelled: 'Cancelled.',
    leftOut: 'There is more than is shown here.',
  },
  he: {
    title: 'מה ממתין למה',
    explain: 'חץ מוביל ממשימה אל אלה שממתינות לה.',
    around: (task) => `מה שקשור אל ‎#${task}`,
    all: 'כל מה שממתין',
    nothing: 'שום דבר לא ממתין לעבודה אחרת.',
    picture: 'תרשים',
    list: 'כרשימה',
    task: 'משימה',
    dependencies: 'תלויות',
    dependsOn: 'תלויה ב',
    waits: 'ממתינה ל',
    blocks: 'אחרות ממתינות לה',
    hidden: (count) => `ועוד ${count} שאינן גלויות לך`,
    graph: 'לתרשים',
    dropped: 'מה שהיא ממתינה לו בוטל ולא נעשה. איך ממשיכים?',
    goOn: 'להמשיך בלעדיו',
    cancel: 'לבטל גם את זו',
    wentOn: 'ממשיכים בלי מה שבוטל.',
    cancelled: 'בוטלה.',
    leftOut: 'יש עוד, שלא מוצג כאן.',
  },
})
