// Backlog.md: the files of `backlog/tasks`, each with front matter. Several come as a list of { name, text }, one by itself
// as it is.

import { parse } from 'yaml'
import { isThing, readJson, type Thing, textIn, textsIn, thingsIn } from '../json.ts'
import type { SourceFile } from '../source-file.ts'
import { type Described, PRIORITIES, type ReadWork, section, WorkCollected } from './work-item.ts'

const FRONT = /^\ufeff?---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/
/** What the program marks its sections with. */
const MARKS = /^[ \t]*<!-- (?:SECTION|AC|DOD)(?::[A-Z_]+)?:(?:BEGIN|END) -->[ \t]*\r?\n?/gm

export const readBacklogMd: ReadWork = (text, file, hash) => {
  const found = new WorkCollected('backlog', file, hash)
  const texts = text.trimStart().startsWith('[')
    ? thingsIn(readJson(text, file)).map((one) => textIn(one.text))
    : [text]
  for (const [index, one] of texts.entries()) readTask(one, index + 1, file, found)
  return found
}

function readTask(text: string, line: number, file: SourceFile, found: WorkCollected): undefined {
  const front = frontMatter(text)
  if (front === undefined) return file.cannotRead({ line, field: '---', reason: 'missing_column' })
  const id = textIn(front.id).toLowerCase()
  if (id === '') return file.cannotRead({ line, field: 'id', reason: 'missing_column' })
  for (const name of Object.keys(front)) file.use(name, PLACES[name] ?? null)
  const parent = textIn(front.parent_task_id)
  found.add({
    line,
    id,
    title: textIn(front.title),
    state: stateOf(textIn(front.status)),
    parts: [text.replace(FRONT, '').replaceAll(MARKS, ''), section('Part of', parent)],
    priority: PRIORITIES[textIn(front.priority).toLowerCase()],
    labels: listIn(front.labels),
    blockedBy: listIn(front.dependencies).map((one) => one.toLowerCase()),
  })
}

/** The names of statuses can be changed there; only the last is always the one of finished work. */
function stateOf(status: string): Described['state'] {
  const word = status.toLowerCase().trim()
  if (['done', 'complete', 'completed', 'closed'].includes(word)) return 'done'
  return ['cancelled', 'canceled', 'archived'].includes(word) ? 'cancelled' : 'open'
}

function frontMatter(text: string): Thing | undefined {
  const [, yaml] = FRONT.exec(text) ?? []
  if (yaml === undefined) return undefined
  try {
    const front: unknown = parse(yaml, { logLevel: 'silent' })
    return isThing(front) ? front : undefined
  } catch {
    return undefined
  }
}

function listIn(value: unknown): readonly string[] {
  return typeof value === 'string' && value !== '' ? [value] : textsIn(value)
}

const PLACES: Readonly<Record<string, string>> = {
  id: 'importedFrom',
  title: 'content',
  status: 'status',
  priority: 'priority',
  labels: 'labels',
  dependencies: 'blockedBy',
  parent_task_id: 'content',
}
