// People and workspaces by command, on the store itself.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../../testing/databases.ts'
import { beginPawl, runPawl, startPawl } from '../../../testing/pawl-processes.ts'

const dataFolder = temporaryFolder()
const pawl = (...args: string[]) => runPawl(args, { dataFolder })
beforeAll(async () => {
  await pawl('add', 'Buy milk')
})

test('[ME2] a link for an owner, and for a member, is printed once, and is in no list', async () => {
  const owner = await pawl('owner', 'create', 'dana')
  expect(owner.stdout).toMatch(
    /person:dana joins as owner. The link works once, until .*\n.*\n\n {2}http:\/\/127\.0\.0\.1:7077\/join#pawl_join_/,
  )
  const said = await pawl('--lang', 'he', 'member', 'invite', '--role', 'auditor')
  expect(said.stdout).toContain('מי שפותח את הקישור')
  const listed = await pawl('--json', 'member', 'list')
  const { invitations } = listed.document as { invitations: { id: string; person: string | null }[] }
  expect(invitations.map(({ person }) => person).sort()).toEqual([null, 'person:dana'])
  expect(listed.stdout).not.toMatch(/pawl_join_|secret/i)
  const [first] = invitations
  expect((await pawl('member', 'withdraw', first?.id as string)).code).toBe(0)
  expect((await pawl('--json', 'member', 'withdraw', first?.id as string)).document).toMatchObject({
    error: { code: 'INVITATION_NOT_FOUND' },
  })
  expect((await pawl('member', 'list')).stdout).toContain('There are no members.')
})

test('[ME2] a server that asks everyone to sign in says so while nobody could, and how the first owner is made', async () => {
  const folder = temporaryFolder()
  const startUp = async () => {
    const server = beginPawl(['serve', '--require-sign-in', '--port', '0'], { dataFolder: folder })
    await expect.poll(() => server.printed()).toContain('Stop with')
    server.process.kill('SIGTERM')
    return (await server.ended).stdout
  }
  expect(await startUp()).toContain('Nobody can sign in here yet')
  expect((await runPawl(['owner', 'create', 'dana'], { dataFolder: folder })).code).toBe(0)
  expect(await startUp()).not.toContain('Nobody can sign in here yet')
})

test('a name that nobody may have is refused, with what one looks like', async () => {
  for (const name of ['local', 'two words', 'dаna']) {
    const run = await pawl('--json', 'owner', 'create', name)
    expect([run.code, (run.document as { error: { code: string } }).error.code]).toEqual([2, 'INVALID_INPUT'])
  }
})

test('[GU5] a workspace has its own tasks and numbers, and one that there is not is not made by looking', async () => {
  expect((await pawl('workspace', 'create', 'design')).stdout).toContain('Workspace design was made.')
  expect((await pawl('--workspace', 'design', 'add', 'Draw it')).stdout).toContain('#1')
  expect((await pawl('--workspace', 'design', 'list')).stdout).not.toContain('Buy milk')
  expect((await pawl('list')).stdout).not.toContain('Draw it')
  expect(await pawl('--json', '--workspace', 'nowhere', 'list')).toMatchObject({
    code: 4,
    document: { error: { code: 'WORKSPACE_NOT_FOUND' } },
  })
  expect((await pawl('--json', 'workspace', 'list')).document).toMatchObject({
    workspaces: [
      { name: 'default', current: true },
      { name: 'design', current: false },
    ],
  })
})

test('a link begins with the server that runs on the data, unless PAWL_URL says how people reach it', async () => {
  const server = await startPawl()
  const invite = (folder: string, env = {}) => runPawl(['--data', folder, 'member', 'invite'], { env })
  expect((await invite(server.dataFolder)).stdout).toContain(`  ${server.url}/join#pawl_join_`)
  const behindProxy = { PAWL_URL: 'https://tasks.example.com/' }
  expect((await invite(server.dataFolder, behindProxy)).stdout).toContain('  https://tasks.example.com/join#pawl_join_')
  await server.stop()
})

test('[IF1] an import brings no tokens unless they are asked for, and never people', async () => {
  await pawl('token', 'add', 'ci', '--actor', 'agent:ci')
  const file = join(temporaryFolder(), 'all.jsonl')
  writeFileSync(file, (await pawl('export')).stdout)
  for (const [options, tokens] of [
    [[], 0],
    [['--with-tokens'], 1],
  ] as const) {
    const elsewhere = { dataFolder: temporaryFolder() }
    expect((await runPawl(['import', file, ...options], elsewhere)).code).toBe(0)
    const listed = await runPawl(['--json', 'token', 'list'], elsewhere)
    expect((listed.document as { tokens: unknown[] }).tokens).toHaveLength(tokens)
    const people = await runPawl(['--json', 'member', 'list'], elsewhere)
    expect(people.document).toEqual({ members: [], invitations: [] })
  }
})
