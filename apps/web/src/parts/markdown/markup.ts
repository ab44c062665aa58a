// What in a text is Markdown, told without reading it as such. Pure.

const MARKUP = [
  /^ {0,3}(#{1,6}\s|>|[-+*]\s|\d{1,9}[.)]\s|```|~~~)/mu,
  /[*_`~]\S/u,
  /\]\(|<\S|!\[|^\s*\|.*\|/mu,
  /https?:\/\/|www\./iu,
  /^(-{3,}|\*{3,}|={3,}|_{3,})\s*$/mu,
  /\\[\\`*_{}[\]()#+\-.!|~<>]|&#?\w+;/u,
]

/** Whether setting the text could change how it looks. Plain sentences need nothing to be loaded. */
export function hasMarkup(text: string): boolean {
  return MARKUP.some((sign) => sign.test(text)) || /\n\s*\n/u.test(text) || DIFF.test(text)
}

const DIFF = /^(?:diff --git \S+ \S+|--- \S.*\n\+\+\+ \S.*\n@@ )/mu

/** Agents hand in diffs as git prints them: from where one begins it is one, unless it is marked as code already. */
export function fencedDiff(text: string): string {
  const at = DIFF.exec(text)?.index
  if (at === undefined) return text
  const before = text.slice(0, at)
  const fences = before.match(/^ {0,3}(?:```|~~~)/gmu)?.length ?? 0
  if (fences % 2 === 1) return text
  const diff = text.slice(at)
  const longest = Math.max(2, ...[...diff.matchAll(/`+/gu)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${before}\n${fence}diff\n${diff.trimEnd()}\n${fence}\n`
}

export type DiffLine = 'added' | 'removed' | 'place' | 'file' | 'same'

/** What a line of a diff is. */
export function diffLine(line: string): DiffLine {
  if (/^(diff --git|index |--- |\+\+\+ |new file|deleted file|rename |similarity )/u.test(line)) return 'file'
  if (line.startsWith('@@')) return 'place'
  if (line.startsWith('+')) return 'added'
  return line.startsWith('-') ? 'removed' : 'same'
}
