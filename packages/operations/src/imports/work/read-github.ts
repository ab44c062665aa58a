// Issues of GitHub: `gh issue list --json number,title,body,labels,state,url`, or what the REST API answers.

import { isThing, readJson, type Thing, textIn, thingsIn } from '../json.ts'
import type { SourceFile } from '../source-file.ts'
import { type Described, type ReadWork, section, WorkCollected } from './work-item.ts'

/** ‘Blocked by #3, #4’, at the beginning of a line. */
const BLOCKED = /^[ \t]*(?:[-*][ \t]+)?\**(?:blocked by|depends on)\**[: ]+\**((?:#\d+(?:,? and |, ?| )?)+)/gim
const ADDRESS = /github\.com\/(?:repos\/)?([\w.-]+)\/([\w.-]+)\/issues\/\d+/

export const readGithub: ReadWork = (text, file, hash) => {
  const found = new WorkCollected('github', file, hash)
  const document = readJson(text, file)
  if (document === undefined) return found
  if (!Array.isArray(document)) {
    file.cannotRead({ line: 1, field: 'number', reason: 'missing_column' })
    return found
  }
  for (const [index, issue] of thingsIn(document).entries()) {
    if (isThing(issue.pull_request)) file.leaveOut('template')
    else readIssue(issue, index + 1, file, found)
  }
  return found
}

function readIssue(issue: Thing, line: number, file: SourceFile, found: WorkCollected): undefined {
  if (typeof issue.number !== 'number') return file.cannotRead({ line, field: 'number', reason: 'missing_column' })
  const state = stateOf(issue)
  if (state === undefined)
    return file.cannotRead({ line, field: 'state', reason: 'unknown_value', given: textIn(issue.state) })
  for (const name of Object.keys(issue)) file.use(name, PLACES[name] ?? null)
  const body = textIn(issue.body)
  const address = textIn(issue.html_url) || textIn(issue.url)
  const [, owner, repository] = ADDRESS.exec(address) ?? []
  const inRepository = (number: number | string) =>
    owner === undefined ? String(number) : `${owner}-${repository}-${number}`.replaceAll('.', '_')
  const said = [...body.matchAll(BLOCKED)].flatMap(([, numbers = '']) => numbers.match(/\d+/g) ?? [])
  const nodes = isThing(issue.blockedBy) ? thingsIn(issue.blockedBy.nodes) : thingsIn(issue.blockedBy)
  const linked = nodes.flatMap(({ number }) => (typeof number === 'number' ? [number] : []))
  found.add({
    line,
    id: inRepository(issue.number),
    title: textIn(issue.title),
    state,
    parts: [body, section('From', address)],
    labels: labelsOf(issue.labels),
    blockedBy: [...said, ...linked].map(inRepository),
  })
}

function stateOf(issue: Thing): Described['state'] | undefined {
  const state = textIn(issue.state).toLowerCase()
  if (state === '' || state === 'open') return 'open'
  const reason = (textIn(issue.stateReason) || textIn(issue.state_reason)).toLowerCase()
  if (state !== 'closed') return undefined
  return reason === 'not_planned' || reason === 'duplicate' ? 'cancelled' : 'done'
}

function labelsOf(labels: unknown): readonly string[] {
  if (!Array.isArray(labels)) return []
  return labels.map((label) => (isThing(label) ? textIn(label.name) : textIn(label))).filter((name) => name !== '')
}

const PLACES: Readonly<Record<string, string>> = {
  number: 'importedFrom',
  title: 'content',
  body: 'content',
  url: 'content',
  html_url: 'content',
  state: 'status',
  stateReason: 'status',
  state_reason: 'status',
  labels: 'labels',
  blockedBy: 'blockedBy',
}
