// How an agent starts the tools: by the name of the command if that is found, and told where the data is if that was said.

import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, isAbsolute, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Settings } from '../settings.ts'
import type { Client } from './clients.ts'
import type { ToolEntry } from './edited.ts'

interface Asked {
  readonly command?: string
  readonly before: readonly string[]
}

export function toolEntry(
  project: string,
  { projectFolder }: Pick<Client, 'projectFolder'>,
  { dataFolder }: Pick<Settings, 'dataFolder'>,
  { command, before }: Asked,
): ToolEntry {
  const inside = relative(project, dataFolder)
  const isInside = inside !== '' && !inside.startsWith('..') && !isAbsolute(inside)
  // One that starts in a folder of its own choice does not find the data of the project by itself.
  const isTold = before.includes('--data') || before.includes('--url')
  const where =
    projectFolder !== undefined && isInside && !isTold ? ['--data', `${projectFolder}/${inside}`, ...before] : before
  return { command: command ?? ownCommand(process.env.PATH ?? ''), args: [...where, 'mcp'] }
}

function ownCommand(path: string): string {
  const isOnPath = path.split(delimiter).some((folder) => folder !== '' && mayRun(join(folder, 'pawl')))
  const launcher = fileURLToPath(new URL('../../../bin/pawl', import.meta.url))
  return isOnPath || !existsSync(launcher) ? 'pawl' : launcher
}

function mayRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
