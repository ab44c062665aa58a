// The command, as a person or a script runs it: real processes, with and without a server.

import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { type OperationDeclaration, operations } from '@pawl/contract'
import { describe, expect, test } from 'vitest'
import { databases, temporaryFolder } from '../../../testing/databases.ts'
import { PAWL, runPawl, startPawl } from '../../../testing/pawl-processes.ts'

const session = (dataFolder = temporaryFolder(), env: Record<string, string> = {}) => {
  const pawl = (...args: string[]) => runPawl(args, { dataFolder, env })
  return { pawl, dataFolder }
}

describe.each([
  ['straight to the store', async () => ({ ...session(), stop: async () => {} })],
  [
    'through the server that owns the data',
    async () => {
      const server = await startPawl()
      return { ...session(server.dataFolder), stop: () => server.stop() }
    },
  ],
  [
    'on PostgreSQL',
    async () => {
      const place = (await databases[1]?.freshPlace()) as { postgresUrl: string }
      return { ...session(temporaryFolder(), { PAWL_DATABASE_URL: place.postgresUrl }), stop: async () => {} }
    },
  ],
])('%s', (_, open) => {
  test('a person adds, lists, finishes, asks why, undoes and looks back', async () => {
    const { pawl, stop } = await open()
    expect((await pawl('add', 'Buy', 'milk', '--priority', 'high', '--deadline', '2026-03-01')).stdout).toBe(
      'Added #1 Buy milk (high, 2026-03-01)\n',
    )
    await pawl('add', 'לקנות חלב')
    expect((await pawl('list')).stdout).toBe(
      [
        '#  Title      Priority  Due         Status',
        '1  Buy milk   high      2026-03-01  ○ open',
        '2  לקנות חלב                        ○ open',
        '',
      ].join('\n'),
    )
    expect((await pawl('done', '1')).stdout).toContain('Done #1 Buy milk')
    expect((await pawl('why', '1', 'in_progress')).stdout).toContain(
      'Yes. Task 1 may go from done to in progress: the rule is startTask.',
    )
    expect((await pawl('undo')).stdout).toContain('Undid finishing #1 Buy milk (high, 2026-03-01): it is open again')
    expect((await pawl('history', '1')).stdout).toMatch(
      /1@1 .*person:local +created +open +Title: Buy milk.*\n1@2 .*done +open → done\n1@3 .*reopened, undo of 1@2 +done → open/,
    )
    expect(await pawl('verify')).toMatchObject({
      code: 0,
      stdout: 'Everything matches its events: 2 tasks, 4 events.\n',
    })
    await stop()
  })

  test('errors go to the error stream with the next step, and the exit code says which kind', async () => {
    const { pawl, stop } = await open()
    await pawl('add', 'Milk')
    await pawl('done', '1')
    expect(await pawl('done', '1')).toMatchObject({
      code: 3,
      stdout: '',
      stderr: 'Cannot transition task from done to done\nThe task is already done.\n',
    })
    expect(await pawl('done', '9')).toMatchObject({ code: 4 })
    expect(await pawl('done', '1', '--expected-version', '1')).toMatchObject({ code: 5 })
    expect(await pawl('add', 'x', '--priority', 'super')).toMatchObject({ code: 2 })
    expect(await pawl('done', '1', '--lang', 'he')).toMatchObject({
      code: 3,
      stderr: 'אי אפשר להעביר את המשימה ממצב ‘בוצעה’ למצב ‘בוצעה’.\nהמשימה כבר במצב ‘בוצעה’.\n',
    })
    await stop()
  })

  test('--json prints one document, also for errors', async () => {
    const { pawl, stop } = await open()
    expect((await pawl('add', 'Milk', '--json')).document).toMatchObject({
      task: { number: 1, title: 'Milk', status: 'open' },
    })
    expect((await pawl('--json', 'list')).document).toMatchObject({ tasks: [{ number: 1 }], nextCursor: null })
    expect((await pawl('--json', 'start', '7')).document).toMatchObject({
      success: false,
      error: { code: 'TASK_NOT_FOUND', variables: { task: '7' } },
    })
    expect((await pawl('--json', 'verify')).document).toEqual({ tasks: 1, events: 1, records: 0, differences: [] })
    await stop()
  })

  test('[LESSONS] moving a task is no way round the rules for its fields', async () => {
    const { pawl, stop } = await open()
    await pawl('add', 'Milk')
    for (const field of [
      'title=null',
      'title=a\u202eb',
      'title={"a":1}',
      'priority=bananas',
      'deadline=garbage',
      'to=open',
      '__proto__=1',
      'ghost=1',
    ]) {
      expect((await pawl('transition', '1', 'done', '--set', field)).code, field).not.toBe(0)
    }
    expect((await pawl('--json', 'show', '1')).document).toMatchObject({ task: { version: 1, title: 'Milk' } })
    expect((await pawl('transition', '1', 'done', '--set', 'priority=high')).code).toBe(0)
    await stop()
  })

  test('export and import carry the whole store', async () => {
    const { pawl, dataFolder, stop } = await open()
    await pawl('add', 'Milk', '--description', 'odd \u2028 lines')
    await pawl('done', '1')
    const file = join(dataFolder, 'all.jsonl')
    expect((await pawl('export', file)).stdout).toBe(`Wrote 5 lines to ${file}.\n`)
    const copy = session()
    expect((await copy.pawl('import', file)).stdout).toBe('Imported 1 task with 2 events.\n')
    expect((await copy.pawl('history', '1')).stdout).toContain('open → done')
    const piped = await runPawl(['import', '-'], {
      dataFolder: temporaryFolder(),
      input: (await pawl('export')).stdout,
    })
    expect(piped.stdout).toBe('Imported 1 task with 2 events.\n')
    await stop()
  })

  test('actors are named in the events, and each undoes its own', async () => {
    const { pawl, stop } = await open()
    await pawl('add', 'Milk')
    await pawl('start', '1', '--as', 'agent:דוד')
    expect((await pawl('history', '1')).stdout).toContain('agent:דוד')
    expect((await pawl('undo', '1@2')).code).toBe(7)
    expect((await pawl('undo', '--as', 'agent:דוד')).code).toBe(0)
    expect((await pawl('list', '--as', 'root')).code).toBe(2)
    await stop()
  })
})

describe('usage', () => {
  const { pawl } = session()

  test('[STYLE 15] without a command, and not in a terminal, it says what commands there are', async () => {
    for (const args of [[], ['--lang', 'en']]) {
      const { stdout, code } = await pawl(...args)
      expect([stdout.slice(0, 31), code]).toEqual(['Usage: pawl [options] [command]', 0])
    }
  })

  test('[LESSONS] an unknown command fails, and the nearest one is named', async () => {
    expect(await pawl('lst')).toMatchObject({
      code: 2,
      stdout: '',
      stderr: 'There is no command ‘lst’.\nDid you mean ‘list’? For help: pawl list --help\n',
    })
    expect(await pawl('token', 'destroy')).toMatchObject({ code: 2 })
    expect(await pawl('--json', 'frobnicate')).toMatchObject({
      code: 2,
      document: { error: { code: 'UNKNOWN_COMMAND' } },
    })
  })

  test.each([
    [['list', '--colour']],
    [['done']],
    [['done', 'one', 'two']],
    [['list', '--limit', '1000000']],
    [['list', '--limit', 'many']],
    [['add', ' ']],
    [['why', '1', 'nowhere']],
    [['serve', '--port', '99999']],
    [['undo', 'yesterday']],
  ])('%j is refused with what to do instead', async (args) => {
    await pawl('add', 'Milk')
    const run = await pawl(...args)
    expect(run).toMatchObject({ code: 2, stdout: '' })
    expect(run.stderr.trim().split('\n').length).toBeGreaterThanOrEqual(2)
  })

  test('[STYLE 15] every operation has its command, with help', async () => {
    for (const operation of Object.values(operations) as OperationDeclaration[]) {
      if (operation.command === undefined) continue
      const run = await pawl(...operation.command.words, '--help')
      expect(run.code).toBe(0)
      expect(run.stdout).toContain(`pawl ${operation.command.words.join(' ')}`)
      expect(run.stdout.replace(/\s+/g, ' ')).toContain(operation.summary)
    }
  })

  test('[D44] ‘add’ adds whatever follows it, takes a date and a priority out, and says back what it understood', async () => {
    const { pawl } = session()
    const said = async (...args: string[]) => (await pawl('add', ...args)).stdout
    expect(await said('Remove', 'the', 'old', 'couch')).toBe('Added #1 Remove the old couch\n')
    expect(await said('delete 1 on 2031-03-05, urgent')).toBe('Added #2 delete 1 (urgent, 2031-03-05)\n')
    expect(await said('--title', 'pay tomorrow, urgent')).toBe('Added #3 pay tomorrow, urgent\n')
    expect(await said('"pay tomorrow, urgent"')).toBe('Added #4 pay tomorrow, urgent\n')
    expect(await said('pay on 2031-03-05', '--deadline', '2031-04-04')).toBe(
      'Added #5 pay on 2031-03-05 (2031-04-04)\n',
    )
    expect((await pawl('add')).code).toBe(2)
  })

  test('[D44] ‘tomorrow’ is tomorrow where the command is run', async () => {
    const dayAfter = (zone: string) =>
      new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(Date.now() + 86_400_000)
    for (const TZ of ['Pacific/Kiritimati', 'Pacific/Niue']) {
      const { document } = await runPawl(['--json', 'add', 'pay tomorrow'], {
        dataFolder: temporaryFolder(),
        env: { TZ },
      })
      expect(document).toMatchObject({ task: { title: 'pay', deadline: dayAfter(TZ) } })
    }
  })

  test('nothing asks a question: an empty standard input is enough for everything', async () => {
    expect((await session().pawl('--json', 'import')).document).toMatchObject({ error: { code: 'IMPORT_INCOMPLETE' } })
  })
})

describe('where the data is', () => {
  test('the nearest .pawl upwards, else the one in the home folder', async () => {
    const folder = temporaryFolder()
    const home = temporaryFolder()
    mkdirSync(join(folder, '.pawl'))
    mkdirSync(join(folder, 'a', 'b'), { recursive: true })
    const { findDataFolder } = await import('@pawl/storage')
    expect(findDataFolder({ from: join(folder, 'a', 'b'), home })).toBe(join(folder, '.pawl'))
    const { root } = parse(home)
    const nearest = existsSync(join(root, '.pawl')) ? root : home
    expect(findDataFolder({ from: root, home })).toBe(join(nearest, '.pawl'))
    expect(findDataFolder({ named: 'x', from: folder, home })).toBe(join(folder, 'x'))
  })

  test.skipIf(process.getuid?.() !== 0)('[WD1] a folder of another user is passed over, and that is said', async () => {
    const [folder, home] = [temporaryFolder(), temporaryFolder()]
    mkdirSync(join(folder, '.pawl'))
    chownSync(join(folder, '.pawl'), 65_534, 65_534)
    const { findDataFolder } = await import('@pawl/storage')
    const passedOver: string[] = []
    const onForeign = (one: string) => passedOver.push(one)
    expect(findDataFolder({ from: join(folder), home, onForeign })).not.toBe(join(folder, '.pawl'))
    expect(passedOver[0]).toBe(join(folder, '.pawl'))
    expect(findDataFolder({ named: join(folder, '.pawl'), from: folder, home })).toBe(join(folder, '.pawl'))
  })

  test('without a home folder the data has to be somewhere else, and that is said', async () => {
    const dataFolder = temporaryFolder()
    expect(await runPawl(['list'], { dataFolder, env: { HOME: '' } })).toMatchObject({ code: 0 })
    const folder = temporaryFolder()
    const homeless = spawnSync(process.execPath, [PAWL, 'list'], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, HOME: '' },
    })
    expect([homeless.status, homeless.stderr]).toEqual([4, expect.stringContaining('--data or PAWL_DATA')])
    expect(readdirSync(folder)).toEqual([])
  })

  test('a folder that cannot be made is a clear error', async () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'file'), '')
    expect(await runPawl(['list'], { dataFolder: join(folder, 'file', 'data') })).toMatchObject({ code: 4 })
  })

  test('a file that is not a database is a clear error and is left alone', async () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'pawl.db'), 'this is my diary, not a database')
    expect((await runPawl(['--json', 'list'], { dataFolder: folder })).document).toMatchObject({
      error: { code: 'STORE_UNAVAILABLE' },
    })
    expect(readFileSync(join(folder, 'pawl.db'), 'utf8')).toBe('this is my diary, not a database')
  })

  test('a server that is gone is not waited for', async () => {
    const server = await startPawl()
    await server.kill()
    expect(existsSync(join(server.dataFolder, 'server.json'))).toBe(true)
    expect((await runPawl(['add', 'Milk'], { dataFolder: server.dataFolder })).code).toBe(0)
  })

  test('a server of other data on the address of one that died is left alone', async () => {
    const died = await startPawl()
    const record = readFileSync(join(died.dataFolder, 'server.json'), 'utf8')
    await died.kill()
    const other = await startPawl({ args: ['--port', new URL(died.url).port] })
    expect(JSON.parse(record).url).toBe(other.url)
    const mine = session(died.dataFolder)
    expect((await mine.pawl('add', 'Mine alone')).code).toBe(0)
    expect((await mine.pawl('list')).stdout).toContain('Mine alone')
    expect((await mine.pawl('verify')).stdout).toContain('1 task')
    expect((await session(other.dataFolder).pawl('list')).stdout).not.toContain('Mine alone')
    await other.stop()
  })

  test.each(['{}', 'null', '[]', '{"url":5}', 'x'])(
    'a record %j that no server wrote is passed over',
    async (record) => {
      const dataFolder = temporaryFolder()
      writeFileSync(join(dataFolder, 'server.json'), record)
      expect((await runPawl(['add', 'Milk'], { dataFolder })).code).toBe(0)
    },
  )

  test('a server that hangs is not waited for without end', async () => {
    const server = await startPawl()
    server.process.kill('SIGSTOP')
    const run = await runPawl(['--json', 'list'], { dataFolder: server.dataFolder })
    expect(run.document).toMatchObject({ error: { code: 'SERVER_UNREACHABLE' } })
    server.process.kill('SIGCONT')
    await server.stop()
  })

  test('a server that cannot be reached is said so', async () => {
    expect(await runPawl(['--json', 'list', '--url', 'http://127.0.0.1:9'])).toMatchObject({
      document: { error: { code: 'SERVER_UNREACHABLE' } },
    })
    expect(await runPawl(['--json', 'list', '--url', 'nonsense'])).toMatchObject({
      document: { error: { code: 'SERVER_UNREACHABLE' } },
    })
  })
})

describe('pawl interpret', () => {
  const interpreted = async (args: string[], input = '') => {
    const { stdout, code } = await runPawl(['interpret', ...args], { dataFolder: temporaryFolder(), input })
    return {
      code,
      answers: stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    }
  }

  test('[002 intents] one answer a line, in order; a line that says its own mode or moment has them', async () => {
    const lines = [
      '"add buy milk tomorrow"',
      JSON.stringify({ text: 'הצג את המשימות שלי', expect: 'LIST', tier: 'core' }),
      JSON.stringify({ message: 'add buy milk', mode: 'guided' }),
      JSON.stringify({ message: 'call mom by Friday, please add it', now: '2026-03-01T23:30:00-02:00' }),
    ]
    const { code, answers } = await interpreted(['--now', '2026-11-16T10:00:00+02:00'], `${lines.join('\n')}\n`)
    expect(code).toBe(0)
    expect(answers).toMatchObject([
      { detected: ['CREATE_TASK'], command: { fields: { title: 'buy milk', deadline: '2026-11-17' } } },
      { detected: ['LIST_TASKS'], language: 'he' },
      { command: { intent: 'add_task', ready: false, missing_fields: ['title'] } },
      { detected: ['CREATE_TASK'] },
    ])
  })

  test('a bad line is answered in its place, the rest goes on, and the exit code says so', async () => {
    const { code, answers } = await interpreted([], '{oops\n"hello"\n{"message":5}\n')
    expect(code).toBe(2)
    expect(answers).toMatchObject([
      { success: false, error: { code: 'INVALID_JSON' } },
      { detected: ['GREETING'] },
      { success: false, error: { code: 'INVALID_INPUT' } },
    ])
  })

  test('a message can be given as it is', async () => {
    expect((await interpreted(['delete', 'task', '3'])).answers).toMatchObject([{ detected: ['DELETE_TASK'] }])
  })
})

describe('pawl chat', () => {
  test('[000 create] a script talks to it line by line, and the list has what was said', async () => {
    const dataFolder = temporaryFolder()
    const input = ['add task', 'Call mom', 'high', 'none', 'תוסיף משימה', 'לקנות חלב', 'דחופה', 'אין', ''].join('\n')
    const { stdout, code } = await runPawl(['chat', '--mode', 'guided'], { dataFolder, input })
    expect(code).toBe(0)
    expect(stdout).toContain("I've added 'Call mom' to your list.\n")
    expect(stdout).toContain("הוספתי את 'לקנות חלב' לרשימה שלך.\n")
    expect(stdout).not.toContain('[[')
    expect((await runPawl(['list'], { dataFolder })).stdout).toContain('לקנות חלב')
    const { conversations } = (await runPawl(['--json', 'conversations'], { dataFolder })).document as {
      conversations: { id: string }[]
    }
    const id = conversations[0]?.id as string
    expect((await runPawl(['replay', id], { dataFolder })).stdout).toBe(
      '8 turns replayed. Every reply is the same, to the byte.\n',
    )
    const resumed = await runPawl(['--json', 'chat', '--conversation', id], {
      dataFolder,
      input: 'delete call mom\nyes\n',
    })
    const answers = resumed.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(answers).toMatchObject([
      { conversation_id: id, executed: [] },
      { executed: [{ intent: 'delete_task', success: true }] },
    ])
  })

  test('a conversation that is not there is said so', async () => {
    expect(
      (await runPawl(['chat', '--conversation', '0000000000zzzz'], { dataFolder: temporaryFolder(), input: 'hi\n' }))
        .code,
    ).toBe(4)
  })
})

describe('several at once', () => {
  const addTen = (dataFolder: string, name: string) =>
    (async () => {
      const codes: number[] = []
      for (let index = 0; index < 10; index++)
        codes.push((await runPawl(['add', `${name} ${index}`], { dataFolder })).code)
      return codes
    })()

  test('two commands with no server, then with one: no error, no lost write', { timeout: 60_000 }, async () => {
    const dataFolder = temporaryFolder()
    expect((await Promise.all([addTen(dataFolder, 'a'), addTen(dataFolder, 'b')])).flat()).toEqual(Array(20).fill(0))
    const server = await startPawl({ dataFolder })
    expect((await Promise.all([addTen(dataFolder, 'c'), addTen(dataFolder, 'd')])).flat()).toEqual(Array(20).fill(0))
    await server.stop()
    const listed = (await runPawl(['--json', 'list', '--limit', '100'], { dataFolder })).document as {
      tasks: { number: number }[]
    }
    expect(listed.tasks.map((task) => task.number)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1))
    expect((await runPawl(['verify'], { dataFolder })).code).toBe(0)
  })
})

test('whoami says who is asking: without a server, through one, and by token', async () => {
  const dataFolder = temporaryFolder()
  const whoami = async (args: string[], env = {}) =>
    (await runPawl([...args, 'whoami'], { dataFolder, env })).stdout.trim()
  expect(await whoami([])).toBe('person:local')
  const made = await runPawl(['--json', 'token', 'add', 'dana', '--actor', 'person:dana'], { dataFolder })
  const server = await startPawl({ dataFolder })
  expect(await whoami(['--as', 'agent:builder'])).toBe('agent:builder')
  expect(await whoami([], { PAWL_TOKEN: (made.document as { secret: string }).secret })).toBe('person:dana')
  await server.stop()
})
