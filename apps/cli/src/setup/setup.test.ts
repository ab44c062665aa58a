import { execFileSync } from 'node:child_process'
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../testing/databases.ts'
import { PAWL, runPawl } from '../../../../testing/pawl-processes.ts'
import { CLIENTS, clients } from './clients.ts'

let folder: string
let dataFolder: string
const pawl = (...args: string[]) => runPawl(args, { dataFolder, folder })
const read = (path: string) => readFileSync(join(folder, path), 'utf8')

beforeEach(() => {
  folder = temporaryFolder()
  dataFolder = temporaryFolder()
})

test.each(CLIENTS)('[UP2] %s is set up, twice changes nothing, and undoing leaves nothing', async (name) => {
  const { tools, page } = clients[name]
  const done = await pawl('setup', name, '--yes', '--command', 'pawl', '--room', 'build', '--role', 'builder')
  expect(done).toMatchObject({ code: 0, stderr: '' })
  expect(done.stdout).toContain(`+++ ${tools.path}`)
  expect(read(tools.path)).toContain('pawl')
  expect(read(page.path)).toContain('pawl wait-for-task --room build --role builder')
  const again = await pawl('setup', name, '--yes', '--command', 'pawl', '--room', 'build', '--role', 'builder')
  expect(again.stdout).toContain('Nothing was changed')
  expect((await pawl('setup')).stdout).toContain(`✓ set up  (${tools.path}, ${page.path})`)
  await pawl('setup', name, '--undo', '--yes')
  expect(readdirSync(folder)).toEqual([])
})

test('[UP2] what was there comes back to the byte, also if nothing marks what was ours', async () => {
  const before = { '.mcp.json': '{"mcpServers": {},   "x":1}', 'CLAUDE.md': 'Be kind.' }
  for (const [path, text] of Object.entries(before)) writeFileSync(join(folder, path), text, { mode: 0o640 })
  await pawl('setup', 'claude', '--yes')
  await pawl('setup', 'claude', '--yes', '--command', '/opt/pawl')
  expect(JSON.parse(read('.mcp.json'))).toMatchObject({ mcpServers: { pawl: { command: '/opt/pawl' } }, x: 1 })
  expect(lstatSync(join(folder, 'CLAUDE.md')).mode & 0o777).toBe(0o640)
  await pawl('setup', 'claude', '--undo', '--yes')
  for (const [path, text] of Object.entries(before)) expect(read(path)).toBe(text)
})

test('[UP2] what others wrote since stays when it is undone', async () => {
  await pawl('setup', 'claude', '--yes')
  writeFileSync(join(folder, 'CLAUDE.md'), `# First\n\n${read('CLAUDE.md')}Last\n`)
  await pawl('setup', 'claude', '--undo', '--yes')
  expect(read('CLAUDE.md')).toBe('# First\nLast\n')
  expect(existsSync(join(folder, '.mcp.json'))).toBe(false)
})

test('[UP1] nothing is written without a terminal or --yes, nor with --print, nor into what cannot be read', async () => {
  expect(await pawl('setup', 'codex')).toMatchObject({ code: 2 })
  expect((await pawl('--lang', 'he', 'setup', 'codex')).stderr).toContain('דבר לא נכתב')
  expect((await pawl('--json', 'setup', 'codex', '--print')).document).toMatchObject({ written: false })
  expect(readdirSync(folder)).toEqual([])
  mkdirSync(join(folder, '.gemini'))
  writeFileSync(join(folder, '.gemini', 'settings.json'), '{ "a": 1,, }')
  const refused = await pawl('setup', 'gemini', '--yes')
  expect(refused.stderr).toContain('.gemini/settings.json cannot be read as JSON (line 1) and was left as it is')
  expect(existsSync(join(folder, 'GEMINI.md'))).toBe(false)
})

test('[UP3] a page that is a link within the project stays one; one that leads out is not followed', async () => {
  writeFileSync(join(folder, 'AGENTS.md'), 'Ours\n')
  symlinkSync('AGENTS.md', join(folder, 'CLAUDE.md'))
  await pawl('setup', 'claude', '--yes')
  expect(lstatSync(join(folder, 'CLAUDE.md')).isSymbolicLink()).toBe(true)
  expect(read('AGENTS.md')).toContain('pawl wait-for-task')
  const elsewhere = join(temporaryFolder(), 'page')
  writeFileSync(elsewhere, 'Theirs')
  symlinkSync(elsewhere, join(folder, 'GEMINI.md'))
  expect((await pawl('setup', 'gemini', '--yes')).stderr).toContain('leads out of the project')
  expect(readFileSync(elsewhere, 'utf8')).toBe('Theirs')
})

test('what is written starts the tools: an MCP client is answered', async () => {
  await pawl('--data', dataFolder, 'setup', 'claude', '--yes', '--command', process.execPath)
  const { command, args } = JSON.parse(read('.mcp.json')).mcpServers.pawl
  const hello = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } },
  })
  const answer = execFileSync(command, [PAWL, ...args], { cwd: folder, input: `${hello}\n`, encoding: 'utf8' })
  expect(JSON.parse(answer.split('\n')[0] as string)).toMatchObject({ id: 1, result: { serverInfo: { name: 'pawl' } } })
})
