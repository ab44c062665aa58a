// The picture that moves on the first page: a minute in the terminal, as the program really answers, as one SVG file.
// `npm run screenshots` draws it anew; a test compares it with what is printed now.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { program, root } from './paths.mjs'

export const PICTURE = join(root, 'docs', 'screenshots', 'terminal.svg')

const COMMANDS = [
  'add Buy milk by 2026-12-01, high priority',
  'add לקנות לחם',
  'list',
  'delete 1',
  'done 1',
  'undo',
  'room create build --roles builder,reviewer',
  'room post build Count these four words',
  'work --room build --role builder --once -- wc -w',
  'verify',
]

interface Typed {
  readonly command: string
  readonly printed: string
}

interface Line {
  readonly text: string
  readonly kind: 'typed' | 'printed'
  /** When it appears, in seconds. */
  readonly at: number
}

const [LINE, LETTER, MARGIN] = [22, 8.6, 20]
/** Before a command, after it, and at the end before it begins anew; in seconds. */
const [THINK, READ, REST] = [0.9, 1.1, 4]

export function pictureOf(session: readonly Typed[]): string {
  const lines = timed(session)
  const total = (lines.at(-1)?.at ?? 0) + REST
  const width = Math.ceil(Math.max(...lines.map(({ text }) => text.length)) * LETTER + 2 * MARGIN)
  const height = lines.length * LINE + 2 * MARGIN + 10
  const rules = lines.map(({ at }, index) => {
    const share = ((at / total) * 100).toFixed(2)
    return `@keyframes l${index}{0%,${share}%{opacity:0}${(Number(share) + 0.01).toFixed(2)}%,100%{opacity:1}}#l${index}{animation:l${index} ${total.toFixed(1)}s infinite}`
  })
  const texts = lines.map(({ text, kind }, index) => {
    const y = MARGIN + 24 + index * LINE
    return `<text id="l${index}" class="${kind}" x="${MARGIN}" y="${y}" xml:space="preserve">${escaped(text)}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="Pawl in a terminal">
<style>text{font:14px ui-monospace,Menlo,Consolas,monospace;fill:#c9d1d9;white-space:pre}.typed{fill:#7ee787}
@media (prefers-reduced-motion:no-preference){${rules.join('')}}</style>
<rect width="100%" height="100%" rx="10" fill="#0d1117"/>
${texts.join('\n')}
</svg>
`
}

function timed(session: readonly Typed[]): readonly Line[] {
  const lines: Line[] = []
  let at = 0
  for (const { command, printed } of session) {
    at += THINK
    lines.push({ text: `$ pawl ${command}`, kind: 'typed', at })
    at += READ / 2
    for (const text of settled(printed).split('\n')) lines.push({ text, kind: 'printed', at })
    at += READ / 2
  }
  return lines
}

/** Without the name that a session gets by chance. */
function settled(printed: string): string {
  return printed.trimEnd().replaceAll(/\(session \S+\)/g, '(session w1)')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** What the program prints, both streams as a terminal shows them, in an empty home. */
export function recorded(pawl: string): readonly Typed[] {
  const data = mkdtempSync(join(tmpdir(), 'pawl-picture-'))
  const env = { PATH: process.env.PATH, HOME: data, PAWL_DATA: data, LANG: 'C.UTF-8' }
  const session = COMMANDS.map((command) => {
    const args = ['-c', 'exec "$@" 2>&1', 'sh', process.execPath, pawl, ...command.split(' ')]
    return { command, printed: spawnSync('sh', args, { env, encoding: 'utf8' }).stdout }
  })
  rmSync(data, { recursive: true })
  return session
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  writeFileSync(PICTURE, pictureOf(recorded(program)))
}
