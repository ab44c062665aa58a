// The browser the web app is tested in: the one of the system, installed first where that can be done without asking. Where
// Debian has the same Chromium without its windows, that one is taken: opening a page costs it a third of the processor's time.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

export const HOW_TO_GET_CHROMIUM =
  'install Chromium, Chrome or Edge (Debian, Ubuntu: sudo apt-get install chromium), or name its program in PAWL_CHROMIUM'

/** The path of its program; none if there is none and none can be installed. */
export function findChromium() {
  // Whoever names one wants that one: another would hide the mistake.
  const { PAWL_CHROMIUM: named } = process.env
  if (named) return existsSync(named) ? named : undefined
  return installed() ?? install()
}

/** For what cannot do without. */
export function needChromium() {
  const found = findChromium()
  if (found === undefined) throw new Error(`There is no browser: ${HOW_TO_GET_CHROMIUM}.`)
  return found
}

function installed() {
  return PLACES.find((path) => existsSync(path))
}

/** On Debian and its kin, for whoever may: no question is asked, and nothing else is touched. */
function install() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  process.stderr.write('Installing Chromium for the tests of the web app (once, about a minute) …\n')
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  apt('update', '-qq')
  for (const chromium of ['chromium-headless-shell', 'chromium']) {
    if (installed() === undefined) apt('install', '-y', '-qq', '--no-install-recommends', chromium, 'fonts-dejavu-core')
  }
  return installed()
}
