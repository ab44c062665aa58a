// Where things are in the project.

import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
export const pinnedNode = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
/** The bundled command. */
export const program = join(root, 'apps', 'cli', 'dist', 'pawl.cjs')
/** The page of the built web app. */
export const webPage = join(root, 'apps', 'web', 'dist', 'index.html')
