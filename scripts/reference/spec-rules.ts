// The rules of docs/spec, and the places that cite them. An id is defined once, and every id that is cited is defined.

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { invariantProblems } from './invariants.ts'
import { page, table } from './markdown.ts'

export const HELD_BY = 'docs/spec/held-by.md'
/** They cite ids that they make up. */
const OWN_TESTS = ['scripts/reference/spec-rules.test.ts', 'scripts/reference/invariants.test.ts']

export interface Rule {
  readonly id: string
  readonly place: string
  readonly planned: boolean
}

export interface Citation {
  readonly file: string
  readonly line: number
  /** What the brackets say, such as `003 R0, R1–R22`. */
  readonly text: string
  /** The name of the test, if it is one that cites. */
  readonly test?: string
}

const RULE = /^- \*\*([^*]+)\*\*( \*\(planned\)\*)?/
const CITED = /\[((?:D\d|AC-CB\d|DESIGN \d|00[0-4])[^\]'"`$]{0,90})\](?!\])/g
const TEST_NAME = /(['"`])((?:\\.|(?!\1).)*)\1/

export function rulesOfPage(place: string, text: string): Rule[] {
  return text.split('\n').flatMap((line) => {
    const [, ids, planned] = RULE.exec(line) ?? []
    if (ids === undefined) return []
    return expandIds(ids).map((id) => ({ id, place, planned: planned !== undefined }))
  })
}

export function citationsOfFile(file: string, text: string): Citation[] {
  return text.split('\n').flatMap((content, index) =>
    [...content.matchAll(CITED)].map((match) => ({
      file,
      line: index + 1,
      text: match[1] as string,
      test: isTest(file) ? TEST_NAME.exec(content)?.[2] : undefined,
    })),
  )
}

/** Dialogues are played by tests, and their claims are the tests' names. */
const isTest = (file: string) => file.endsWith('.test.ts') || /^conversations\/.*\.yaml$/.test(file)

/** `003 R0, R1` is `003 R0` and `003 R1`. */
function expandIds(text: string): string[] {
  const parts = text.split(/,\s*/)
  const first = parts[0] as string
  const prefix = first.includes(' ') ? first.slice(0, first.lastIndexOf(' ') + 1) : ''
  return [first, ...parts.slice(1).map((part) => (part.startsWith(prefix) ? part : prefix + part))]
}

/** The ids a citation names. `003 T1–T4` is all from the first to the last, in the order of their page. */
export function citedIds(text: string, order: readonly string[]): string[] {
  return expandIds(text).flatMap((part) => {
    const [from, to] = part.split('–') as [string, string?]
    if (to === undefined) return [part]
    const prefix = from.includes(' ') ? from.slice(0, from.lastIndexOf(' ') + 1) : ''
    const first = order.indexOf(from)
    const last = order.indexOf(to.startsWith(prefix) ? to : prefix + to)
    return first === -1 || last < first ? [part] : order.slice(first, last + 1)
  })
}

export interface Specification {
  readonly rules: readonly Rule[]
  readonly heldBy: ReadonlyMap<string, readonly Citation[]>
  readonly problems: readonly string[]
}

export function readSpecification(rules: readonly Rule[], citations: readonly Citation[]): Specification {
  const problems: string[] = []
  const byId = new Map<string, Rule>()
  for (const rule of rules) {
    const other = byId.get(rule.id)
    if (other !== undefined) problems.push(`${rule.id} is defined in ${other.place} and in ${rule.place}`)
    byId.set(rule.id, rule)
  }
  const order = rules.map(({ id }) => id)
  const heldBy = new Map<string, Citation[]>()
  for (const citation of citations) {
    for (const id of citedIds(citation.text, order)) {
      if (!byId.has(id)) problems.push(`${citation.file}:${citation.line} cites ${id}, which is not defined`)
      else if (citation.test !== undefined) heldBy.set(id, [...(heldBy.get(id) ?? []), citation])
    }
  }
  for (const { id, planned, place } of rules) {
    if (!planned && !heldBy.has(id)) problems.push(`${place}: no test cites ${id}; write one, or say (planned) and why`)
  }
  return { rules, heldBy, problems }
}

export function heldByPage({ rules, heldBy }: Specification): string {
  const rows = rules.map(({ id, planned }) => {
    const tests = [...new Set((heldBy.get(id) ?? []).map(({ file, test }) => `${file}: ${test}`))].sort()
    return [id, planned ? 'planned' : tests.join('<br>')]
  })
  return page('The tests that cite each rule', table(['rule', 'tests'], rows))
}

/** Of the files that git keeps. */
export function readRepository(root: string): Specification {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.md', '*.sql', '*.yaml'], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((file) => existsSync(join(root, file)))
  const text = (file: string) => readFileSync(join(root, file), 'utf8')
  const rules = files
    .filter((file) => file.startsWith('docs/spec/') && file !== HELD_BY)
    .flatMap((file) => rulesOfPage(file, text(file)))
  const citations = files
    .filter((file) => file !== HELD_BY && !OWN_TESTS.includes(file))
    .flatMap((file) => citationsOfFile(file, text(file)))
  const specification = readSpecification(rules, citations)
  const sources = files
    .filter((file) => /\.tsx?$/.test(file) && !OWN_TESTS.includes(file))
    .map((file) => ({ file, text: text(file) }))
  return { ...specification, problems: [...specification.problems, ...invariantProblems(sources)] }
}
