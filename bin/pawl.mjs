#!/usr/bin/env node
// `pawl` as it is installed from the registry: the built program on whatever Node runs this file, on every system. In a clone
// of the project it does what bin/pawl does there, which starts faster: installs and builds what is missing, and runs on the
// pinned Node. Everything here has to be understood by old Nodes too, so that they can say what is the matter.

import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const OLDEST = [24, 7]
const sources = new URL('../scripts/prepare.mjs', import.meta.url)

if (existsSync(sources)) {
  const { prepare, RUNNING } = await import(sources)
  const { runPinned } = await import(new URL('../scripts/run-pinned.mjs', import.meta.url))
  const { program } = await import(new URL('../scripts/paths.mjs', import.meta.url))
  await prepare(RUNNING)
  process.exit(await runPinned([program, ...process.argv.slice(2)]))
} else if (isTooOld()) {
  process.stderr.write(`${tooOld()}\n`)
  process.exit(1)
} else {
  // Most commands end before they have used as much memory as this: they need not look for what they can let go of.
  const { setFlagsFromString } = await import('node:v8')
  setFlagsFromString('--min-semi-space-size=16')
  withoutWarningOfSqlite()
  if (globalThis.Temporal === undefined) await import('temporal-polyfill/global')
  await import(new URL('../dist/apps/cli/dist/pawl.cjs', import.meta.url))
}

/** The first Nodes that have what is needed call their own SQLite an experiment, at every command. */
function withoutWarningOfSqlite() {
  const warn = process.emitWarning
  process.emitWarning = (warning, ...rest) => {
    if (!/^SQLite is an experimental feature/.test(String(warning))) warn.call(process, warning, ...rest)
  }
}

function isTooOld() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  return major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])
}

function tooOld() {
  const { node } = process.versions
  const wanted = OLDEST.join('.')
  const { PAWL_LANG, LC_ALL, LC_MESSAGES, LANG } = process.env
  const command = `npx --yes --package=node@24 -- ${['node', fileURLToPath(import.meta.url), ...process.argv.slice(2)].map(asTyped).join(' ')}`
  return /^(he|iw)/.test(PAWL_LANG || LC_ALL || LC_MESSAGES || LANG || '')
    ? `ל־Pawl דרוש Node ‏${wanted} ומעלה, וכאן רץ ${node}.\nאפשר להתקין מ־https://nodejs.org, או להריץ עם Node זמני:\n${command}`
    : `Pawl needs Node ${wanted} or newer; this is ${node}.\nInstall it from https://nodejs.org, or run this once on a Node that npx fetches:\n${command}`
}

/** A word of a command, in quotes where a shell would take it apart. */
function asTyped(word) {
  if (/^[\w./:=@-]+$/.test(word)) return word
  return process.platform === 'win32' ? `"${word}"` : `'${word.replace(/'/g, "'\\''")}'`
}
