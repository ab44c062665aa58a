// The lock file says which packages, and not where they are: that is for whoever installs to configure. But npm asks the registry
// about each package whose address it is not told, and the answers tell of every version there ever was: two fifths of all that
// an installation fetches. So while one runs there is a second lock file, which npm prefers, with the addresses that packages
// usually have at the registry that is configured here.

import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

/** Git ignores it. One that was left by a killed installation is written anew by the next. */
const second = join(root, 'npm-shrinkwrap.json')

/** `install` hands back whether it succeeded. Where packages have other addresses, npm is left to ask for them. */
export function installByAddresses(npm, install) {
  const registry = registryOf(npm)
  if (registry === undefined) return install()
  try {
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
    writeFileSync(second, JSON.stringify(withAddresses(lock, registry)))
    if (install()) return true
  } finally {
    rmSync(second, { force: true })
  }
  // Without a network it would fail a second time.
  return run(npm, ['ping', '--fetch-retries=0']).status === 0 && install()
}

/** Undefined if there are several: nothing here says which package is at which. */
function registryOf(npm) {
  const { stdout, status } = run(npm, ['config', 'list', '--json'])
  if (status !== 0) return undefined
  const config = JSON.parse(stdout)
  const hasOthers = Object.keys(config).some((key) => /^@.*:registry$/.test(key))
  return hasOthers ? undefined : config.registry.replace(/\/*$/, '/')
}

export function withAddresses(lock, registry) {
  const packages = Object.entries(lock.packages).map(([path, entry]) => {
    const [, own] = /.*node_modules\/(.+)$/.exec(path) ?? []
    const name = entry.name ?? own
    if (own === undefined || entry.link || entry.resolved || entry.integrity === undefined) return [path, entry]
    const resolved = `${registry}${name}/-/${name.split('/').at(-1)}-${entry.version}.tgz`
    return [path, { ...entry, resolved }]
  })
  return { ...lock, packages: Object.fromEntries(packages) }
}

function run({ command, before }, args) {
  return spawnSync(command, [...before, ...args, '--loglevel=silent'], { cwd: root, encoding: 'utf8' })
}
