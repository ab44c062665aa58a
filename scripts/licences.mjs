// The licence of every dependency, as the lockfile says it. What is shipped may ask for a notice at the most; what only builds
// or tests may also ask for its own changes back (MPL). Anything else is named, and somebody decides.

import { readFileSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './paths.mjs'

const FOR_ALL = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['CC0-1.0', 'Unlicense', 'Python-2.0'],
]
/** Fonts, which are shipped as they are. */
const FOR_FONTS = ['OFL-1.1']
const FOR_BUILDING = ['MPL-2.0', 'CC-BY-4.0']
/** They build the pages and are no part of them, though `npm start` installs them. */
const BUILDERS = /^node_modules\/lightningcss/

/** What is installed, by its path, with the licence that is not in the lists. */
export function unknownLicences(packages) {
  return Object.entries(packages).flatMap(([path, { license, dev = false, link = false }]) => {
    if (link || !path.includes('node_modules/')) return []
    const isFont = path.startsWith('node_modules/@fontsource')
    const allowed = [...FOR_ALL, ...(isFont ? FOR_FONTS : []), ...(dev || BUILDERS.test(path) ? FOR_BUILDING : [])]
    return isAllowed(license, allowed) ? [] : [`${path}: ${license ?? 'no licence'}`]
  })
}

/** `A OR B` needs one of them, `A AND B` all. */
function isAllowed(license, allowed) {
  if (typeof license !== 'string') return false
  const text = license.replace(/^\((.*)\)$/, '$1')
  if (text.includes(' OR ')) return text.split(' OR ').some((one) => isAllowed(one, allowed))
  return text.split(' AND ').every((one) => allowed.includes(one))
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const unknown = unknownLicences(packages)
  for (const one of unknown) process.stdout.write(`${one}\n`)
  process.exit(unknown.length === 0 ? 0 : 1)
}
