// Who may know whom. The packages form a chain; a package that is not in the row of another is unknown to it.

const allowed = {
  'packages/kernel': [],
  'packages/dialogue': ['packages/kernel'],
  'packages/contract': ['packages/kernel'],
  'packages/operations': ['packages/kernel', 'packages/dialogue', 'packages/contract'],
  'packages/storage': ['packages/kernel', 'packages/contract', 'packages/operations'],
  'packages/mcp': ['packages/kernel', 'packages/contract'],
  'packages/client': ['packages/contract'],
  'apps/server': ['packages/kernel', 'packages/contract', 'packages/operations', 'packages/storage', 'packages/mcp'],
  'apps/cli': [
    ...['packages/kernel', 'packages/contract', 'packages/operations', 'packages/storage', 'packages/mcp'],
    'apps/server',
  ],
  'apps/web': ['packages/kernel', 'packages/contract'],
}

const pure = '^packages/(kernel|dialogue|contract)/'
const tests = ['\\.test\\.tsx?$', '^apps/web/e2e/']

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(allowed).map(([from, to]) => ({
      name: `${from} knows only what is below it`,
      severity: 'error',
      from: { path: `^${from}/`, pathNot: tests },
      to: { path: '^(packages|apps|bench|testing|scripts)/', pathNot: `^(${[from, ...to].join('|')})/` },
    })),
    {
      name: 'no circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'pure packages know neither Node nor the network',
      severity: 'error',
      from: { path: pure, pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'the kernel depends on nothing',
      severity: 'error',
      from: { path: '^packages/kernel/', pathNot: tests },
      to: { pathNot: '^packages/kernel/' },
    },
    {
      name: 'packages are entered by their front door',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      // What a package exports: its index, and of the dialogue the part that `pawl add` loads.
      to: {
        path: '^packages/[^/]+/src/',
        pathNot: ['^packages/[^/]+/src/index\\.ts$', '^packages/dialogue/src/adding\\.ts$', '^$1/$2/'],
      },
    },
    {
      name: 'nothing that cannot be found',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    // TypeScript 7 has no API for tools yet; swc reads the sources. (The tool still warns that it found no older compiler.)
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}
