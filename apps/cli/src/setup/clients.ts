// The agents that can be set up, and where each of them looks in a project: for the tools it may start, and for the page of
// instructions it reads first.

export const CLIENTS = ['claude', 'codex', 'cursor', 'gemini'] as const
export type ClientName = (typeof CLIENTS)[number]

export interface Client {
  readonly title: string
  readonly tools: { readonly path: string; readonly form: 'json' | 'toml' }
  readonly page: { readonly path: string; readonly head?: string }
  /** What stands for the folder of the project in its file, where it does not start tools there. */
  readonly projectFolder?: string
}

export const clients: { readonly [name in ClientName]: Client } = {
  claude: {
    title: 'Claude Code',
    tools: { path: '.mcp.json', form: 'json' },
    page: { path: 'CLAUDE.md' },
  },
  // It reads this file only in projects that its user trusts.
  codex: {
    title: 'Codex',
    tools: { path: '.codex/config.toml', form: 'toml' },
    page: { path: 'AGENTS.md' },
  },
  cursor: {
    title: 'Cursor',
    tools: { path: '.cursor/mcp.json', form: 'json' },
    // biome-ignore lint/suspicious/noTemplateCurlyInString: Cursor fills it in
    projectFolder: '${workspaceFolder}',
    page: {
      path: '.cursor/rules/pawl.mdc',
      head: '---\ndescription: How to work with Pawl\nalwaysApply: true\n---\n\n',
    },
  },
  gemini: {
    title: 'Gemini CLI',
    tools: { path: '.gemini/settings.json', form: 'json' },
    page: { path: 'GEMINI.md' },
  },
}
