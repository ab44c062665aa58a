// node scripts/record-exchanges.mjs <built pawl.cjs> <name>: types the commands of testing/earlier-exchanges/commands.json into that
// program, through a server of the same program, and keeps what they said to each other as testing/earlier-exchanges/<name>.jsonl.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { recordingServer } from '../testing/earlier-exchanges.ts'
import { runPawlAlone, startPawl } from '../testing/pawl-processes.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { root } from './paths.mjs'

const [program, name] = process.argv.slice(2)
const folder = join(root, 'testing', 'earlier-exchanges')
const server = await startPawl({ program })
const recording = await recordingServer(server.url)
const dataFolder = temporaryFolder()
const lines = []
const ids = {}
for (const typed of JSON.parse(readFileSync(join(folder, 'commands.json'), 'utf8'))) {
  const args = typed.map((word) => word.replaceAll(/\{(\w+)\}/g, (_, named) => ids[named]))
  const { code, stdout } = await runPawlAlone(['--json', ...args], {
    program,
    dataFolder,
    env: { PAWL_URL: recording.url, TZ: 'UTC' },
  })
  const document = JSON.parse(stdout)
  process.stderr.write(`${code} pawl ${args.join(' ')}\n`)
  if (document.initiative?.id) ids.initiative = document.initiative.id
  const question = document.items?.[0]?.id ?? document.asked?.[0]?.id
  if (question) ids.question = question
  lines.push(JSON.stringify({ args, code, exchanges: recording.taken() }))
}
writeFileSync(join(folder, `${name}.jsonl`), `${lines.join('\n')}\n`)
recording.close()
await server.stop()
process.exit(0)
