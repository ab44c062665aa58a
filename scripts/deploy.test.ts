// The files for containers and services say what the program does. Where an engine runs, the image is built and used; elsewhere
// the lines of the files are held against the program without one.

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { runPawl, startPawl } from '../testing/pawl-processes.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** The arguments of an instruction in its JSON form, the last one. */
function instruction(name: string): string[] {
  const line = read('Dockerfile')
    .match(new RegExp(`^(?:HEALTHCHECK[^[]*\\\\\\n\\s+)?${name} (\\[.*\\])$`, 'gm'))
    ?.at(-1)
  return JSON.parse(line?.slice(line.indexOf('[')) ?? '[]')
}

test('the image runs as an ordinary user and keeps its data in a volume that user owns', () => {
  const lines = read('Dockerfile').split('\n')
  expect(lines.indexOf('USER node')).toBeGreaterThan(lines.findIndex((line) => line.includes('--owner=node')))
  expect(lines.indexOf('USER node')).toBeLessThan(lines.findIndex((line) => line.startsWith('ENTRYPOINT')))
  expect(lines).toContain('VOLUME /data')
})

test('what the image runs to see whether it is alive succeeds on a server that runs, and fails without one', async () => {
  const health = read('Dockerfile').match(/CMD (\["node", "-e".*\])$/m)?.[1] ?? '[]'
  const [, flag = '', script = ''] = JSON.parse(health) as string[]
  const server = await startPawl()
  const ask = () => spawnSync(process.execPath, [flag, script.replace('http://127.0.0.1:7077', server.url)]).status
  expect(ask()).toBe(0)
  await server.stop()
  expect(ask()).toBe(1)
})

test('the image begins with a command that the program has', () => {
  expect(instruction('ENTRYPOINT')).toEqual(['pawl'])
  const { services } = parse(read('compose.yaml'))
  const begun = [instruction('CMD').filter((word) => !word.startsWith('fetch')), services.pawl.command]
  const known = spawnSync(process.execPath, [join(root, 'apps', 'cli', 'dist', 'pawl.cjs'), 'serve', '--help'], {
    encoding: 'utf8',
  })
  for (const [command, ...options] of begun) {
    expect(command).toBe('serve')
    for (const option of options.filter((word: string) => word.startsWith('--'))) expect(known.stdout).toContain(option)
  }
})

test('the proxy that is trusted is the one that stands in front', () => {
  const { services, networks } = parse(read('compose.yaml'))
  const address = services.proxy.networks.front.ipv4_address
  expect(services.pawl.command).toContain(address)
  expect(networks.front.ipam.config[0].subnet.split('.').slice(0, 3)).toEqual(address.split('.').slice(0, 3))
})

test('the service runs a command that the program has, which lets nobody in without signing in', async () => {
  const line = /^ExecStart=\S+\/pawl (.*)$/m.exec(read('deploy/pawl.service'))?.[1] ?? ''
  const [command, ...args] = line.split(' ')
  expect(command).toBe('serve')
  const dataFolder = temporaryFolder()
  await runPawl(['owner', 'create', 'dana'], { dataFolder })
  const server = await startPawl({ dataFolder, args })
  const asked = await fetch(`${server.url}/api/tasks`)
  await server.stop()
  expect({ status: asked.status, document: await asked.json() }).toMatchObject({
    status: 401,
    document: { error: { code: 'TOKEN_REQUIRED' } },
  })
})

const engine = spawnSync('docker', ['info']).status === 0
test.skipIf(!engine)('the image builds, runs and stops when it is told to', { timeout: 600_000 }, () => {
  const docker = (...args: string[]) => spawnSync('docker', args, { cwd: root, encoding: 'utf8' })
  expect(docker('build', '--tag', 'pawl-test', '.').status).toBe(0)
  expect(docker('run', '--rm', 'pawl-test', 'add', 'Buy milk').stdout).toContain('Added #1 Buy milk')
})
