// What depends on what, for the eyes of a person.

import { inEachLanguage, type LinkedTask, type Operations, type ResultOf, type TaskView } from '@pawl/contract'
import { type Lifecycle, lifecycles } from '@pawl/kernel'
import type { Screen } from './screen.ts'
import { renderChangedTask, renderTaskList, statusText } from './tasks.ts'

interface DependencyPhrases {
  readonly free: string
  readonly waits: string
  readonly ended: string
  readonly dependsOn: string
  readonly blocks: string
  readonly nothing: string
  readonly dropped: string
  readonly hidden: (count: number) => string
  readonly nothingReady: string
  readonly nothingWaits: string
  readonly next: string
  readonly goOn: string
  readonly leftOut: string
}

const phrasesOf = inEachLanguage<DependencyPhrases>({
  en: {
    free: 'Nothing blocks it:',
    waits: 'Waits for other work:',
    ended: 'Has ended:',
    dependsOn: 'Depends on',
    blocks: 'Others wait for it',
    nothing: 'It depends on nothing, and nothing depends on it.',
    dropped: 'dropped, never done: say how it goes on',
    hidden: (count) => `and ${count} more that you may not see`,
    nothingReady: 'Nothing can be begun now.',
    nothingWaits: 'Nothing waits for other work.',
    next: 'Next:',
    goOn: 'Go on with:',
    leftOut: 'There is more than is shown here.',
  },
  he: {
    free: 'שום דבר לא חוסם אותה:',
    waits: 'ממתינה לעבודה אחרת:',
    ended: 'כבר הסתיימה:',
    dependsOn: 'תלויה ב',
    blocks: 'אחרות ממתינות לה',
    nothing: 'היא לא תלויה בדבר, ושום דבר לא תלוי בה.',
    dropped: 'בוטלה ולא נעשתה: יש לומר איך ממשיכים',
    hidden: (count) => `ועוד ${count} שאינן גלויות לך`,
    nothingReady: 'אין כרגע מה להתחיל.',
    nothingWaits: 'שום דבר לא ממתין לעבודה אחרת.',
    next: 'הדבר הבא:',
    goOn: 'ממשיכים עם:',
    leftOut: 'יש עוד, שלא מוצג כאן.',
  },
})

export function renderDependencies(
  { task, dependencies }: ResultOf<Operations['showDependencies']>,
  screen: Screen,
): string {
  const phrases = phrasesOf[screen.language]
  const { blockedBy, blocks, dropped, hidden } = dependencies
  const heading = hasEnded(task) ? phrases.ended : task.waitsFor === undefined ? phrases.free : phrases.waits
  const line = (one: LinkedTask) => {
    const note = dropped.includes(one.number) ? ` — ${screen.paint('red', phrases.dropped)}` : ''
    return `  ${one.number}  ${screen.quote(one.title)}  ${statusText(one.lifecycle, one.status, screen)}${note}`
  }
  const part = (name: string, tasks: readonly LinkedTask[]) =>
    tasks.length === 0 ? [] : [screen.paint('bold', name), ...tasks.map(line)]
  return [
    `${heading} ${task.number}  ${screen.quote(String(task.title ?? task.content ?? ''))}`,
    ...part(phrases.dependsOn, blockedBy),
    ...part(phrases.blocks, blocks),
    ...(hidden > 0 ? [screen.paint('dim', phrases.hidden(hidden))] : []),
    ...(blockedBy.length + blocks.length + hidden === 0 ? [screen.paint('dim', phrases.nothing)] : []),
  ].join('\n')
}

function hasEnded({ lifecycle, status }: TaskView): boolean {
  const table: Lifecycle = lifecycles[lifecycle]
  return table.statuses[status]?.end !== undefined
}

export function renderReady({ tasks }: ResultOf<Operations['readyTasks']>, screen: Screen): string | Promise<string> {
  if (tasks.length === 0) return phrasesOf[screen.language].nothingReady
  return renderTaskList({ tasks: tasks.map(withTitle), nextCursor: null }, screen, {})
}

export function renderNext({ task, begun }: ResultOf<Operations['nextTask']>, screen: Screen): string {
  const phrases = phrasesOf[screen.language]
  return task === null ? phrases.nothingReady : renderChangedTask(begun ? phrases.goOn : phrases.next, task, screen)
}

export function renderBlocked({ tasks }: ResultOf<Operations['blockedTasks']>, screen: Screen): string {
  if (tasks.length === 0) return phrasesOf[screen.language].nothingWaits
  return tasks.map((one) => renderDependencies(one, screen)).join('\n\n')
}

/** In a list of tasks of several kinds, what is to be done is the title. */
function withTitle(task: TaskView): TaskView {
  return { ...task, title: task.title ?? String(task.content ?? '') }
}

type Graph = ResultOf<Operations['taskGraph']>

/** Each task under what it waits for. One that waits for several stands under each of them, with what is under it only once. */
export function renderGraph({ tasks, arrows, isWhole, mermaid }: Graph, screen: Screen): string {
  if (mermaid !== undefined) return mermaid
  const phrases = phrasesOf[screen.language]
  if (arrows.length === 0) return phrases.nothingWaits
  const byNumber = new Map(tasks.map((task) => [task.number, task]))
  const dependents = Map.groupBy(arrows, ({ from }) => from)
  const isDependent = new Set(arrows.map(({ to }) => to))
  const drawn = new Set<number>()
  const lines: string[] = []
  const draw = (number: number, depth: number) => {
    const { title, lifecycle, status } = byNumber.get(number) as Graph['tasks'][number]
    const lead = depth === 0 ? '' : `${'   '.repeat(depth - 1)}└─ `
    const again = drawn.has(number)
    const rest = again ? '…' : statusText(lifecycle, status, screen)
    lines.push(`${screen.paint('dim', lead)}#${number} ${screen.quote(title)}  ${rest}`)
    if (again) return
    drawn.add(number)
    for (const { to } of dependents.get(number) ?? []) draw(to, depth + 1)
  }
  for (const { number } of tasks) if (!isDependent.has(number) && dependents.has(number)) draw(number, 0)
  return [...lines, ...(isWhole ? [] : [screen.paint('dim', phrases.leftOut)])].join('\n')
}
