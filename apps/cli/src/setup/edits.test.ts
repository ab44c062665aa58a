import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addAgentsPage, removeAgentsPage } from './agents-page.ts'
import type { Edited } from './edited.ts'
import { addJsonEntry, removeJsonEntry } from './json-entry.ts'
import { textDiff } from './text-diff.ts'
import { addTomlEntry, removeTomlEntry } from './toml-entry.ts'

const ENTRY = { command: 'pawl', args: ['mcp'] }
const text = (edited: Edited) => (edited.cannot === undefined ? edited.text : 'cannot')

const WITH_COMMENTS = `{
    // the team's own
    "theme": "dark",
    "mcpServers": {
        "other": { "command": "other", "args": [] }, // stays
    },
}
`

test('an entry is put into JSON as it is written: comments, indentation and what else is there stay', () => {
  const after = text(addJsonEntry(WITH_COMMENTS, ENTRY)) as string
  expect(after).toContain(`    // the team's own\n    "theme": "dark",`)
  expect(after).toContain('"other": { "command": "other", "args": [] }')
  expect(after).toContain('        "pawl": {')
  expect(text(addJsonEntry(after, ENTRY))).toBe(after)
  expect(text(removeJsonEntry(after))).toBe(WITH_COMMENTS)
})

test.each(['{"x":1}', '{ "mcpServers": { "a": {} } }\n', '\ufeff{\r\n\t"x": [1]\r\n}\r\n', '{\n  "x": 1 // y\n}'])(
  'what is put into %j is taken out again to the byte',
  (before) => {
    const after = text(addJsonEntry(before, ENTRY)) as string
    expect(JSON.parse(after.replace(/^\ufeff/, '').replace(' // y', '')).mcpServers.pawl).toEqual(ENTRY)
    expect(text(addJsonEntry(after, ENTRY))).toBe(after)
    expect(text(removeJsonEntry(after))).toBe(before)
  },
)

test('of an entry that is there only the command changes: its environment stays', () => {
  const before = '{\n\t"mcpServers": {\n\t\t"pawl": { "command": "old", "env": { "PAWL_LANG": "he" } }\n\t}\n}\n'
  const after = JSON.parse(text(addJsonEntry(before, ENTRY)) as string)
  expect(after.mcpServers.pawl).toEqual({ ...ENTRY, env: { PAWL_LANG: 'he' } })
})

test.each(['', '  \n', undefined])('of nothing a file is made, and taken away again', (before) => {
  expect(text(removeJsonEntry(text(addJsonEntry(before, ENTRY)) as string))).toBeUndefined()
})

test.each(['{ "mcpServers": ', '[1]', '{ "mcpServers": [] }', 'hello'])('%s is refused, with its line', (before) => {
  expect(addJsonEntry(before, ENTRY)).toMatchObject({ cannot: { form: 'json', line: 1 } })
})

test('a table is put behind TOML, comments stay, and it is taken out again', () => {
  const before = '# mine\nmodel = "o" # best\n\n[mcp_servers.other]\ncommand = "x"\n'
  const after = text(addTomlEntry(before, ENTRY)) as string
  expect(after).toBe(
    `${before}\n# pawl setup: begin\n[mcp_servers.pawl]\ncommand = "pawl"\nargs = ["mcp"]\n# pawl setup: end\n`,
  )
  expect(text(addTomlEntry(after, ENTRY))).toBe(after)
  expect(text(removeTomlEntry(after))).toBe(before)
  expect(text(removeTomlEntry(text(addTomlEntry(undefined, ENTRY)) as string))).toBeUndefined()
})

test('TOML that cannot be read, or take a table, is refused; an entry written by hand stays', () => {
  expect(addTomlEntry('a = \n', ENTRY)).toMatchObject({ cannot: { form: 'toml', line: 1 } })
  expect(addTomlEntry('mcp_servers = { other = {} }\n', ENTRY)).toMatchObject({ cannot: { form: 'toml' } })
  const byHand = '[mcp_servers.pawl]\ncommand = "mine"\n'
  expect(text(addTomlEntry(byHand, ENTRY))).toBe(byHand)
  expect(text(removeTomlEntry(byHand))).toBe(byHand)
})

test('only our block of a page is replaced, and taken out', () => {
  const before = '# Ours\r\n\r\nBe kind.\r\n'
  const first = text(addAgentsPage(before, { room: 'build', role: 'builder' })) as string
  const after = text(addAgentsPage(first, { room: 'build', role: 'reviewer' })) as string
  expect([first.includes('--role builder'), after.includes('--role builder')]).toEqual([true, false])
  expect(after.startsWith(before)).toBe(true)
  expect(text(removeAgentsPage(after))).toBe(before)
})

test('a block that lost its end is left alone', () => {
  expect(addAgentsPage('a\n<!-- pawl setup: begin -->\nb\n', {})).toMatchObject({ cannot: { form: 'page', line: 2 } })
})

test('whatever a page says, setting up twice is once, and undoing leaves every line of it', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 9 })), (lines) => {
      const before = lines.map((line) => `${line.replaceAll(/[\r\n]/g, '')}\n`).join('')
      const after = text(addAgentsPage(before, {})) as string
      expect(text(addAgentsPage(after, {}))).toBe(after)
      expect(text(removeAgentsPage(after)) ?? '').toBe(before)
    }),
  )
})

test('a change is shown with three lines around it', () => {
  const before = 'a\nb\nc\nd\ne\n'
  expect(textDiff('x', before, 'a\nb\nc\nd\nX\ne\n')).toBe('--- x\n+++ x\n@@ -2,4 +2,5 @@\n b\n c\n d\n+X\n e')
  expect(textDiff('x', undefined, 'a\n')).toBe('--- /dev/null\n+++ x\n@@ -0,0 +1,1 @@\n+a')
})
