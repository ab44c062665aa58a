// The machine as a command finds it: its Node, the data folder and whose it is, the room on the disk. Looking changes nothing.

import { accessSync, constants, existsSync, type Stats, statfsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { dataFolderOf, homeFolder, storeFileIn } from '@pawl/storage'
import type { Settings } from '../settings.ts'
import { type Finding, finding } from './finding.ts'

/** As bin/pawl.mjs wants it. */
const OLDEST_NODE = [24, 7] as const
const MEGABYTE = 1_000_000
/** A backup and an upgrade want room; below the second a commit may fail. */
const [LOW_DISK, FULL_DISK] = [200 * MEGABYTE, 10 * MEGABYTE]

/** The database, and what stands beside it while it is open: a command run as root leaves them root's. */
const STORE_FILES = ['', '-wal', '-shm']

export function lookAtRuntime(node: string, pawl: string): Finding {
  const [major = 0, minor = 0] = node.split('.').map(Number)
  const isOld = major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])
  return finding('runtime', isOld ? 'node_old' : 'node_good', { pawl, node, oldest: OLDEST_NODE.join('.') })
}

/** Which data a command here uses, and why that. */
export function lookAtPlace(
  { serverUrl, databaseUrl, dataFolder }: Settings,
  { isNamed }: { readonly isNamed: boolean },
): Finding {
  if (serverUrl !== undefined) return finding('place', 'place_server', { url: serverUrl })
  if (databaseUrl !== undefined) return finding('place', 'place_database')
  if (isNamed) return finding('place', 'place_named', { folder: dataFolder })
  const isHome = dataFolder === dataFolderOf(homeFolder())
  return finding('place', isHome ? 'place_home' : 'place_project', { folder: dataFolder })
}

export function lookAtFolder(folder: string): Finding {
  const found = statOf(folder)
  if (found === undefined) {
    const parent = nearestThere(folder)
    return isWritable(parent)
      ? finding('folder', 'folder_none', { folder })
      : finding('folder', 'folder_unmakeable', { folder, parent })
  }
  if (!found.isDirectory()) return finding('folder', 'folder_no_folder', { folder })
  if (!isWritable(folder)) return finding('folder', 'folder_not_writable', { folder })
  const closed = STORE_FILES.map((ending) => storeFileIn(folder) + ending).find(
    (file) => existsSync(file) && !mayUse(file),
  )
  if (closed !== undefined) return finding('folder', 'file_not_writable', { folder, file: closed })
  const own = process.getuid?.()
  if (own !== undefined && found.uid !== own)
    return finding('folder', 'folder_of_another', { folder, owner: found.uid, user: own })
  if (own !== undefined && (found.mode & 0o077) !== 0)
    return finding('folder', 'folder_open', { folder, mode: (found.mode & 0o777).toString(8) })
  return finding('folder', 'folder_good', { folder })
}

export function lookAtDisk(folder: string, freeIn = freeBytes): Finding {
  const free = freeIn(nearestThere(folder))
  const facts = { folder, megabytes: Math.floor(free / MEGABYTE) }
  if (free < FULL_DISK) return finding('disk', 'disk_full', facts)
  return finding('disk', free < LOW_DISK ? 'disk_low' : 'disk_good', facts)
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

function nearestThere(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearestThere(dirname(folder))
}

/** What stands on the way there and is no folder hides what is behind it. */
function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

function isWritable(folder: string): boolean {
  return mayUse(folder, constants.X_OK) && statSync(folder).isDirectory()
}

function mayUse(path: string, besides = 0): boolean {
  try {
    accessSync(path, constants.R_OK | constants.W_OK | besides)
    return true
  } catch {
    return false
  }
}
