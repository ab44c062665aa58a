// Writes the pages that say what the code says: lifecycles, errors, commands, the API, the tools, the routes, the tests of
// each rule. `--check` only compares.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  agentGuide,
  type ErrorCode,
  errorCatalogue,
  inputFields,
  type OperationDeclaration,
  openApi,
  operations,
  optionFlag,
  PASSING_TROUBLE,
} from '../packages/contract/src/index.ts'
import {
  type Lifecycle,
  lifecycles,
  RELATIONS,
  recordLifecycles,
  stateDiagram,
  transitionMatrix,
  validationsOf,
} from '../packages/kernel/src/index.ts'
import { root } from './paths.mjs'
import { code, page, table } from './reference/markdown.ts'
import { mcpPage } from './reference/mcp-page.ts'
import { pythonClient } from './reference/python-client.ts'
import { HELD_BY, heldByPage, readRepository } from './reference/spec-rules.ts'
import { changedSince, FIGURES, staleRows, withStaleRows } from './reference/stale-figures.ts'

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

const specification = readRepository(root)
const api = openApi(version)
const pythonRuntime = readFileSync(join(root, 'clients/python/runtime.py'), 'utf8').trim()
const pages = {
  'docs/reference/lifecycles.md': lifecyclesPage(),
  'docs/reference/errors.md': errorsPage(),
  'docs/reference/commands.md': commandsPage(),
  'docs/reference/mcp.md': mcpPage(),
  'docs/reference/agent-guide.md': agentGuide(),
  [HELD_BY]: heldByPage(specification),
  'docs/reference/openapi.json': `${JSON.stringify(api, null, 2)}\n`,
  'clients/python/pawl_client.py': pythonClient(api, pythonRuntime, [...PASSING_TROUBLE]),
  'apps/web/src/api/routes.ts': routesModule(),
}

const outdated: string[] = []
for (const [name, text] of Object.entries(pages)) {
  const path = join(root, name)
  if (process.argv.includes('--check')) {
    if (readIfThere(path) !== text) outdated.push(name)
  } else {
    writeFileSync(path, text)
  }
}
const figures = readFileSync(join(root, FIGURES), 'utf8')
const stale = staleRows(figures, changedSince(root))
if (!process.argv.includes('--check')) writeFileSync(join(root, FIGURES), withStaleRows(figures, stale))
else if (stale.length > 0) console.log(`${stale.length} rows of ${FIGURES} are older than the code they measured.`)

if (specification.problems.length > 0) {
  console.error(specification.problems.join('\n'))
  process.exit(1)
}
if (outdated.length > 0) {
  console.error(`Not up to date: ${outdated.join(', ')}. Run: npm run docs`)
  process.exit(1)
}

function lifecyclesPage(): string {
  const intro = `Every change of a status goes by a row of one of these tables. Whatever a status may not hold is cleared on arrival;
fields that are not listed may be set in every status.`
  const records = `# Records

What is no task has tables too: the records of governed work, and tokens. A record changes its state only by a row of its
table, and \`pawl verify\` goes through every version of every record of governed work by them.`
  const who = table(
    ['who', ''],
    Object.entries(RELATIONS).map(([relation, means]) => [code(relation), means]),
  )
  return page(
    'Lifecycles',
    intro,
    '## Who may',
    'Every rule names who may pull it, by what they are to the task. Nobody else can: `decide` refuses with NOT_ALLOWED and says who could.',
    who,
    ...Object.values(lifecycles).map(lifecycleSection),
    records,
    ...Object.values(recordLifecycles).map(lifecycleSection),
  )
}

function lifecycleSection(lifecycle: Lifecycle): string {
  const statuses = table(
    ['status', 'means', 'may hold'],
    Object.entries(lifecycle.statuses).map(([status, { means, terminal }]) => [
      code(status),
      terminal ? `${means} (final)` : means,
      scopedFields(lifecycle, status),
    ]),
  )
  const fields = table(
    ['field', 'holds', ''],
    Object.entries(lifecycle.fields).map(([field, { holds, always, editable }]) => [
      code(field),
      typeof holds === 'string' ? holds : holds.map(code).join(', '),
      [always && 'always there', editable && `edited by ${editable.map(code).join(', ')}`].filter(Boolean).join(', '),
    ]),
  )
  const picture = `\`\`\`mermaid\n${stateDiagram(lifecycle)}\n\`\`\``
  const head = [`## ${lifecycle.name}`, picture, statuses, '### Fields', fields]
  if (lifecycle.rules.length === 0) return [...head, 'It never changes: there are no rules.'].join('\n\n')
  const rules = table(
    ['from', 'to', 'trigger', 'who may', 'needs', 'sets', 'clears', 'only if'],
    lifecycle.rules.map((rule) => [
      code(rule.from),
      code(rule.to),
      code(rule.trigger),
      rule.by.map(code).join(', '),
      (rule.requiredFields ?? []).map(code).join(', '),
      Object.entries(rule.setFields ?? {})
        .map(([field, value]) => `${code(field)} = ${value}`)
        .join(', '),
      (rule.clearFields ?? []).map(code).join(', '),
      validationsOf(rule).map(code).join(', '),
    ]),
  )
  const { triggers, rows } = transitionMatrix(lifecycle)
  const matrix = table(
    ['', ...triggers.map(code)],
    rows.map(({ status, cells }) => [code(status), ...cells.map((cell) => cell.map(code).join(' or ') || '·')]),
  )
  return [...head, '### Rules', rules, '### Every status against every trigger', 'A dot is a refusal.', matrix].join(
    '\n\n',
  )
}

function scopedFields(lifecycle: Lifecycle, status: string): string {
  return Object.entries(lifecycle.fields)
    .filter(([, scope]) => scope.allowedIn !== 'every status' && scope.allowedIn.includes(status))
    .map(([field]) => code(field))
    .join(', ')
}

function errorsPage(): string {
  const intro = `Every error is \`{ "success": false, "error": { code, message, variables, aiGuidance } }\`: over HTTP with the status below, from the
command with the exit code. Texts are in English and Hebrew. \`aiGuidance\` says what to do next in the words of the door: commands for a
shell, requests, or tools. Where it depends on the task, the same stands in \`variables.guidance\` as data: \`kind\` is \`way\` with \`steps\`,
each a call that can be made as it is; \`alreadyThere\`; or \`noWay\` with the reason.`
  const rows = (Object.keys(errorCatalogue) as ErrorCode[]).map((name) => {
    const { httpStatus, exitCode } = errorCatalogue[name]
    return [code(name), String(httpStatus), String(exitCode)]
  })
  return page('Errors', intro, table(['code', 'HTTP status', 'exit code'], rows))
}

function commandsPage(): string {
  const sections = (Object.values(operations) as OperationDeclaration[]).map((operation) => {
    const { words, positional = [] } = operation.command ?? { words: [] }
    const fields = inputFields(operation)
    const known = new Map(fields.map((field) => [field.name, field]))
    // Whoever holds a task need not name it again.
    const mayLack = operation.forHolder === true && known.has('session')
    const given = positional.map((name) =>
      known.get(name)?.optional === false && !mayLack ? `<${name}>` : `[${name}]`,
    )
    const rows = fields.map((field) => [
      positional.includes(field.name) ? code(field.name) : code(optionFlag(field.name)),
      field.options?.map(code).join(', ') ?? field.kind,
      [field.description, field.default === undefined ? '' : `Default: ${field.default}.`].filter(Boolean).join('. '),
    ])
    return [
      operation.command === undefined
        ? `## ${operation.http.method} ${operation.http.path}`
        : `## pawl ${[...words, ...given].join(' ')}`,
      `${operation.summary} Over HTTP: ${code(`${operation.http.method} ${operation.http.path}`)}, needs the right ${code(operation.right)}.`,
      ...(rows.length === 0 ? [] : [table(['input', 'takes', 'meaning'], rows)]),
    ].join('\n\n')
  })
  const intro = `Every command takes \`--json\`, \`--data\`, \`--url\`, \`--as\` and \`--lang\`. The same operations are served over HTTP
([openapi.json](openapi.json)). \`pawl serve\` runs the server, \`pawl chat\` talks, \`pawl mcp\` offers the tools,
\`pawl work\` runs a command for each task of a role, \`pawl board\` shows rooms as they are, \`pawl agent-guide\` prints
[the page for agents](agent-guide.md).`
  return page('Commands and routes', intro, ...sections)
}

/** The web app knows where to ask and what makes an answer stale, and does not carry the schemas for it. */
function routesModule(): string {
  // The formatter breaks longer ones.
  const longestLine = 120
  const rows = Object.entries(operations as Record<string, OperationDeclaration>).map(([key, operation]) => {
    const { method, path } = operation.http
    const facts = [
      `method: '${method}'`,
      `path: '${path}'`,
      `right: '${operation.right}'`,
      ...(operation.forHolder ? ['forHolder: true'] : []),
      ...(operation.staleAfter === undefined ? [] : [`staleAfter: ${literal(operation.staleAfter)}`]),
      ...(operation.neverLater ? ['neverLater: true'] : []),
      ...(operation.shownWhileAway ? ['shownWhileAway: true'] : []),
    ]
    // As the formatter writes it.
    const line = `  ${key}: { ${facts.join(', ')} },`
    return operation.staleAfter === undefined && line.length <= longestLine
      ? line
      : `  ${key}: {\n${facts.map((fact) => `    ${fact},\n`).join('')}  },`
  })
  return `// Written by npm run docs: of each operation, its route, who may ask for it, what makes its answer stale, and what a page does
// with it while the server is away.

import type { OperationDeclaration, OperationKey } from '@pawl/contract'

export interface Route
  extends Pick<OperationDeclaration, 'right' | 'forHolder' | 'staleAfter' | 'neverLater' | 'shownWhileAway'> {
  readonly method: string
  readonly path: string
}

export const routes: { readonly [key in OperationKey]: Route } = {
${rows.join('\n')}
}
`
}

/** Plain data as the formatter writes it. */
function literal(value: object): string {
  return JSON.stringify(value)
    .replaceAll(/"(\w+)":/g, '$1: ')
    .replaceAll('"', "'")
    .replaceAll(/,(?=\S)/g, ', ')
    .replace(/^\{(.*)\}$/, '{ $1 }')
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
