// Loads the parts of the built command with code that earlier commands compiled. Node's own cache has what is compiled when a
// file is loaded and nothing that runs afterwards; here the functions that a command ran are kept too.
//
// QP1. Whatever cannot be read, written or used is as if it were not there: the part is compiled anew.
// QP2. The first run of each command adds what it compiled. After some of them nothing is written any more. Another build begins
//      anew.

import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { constants, Script } from 'node:vm'
import { readKept, writeKept } from './kept-code.ts'

const MOST_COMMANDS = 24
/** In milliseconds. What runs longer has compiled more than a command needs, and saves nothing by it. */
const LONGEST = 5000
const COMMANDS = 'commands'
const CODE = '.code'

interface Part {
  readonly script: Script
  readonly writtenAt: number
  readonly isKept: boolean
}

export class PartLoader {
  readonly #folder: string
  readonly #keepIn: readonly string[]
  readonly #keptIn: string | undefined
  readonly #require: NodeJS.Require
  readonly #modules = new Map<string, { readonly exports: object }>()
  readonly #parts = new Map<string, Part>()

  /** Kept code is looked for in these folders, and written to the first that can be written. */
  constructor(folder: string, keepIn: readonly string[]) {
    this.#folder = folder
    this.#keepIn = keepIn
    this.#keptIn = keepIn.find((one) => existsSync(join(one, COMMANDS)))
    this.#require = createRequire(join(folder, 'main.cjs'))
  }

  load(name: string): object {
    const known = this.#modules.get(name)
    if (known !== undefined) return known.exports
    const module = { exports: {} }
    this.#modules.set(name, module)
    const path = join(this.#folder, name)
    const require = (id: string) => (id.startsWith('.') ? this.load(join(dirname(name), id)) : this.#require(id))
    this.#compiled(name, path).runInThisContext()(module.exports, require, module, path, dirname(path))
    return module.exports
  }

  /** Keeps what this command compiled, if it is the first such command. */
  keep(args: readonly string[]): void {
    if (isUnusual() || performance.now() > LONGEST) return
    const command = args.find((word) => /^[a-z][a-z-]*$/.test(word)) ?? ''
    const [first] = this.#parts.values()
    // After another build none of the commands has been run yet, whatever was kept of the build before.
    const commands = first?.isKept ? this.#commands() : []
    const isNew = !commands.includes(command) && commands.length < MOST_COMMANDS
    if (!isNew && [...this.#parts.values()].every(({ isKept }) => isKept)) return
    const all = [...new Set([...commands, command])].join('\n')
    this.#keepIn.some((folder) => canWrite(() => this.#write(folder, all)))
  }

  #compiled(name: string, path: string): Script {
    const file = openSync(path, 'r')
    const { mtimeMs: writtenAt } = fstatSync(file)
    // Nothing but ASCII is in it (`scripts/build-command.mjs`).
    const code = readFileSync(file, 'latin1')
    closeSync(file)
    const kept = this.#keptIn && readKept(this.#fileOf(this.#keptIn, name), writtenAt)
    const script = new Script(`(function (exports, require, module, __filename, __dirname) {${code}\n})`, {
      filename: path,
      ...(kept && { cachedData: kept }),
      importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    })
    this.#parts.set(name, { script, writtenAt, isKept: script.cachedDataRejected === false })
    return script
  }

  #commands(): readonly string[] {
    return this.#keptIn === undefined ? [] : readFileSync(join(this.#keptIn, COMMANDS), 'utf8').split('\n')
  }

  #write(folder: string, commands: string): void {
    mkdirSync(folder, { recursive: true })
    for (const [name, { script, writtenAt }] of this.#parts)
      writeKept(this.#fileOf(folder, name), writtenAt, () => script.createCachedData())
    writeFileSync(join(folder, COMMANDS), commands)
    for (const file of readdirSync(folder)) if (this.#isOfNoPart(file)) rmSync(join(folder, file), { force: true })
  }

  #fileOf(folder: string, name: string): string {
    return join(folder, `${basename(name)}${CODE}`)
  }

  /** Of a part that an earlier version had. */
  #isOfNoPart(file: string): boolean {
    return file.endsWith(CODE) && !existsSync(join(this.#folder, file.slice(0, -CODE.length)))
  }
}

/** With other options V8 compiles other code. */
function isUnusual(): boolean {
  const { env, execArgv } = process
  return Boolean(env.NODE_OPTIONS) || execArgv.some((option) => !option.startsWith('--min-semi-space-size='))
}

function canWrite(write: () => void): boolean {
  try {
    write()
    return true
  } catch {
    return false
  }
}
