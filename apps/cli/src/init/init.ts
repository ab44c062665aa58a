// `pawl init`: a project's own data folder.
//
// FH2. Commands in the project and in the folders below it find it by themselves. One that is there is never made anew, and
//     below it another is made only if that is meant: it would hide the tasks of the first.

import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { EXIT, fail, systemTrouble } from '@pawl/contract'
import { dataFolderOf, findDataFolder, homeFolder, openStore, sqlitePlace } from '@pawl/storage'
import { print, printJson } from '../output/print.ts'
import type { Screen } from '../output/screen.ts'
import type { Settings } from '../settings.ts'

interface InitOptions {
  /** Also below a project that has one. */
  readonly here?: boolean
}

export async function init(settings: Settings, { here = false }: InitOptions, screen: Screen): Promise<number> {
  const project = process.cwd()
  const own = dataFolderOf(project)
  const found = findDataFolder({ from: project })
  const isFound = existsSync(found) && found !== dataFolderOf(homeFolder())
  const folder = isFound && !(here && found !== own) ? found : own
  const made = !existsSync(folder)
  if (made) await makeFolder(folder)
  const instead = usedInstead(process.env)
  if (settings.json) printJson(process.stdout, { folder, made, ...(instead && { usedInstead: instead }) })
  else print(process.stdout, outcome({ folder, project, made }, instead, screen).join('\n'))
  return EXIT.done
}

/** The file inside keeps all of it out of a repository, wherever that begins. */
async function makeFolder(folder: string): Promise<void> {
  try {
    mkdirSync(folder, { mode: 0o700 })
    writeFileSync(join(folder, '.gitignore'), '*\n', { mode: 0o600 })
  } catch (error) {
    throw fail('FILE_UNREADABLE', { path: folder, ...systemTrouble(error) }, error)
  }
  await (await openStore(sqlitePlace(folder))).close()
}

function outcome(
  { folder, project, made }: { readonly folder: string; readonly project: string; readonly made: boolean },
  instead: string | undefined,
  { phrases, paint }: Screen,
): string[] {
  const words = phrases.firstHour.init
  const isAbove = dirname(folder) !== project
  const first = made ? paint('green', words.made(folder)) : isAbove ? words.above(folder) : words.already(folder)
  return [
    first,
    ...(made ? [words.below, words.next] : isAbove ? [words.here] : []),
    ...(instead === undefined ? [] : [paint('yellow', words.usedInstead(instead))]),
  ]
}

/** What of the environment says that other data is used. */
function usedInstead(environment: NodeJS.ProcessEnv): string | undefined {
  return ['PAWL_URL', 'PAWL_DATABASE_URL', 'PAWL_DATA'].find((name) => environment[name])
}
