// Every refusal an agent can meet, in real processes: what its guidance names is taken out by a program, given to a shell
// as it stands, and works. Where there is no command, the text says what else to do: send it in another form, wait, or ask
// a person.

import { spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { type ErrorCode, errorCatalogue } from '@pawl/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../../testing/databases.ts'
import { PAWL, runPawl } from '../../../testing/pawl-processes.ts'

/** Commands stand at the end of the text. */
const commandsIn = (guidance: string) => /: (pawl .*)$/s.exec(guidance)?.[1]
const wordsOf = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? (plain as string))

const prepared = temporaryFolder()

beforeAll(async () => {
  const done = async (...args: string[]) =>
    expect(await runPawl(args, { dataFolder: prepared })).toMatchObject({ code: 0 })
  const wait = (session: string) => ['wait-for-task', '--room', 'build', '--role', 'builder', '--session', session]
  await done('room', 'create', 'build', '--roles', 'builder,reviewer', '--parallel', '9')
  for (const work of ['one', 'two', 'three', 'four']) await done('room', 'post', 'build', work)
  await done(...wait('b4'))
  await done('task-started', '1', '--session', 'b4')
  await done('handoff', '1', '--to', 'reviewer', '--message', 'look', '--session', 'b4')
  await done(...wait('b1'))
  await done('task-started', '2', '--session', 'b1')
  await done(...wait('b2'))
  await done('backlog', 'add', 'free item', '--room', 'build')
  await done('backlog', 'add', 'attached item', '--room', 'build')
  await done('backlog', 'attach', '7', '--to', '4')
  await done('add', 'a to-do')
  await done('room', 'create', 'other', '--roles', 'cook')
  await done('backlog', 'add', 'far', '--room', 'other')
}, 60_000)

/** As it was prepared, for one test alone. */
function rooms() {
  const dataFolder = temporaryFolder()
  cpSync(prepared, dataFolder, { recursive: true })
  const pawl = (...args: string[]) => runPawl(args, { dataFolder })
  /** As a person would paste it; `pawl` is on the path of this shell. */
  const sh = (line: string) => {
    const script = `pawl() { '${process.execPath}' '${PAWL}' "$@"; }\n${line}`
    const env = { ...process.env, PAWL_DATA: dataFolder, LANG: 'C' }
    // Through the standard input: a command line has its limits, and a refusal may hold more.
    const { status, stdout, stderr } = spawnSync('sh', { input: script, encoding: 'utf8', env, cwd: dataFolder })
    return { code: status, stdout, stderr }
  }
  return { pawl, sh, dataFolder }
}

// 1 completed by b4 · 2 in work by b1 · 3 claimed by b2 · 4 pending · 5 pending for the reviewer · 6 backlog ·
// 7 attached to 4 · 8 a to-do · 9 backlog of the other room.
const WITH_COMMAND: readonly (readonly [ErrorCode, string, string])[] = [
  ['ROOM_NOT_FOUND', 'waits in a room that is not there', 'wait-for-task --room nowhere --role builder'],
  ['ROOM_NOT_FOUND', 'looks at one', 'room status nowhere'],
  ['ROLE_NOT_IN_ROOM', 'waits as nobody', 'wait-for-task --room build --role cook'],
  ['ROLE_NOT_IN_ROOM', 'hands on to nobody', 'handoff 2 --to cook --message x --session b1'],
  ['NOTHING_TO_DO', 'finds nothing', 'wait-for-task --room other --role cook --session c1 --timeout-seconds 0'],
  ['TASK_NOT_FOUND', 'starts what is not there', 'task-started 99 --session b1'],
  ['TASK_NOT_FOUND', 'attaches to it', 'backlog attach 6 --to 99'],
  ['TASK_INVALID_TRANSITION', 'completes before it starts [001 error example]', 'task-complete 3 --session b2'],
  ['TASK_INVALID_TRANSITION', 'hands on before it starts', 'handoff 3 --to reviewer --message x --session b2'],
  ['TASK_INVALID_TRANSITION', 'attaches what is attached elsewhere', 'backlog attach 7 --to 2'],
  ['TASK_INVALID_TRANSITION', 'starts twice', 'task-started 2 --session b1'],
  ['NOT_THE_HOLDER', 'starts what another has', 'task-started 3 --session b9'],
  ['NOT_THE_HOLDER', 'reports on what another has', 'report-progress 2 half --session b9'],
  ['NOT_THE_HOLDER', 'completes what another has', 'task-complete 2 --session b9'],
  ['NOT_THE_HOLDER', 'completes with an old epoch', 'task-complete 2 --session b1 --epoch 7'],
  ['NOT_THE_HOLDER', 'completes twice', 'task-complete 1 --session b4'],
  ['NOT_THE_HOLDER', 'starts what nobody has claimed', 'task-started 4 --session b9'],
  ['ROOM_TASK', 'takes the command of a to-do', 'done 2'],
  ['ROOM_TASK', 'moves it by hand', 'transition 2 completed'],
  ['ROOM_TASK', 'edits it', 'edit 2 --title x'],
  ['NOT_A_ROOM_TASK', 'works on a to-do', 'task-started 8 --session b1'],
  ['ATTACH_NOT_POSSIBLE', 'attaches to itself', 'backlog attach 6 --to 6'],
  ['ATTACH_NOT_POSSIBLE', 'attaches twice', 'backlog attach 7 --to 4'],
  ['ATTACH_NOT_POSSIBLE', 'attaches across rooms', 'backlog attach 9 --to 4'],
  ['ATTACH_NOT_POSSIBLE', 'attaches to what is over', 'backlog attach 6 --to 1'],
  ['ACTOR_NOT_YOURS', 'comes as another', '--as agent:reviewer wait-for-task --room build --role builder'],
  ['UNKNOWN_COMMAND', 'mistypes', 'task-startd 1'],
  ['UNKNOWN_COMMAND', 'makes one up', 'frobnicate'],
  ['WRONG_USAGE', 'forgets the task', 'task-started'],
  ['COMMAND_FAILED', 'runs a command that fails', 'work --room build --role builder --once -- false'],
]

describe('the commands of the guidance work', () => {
  test.each(WITH_COMMAND)('%s: an agent %s', async (code, _, line) => {
    const { pawl, sh } = rooms()
    const refused = await pawl(...wordsOf(line))
    expect(refused.code).toBe(errorCatalogue[code].exitCode)
    const guidance = refused.stderr.trimEnd()
    const command = commandsIn(guidance) as string
    expect(command, guidance).toBeDefined()
    expect(command).not.toMatch(/<|cancel|reset-stuck|close|delete/)
    // Whoever is told to wait gets what comes along.
    if (code === 'NOTHING_TO_DO') await pawl('room', 'post', 'other', 'something')
    expect(sh(command), `${guidance}\n${command}`).toMatchObject({ code: 0, stderr: '' })
  })
})

describe('[D29] what was attempted is kept, in real processes', () => {
  const handOff = ['handoff', '3', '--to', 'reviewer', '--session', 'b2']
  const handedOn = async (pawl: (...args: string[]) => Promise<{ document: never }>) => {
    const { document } = await pawl('--json', 'backlog', 'show', '10')
    return (document as { task: { content: string; role: string } }).task
  }

  test('an early handoff: obeying starts the task and hands on every line of the message', async () => {
    const { pawl, sh } = rooms()
    const message = `-- it's "ready"\n\t$(rm -rf /) \`x\` — then: done\nשלום`
    const { stderr } = await pawl(...handOff, `--message=${message}`, '--result', '100%')
    expect(sh(commandsIn(stderr.trimEnd()) as string)).toMatchObject({ code: 0, stderr: '' })
    expect(await handedOn(pawl)).toMatchObject({ content: message, role: 'reviewer' })
    expect((await pawl('--json', 'backlog', 'show', '3')).stdout).toContain('"result":"100%"')
  })

  test('a message longer than a command line takes goes through the standard input, both ways', async () => {
    const { pawl, sh, dataFolder } = rooms()
    const message = `'שלום'\n`.repeat(12_500).trimEnd()
    const input = JSON.stringify({ task: '3', to: 'reviewer', session: 'b2', message })
    const { code, stderr } = await runPawl(['handoff', '--input', '-'], { dataFolder, input })
    expect([code, Buffer.byteLength(message) > 131_072]).toEqual([3, true])
    expect(sh(commandsIn(stderr.trimEnd()) as string)).toMatchObject({ code: 0, stderr: '' })
    expect((await handedOn(pawl)).content).toBe(message)
  })

  test('the folder, the language and the actor of the caller are kept, the name of the request is not', async () => {
    const { sh, dataFolder } = rooms()
    const own = ['--data', dataFolder, '--lang', 'he', '--as', 'agent:builder']
    const named = ['--idempotency-key', 'once-and-for-all']
    const { stderr } = await runPawl([...own, ...named, 'task-complete', '3', '--session', 'b2'])
    const command = commandsIn(stderr.trimEnd()) as string
    expect(command).toContain(`pawl --data ${dataFolder} --as agent:builder --lang he task-started 3 --session b2 && `)
    expect(command).not.toContain('once-and-for-all')
    expect(sh(command)).toMatchObject({ code: 0, stderr: '' })
  })
})

const OTHERWISE: readonly (readonly [ErrorCode, string, string, RegExp])[] = [
  [
    'INVALID_INPUT',
    'a role with shell characters',
    'wait-for-task --room build --role $(reboot)',
    /Expected: role: a role/,
  ],
  ['INVALID_INPUT', 'no session', 'task-complete 2', /Expected: session/],
  ['COMMAND_NOT_FOUND', 'no such program', 'work --room build --role builder -- no-such', /Give a program/],
  ['ROLE_NOT_ASKED', 'its own role', 'task-blocked 2 --ask why --of builder --session b1', /Ask a person/],
  ['SERVER_UNREACHABLE', 'no server', '--url http://127.0.0.1:1 whoami', /Check that it runs/],
]

describe('where no command helps, the text says what does', () => {
  test.each(OTHERWISE)('%s: %s', async (code, _, line, says) => {
    const { pawl } = rooms()
    const { document } = await pawl('--json', ...wordsOf(line))
    expect((document as { error: { code: string } }).error.code).toBe(code)
    expect((document as { error: { aiGuidance: string } }).error.aiGuidance).toMatch(says)
  })

  test('content beyond the limit is refused with its limit, and nothing is stored', async () => {
    const { pawl } = rooms()
    const { stdout, code } = await pawl('--json', 'room', 'post', 'build', 'x'.repeat(120_000))
    expect(code).toBe(2)
    expect(stdout).toContain('100000')
  })
})

test('no code that agents meet in a room is left out', () => {
  const ofPeople = ['ROOM_NAME_TAKEN', 'ROOM_CLOSED', 'ROLE_HAS_WORK', 'ROLE_GETS_MESSAGES']
  const covered = new Set<string>([...WITH_COMMAND, ...OTHERWISE].map(([code]) => code))
  const inRooms = Object.keys(errorCatalogue).filter((code) =>
    /ROOM|ROLE|HOLDER|ATTACH|NOTHING_TO_DO|COMMAND/.test(code),
  )
  expect(inRooms.filter((code) => !covered.has(code) && !ofPeople.includes(code))).toEqual([])
})
