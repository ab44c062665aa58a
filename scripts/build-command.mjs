// Bundles the command: a small entry, one part that every command needs, one for those that ask a server, one for those that
// open the store themselves, and the rest in parts that are loaded when they are asked for. Servers' libraries stay outside.
//
// The parts are CommonJS: Node finds and links each ES module for about half a millisecond, which every command would wait for.

import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { program, root } from './paths.mjs'

const sources = join(root, 'apps', 'cli', 'src')

/**
 * `later`: as the program of a later version would be, for tests of upgrades: its version, and the migrations it has besides.
 *
 * @param {{ outdir?: string, sourcemaps?: boolean, later?: { version: string, migrations: string[][] } }} options
 */
export async function buildCommand({ outdir = dirname(program), sourcemaps = true, later } = {}) {
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({
    input: {
      pawl: join(sources, 'start', 'built-command.ts'),
      main: join(sources, 'main.ts'),
      'work/watchdog': join(sources, 'work', 'watchdog.ts'),
    },
    cwd: root,
    platform: 'node',
    external: ['@fastify/rate-limit', '@fastify/static', 'fastify', 'nodemailer', 'openid-client', 'pg', 'prom-client'],
    // What they name first for Node are forms that cannot be bundled.
    resolve: {
      alias: {
        'jsonc-parser': join(root, 'node_modules', 'jsonc-parser', 'lib', 'esm', 'main.js'),
        yaml: join(root, 'node_modules', 'yaml', 'browser', 'index.js'),
      },
    },
    plugins: [migrationsInside(later?.migrations), noOtherPrograms, ...(later ? [versionOf(later.version)] : [])],
    // What several parts need is loaded with the first of them. Imports that only say when they are needed are no mistake.
    checks: { ineffectiveDynamicImport: false },
    logLevel: 'warn',
  })
  const { output } = await bundle.generate({
    dir: outdir,
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name]-[hash].cjs',
    codeSplitting: {
      groups: [
        {
          name: 'command',
          priority: 3,
          // What both ways to the data need of the contract goes with what every command needs.
          test: ends('cli/src/main.ts', 'cli/src/output/render.ts', 'src/input/idempotency-key.ts', 'src/retry.ts'),
        },
        { name: 'server', priority: 2, test: ends('cli/src/door/remote-door.ts', 'cli/src/door/plain-request.ts') },
        { name: 'store', priority: 1, test: ends('cli/src/door/local-door.ts', 'storage/src/sqlite/store.ts') },
      ],
    },
    comments: false,
    sourcemap: sourcemaps,
  })
  await bundle.close()
  // The entry comes last: what it loads is there already.
  for (const file of output.toSorted((a, b) => Number(isEntry(a)) - Number(isEntry(b)))) writePart(outdir, file)
  // Newer than every source, also where clocks are coarse.
  const now = new Date()
  utimesSync(join(outdir, basename(program)), now, now)
  removeOld(outdir, new Set(output.map(({ fileName }) => fileName)))
}

function ends(...files) {
  return (id) => files.some((file) => id.replaceAll('\\', '/').endsWith(file))
}

/** Parts of earlier builds are left for commands that are still running: a worker may run for days. */
function removeOld(outdir, built) {
  const aWeekAgo = Date.now() - 7 * 86_400_000
  for (const file of readdirSync(outdir).filter((name) => !built.has(name))) {
    const path = join(outdir, file)
    if (/\.c?js(\.map)?$/.test(file) && statSync(path).ctimeMs < aWeekAgo) rmSync(path, { force: true })
  }
}

/**
 * The bundle carries the migrations that the storage package reads from its folders, and their checksums: a command that
 * opens a store need not load Node's crypto (8 ms) to work them out.
 */
const migrationsInside = (later = []) => ({
  name: 'migrations-inside',
  load: {
    filter: { id: /storage[\\/]src[\\/]migration-files\.ts$/ },
    handler() {
      const source = join(root, 'packages', 'storage', 'src')
      const of = (database) => {
        const folder = join(source, database, 'migrations')
        const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))
        const own = files.sort().map((file) => [file, readFileSync(join(folder, file), 'utf8')])
        return [...own, ...later].map(([file, sql]) => {
          const facts = { number: Number(file.slice(0, 4)), name: file.slice(5, -4), checksum: checksumOf(sql) }
          // The statements are text of a function that only an upgrade calls: other commands do not load them.
          return `{ ...${JSON.stringify(facts)}, get sql() { return ${JSON.stringify(sql)} } }`
        })
      }
      const all = `{ sqlite: [${of('sqlite')}], postgres: [${of('postgres')}] }`
      return { code: `const all = ${all}\nexport const readMigrations = (database) => all[database]`, moduleType: 'js' }
    },
  },
})

const versionOf = (version) => ({
  name: 'version-of',
  load: {
    filter: { id: /apps[\\/]cli[\\/]package\.json$/ },
    handler: () => ({ code: JSON.stringify({ version }), moduleType: 'json' }),
  },
})

function checksumOf(sql) {
  return createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')
}

/** Commander can start other programs as subcommands, which ours never are: every command would load what that takes (7 ms). */
const noOtherPrograms = {
  name: 'no-other-programs',
  resolveId: {
    filter: { id: /^node:child_process$/ },
    handler: (_, importer) => (/[\\/]commander[\\/]/.test(importer ?? '') ? '\0no-other-programs' : undefined),
  },
  load: { filter: { id: /^\0no-other-programs$/ }, handler: () => 'export default {}' },
}

const isEntry = ({ fileName }) => fileName === basename(program)

/**
 * Text of one byte per sign is read in half the time, and the loader of the parts counts on it (`part-loader.ts`). A command that
 * runs meanwhile finds a part whole, as it was or as it is.
 */
function writePart(outdir, { type, fileName, code, source }) {
  const file = join(outdir, fileName)
  const escaped = (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
  const content = type === 'chunk' ? code.replaceAll(/[^\0-\x7f]/g, escaped) : source
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) {
    // It stays as it was written: what commands have compiled of it is good for that time alone (`kept-code.ts`). `removeOld`
    // sees that it was built again.
    chmodSync(file, statSync(file).mode)
    return
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, content)
  renameSync(`${file}.new`, file)
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await buildCommand()
