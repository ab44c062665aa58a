// One run of the command: read what is asked, do it, say what came of it.

import { EXIT, type Refusal, shellWords } from '@pawl/contract'
import { CommanderError } from 'commander'
import type { Perform, Take } from './commands/command-run.ts'
import { asksForAll } from './commands/first-page.ts'
import { helpWords } from './commands/help-words.ts'
import { buildProgram, buildWholeProgram } from './commands/program.ts'
import { wordsOf } from './commands/typed-words.ts'
import { print } from './output/print.ts'
import { type Screen, screenFor } from './output/screen.ts'
import { refusalOf, sayRefusal } from './refusal.ts'
import { asWords, type GlobalOptions, languageFrom, readSettings } from './settings.ts'
import { usageRefusal } from './usage.ts'
import { withoutYesAndNo } from './yes-no-options.ts'

export async function main(args: readonly string[], version: string): Promise<number> {
  let asked: { perform: Perform; options: GlobalOptions } | undefined
  const own = beforeCommand(args)
  const json = own.includes('--json')
  const language = languageFrom(valueAfter(own, '--lang'), process.env)
  let screen = screenFor(process.stdout, language, process.env)
  try {
    const take: Take = (perform, options) => {
      asked = { perform, options }
    }
    const program = buildProgram(version, own, take, helpWords(screen.phrases))
    quietly(program)
    const isBare =
      wordsOf(own).length === 0 &&
      !own.some((word) => ASKS_PARSER.includes(word)) &&
      program.parseOptions([...args]).unknown.length === 0
    if (isBare && screen.isTerminal) asked = { perform: showOverview, options: program.opts() }
    else if (isBare || asksForAll(own)) program.help()
    else program.parse(withoutYesAndNo(program, args), { from: 'user' })
    if (asked === undefined) return EXIT.done
    const { phrases } = screen
    const settings = readSettings(asked.options, process.env, process.cwd(), (folder) =>
      print(process.stderr, phrases.folderIgnored(folder)),
    )
    screen = { ...screen, words: shellWords(asWords(asked.options)), place: settings }
    const { idempotencyKey } = asked.options
    const wholeProgram = () => buildWholeProgram(version, helpWords(screen.phrases))
    return await asked.perform({ settings, idempotencyKey, screen, version, wholeProgram })
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return EXIT.done
    const refusal = error instanceof CommanderError ? usageRefusal(error, wordsOf(own)) : refusalOf(error)
    return sayRefusal(refusal, json, screen, await howUsed(refusal, screen))
  }
}

/** Who leaves something out is shown how the command is written. */
async function howUsed(refusal: Refusal, { phrases }: Screen): Promise<{ readonly WRONG_USAGE?: string }> {
  if (refusal.code !== 'WRONG_USAGE') return {}
  const { command = '' } = refusal.variables
  const { formOf } = await import('./commands/command-form.ts')
  const form = formOf(command.split(' ').slice(1))
  return form === undefined ? {} : { WRONG_USAGE: phrases.howUsed(command, form) }
}

/** Which the parser answers by itself. */
const ASKS_PARSER = ['-h', '--help', '-V', '--version']

/** Nothing was asked for, in a terminal: what there is to do today, and what may be typed next. */
const showOverview: Perform = async ({ settings, screen }) => {
  const { overview } = await import('./overview/overview.ts')
  return overview(settings, screen)
}

/** What stands after -- is for another program. */
function beforeCommand(args: readonly string[]): readonly string[] {
  const end = args.indexOf('--')
  return end === -1 ? args : args.slice(0, end)
}

/** Errors are said by us, in one form; help goes out as it is. */
function quietly(program: ReturnType<typeof buildProgram>): void {
  const configure = (command: typeof program) => {
    command.configureOutput({ writeErr: () => {} }).exitOverride()
    for (const child of command.commands) configure(child as typeof program)
  }
  configure(program)
}

function valueAfter(args: readonly string[], flag: string): string | undefined {
  const inline = args.find((word) => word.startsWith(`${flag}=`))
  if (inline !== undefined) return inline.slice(flag.length + 1)
  const index = args.indexOf(flag)
  return index === -1 ? undefined : args[index + 1]
}
