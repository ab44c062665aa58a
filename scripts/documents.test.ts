// README and the guides are transcripts: every command in them is run, in order, by a newcomer with an empty home, and
// must print what they say. WRITE_TRANSCRIPT=1 writes down what is printed now, and leaves the rest as it is.

import { spawn, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { consoleBlocks, shown, type Typed } from '../testing/console-blocks.ts'
import { freshPostgres, temporaryFolder } from '../testing/databases.ts'
import { openTerminal, type Terminal } from '../testing/run-console.ts'
import { compared, idsOf, saysTheSame } from '../testing/settled-output.ts'
import { root } from './paths.mjs'

const DOCUMENTS = [
  'README.md',
  ...['docs/guides', 'docs/he'].flatMap((folder) => readdirSync(join(root, folder)).map((file) => `${folder}/${file}`)),
]

/** Commands that no test can run, with the reason that the reader is given beside the command. */
const NOT_RUN: { readonly [document: string]: readonly (readonly [command: string, because: string])[] } = {
  'README.md': [['npm test', 'takes some minutes']],
  'docs/guides/agents.md': [
    ['pawl work --room build --role builder', 'a program of your own'],
    ['pawl work --room build --role reviewer', 'with Claude Code installed'],
  ],
  'docs/guides/deploy.md': [
    ['npm install --global', 'as root'],
    ['cp deploy/pawl.service', 'as root'],
    ['systemctl enable', 'as root'],
    ['cp deploy/Caddyfile', 'as root'],
    ['PAWL_DATA=/var/lib/pawl', 'as root'],
    ['PAWL_URL=', 'from another machine'],
    ['docker compose run', 'with an engine'],
    ['docker compose up', 'with an engine'],
    ['docker compose exec --no-TTY database pg_dump', 'with an engine'],
    ['docker compose exec --no-TTY database psql', 'with an engine'],
    ['docker compose stop', 'with an engine'],
    ['docker compose start', 'with an engine'],
  ],
  'docs/guides/governed.md': [['PAWL_ANSWER_URL=', 'a model of your own']],
  'docs/he/mcp.md': [['claude mcp add pawl', 'כש־Claude Code מותקן']],
  'docs/he/server.md': [
    ['npm install --global', 'בתור root'],
    ['PAWL_DATA=/var/lib/pawl', 'בתור root'],
    ['cp deploy/pawl.service', 'בתור root'],
    ['systemctl enable', 'בתור root'],
    ['cp deploy/Caddyfile', 'בתור root'],
    ['PAWL_URL=', 'ממחשב אחר'],
  ],
  'docs/guides/install.md': [
    ['npm pack', 'in a clone'],
    ['npm install --global', 'where the command shall be'],
    ['npx --package', 'without installing it'],
  ],
  'docs/guides/mcp.md': [
    ['claude mcp add pawl', 'with Claude Code installed'],
    ['claude mcp add --transport', 'with Claude Code installed'],
    ['npx @modelcontextprotocol/inspector', 'fetches the inspector'],
  ],
  'docs/guides/server.md': [
    ['pawl serve --host 0.0.0.0 --trusted-proxy', 'on a machine that others reach'],
    ['pawl serve --host 0.0.0.0 --trusted-proxy', 'on a machine that others reach'],
    ['pawl member change', 'once he has joined'],
    ['pawl member sign-out', 'once he has joined'],
    ['pawl member remove', 'once he has joined'],
    ['pawl share', 'once he has joined'],
    ['pawl share', 'once he has joined'],
    ['pawl unshare', 'once he has joined'],
    ['pawl access admit', 'once he has joined'],
    ['pawl access dismiss', 'once he has joined'],
    ['pawl access open', 'once he has joined'],
    ['pawl member withdraw', 'by the id in the list'],
    ['pawl serve --host 0.0.0.0', 'on a machine that others reach'],
    ['curl -H', 'from another machine'],
    ['PAWL_URL=', 'from another machine'],
  ],
  // Another test runs it, and compares all that comes of it.
  'docs/guides/tour.md': [['node examples/governed/run.mjs', 'takes half a minute']],
}

const RUNS_ON = /#.*\bCtrl\+C/

test.for(DOCUMENTS)('[DESIGN 5.11] %s prints what it says', { timeout: 240_000 }, async (document, { signal }) => {
  const path = join(root, document)
  const written = readFileSync(path, 'utf8')
  const terminal = await openTerminal()
  signal.addEventListener('abort', () => void terminal.close())
  const ids = new Map<string, string>()
  const databases = new Map<string, string>()
  const lines = written.split('\n')
  const skipped: string[] = []
  const changed: [Typed, readonly string[]][] = []
  try {
    for (const { typed, line } of consoleBlocks(written)) {
      let exported = ''
      for (const one of typed) {
        const because = NOT_RUN[document]?.find(([command]) => one.command.startsWith(command))?.[1]
        if (because !== undefined) {
          expect(one.command, 'the reader is told why').toContain(because)
          skipped.push(one.command)
          continue
        }
        const command = await withExamples(one.command, ids, databases)
        if (command.startsWith('export ')) exported += `${command}\n`
        const printed = await type(terminal, exported + command, one)
        for (const [named, given] of idsOf(shown(one.said, one.answer).join('\n'), printed.join('\n')))
          ids.set(named, given)
        const expected = shown(one.said, one.answer).join('\n')
        if (saysTheSame(expected, printed.join('\n'))) continue
        if (process.env.WRITE_TRANSCRIPT) changed.push([one, printed.map((text) => asNamed(text, ids))])
        else
          expect(compared(printed.join('\n')), `${document}, below line ${line}: ${one.command}`).toBe(
            compared(expected),
          )
      }
    }
  } finally {
    await terminal.close()
  }
  for (const [
    {
      lines: [from, to],
    },
    printed,
  ] of changed.reverse())
    lines.splice(from, to - from, ...printed)
  if (changed.length > 0) writeFileSync(path, lines.join('\n'))
  expect(skipped.length).toBe(NOT_RUN[document]?.length ?? 0)
})

/** What it printed, as lines of the document. Where nothing is said of it, nothing is compared. */
async function type(terminal: Terminal, command: string, { said, answer }: Typed): Promise<readonly string[]> {
  if (RUNS_ON.test(command)) {
    const { printed } = await terminal.begin(command)
    if (answer !== undefined) await expect.poll(() => saysTheSame(answer, printed())).toBe(true)
    return shown([], answer)
  }
  if (said.length > 0) {
    const answers = await terminal.say(
      command,
      said.map(({ message }) => message),
    )
    return shown(
      said.map(({ message }, place) => ({ message, answer: answers[place] ?? '' })),
      answer,
    )
  }
  const { printed, code } = await terminal.run(command)
  if (answer !== undefined) return shown([], printed.trimEnd())
  expect(code, `${command}\n${printed}`).toBe(0)
  return []
}

/** An id that the document has a name for keeps it: commands below use it. */
function asNamed(printed: string, ids: ReadonlyMap<string, string>): string {
  return [...ids].reduce((text, [named, given]) => text.replaceAll(given, named), printed)
}

const DATABASE = /postgres:\/\/pawl:secret@db\.example\/(\w+)/g

/** An id that was printed above, and a database that is only an example: each document has its own. */
async function withExamples(
  command: string,
  ids: ReadonlyMap<string, string>,
  databases: Map<string, string>,
): Promise<string> {
  for (const [address] of command.matchAll(DATABASE))
    if (!databases.has(address)) databases.set(address, await freshPostgres())
  const named = command.replaceAll(DATABASE, (address) => databases.get(address) as string)
  return [...ids].reduce((text, [written, given]) => text.replaceAll(written, given), named)
}

test('[README] npx pawl works from the folder of the clone', async () => {
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const npx = spawn('npx', ['--no-install', name, '--version'], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
  expect((await text(npx.stdout)).trim()).toBe(version)
})

test.each(['README.md', 'docs/guides/install.md', 'docs/he/index.md', 'docs/he/install.md'])(
  'the alias of %s works in a path with spaces and Hebrew letters',
  (document) => {
    const [alias = ''] = readFileSync(join(root, document), 'utf8').match(/alias pawl=[^`]+/) ?? []
    const clone = join(temporaryFolder(), 'a folder of דנה')
    symlinkSync(root, clone)
    // An alias is known from the next line on.
    const typed = `shopt -s expand_aliases\ncd '${clone}'\n${alias}\ncd /\npawl --version`
    expect(spawnSync('bash', ['-c', typed], { encoding: 'utf8' })).toMatchObject({ stderr: '', status: 0 })
  },
)

test('the figures of the Hebrew page on understanding are those of the English one', () => {
  const [hebrew, english] = ['docs/he', 'docs/guides'].map((folder) =>
    readFileSync(join(root, folder, 'understanding.md'), 'utf8'),
  ) as [string, string]
  const figures = [...hebrew.matchAll(/^\|.*\|$/gm)].flatMap(([row]) => row.match(/\d[\d.,]*\d%?|\d+%/g) ?? [])
  const ofSets = figures.filter((figure) => !/^(?:150|2)$/.test(figure))
  expect(ofSets.length).toBeGreaterThan(8)
  expect(ofSets.filter((figure) => !english.includes(figure))).toEqual([])
})

test('only what differs from run to run is passed over', () => {
  const same = 'Task nfr1wnxr3dy7qb  is due Friday, 2026-11-20, since 2026-11-16 04:19 …'
  expect(saysTheSame(same, 'Task nfr2wnxr3dy7qc is due Monday, 2027-01-11, since 2027-01-10 22:00 and more')).toBe(true)
  expect(saysTheSame('1. water the plants (Friday at 08:00)', '1. water the plants (tomorrow at 08:00)')).toBe(true)
  for (const said of ['מחר', 'היום', 'שבת', 'יום שני', 'איחור של 3 ימים'])
    expect(saysTheSame('1. להשקות את העציצים (יום שישי ב-08:00)', `1. להשקות את העציצים (${said} ב-08:00)`)).toBe(true)
  for (const other of ['Task 3 is done', 'Task 3 was started.', 'Task 3 was started', ' task 3 was started']) {
    expect(saysTheSame('Task 3 was started', other)).toBe(other === 'Task 3 was started')
  }
  expect(saysTheSame('Added #1 Buy milk (high, 2026-12-01)', 'Added #1 Buy milk (high, 2026-12-02)')).toBe(false)
  expect(saysTheSame('a\n…\nz', 'a\nb')).toBe(false)
  expect(idsOf('pawl answer nfr1wnxr3dy7qb', 'pawl answer nfr2wnxr3dy7qc')).toEqual([
    ['nfr1wnxr3dy7qb', 'nfr2wnxr3dy7qc'],
  ])
})

test('every command of a block is found, with what it prints', () => {
  const [first, second] = consoleBlocks(
    '```console\n$ pawl a \\\n    b\nout\n\nyou$ pawl chat\n› hi\nhello\nthere\n› bye\ngone\n```\n\n```sh\none # x\ntwo\n```',
  )
  expect(first?.typed).toMatchObject([
    { command: 'pawl a     b', answer: 'out', said: [] },
    { command: 'pawl chat', answer: undefined, said: [{ message: 'hi', answer: 'hello\nthere' }, { answer: 'gone' }] },
  ])
  expect(second?.typed.map(({ command }) => command)).toEqual(['one # x', 'two'])
  expect(() => consoleBlocks('```console\nnobody asked\n```')).toThrow('nobody was asked')
})
