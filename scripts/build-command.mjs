// Bundles the command: one small entry, parts loaded when they are needed. Servers' libraries stay outside.

import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { program, root } from './paths.mjs'

export async function buildCommand({ outdir = dirname(program), sourcemaps = true } = {}) {
  const { build } = await import('esbuild')
  await build({
    entryPoints: ['pawl.ts', 'main.ts', 'work/watchdog.ts'].map((file) => join(root, 'apps', 'cli', 'src', file)),
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    external: [
      '@fastify/rate-limit',
      '@fastify/static',
      'fastify',
      'nodemailer',
      'openai',
      'openid-client',
      'pg',
      'prom-client',
    ],
    // What they name first for Node are forms that cannot be bundled.
    alias: {
      'jsonc-parser': join(root, 'node_modules', 'jsonc-parser', 'lib', 'esm', 'main.js'),
      yaml: join(root, 'node_modules', 'yaml', 'browser', 'index.js'),
    },
    sourcemap: sourcemaps && 'linked',
    plugins: [migrationsInside, noOtherPrograms, builtinsAsTheyAre],
    logLevel: 'error',
    write: false,
  })
  // Newer than every source, also where clocks are coarse.
  const now = new Date()
  utimesSync(join(outdir, basename(program)), now, now)
  removeOld(outdir)
}

/** Parts of earlier builds are left for commands that are still running: a worker may run for days. */
function removeOld(outdir) {
  const aWeekAgo = Date.now() - 7 * 86_400_000
  for (const file of readdirSync(outdir)) {
    const path = join(outdir, file)
    if (/\.js(\.map)?$/.test(file) && statSync(path).mtimeMs < aWeekAgo) rmSync(path, { force: true })
  }
}

/**
 * The bundle carries the migrations that the storage package reads from its folders, and their checksums: a command that
 * opens a store need not load Node's crypto (8 ms) to work them out.
 */
const migrationsInside = {
  name: 'migrations-inside',
  setup(build) {
    build.onLoad({ filter: /storage[\\/]src[\\/]migration-files\.ts$/ }, () => {
      const source = join(root, 'packages', 'storage', 'src')
      const of = (database) => {
        const folder = join(source, database, 'migrations')
        return readdirSync(folder)
          .filter((file) => file.endsWith('.sql'))
          .sort()
          .map((file) => {
            const sql = readFileSync(join(folder, file), 'utf8')
            return { number: Number(file.slice(0, 4)), name: file.slice(5, -4), sql, checksum: checksumOf(sql) }
          })
      }
      const migrations = JSON.stringify({ sqlite: of('sqlite'), postgres: of('postgres') })
      return {
        contents: `const all = ${migrations}\nexport const readMigrations = (database) => all[database]`,
        loader: 'js',
      }
    })
  },
}

function checksumOf(sql) {
  return createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')
}

/** Commander can start other programs as subcommands, which ours never are: every command would load what that takes (7 ms). */
const noOtherPrograms = {
  name: 'no-other-programs',
  setup(build) {
    build.onResolve({ filter: /^node:child_process$/ }, ({ importer }) =>
      /[\\/]commander[\\/]/.test(importer) ? { path: 'child_process', namespace: 'not-used' } : undefined,
    )
    build.onLoad({ filter: /.*/, namespace: 'not-used' }, () => ({ contents: 'export default {}' }))
  },
}

/**
 * Importing one of Node's modules reads every property it has, also those that load more when they are read: for `fs`,
 * `process` and `util` together some twenty-five modules. Asking for it does not.
 */
const builtinsAsTheyAre = {
  name: 'builtins-as-they-are',
  setup(build) {
    build.onEnd(({ outputFiles }) => {
      for (const { path, text } of outputFiles) {
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, path.endsWith('.js') ? askedFor(text) : text)
      }
    })
  },
}

/** As many lines as before, for the sourcemaps. */
function askedFor(code) {
  return code.replace(/^import ([\w$]+|\{[^}]*\}) from "(node:[\w/]+)";$/gm, (_, names, module) => {
    const bound = names.startsWith('{') ? names.replaceAll(' as ', ': ') : names
    return `const ${bound} = globalThis.process.getBuiltinModule("${module}");`
  })
}
