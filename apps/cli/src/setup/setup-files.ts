// The files of a project that are set up: read, written whole, and put back as they were.
//
// UP1. Nothing is written that was not shown, and only if the file still is what was shown.
// UP2. What a file was before is kept in the data folder: undoing gives back exactly that, if nobody has changed it since.
//     Else only what is ours is taken out.
// UP3. A link that leads out of the project is not followed.

import { createHash } from 'node:crypto'
import { chmodSync, readFileSync, realpathSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { fail, systemCodeOf, systemTrouble } from '@pawl/contract'
import { makeFolder } from '@pawl/storage'

/** One file, as it is and as it would be; undefined is none. */
export interface FileChange {
  /** As it is called in the project. */
  readonly path: string
  readonly file: string
  readonly before: string | undefined
  readonly after: string | undefined
}

interface Written {
  readonly before: string | null
  readonly after: string
  /** The outermost folder that was made for it. */
  readonly folder?: string
}

export interface ProjectFile {
  readonly path: string
  /** Where it really is. */
  readonly file: string
  readonly text: string | undefined
}

export function readProjectFile(project: string, path: string): ProjectFile {
  const root = realpathSync(project)
  const file = realPath(join(root, path))
  if (relative(root, file).split(sep)[0] === '..')
    throw fail('WRONG_USAGE', { reason: 'outside_project', path, command: 'pawl setup' })
  return { path, file, text: textIn(file) }
}

/** What it was before `pawl setup` wrote it; undefined if that is not known, or it was changed since. */
export function originalOf(
  { file, text }: ProjectFile,
  dataFolder: string,
): { readonly text: string | undefined } | undefined {
  const written = readWritten(recordOf(file, dataFolder))
  return written !== undefined && written.after === text ? { text: written.before ?? undefined } : undefined
}

export function writeChange({ path, file, before, after }: FileChange, dataFolder: string): void {
  if (textIn(file) !== before) throw fail('WRONG_USAGE', { reason: 'changed_meanwhile', path, command: 'pawl setup' })
  try {
    const record = recordOf(file, dataFolder)
    const earlier = readWritten(record)
    const original = earlier !== undefined && earlier.after === before ? earlier : { before: before ?? null }
    if (after === undefined) removeFile(file, earlier?.folder, record)
    else {
      const made = makeFolder(dirname(file))
      const folder = made ?? ('folder' in original ? original.folder : undefined)
      if (original.before === after) rmSync(record, { force: true })
      else keep(record, { before: original.before, after, ...(folder !== undefined && { folder }) })
      replace(file, after)
    }
  } catch (error) {
    throw fail('FILE_UNREADABLE', { path, ...systemTrouble(error) }, error)
  }
}

function removeFile(file: string, folder: string | undefined, record: string): void {
  rmSync(file, { force: true })
  rmSync(record, { force: true })
  if (folder === undefined) return
  try {
    for (let here = dirname(file); here.startsWith(folder); here = dirname(here)) rmdirSync(here)
  } catch {
    // Something else is in it by now.
  }
}

/** Whole or not at all, with the rights it had. */
function replace(file: string, text: string): void {
  const next = join(dirname(file), `.${basename(file)}.${process.pid}`)
  const mode = statSync(file, { throwIfNoEntry: false })?.mode
  try {
    writeFileSync(next, text, { flag: 'wx' })
    if (mode !== undefined) chmodSync(next, mode & 0o7777)
    renameSync(next, file)
  } catch (error) {
    rmSync(next, { force: true })
    throw error
  }
}

function recordOf(file: string, dataFolder: string): string {
  return join(dataFolder, 'setup', createHash('sha256').update(file).digest('hex').slice(0, 32))
}

/** The file may hold secrets of other tools. */
function keep(record: string, written: Written): void {
  makeFolder(dirname(record), 0o700)
  writeFileSync(record, JSON.stringify(written), { mode: 0o600 })
}

function readWritten(record: string): Written | undefined {
  const text = textIn(record)
  return text === undefined ? undefined : (JSON.parse(text) as Written)
}

/** Of a file that is not there yet, that of its nearest folder. */
function realPath(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return dirname(path) === path ? path : join(realPath(dirname(path)), basename(path))
  }
}

function textIn(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (systemCodeOf(error) === 'ENOENT') return undefined
    throw fail('FILE_UNREADABLE', { path: file, ...systemTrouble(error) }, error)
  }
}
