// The manual page, as roff, from the same declarations as the help.

import type { Say } from '../commands/help-words.ts'
import type { TreeCommand } from './command-tree.ts'

export function manualPage(tree: readonly TreeCommand[], version: string, after: string, say: Say): string {
  const [program, ...commands] = tree
  const headings = [...new Set(commands.filter(({ path }) => !path.includes(' ')).map(({ heading }) => heading))]
  // What explains a heading in the help would be a heading of two lines here.
  const section = (heading: string) => [`.SH ${roff(heading.replace(/( \(.*\))?:$/, '').toUpperCase())}`]
  const lines = [
    `.TH PAWL 1 "" "pawl ${version}"`,
    '.ad l',
    '.nh',
    '.SH NAME',
    `pawl \\- ${roff(program?.about ?? '')}`,
    '.SH SYNOPSIS',
    '.B pawl',
    '.RI [ options ] " command " [ arguments ]',
    ...section(say('Options:')),
    ...(program?.options ?? []).flatMap(({ flags, about }) => entry(flags, about)),
    ...headings.flatMap((heading) => [
      ...section(say(heading)),
      ...commands.filter(({ path }) => headingOf(path, commands) === heading).flatMap(described),
    ]),
    '.PP',
    '.nf',
    ...after.trim().split('\n').map(roff),
    '.fi',
  ]
  return `${lines.join('\n')}\n`
}

/** A command of two words stands with its first. */
function headingOf(path: string, commands: readonly TreeCommand[]): string {
  const [first] = path.split(' ')
  return commands.find((command) => command.path === first)?.heading ?? ''
}

function described({ path, usage, about, options }: TreeCommand): string[] {
  const inner = options.flatMap(({ flags, about: said }) => entry(flags, said))
  const name = `pawl ${path} ${usage}`.trim()
  return [...entry(name, about.replaceAll(/\s+/g, ' ')), ...(inner.length === 0 ? [] : ['.RS', ...inner, '.RE'])]
}

function entry(term: string, about: string): string[] {
  return ['.TP', `.B ${roff(term)}`, roff(about)]
}

/** Text that roff takes as text; letters it has no byte for by their number. */
function roff(text: string): string {
  const escaped = text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll('"', '\\(dq')
    .replaceAll(/[^ -~]/gu, (one) => `\\[u${one.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}]`)
  return /^[.']/.test(escaped) ? `\\&${escaped}` : escaped
}
