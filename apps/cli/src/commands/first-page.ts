// The first page of the help: what a list needs, with a line on each, and everything else by name. The whole of it is a
// page that nobody reads to its end; `pawl help all` prints it.

import { type Command, Help } from 'commander'
import type { HelpWords, Say } from './help-words.ts'
import { wordsOf } from './typed-words.ts'

/** Enough to keep a list, in the order in which one comes to need it. */
const FIRST = ['add', 'list', 'done', 'undo', 'today', 'edit', 'delete', 'chat', 'tui']
const USUAL_WIDTH = 80

export function asksForAll(args: readonly string[]): boolean {
  return wordsOf(args).join(' ') === 'help all'
}

/** Whoever asks for the help of one command gets that of the parser. */
export function firstPage(words: HelpWords): Partial<Help> {
  return {
    formatHelp: (command, helper) =>
      command.parent === null
        ? pageOf(command, helper, words)
        : Help.prototype.formatHelp.call(helper, command, helper),
  }
}

function pageOf(program: Command, helper: Help, { say, examples }: HelpWords): string {
  const commands = helper.visibleCommands(program)
  const summaryOf = (name: string) => commands.find((command) => command.name() === name)?.summary() ?? ''
  const first = FIRST.map((name) => helper.formatItem(name, 8, summaryOf(name), helper))
  const groups = Map.groupBy(commands, (command) => command.helpGroup())
  const rest = [...groups].flatMap(([heading, group]) => namesOf(heading, group, helper.helpWidth ?? USUAL_WIDTH, say))
  const more = [
    ['pawl help add', say('how one command is used')],
    ['pawl help all', say('every command with what it does, and every option')],
    ['pawl doctor', say('what is wrong, and how to mend it')],
  ] as const
  return [
    `${say('Usage:')} ${helper.commandUsage(program)}`,
    program.description(),
    [say('First of all:'), ...first].join('\n'),
    rest.join('\n'),
    examples,
    [say('More:'), ...more.map(([line, about]) => helper.formatItem(line, 13, about, helper))].join('\n'),
    '',
  ].join('\n\n')
}

function namesOf(heading: string, group: readonly Command[], width: number, say: Say): string[] {
  const names = group.map((command) => command.name()).filter((name) => !FIRST.includes(name) && name !== 'help')
  if (names.length === 0) return []
  const lines = ['']
  for (const name of names) {
    const line = `${lines.at(-1)}  ${name}`
    if (line.length > width) lines.push(`  ${name}`)
    else lines[lines.length - 1] = line
  }
  // What explains a heading has its place where everything is explained.
  return [say(heading).replace(/( \(.*\))?:$/, ':'), ...lines]
}
