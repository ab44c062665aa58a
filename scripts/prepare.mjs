// Makes a fresh clone able to run: installs what the lockfile names, the pinned Node included, and builds the command and the web app.
// Runs on Node 20, with nothing installed. A second time it finds everything done. Whoever only runs Pawl is spared what the
// tests need, which is the greater part.

import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installByAddresses } from './lock-with-addresses.mjs'
import { pinnedNode, program, root, webPage } from './paths.mjs'

const stamp = join(root, 'node_modules', '.installed')
const lock = join(root, '.installing')

/** What running needs is a part of everything, which is there once tests or checks were run. */
const EVERYTHING = 'everything'
export const RUNNING = 'running'
const OPTIONS = {
  [EVERYTHING]: ['--include=dev', '--include=optional'],
  [RUNNING]: [
    '--omit=dev',
    '--include=optional',
    '--workspace=apps/cli',
    '--workspace=apps/web',
    '--workspace=runtime',
  ],
}

export async function prepare(what = EVERYTHING) {
  const isNew = await installIfNeeded(what)
  const built = buildIfNeeded()
  // Beside the building, which is done by others.
  if (isNew && what === RUNNING) dropWhatOnlyMakersNeed()
  await built
}

/** Hands back whether anything had to be installed. */
export async function installIfNeeded(what = EVERYTHING) {
  const lockfile = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const enough = what === RUNNING ? [EVERYTHING, RUNNING] : [EVERYTHING]
  const stamps = enough.map((kind) => `${lockfile} ${kind}`)
  const installed = () => existsSync(stamp) && stamps.includes(readFileSync(stamp, 'utf8')) && existsSync(pinnedNode)
  if (installed()) return false
  let isNew = false
  await withLock(() => {
    if (installed()) return
    say(
      what === RUNNING
        ? 'Installing what Pawl needs to run, its own Node included (once, about twenty seconds) …'
        : 'Installing what Pawl and its tests need, its own Node included (once, about half a minute) …',
    )
    const started = Date.now()
    if (!npmInstalls(what)) {
      say('The installation failed. Is the npm registry within reach? Run the same command again to retry.')
      process.exit(1)
    }
    if (!existsSync(pinnedNode)) {
      say(
        `There is no pinned Node for ${process.platform}-${process.arch}: see optionalDependencies in runtime/package.json.`,
      )
      process.exit(1)
    }
    writeFileSync(stamp, `${lockfile} ${what}`)
    say(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
    isNew = true
  })
  return isNew
}

/** npm by itself waits ten seconds and then a minute before it asks again. */
function npmInstalls(what) {
  const { command, before } = npm()
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error']
  const patience = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=8000']
  const args = [...before, 'ci', ...OPTIONS[what], ...quietly, ...patience, ...npmCache()]
  const install = () => {
    const { status } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
    return status === 0
  }
  return installByAddresses({ command, before }, install)
}

/** Typings, source maps and headers are two fifths of what is installed, and nothing that runs or builds reads them. */
function dropWhatOnlyMakersNeed() {
  const installed = join(root, 'node_modules')
  for (const entry of readdirSync(installed, { recursive: true, withFileTypes: true })) {
    const isForMakers = entry.isFile() && /\.(?:map|d\.[cm]?ts)$/.test(entry.name)
    if (isForMakers) rmSync(join(entry.parentPath, entry.name), { force: true })
  }
  const runtimes = readdirSync(installed).filter((name) => /^node-[a-z]+-/.test(name))
  for (const name of runtimes) rmSync(join(installed, name, 'include'), { recursive: true, force: true })
}

async function buildIfNeeded() {
  const built = (file) => existsSync(file) && statSync(file).mtimeMs > newestSource()
  if (built(program) && built(webPage)) return
  await withLock(async () => {
    const [hasCommand, hasPages] = await Promise.all([
      built(program) || buildCommand(),
      built(webPage) || buildWebApp(),
    ])
    if (!hasCommand) say('The command could not be built.')
    if (!hasPages) say('The web app could not be built.')
    if (!hasCommand || !hasPages) process.exit(1)
  })
}

function buildCommand() {
  return succeeds([join(root, 'scripts', 'build-command.mjs')])
}

function buildWebApp() {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  return succeeds([vite, 'build', '--logLevel', 'warn', '--emptyOutDir'], {
    cwd: join(root, 'apps', 'web'),
    env: { ...process.env, NODE_ENV: 'production' },
  })
}

/** By the pinned Node: the bundler needs a newer one than whoever has just cloned may have. */
async function succeeds(args, options = {}) {
  const [code] = await once(spawn(pinnedNode, args, { ...options, stdio: ['ignore', 'ignore', 'inherit'] }), 'exit')
  return code === 0
}

function newestSource() {
  let newest = 0
  for (const group of ['packages', 'apps']) {
    for (const one of readdirSync(join(root, group))) {
      for (const folder of ['src', 'public']) {
        const source = join(root, group, one, folder)
        if (!existsSync(source)) continue
        for (const file of readdirSync(source, { recursive: true })) {
          newest = Math.max(newest, statSync(join(source, file)).mtimeMs)
        }
      }
    }
  }
  return newest
}

/** Two commands started together on a fresh clone: one installs and builds, the other waits. */
async function withLock(work) {
  for (;;) {
    try {
      mkdirSync(lock)
      break
    } catch (error) {
      if (['EACCES', 'EPERM', 'EROFS'].includes(error.code)) {
        say(`Something has to be installed or built first, and you may not write in ${root} (${error.code}).`)
        say('Run this once as the owner of the clone, or clone the project into a folder of your own.')
        process.exit(1)
      }
      if (error.code !== 'EEXIST') throw error
    }
    if (!isAlive(lockHolder())) rmSync(lock, { recursive: true, force: true })
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  try {
    writeFileSync(join(lock, 'pid'), String(process.pid))
    await work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

function lockHolder() {
  try {
    return Number(readFileSync(join(lock, 'pid'), 'utf8'))
  } catch {
    // Made a moment ago: its holder has yet to write its name.
    return Date.now() - statSync(lock, { throwIfNoEntry: false })?.mtimeMs < 5000 ? process.pid : undefined
  }
}

function isAlive(pid) {
  if (pid === undefined) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function npm() {
  const path = process.env.npm_execpath
  if (path?.endsWith('.js')) return { command: process.execPath, before: [path] }
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', before: [] }
}

/** npm keeps what it fetches in the home folder. Where it may not, it gets a folder for this once. */
function npmCache() {
  try {
    const usual = process.env.npm_config_cache ?? join(homedir(), '.npm')
    mkdirSync(usual, { recursive: true })
    accessSync(usual, constants.W_OK)
    return []
  } catch {
    return ['--cache', mkdtempSync(join(tmpdir(), 'pawl-npm-'))]
  }
}

function say(text) {
  process.stderr.write(`${text}\n`)
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await prepare(RUNNING)
