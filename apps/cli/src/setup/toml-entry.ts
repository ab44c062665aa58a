// The table of Pawl among the MCP servers in a TOML file: a marked block at its end. An entry that someone wrote by hand stays.

import { parse, TomlError } from 'smol-toml'
import { cannotEdit, type Edited, type ToolEntry } from './edited.ts'
import { hasBlock, type Marks, putBlock, takeBlock } from './marked-block.ts'

const MARKS: Marks = {
  begin: '# pawl setup: begin',
  end: '# pawl setup: end',
  form: 'toml',
}

export function addTomlEntry(text: string | undefined, { command, args }: ToolEntry): Edited {
  const problem = text === undefined ? undefined : problemIn(text)
  if (problem !== undefined) return problem
  if (text !== undefined && isByHand(text)) return { text }
  // A string of JSON is one of TOML.
  const table = `[mcp_servers.pawl]\ncommand = ${JSON.stringify(command)}\nargs = [${args.map((one) => JSON.stringify(one)).join(', ')}]`
  const edited = putBlock(text, table, MARKS)
  // Servers may be written so that a table cannot be added behind them.
  return edited.cannot !== undefined || edited.text === undefined ? edited : (problemIn(edited.text) ?? edited)
}

export function removeTomlEntry(text: string): Edited {
  return problemIn(text) ?? takeBlock(text, MARKS)
}

export function hasTomlEntry(text: string): boolean {
  return problemIn(text) === undefined && (hasBlock(text, MARKS) || isByHand(text))
}

function isByHand(text: string): boolean {
  const { mcp_servers: servers } = parse(text) as { readonly mcp_servers?: { readonly pawl?: unknown } }
  return servers?.pawl !== undefined && !hasBlock(text, MARKS)
}

function problemIn(text: string): Edited | undefined {
  try {
    parse(text.replace(/^\ufeff/, ''))
    return undefined
  } catch (error) {
    return cannotEdit('toml', error instanceof TomlError ? error.line : 1)
  }
}
