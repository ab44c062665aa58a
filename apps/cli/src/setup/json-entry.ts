// The entry of Pawl among the MCP servers in a JSON file. It is put in and taken out as text: comments, order, indentation
// and whatever else is there stay as they are, to the letter.

import { findNodeAtLocation, getNodeValue, type Node, type ParseError, parseTree } from 'jsonc-parser'
import { cannotEdit, type Edited, lineAt, type ToolEntry } from './edited.ts'

const SERVERS = 'mcpServers'
const NAME = 'pawl'

export function addJsonEntry(text: string | undefined, { command, args }: ToolEntry): Edited {
  if (text === undefined || text.trim() === '')
    return { text: `${JSON.stringify({ [SERVERS]: { [NAME]: { command, args } } }, null, 2)}\n` }
  const problem = problemIn(text)
  if (problem !== undefined) return problem
  if (nodeAt(text, SERVERS) === undefined) return { text: insert(text, [], SERVERS, { [NAME]: { command, args } }) }
  if (nodeAt(text, SERVERS, NAME) === undefined) return { text: insert(text, [SERVERS], NAME, { command, args }) }
  return { text: set(set(text, 'args', args), 'command', command) }
}

/** Undefined text: nothing is left that anybody wrote. */
export function removeJsonEntry(text: string): Edited {
  const problem = problemIn(text)
  if (problem !== undefined) return problem
  if (nodeAt(text, SERVERS, NAME) === undefined) return { text }
  const without = remove(text, SERVERS, NAME)
  if (!isEmpty(without, SERVERS)) return { text: without }
  const bare = remove(without, SERVERS)
  return { text: isEmpty(bare) ? undefined : bare }
}

export function hasJsonEntry(text: string): boolean {
  return problemIn(text) === undefined && nodeAt(text, SERVERS, NAME) !== undefined
}

function problemIn(text: string): Edited | undefined {
  const errors: ParseError[] = []
  const tree = treeOf(text, errors)
  const [first] = errors
  if (first !== undefined) return cannotEdit('json', lineAt(text, first.offset))
  const objects = [tree, nodeAt(text, SERVERS) ?? tree, nodeAt(text, SERVERS, NAME) ?? tree]
  return objects.every((node) => node?.type === 'object') ? undefined : cannotEdit('json', 1)
}

/** A mark at the beginning of the file counts as a space. */
function treeOf(text: string, errors: ParseError[] = []): Node | undefined {
  return parseTree(text.replace(/^\ufeff/, ' '), errors, { allowTrailingComma: true })
}

function nodeAt(text: string, ...path: string[]): Node | undefined {
  const tree = treeOf(text)
  return tree && findNodeAtLocation(tree, path)
}

/** As the first of the object: nothing behind it moves but by whole lines. */
function insert(text: string, path: string[], key: string, value: object): string {
  const { offset, length, children = [] } = nodeAt(text, ...path) as Node
  const object = text.slice(offset, offset + length)
  const isLast = children.length === 0
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
  if (!object.includes('\n') && !isLast)
    return put(text, offset + 1, ` ${JSON.stringify(key)}: ${JSON.stringify(value)},`)
  const outer = /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset) + 1))?.[0] ?? ''
  const indent = indentOf(text)
  const lines = `${JSON.stringify(key)}: ${JSON.stringify(value, null, indent)}`.replaceAll('\n', `\n${outer}${indent}`)
  const isOpen = isLast && !object.includes('\n')
  const added = `\n${outer}${indent}${lines}${isLast ? '' : ','}${isOpen ? `\n${outer}` : ''}`
  return put(text, offset + 1, added.replaceAll('\n', lineEnd))
}

function set(text: string, key: string, value: unknown): string {
  const node = nodeAt(text, SERVERS, NAME, key)
  if (node === undefined) return insert(text, [SERVERS, NAME], key, value as object)
  if (JSON.stringify(getNodeValue(node)) === JSON.stringify(value)) return text
  return text.slice(0, node.offset) + JSON.stringify(value) + text.slice(node.offset + node.length)
}

/** With the space before it and one comma. */
function remove(text: string, ...path: string[]): string {
  const { parent } = nodeAt(text, ...path) as Node
  const { offset, length } = parent as Node
  const before = text.slice(0, offset).trimEnd()
  const after = text.slice(offset + length)
  const [comma] = /^\s*,/.exec(after) ?? []
  if (comma !== undefined) return before + after.slice(comma.length)
  return before.replace(/,$/, '') + after
}

/** Comments count as something. */
function isEmpty(text: string, ...path: string[]): boolean {
  const { offset, length } = nodeAt(text, ...path) as Node
  return path.length === 0 ? /^\{\s*\}$/.test(text.trim()) : /^\{\s*\}$/.test(text.slice(offset, offset + length))
}

function indentOf(text: string): string {
  return /^[^\S\r\n]*[{[][^\S\r\n]*\r?\n([ \t]+)/.exec(text.replace(/^\ufeff/, ''))?.[1] ?? '  '
}

function put(text: string, at: number, added: string): string {
  return text.slice(0, at) + added + text.slice(at)
}
