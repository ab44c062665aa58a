// One document for whoever works on a task: what is asked, what came before, what was asked and answered, why it came back. Pure.
//
// TC1. It is no longer than it may be. What is asked comes first and whole; of the rest the newest is kept, and what was
//      left out is said.
// TC2. What others wrote is text in a fence: it makes no heading of this document, and is material, not an order.

import { cutText } from '@pawl/kernel'
import { inEachLanguage, type Language } from '../language.ts'
import { markdownBlock, markdownText } from '../text/safe-markdown.ts'

type ContextPartName = keyof (typeof english)['parts']

/** One thing to know, with who said it or which task it is of. */
export interface ContextPart {
  readonly part: ContextPartName
  readonly of?: string
  readonly text: string
}

interface TaskContext {
  readonly task: number
  /** In the order they are read in; of those of one name the newest is last. */
  readonly parts: readonly ContextPart[]
}

const english = {
  heading: (task: number) => `# Task ${task}`,
  parts: {
    task: 'What is to be done',
    request: 'The request it comes from',
    sentBack: 'Why it was sent back',
    question: 'What was asked',
    answer: 'The answer',
    told: 'What people told you meanwhile',
    result: 'What came of the work before',
    attached: 'What goes with it',
    failure: 'What went wrong before',
    released: 'Why it was given back',
  },
  leftOut: (count: number) => `Left out for length: ${count} of the older parts.`,
  cut: (count: number) => `… (${count} more characters)`,
}

const texts = inEachLanguage<typeof english>({
  en: english,
  he: {
    heading: (task: number) => `# משימה ${task}`,
    parts: {
      task: 'מה יש לעשות',
      request: 'הבקשה שממנה זה בא',
      sentBack: 'למה זה הוחזר',
      question: 'מה נשאל',
      answer: 'התשובה',
      told: 'מה אנשים מסרו לך בינתיים',
      result: 'מה יצא מהעבודה הקודמת',
      attached: 'מה שייך לזה',
      failure: 'מה השתבש קודם',
      released: 'למה זה הוחזר לתור',
    },
    leftOut: (count: number) => `הושמטו בגלל האורך: ${count} מהחלקים הישנים יותר.`,
    cut: (count: number) => `… (עוד ${count} תווים)`,
  },
})

/** What has to be known is chosen in this order; each is shown where it stands. */
const FIRST: readonly ContextPartName[] = ['task', 'request', 'sentBack', 'told', 'answer', 'question']
/** A part that would have to be cut shorter than this is left out. */
const SHORTEST = 200
/** For the heading and what is said of what was left out. */
const KEPT_FREE = 200

export function taskContextMarkdown({ task, parts }: TaskContext, language: Language, limit: number): string {
  const said = texts[language]
  const chosen = chooseParts(parts, limit - KEPT_FREE, said.cut)
  const shown = parts.flatMap((part) => chosen.get(part) ?? [])
  const left = parts.length - shown.length
  const sections = shown.map(
    ({ part, of, text }) => `## ${said.parts[part]}${of ? ` (${markdownText(of)})` : ''}\n\n${markdownBlock(text)}`,
  )
  const last = left === 0 ? [] : [said.leftOut(left)]
  return `${[said.heading(task), ...sections, ...last].join('\n\n')}\n`
}

function chooseParts(
  parts: readonly ContextPart[],
  limit: number,
  cut: (count: number) => string,
): ReadonlyMap<ContextPart, ContextPart> {
  const chosen = new Map<ContextPart, ContextPart>()
  let free = limit
  for (const part of inOrderOfNeed(parts)) {
    const around = SHORTEST / 2 + (part.of?.length ?? 0)
    const room = free - around
    if (room < Math.min(SHORTEST, part.text.length)) continue
    const text = part.text.length <= room ? part.text : `${cutText(part.text, room)}\n${cut(part.text.length - room)}`
    chosen.set(part, { ...part, text })
    free -= around + Math.min(part.text.length, room)
  }
  return chosen
}

/** Newest first within each name, and what comes first before the rest. */
function inOrderOfNeed(parts: readonly ContextPart[]): readonly ContextPart[] {
  const rank = ({ part }: ContextPart) => (FIRST.includes(part) ? FIRST.indexOf(part) : FIRST.length)
  return parts.toReversed().toSorted((a, b) => rank(a) - rank(b))
}
