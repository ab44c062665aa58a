// beads: `.beads/issues.jsonl`, or what `bd export` writes: an issue on each line, with what it depends on.

import { present } from '@pawl/kernel'
import { isThing, readJson, type Thing, textIn, textsIn, thingsIn } from '../json.ts'
import type { SourceFile } from '../source-file.ts'
import { type Described, type ReadWork, section, WorkCollected } from './work-item.ts'

const STATES: Readonly<Record<string, Described['state']>> = {
  '': 'open',
  open: 'open',
  in_progress: 'open',
  blocked: 'open',
  deferred: 'open',
  pinned: 'open',
  hooked: 'open',
  closed: 'done',
  tombstone: 'cancelled',
}
/** 0 is the most urgent there, and 2 the usual. */
const LEAST_PRIORITY = 4
const BLOCKS = 'blocks'

export const readBeads: ReadWork = (text, file, hash) => {
  const found = new WorkCollected('beads', file, hash)
  for (const [thing, line] of issuesIn(text, file)) {
    const { _type: kind = 'issue' } = thing
    // Memories and the like stand between the issues.
    if (kind !== 'issue') file.leaveOut('template')
    else readIssue(thing, line, file, found)
  }
  return found
}

function issuesIn(text: string, file: SourceFile): readonly (readonly [Thing, number])[] {
  if (text.trimStart().startsWith('[')) return thingsIn(readJson(text, file)).map((thing, index) => [thing, index + 1])
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return []
    const thing = readJson(line, file, index + 1)
    if (thing !== undefined && !isThing(thing)) file.cannotRead({ line: index + 1, field: '', reason: 'not_json' })
    return isThing(thing) ? [[thing, index + 1] as const] : []
  })
}

function readIssue(thing: Thing, line: number, file: SourceFile, found: WorkCollected): undefined {
  const [id, status] = [textIn(thing.id), textIn(thing.status)]
  if (id === '') return file.cannotRead({ line, field: 'id', reason: 'missing_column' })
  if (!Object.hasOwn(STATES, status))
    return file.cannotRead({ line, field: 'status', reason: 'unknown_value', given: status })
  const links = thingsIn(thing.dependencies)
  const typeOf = (link: Thing) => textIn(link.type) || textIn(link.dep_type) || BLOCKS
  const other = (link: Thing) => textIn(link.depends_on_id) || textIn(link.id)
  const related = links.filter((link) => typeOf(link) !== BLOCKS).map((link) => `${typeOf(link)} ${other(link)}`)
  const comments = thingsIn(thing.comments).map((comment) => `${textIn(comment.author)}: ${textIn(comment.text)}`)
  for (const name of Object.keys(thing)) file.use(name, PLACES[name] ?? null)
  found.add({
    line,
    id,
    title: textIn(thing.title),
    state: present(STATES[status]),
    parts: [
      textIn(thing.description),
      section('Design', textIn(thing.design)),
      section('Acceptance criteria', textIn(thing.acceptance_criteria)),
      section('Notes', textIn(thing.notes)),
      section('Comments', comments.join('\n')),
      section('Links', related.join('\n')),
    ],
    priority: typeof thing.priority === 'number' ? Math.max(0, LEAST_PRIORITY - thing.priority) : undefined,
    labels: [...textsIn(thing.labels), ...(textIn(thing.issue_type) === '' ? [] : [textIn(thing.issue_type)])],
    blockedBy: links.filter((link) => typeOf(link) === BLOCKS).map(other),
  })
}

const PLACES: Readonly<Record<string, string>> = {
  id: 'importedFrom',
  title: 'content',
  description: 'content',
  design: 'content',
  acceptance_criteria: 'content',
  notes: 'content',
  comments: 'content',
  status: 'status',
  priority: 'priority',
  issue_type: 'labels',
  labels: 'labels',
  dependencies: 'blockedBy',
}
