// npm run first-hour: what a newcomer waits for and what it takes on the disk, tried in an empty home: from a clone (`--clone`), and
// from the package that is published. Prints one row for each; docs/guides/install.md has a run of it.

import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { root } from './paths.mjs'
import { prepare } from './prepare.mjs'

await prepare()
const folder = mkdtempSync(join(tmpdir(), 'pawl-first-hour-'))
const home = join(folder, 'home')
mkdirSync(home)
const env = { ...process.env, HOME: home, PATH: [dirname(process.execPath), process.env.PATH].join(delimiter) }
for (const name of Object.keys(env)) if (name.startsWith('PAWL_')) delete env[name]

try {
  process.stdout.write(`Load of the machine: ${loadavg()[0]?.toFixed(1)} on ${process.version}.\n\n`)
  if (process.argv.includes('--clone')) await fromClone()
  await fromPackage()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function fromClone() {
  const clone = join(folder, 'clone')
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, clone])
  const { took, server } = await untilPage('npm', ['start', '--', '--port', '0'], clone)
  await stop(server)
  row('clone: npm start until the page is there', seconds(took))
  const installed = join(clone, 'node_modules')
  const own = readdirSync(installed).filter((name) => /^node-[a-z]+-/.test(name))
  const runtime = own.reduce((sum, name) => sum + sizeOf(join(installed, name)), 0)
  row('clone: what that installed, besides its own Node', megabytes(sizeOf(installed) - runtime))
  row('clone: its own Node', megabytes(runtime))
  const again = await untilPage('npm', ['start', '--', '--port', '0'], clone)
  await stop(again.server)
  row('clone: the second npm start', seconds(again.took))
}

async function fromPackage() {
  execFileSync('npm', ['pack', '--pack-destination', folder, '--loglevel=error'], { cwd: root, stdio: 'ignore' })
  const tarball = join(
    folder,
    readdirSync(folder).find((file) => file.endsWith('.tgz')),
  )
  row('package: one file', megabytes(statSync(tarball).size))
  const prefix = join(folder, 'prefix')
  const install = ['install', '--global', '--prefix', prefix, '--no-audit', '--no-fund', '--loglevel=error', tarball]
  row('package: npm install --global', seconds(timed(() => execFileSync('npm', install, { stdio: 'ignore' }))))
  const installed = join(prefix, 'lib', 'node_modules', 'pawl')
  row('package: installed, with its dependencies', megabytes(sizeOf(installed)))
  const program = join(installed, 'bin', 'pawl.mjs')
  const pawl = (...args) => spawnSync(process.execPath, [program, ...args], { env, cwd: home })
  row('package: the first command, which makes the store', seconds(timed(() => pawl('add', 'Buy milk'))))
  row('package: the second command', seconds(timed(() => pawl('list'))))
  const { took, server } = await untilPage(process.execPath, [program, 'serve', '--port', '0'], home)
  await stop(server)
  row('package: pawl serve until the page is there', seconds(took))
}

/** Starts a server and asks for its page as soon as it says where it is. */
async function untilPage(command, args, cwd) {
  const began = performance.now()
  const server = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  const address = await new Promise((resolve, reject) => {
    let printed = ''
    server.stdout.on('data', (chunk) => {
      printed += chunk
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(printed) ?? []
      if (found !== undefined) resolve(found)
    })
    server.once('exit', () => reject(new Error(`It ended: ${printed}`)))
  })
  const page = await fetch(address).then((answer) => answer.text())
  if (!page.includes('<script')) throw new Error('That is not the page.')
  return { took: performance.now() - began, server }
}

function stop(server) {
  const ended = new Promise((resolve) => server.once('exit', resolve))
  process.kill(-server.pid, 'SIGTERM')
  return ended
}

function timed(work) {
  const began = performance.now()
  work()
  return performance.now() - began
}

/** Without what links lead to. */
function sizeOf(path) {
  const entries = readdirSync(path, { withFileTypes: true })
  const sizes = entries.map((entry) => {
    const inside = join(path, entry.name)
    if (entry.isDirectory()) return sizeOf(inside)
    return entry.isFile() ? (statSync(inside, { throwIfNoEntry: false })?.size ?? 0) : 0
  })
  return sizes.reduce((sum, size) => sum + size, 0)
}

function row(what, figure) {
  process.stdout.write(`${what.padEnd(52)}${figure.padStart(9)}\n`)
}

function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

function megabytes(bytes) {
  return `${(bytes / 1e6).toFixed(1)} MB`
}
