// The browser the web app is tested in: the one of the system, installed first where that can be done without asking.

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = [
  process.env.PAWL_CHROMIUM,
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

/** The path of its program. Throws if there is none and none can be installed. */
export function findChromium() {
  const found = installed() ?? install()
  if (found !== undefined) return found
  throw new Error(
    'The tests of the web app need Chromium, Chrome or Edge. Install one, or name its program in PAWL_CHROMIUM.',
  )
}

function installed() {
  return PLACES.find((path) => path !== undefined && existsSync(path))
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
  apt('install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-dejavu-core')
  return installed()
}
