// A copy of the sources with a third language added to it, as docs/guides/adding-a-language.md says: its own files in their
// places, and the lines that name it. What has to be touched besides would be a fault of the design.

import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative, resolve } from 'node:path'

const root = join(import.meta.dirname, '..')
const from = join(import.meta.dirname, 'third-language')

/** Where each of its files belongs. */
const PLACES: Readonly<Record<string, string>> = {
  'dialogue/': 'packages/dialogue/src/languages/eo/',
  'errors.ts': 'packages/contract/src/errors/languages/eo.ts',
  'words.ts': 'packages/contract/src/words/eo.ts',
  'command.ts': 'apps/cli/src/phrases/eo.ts',
  'page.ts': 'apps/web/src/tasks/phrases-eo.ts',
}

/** The tables it is named in: the file, the language it comes after, and what is imported from where. */
const LINES: readonly (readonly [file: string, after: RegExp, name: string, path: string])[] = [
  ['packages/dialogue/src/languages/index.ts', /he: hebrew\b/, 'esperanto', './eo/index.ts'],
  ['packages/dialogue/src/languages/adding.ts', /he: hebrewAdding\b/, 'esperantoAdding', './eo/adding.ts'],
  ['packages/contract/src/errors/render.ts', /he: hebrewErrors\b/, 'esperantoErrors', './languages/eo.ts'],
  ['packages/contract/src/words/words.ts', /he: hebrewWords\b/, 'esperantoWords', './eo.ts'],
  ['apps/cli/src/phrases/languages.ts', /he: hebrewPhrases\b/, 'esperantoPhrases', './eo.ts'],
  ['apps/web/src/tasks/phrases.ts', /inEachLanguage<TasksPhrases>\(\{/, 'esperantoTasks', './phrases-eo.ts'],
]

export interface Added {
  readonly folder: string
  /** Changes a file of the copy. */
  readonly edit: (file: string, text: RegExp, by: string) => void
}

export function addLanguage(shipped: boolean): Added {
  const folder = mkdtempSync(join(tmpdir(), 'pawl-language-'))
  copySources(folder)
  const edit = (file: string, text: RegExp, by: string) => {
    const path = join(folder, file)
    const before = readFileSync(path, 'utf8')
    const after = before.replace(text, by)
    if (after === before) throw new Error(`${file} has no ${text}`)
    writeFileSync(path, after)
  }
  const facts = `name: 'Esperanto', direction: 'ltr', locale: 'eo', plurals: ['one', 'other'], aliases: [], shipped: ${shipped}`
  edit('packages/contract/src/language.ts', /\n\} as const satisfies/, `\n  eo: { ${facts} },$&`)
  for (const [place, target] of Object.entries(PLACES)) placeFiles(place, folder, target)
  for (const [file, after, name, path] of LINES) {
    edit(file, after, after.source.endsWith('\\{') ? `$& eo: ${name},` : `$&, eo: ${name}`)
    edit(file, /^import /m, `import { ${name} } from '${path}'\nimport `)
  }
  return { folder, edit }
}

function copySources(folder: string): void {
  const filter = (path: string) => !/^(node_modules|dist)$/.test(basename(path))
  for (const part of ['packages', 'apps', 'package.json', 'tsconfig.base.json'])
    cpSync(join(root, part), join(folder, part), { recursive: true, filter })
  link(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const app of readdirSync(join(root, 'apps')))
    link(join(root, 'apps', app, 'node_modules'), join(folder, 'apps', app, 'node_modules'))
}

/** Everything that is installed, but for our own packages: those are the copied ones. */
function link(installed: string, target: string): void {
  mkdirSync(target, { recursive: true })
  for (const name of readFolder(installed)) {
    if (name !== '@pawl') symlinkSync(join(installed, name), join(target, name))
    else {
      mkdirSync(join(target, name))
      for (const own of readdirSync(join(installed, name))) {
        const kind = readFolder(join(root, 'packages', own)).length > 0 ? 'packages' : 'apps'
        symlinkSync(join(target, '..', kind, own), join(target, name, own))
      }
    }
  }
}

function readFolder(path: string): readonly string[] {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}

/** With their imports as they are from there. */
function placeFiles(place: string, folder: string, target: string): void {
  const files = place.endsWith('/')
    ? readdirSync(join(from, place)).map((file) => [join(place, file), join(target, file)])
    : [[place, target]]
  for (const [file = '', placed = ''] of files) {
    const text = readFileSync(join(from, file), 'utf8').replaceAll(/from '(\.[^']*)'/g, (whole, path: string) => {
      const meant = resolve(dirname(join(from, file)), path)
      if (meant.startsWith(from)) return whole
      const there = relative(dirname(placed), relative(root, meant))
      return `from '${there.startsWith('.') ? there : `./${there}`}'`
    })
    mkdirSync(dirname(join(folder, placed)), { recursive: true })
    writeFileSync(join(folder, placed), text)
  }
}
