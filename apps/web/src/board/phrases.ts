import { inEachLanguage } from '@pawl/contract'
import { isolated } from '../language/isolated.ts'

interface BoardPhrases {
  readonly title: string
  readonly asList: string
  readonly sort: string
  readonly columnsBy: string
  readonly columnsByEach: { readonly status: string; readonly project: string; readonly person: string }
  readonly doneBefore: string
  readonly noProject: string
  readonly intoProject: (project: string) => string
  readonly outOfProject: string
  readonly mine: string
  readonly onlySeen: string
  readonly staysOwners: string
  readonly column: (status: string) => string
  readonly cards: (count: number, isAll: boolean) => string
  readonly empty: string
  readonly mayGoHere: (trigger: string) => string
  readonly mayNot: string
  readonly isAlready: (status: string) => string
  readonly theWay: (steps: string) => string
  readonly isHere: (statuses: string) => string
  readonly handle: (name: string) => string
  readonly instructions: string
  readonly pickedUp: (name: string, statuses: string) => string
  readonly over: (status: string, trigger: string) => string
  readonly overRefused: (status: string, reason: string) => string
  readonly overNothing: string
  readonly dropped: (name: string, status: string) => string
  readonly stays: (name: string) => string
}

export const boardPhrases = inEachLanguage<BoardPhrases>({
  en: {
    title: 'Board',
    asList: 'As a list',
    sort: 'Sorted by',
    columnsBy: 'Columns',
    columnsByEach: { status: 'by status', project: 'by project', person: 'by person' },
    doneBefore: 'Everything done before this week',
    noProject: 'No project',
    intoProject: (project) => `put it into ${isolated(project)}`,
    outOfProject: 'take it out of its project',
    mine: 'Mine',
    onlySeen: 'It is shared with you to see, not to change.',
    staysOwners: 'A task stays its owner’s. To work on it together, open it and share it.',
    column: (status) => `Column: ${status}`,
    cards: (count, isAll) => (isAll ? `${count}` : `${count}+`),
    empty: 'No tasks',
    mayGoHere: (trigger) => `Drop here: ${trigger}`,
    mayNot: 'Not here',
    isAlready: (status) => `It is ${status} already.`,
    theWay: (steps) => `The way there: ${steps}`,
    isHere: (statuses) => `It is here now. It may go to: ${statuses}.`,
    handle: (name) => `Move ‘${isolated(name)}’`,
    instructions:
      'To pick up a card press space or enter. While dragging, the arrow keys go from column to column. Press space or enter again to drop it, escape to leave it where it was.',
    pickedUp: (name, statuses) => `Picked up ‘${isolated(name)}’. It may go to: ${statuses}.`,
    over: (status, trigger) => `Over ${status}. Dropping it means: ${trigger}.`,
    overRefused: (status, reason) => `Over ${status}. It may not go there. ${reason}`,
    overNothing: 'Over no column.',
    dropped: (name, status) => `‘${isolated(name)}’ was dropped on ${status}.`,
    stays: (name) => `‘${isolated(name)}’ stays where it was.`,
  },
  he: {
    title: 'לוח',
    asList: 'כרשימה',
    sort: 'מיון לפי',
    columnsBy: 'עמודות',
    columnsByEach: { status: 'לפי מצב', project: 'לפי פרויקט', person: 'לפי אדם' },
    doneBefore: 'כל מה שבוצע לפני השבוע האחרון',
    noProject: 'ללא פרויקט',
    intoProject: (project) => `להעביר אל ${isolated(project)}`,
    outOfProject: 'להוציא מהפרויקט',
    mine: 'שלי',
    onlySeen: 'המשימה משותפת איתך לצפייה בלבד.',
    staysOwners: 'משימה נשארת של מי שהיא שלו. כדי לעבוד עליה יחד פותחים אותה ומשתפים.',
    column: (status) => `עמודה: ${status}`,
    cards: (count, isAll) => (isAll ? `${count}` : `${count}+`),
    empty: 'אין משימות',
    mayGoHere: (trigger) => `לשחרר כאן: ${trigger}`,
    mayNot: 'לא לכאן',
    isAlready: (status) => `היא כבר ${status}.`,
    theWay: (steps) => `הדרך לשם: ${steps}`,
    isHere: (statuses) => `נמצאת כאן עכשיו. אפשר להעביר אל: ${statuses}.`,
    handle: (name) => `להזיז את „${isolated(name)}”`,
    instructions:
      'כדי להרים כרטיס לוחצים רווח או אנטר. בזמן הגרירה החצים עוברים מעמודה לעמודה. רווח או אנטר נוסף משחררים, ואסקייפ משאיר את הכרטיס במקומו.',
    pickedUp: (name, statuses) => `„${isolated(name)}” בגרירה. אפשר להעביר אל: ${statuses}.`,
    over: (status, trigger) => `מעל ${status}. שחרור כאן: ${trigger}.`,
    overRefused: (status, reason) => `מעל ${status}. אי אפשר להעביר לשם. ${reason}`,
    overNothing: 'לא מעל עמודה.',
    dropped: (name, status) => `„${isolated(name)}” שוחררה על ${status}.`,
    stays: (name) => `„${isolated(name)}” נשארת במקומה.`,
  },
})
