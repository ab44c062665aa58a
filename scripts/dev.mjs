// npm run dev: the server and the pages from their sources, started anew on every change. The pages are at the address that
// Vite prints; what they ask for goes to the server behind it. Arguments go to `pawl serve`.

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pinnedNode, root } from './paths.mjs'
import { prepare } from './prepare.mjs'
import { runPinned, tool } from './run-pinned.mjs'

await prepare()
const given = process.argv.slice(2)
const at = given.indexOf('--port')
const port = at === -1 ? (process.env.PAWL_PORT ?? '7077') : given[at + 1]
const pages = spawn(pinnedNode, [tool('vite/bin/vite.js'), '--host', '127.0.0.1'], {
  cwd: join(root, 'apps', 'web'),
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, PAWL_DEV_SERVER: `http://127.0.0.1:${port}` },
})
const server = join(root, 'apps', 'cli', 'src', 'pawl.ts')
const code = await runPinned(['--watch', '--watch-preserve-output', server, 'serve', ...given])
pages.kill()
process.exit(code)
