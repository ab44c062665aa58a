// What is published: packed, installed into an empty folder and used there, as someone who has never seen the project would.

import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { consoleBlocks } from '../testing/console-blocks.ts'
import { temporaryFolder } from '../testing/databases.ts'
import { saysTheSame } from '../testing/settled-output.ts'

const root = join(import.meta.dirname, '..')
const MOST_BYTES = 15_000_000
const MOST_DEPENDENCIES = 10

/** Nothing of the project is in the way of what is tried, and npm takes what it has. */
const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter)
const { npm_config_registry, NPM_CONFIG_REGISTRY } = process.env
const registry = npm_config_registry ?? NPM_CONFIG_REGISTRY

let tarball: string
let prefix: string
beforeAll(() => {
  const folder = temporaryFolder()
  run('npm', ['pack', '--pack-destination', folder, '--loglevel=error'], root)
  tarball = join(folder, readdirSync(folder).find((file) => file.endsWith('.tgz')) as string)
  prefix = join(temporaryFolder(), 'a folder of דנה')
  mkdirSync(prefix, { recursive: true })
  npm('install', '--global', '--prefix', prefix, tarball)
}, 180_000)

function run(program: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = process.env): string {
  return execFileSync(program, args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

function npm(...args: readonly string[]): string {
  return run('npm', [...args, '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], dirname(tarball))
}

/** In a home of its own, with nothing in the environment that the project's own scripts set. */
function person(home = temporaryFolder()) {
  const env = { PATH, HOME: home, ...(registry !== undefined && { NPM_CONFIG_REGISTRY: registry }) }
  return { home, env }
}

const installed = () => join(prefix, 'lib', 'node_modules', 'pawl')
const program = () => join(installed(), 'bin', 'pawl.mjs')

/** Root may write everywhere; nobody may not. */
const asOrdinaryUser = () => (process.getuid?.() === 0 ? { uid: 65534, gid: 65534, cwd: '/' } : {})

/** Folders of tests are for whoever runs them. */
function openForOthers() {
  for (let folder = prefix; folder.length > 4; folder = dirname(folder))
    chmodSync(folder, statSync(folder).mode | 0o005)
}

const manifest = () => JSON.parse(readFileSync(join(installed(), 'package.json'), 'utf8'))
const pawl = (args: readonly string[], env: NodeJS.ProcessEnv, before: readonly string[] = []) =>
  spawnSync(process.execPath, [...before, program(), ...args], {
    cwd: prefix,
    env,
    encoding: 'utf8',
  })

describe('the package', () => {
  test('is small, has few dependencies, pinned, and no install scripts', () => {
    expect(statSync(tarball).size).toBeLessThan(MOST_BYTES)
    const { dependencies, scripts, optionalDependencies, license } = manifest()
    expect(Object.keys(dependencies).length).toBeLessThanOrEqual(MOST_DEPENDENCIES)
    expect(Object.values(dependencies).filter((version) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([])
    expect(['preinstall', 'install', 'postinstall'].filter((name) => name in scripts)).toEqual([])
    expect({ optionalDependencies, license }).toEqual({ optionalDependencies: undefined, license: 'Apache-2.0' })
  })

  test('has the program, the pages and the licence, and neither sources nor tests', () => {
    for (const file of ['LICENSE', 'README.md', 'dist/apps/cli/dist/pawl.cjs', 'dist/apps/web/dist/index.html'])
      expect(existsSync(join(installed(), file)), file).toBe(true)
    const files = readdirSync(installed(), { recursive: true, encoding: 'utf8' })
    expect(files.filter((file) => !file.includes('node_modules') && /\.ts$|\.map$|\.test\./.test(file))).toEqual([])
  })

  test('[QP1] its parts hold nothing but ASCII, as their loader reads them', () => {
    const folder = join(installed(), 'dist', 'apps', 'cli', 'dist')
    const parts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.cjs'))
    expect(parts.length).toBeGreaterThan(10)
    const others = (file: string) => readFileSync(join(folder, file)).some((byte) => byte > 0x7f)
    expect(parts.filter(others)).toEqual([])
  })

  test('names its dependencies as the workspaces that use them do', () => {
    const used = ['server', 'cli'].map((app) => join(root, 'apps', app, 'package.json'))
    const storage = join(root, 'packages', 'storage', 'package.json')
    const named = Object.assign(
      {},
      ...[...used, storage].map((file) => JSON.parse(readFileSync(file, 'utf8')).dependencies),
    )
    const { 'temporal-polyfill': _, ...dependencies } = manifest().dependencies
    expect(dependencies).toEqual(Object.fromEntries(Object.keys(dependencies).map((name) => [name, named[name]])))
  })
})

describe('installed', () => {
  test('globally, in a path with spaces and Hebrew letters, it adds and lists', () => {
    const { env } = person()
    const command = join(prefix, 'bin', 'pawl')
    expect(run(command, ['add', 'buy milk every friday'], env.HOME as string, env)).toContain('Added #1 buy milk')
    expect(run(command, ['list'], env.HOME as string, env)).toContain('buy milk')
  })

  test('[README] every command of the first page prints there what the page says', () => {
    const { home, env } = person()
    symlinkSync(join(root, 'examples'), join(home, 'examples'))
    const typing = {
      cwd: home,
      env: { ...env, PATH: `${join(prefix, 'bin')}${delimiter}${PATH}` },
      encoding: 'utf8',
    } as const
    const typed = consoleBlocks(readFileSync(join(root, 'README.md'), 'utf8')).flatMap((block) => block.typed)
    for (const { command, answer } of typed.filter(({ command }) => command.startsWith('pawl '))) {
      const { stdout } = spawnSync('bash', ['-c', `exec 2>&1; ${command}`], typing)
      expect(saysTheSame(answer ?? '…', stdout.trimEnd()), `${command}\n${stdout}`).toBe(true)
    }
  })

  test('its manual page is where man looks for it', () => {
    expect(readFileSync(join(prefix, 'share', 'man', 'man1', 'pawl.1'), 'utf8')).toContain('.TH PAWL 1')
  })

  test('npx runs it from the tarball', () => {
    const { home, env } = person()
    const cached = { ...env, npm_config_cache: process.env.npm_config_cache ?? join(process.env.HOME ?? '', '.npm') }
    const args = ['--yes', '--prefer-offline', `--package=${tarball}`, '--', 'pawl', '--version']
    expect(run('npx', args, home, cached)).toMatch(/^\d+\.\d+\.\d+/)
  })

  test('where the home folder cannot hold data it says so with a code, and fails', () => {
    const { status, stdout, stderr } = pawl(['--json', 'list'], { ...person().env, HOME: '/dev/null' })
    expect(status).not.toBe(0)
    expect(JSON.parse(stdout || stderr).error.code).toMatch(/^[A-Z_]+$/)
  })

  test('an ordinary user whose home can only be read is told so, and works in another folder', () => {
    const { home, env } = person()
    chmodSync(home, 0o555)
    const data = temporaryFolder()
    chmodSync(data, 0o777)
    openForOthers()
    const refused = spawnSync(process.execPath, [program(), '--json', 'list'], {
      ...asOrdinaryUser(),
      env,
      encoding: 'utf8',
    })
    expect(JSON.parse(refused.stdout).error).toMatchObject({
      code: 'FILE_UNREADABLE',
      aiGuidance: expect.stringContaining('PAWL_DATA'),
    })
    const named = [program(), '--data', join(data, 'pawl'), 'add', 'Buy milk']
    const { stdout, stderr } = spawnSync(process.execPath, named, { ...asOrdinaryUser(), env, encoding: 'utf8' })
    expect({ stdout, stderr }).toEqual({ stdout: 'Added #1 Buy milk\n', stderr: '' })
  })

  test('without a network it works', ({ skip }) => {
    const alone = (script: string) =>
      spawnSync('unshare', ['--net', 'bash', '-c', `ip link set lo up; ${script}`], {
        env: person().env,
        encoding: 'utf8',
      })
    if (alone('true').status !== 0) skip('no way to be without a network: unshare, with the rights for it')
    const { stdout } = alone(
      `'${process.execPath}' '${program()}' add Buy milk; '${process.execPath}' '${program()}' doctor`,
    )
    expect(stdout).toMatch(/^Added #1 Buy milk\n[\s\S]*All is well\.\n$/)
  })

  test('without Temporal it takes its own', () => {
    const without = 'data:text/javascript,delete globalThis.Temporal'
    const { stdout, stderr } = pawl(['add', 'water plants every friday at 9'], person().env, ['--import', without])
    expect(stderr).toBe('')
    expect(stdout).toContain('09:00')
  })

  test.each([
    ['en_US.UTF-8', 'Pawl needs Node 24.7 or newer; this is 20.1.0'],
    ['he_IL.UTF-8', 'דרוש Node'],
  ])('on a Node that is too old it says what to do, in the language of %s', (LANG, text) => {
    const older = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.1.0'}})`
    const { env } = person()
    const { status, stderr } = pawl(['add', 'Dana’s milk'], { ...env, LANG }, ['--import', older])
    expect(status).toBe(1)
    expect(stderr).toContain(text)
    // The command it names, on the Node that npx would fetch.
    const named =
      stderr
        .trim()
        .split('\n')
        .at(-1)
        ?.replace(/^npx .*? -- /, '') ?? ''
    expect(run('bash', ['-c', named], prefix, env)).toBe('Added #1 Dana’s milk\n')
  })
})

/** The lines of the Dockerfile, done one after the other by hand: packed and installed above, then begun, asked and stopped. */
describe('what the image does, without an engine', () => {
  const lines = readFileSync(join(root, 'Dockerfile'), 'utf8')
  const jsonOf = (name: string) =>
    JSON.parse(
      lines
        .match(new RegExp(`^ *${name} (\\[.*\\])$`, 'gm'))
        ?.at(-1)
        ?.replace(/^[^[]*/, '') ?? '[]',
    )

  test('it is made by the same two steps as here', () => {
    expect(lines).toMatch(/^RUN npm pack --pack-destination /m)
    expect(lines).toMatch(/^RUN npm install --global --no-audit --no-fund \/tmp\/pawl\.tgz/m)
    expect(jsonOf('ENTRYPOINT')).toEqual(['pawl'])
  })

  test('it serves as its last line says, is healthy by its own check, and ends with 0 when it is told to', async () => {
    const data = temporaryFolder()
    const env = { ...person().env, PAWL_DATA: data, NODE_ENV: 'production' }
    expect(pawl(['owner', 'create', 'dana'], env).status).toBe(0)
    const args = [program(), '--json', ...jsonOf('CMD'), '--port', '0']
    const server = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
    const ended = new Promise((resolve) => server.once('exit', resolve))
    const { url } = await new Promise<{ url: string }>((resolve) =>
      server.stdout.once('data', (line) => resolve(JSON.parse(String(line)))),
    )
    const [, ask, script] = JSON.parse(/CMD (\["node", "-e".*\])$/m.exec(lines)?.[1] ?? '[]') as string[]
    const here = String(script).replace('http://127.0.0.1:7077', url.replace('0.0.0.0', '127.0.0.1'))
    expect(spawnSync(process.execPath, [String(ask), here]).status).toBe(0)
    server.kill(/^STOPSIGNAL (\w+)$/m.exec(lines)?.[1] as NodeJS.Signals)
    expect(await ended).toBe(0)
  })
})
