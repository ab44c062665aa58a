// What is wrong with a command line is said in the language of whoever typed it.

import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../testing/databases.ts'
import { runPawl } from '../../../testing/pawl-processes.ts'

const dataFolder = temporaryFolder()

test.each([
  [['evidence'], "missing required argument 'task'", 'חסר ‘task’'],
  [
    ['answer', 'x', '--ansewr', '1'],
    "unknown option '--ansewr' (Did you mean --answer?)",
    'אין אפשרות ‘--ansewr’ (אולי --answer?)',
  ],
  [['token', 'create', 'ci'], 'There are: pawl token add, pawl token list', 'יש: pawl token add'],
  [['initiative', 'show'], 'For help: pawl initiative show --help', 'pawl initiative show --help'],
  [['done', 'milk'], 'To find the number: pawl', 'find milk'],
  [['why', '1'], 'Usage: why <task> <to>', ': ‎why <task> <to>'],
  [['list', 'done'], 'too many arguments: done (Did you mean --status done?)', '(אולי ‎--status done?)'],
  [['list', '--done'], "unknown option '--done' (Did you mean --status done?)", '(אולי --status done?)'],
  [['edit', '1', '--due', 'friday'], '(Did you mean --deadline?)', '(אולי --deadline?)'],
  [['list', '--statsu', 'done'], '(Did you mean --status?)', '(אולי --status?)'],
  [['work', '--room', 'build', '--', 'true'], '--room with --role', '--room ו־--role'],
  [['add'], 'something to do, as a text or as a title', 'מה לעשות'],
  [['finish', '1'], 'Did you mean ‘done’?', '‘done’'],
  [['help', 'nonsense'], 'There is no command ‘nonsense’', '‘nonsense’'],
  [['help', 'rm'], 'Did you mean ‘delete’?', '‘delete’'],
  [['lineage', '1', '2'], 'too many arguments: 1, 2', 'יותר מדי מילים: 1, 2'],
  [['worker', 'add', 'ada', '--skills'], "option '--skills <a,b>' needs a value", 'לאפשרות ‘--skills <a,b>’ חסר ערך'],
  [['answer-with', '--', 'true'], "required option '--for <system>' not specified", 'חסרה האפשרות ‘--for <system>’'],
  [
    ['answer-with', '--for', 'system9', '--', 'true'],
    "'system9' is not a value of '--for <system>'",
    '‘system9’ אינו ערך של ‘--for <system>’',
  ],
  [
    ['setup', 'clod'],
    "'clod' is not a value of '<agent>', which is one of claude",
    '‘clod’ אינו ערך של ‘<agent>’; אפשר: claude',
  ],
  [
    ['serve', '--oidc-issuer', 'http://login.example.com'],
    "'http://login.example.com' is not an issuer such as https://login.example.com",
    '‘http://login.example.com’ אינו ספק כניסה',
  ],
  [
    ['serve', '--oidc-issuer', 'https://login.example.com', '--oidc-client-id', 'pawl'],
    'OpenID Connect also needs PAWL_OIDC_CLIENT_SECRET',
    'נחוץ גם PAWL_OIDC_CLIENT_SECRET',
  ],
  [['serve', '--public-url', 'tasks.example.com'], "'tasks.example.com' is not an origin", 'אינו מקור'],
])('%j', async (args, english, hebrew) => {
  for (const [language, said] of [
    ['en', english],
    ['he', hebrew],
  ] as const) {
    const { code, stderr } = await runPawl(['--lang', language, ...args], { dataFolder })
    expect([code, stderr]).toEqual([2, expect.stringContaining(said)])
  }
})

test('prose at the end of a command needs no quotes', async () => {
  const pawl = (...args: string[]) => runPawl(['--json', ...args], { dataFolder })
  const added = await pawl('policy', 'add', 'safe', 'no', 'secrets')
  expect(added.document).toMatchObject({ policy: { body: { text: 'no secrets' } } })
  const changed = await pawl('policy', 'change', 'safe', 'no', 'secrets', 'at', 'all')
  expect(changed.document).toMatchObject({ policy: { version: 2, body: { text: 'no secrets at all' } } })
})

test('a room is shown in Hebrew words', async () => {
  const pawl = (...args: string[]) => runPawl(['--lang', 'he', ...args], { dataFolder })
  await pawl('room', 'create', 'build', '--roles', 'builder')
  await pawl('room', 'post', 'build', 'work')
  await pawl('wait-for-task', '--room', 'build', '--role', 'builder', '--session', 's1')
  const { stdout } = await pawl('room', 'status', 'build')
  expect(stdout).toContain('נלקחה')
  expect(stdout).not.toContain('acknowledged')
})

test('whoever lets questions be answered where nothing is asked is told so, and what is piped stays empty', async () => {
  const { code, stdout, stderr } = await runPawl(['answer-with', '--for', 'system3', '--once', '--', 'true'], {
    dataFolder: temporaryFolder(),
  })
  expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: '', stderr: 'Nothing waits for an answer by system3.\n' })
})

test('the first list of all is told how to begin, and one that is filtered that nothing matches', async () => {
  const empty = temporaryFolder()
  const list = async (...args: string[]) => (await runPawl(['list', ...args], { dataFolder: empty })).stdout
  expect(await list()).toBe('No tasks yet. Add one: pawl add Buy milk\n')
  expect(await list('--status', 'done')).toBe('No task matches.\n')
})
