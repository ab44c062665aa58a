// What a release makes of the changes that wait for it, and that those that wait now can be read.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './paths.mjs'
import { nextVersion, readChange, withRelease } from './release-notes.mjs'

const of = (...kinds: string[]) => kinds.map((kind) => ({ kind, text: kind }))

test.each([
  ['0.1.0', ['patch'], '0.1.1'],
  ['0.1.3', ['patch', 'minor'], '0.2.0'],
  ['0.1.3', ['major'], '0.2.0'],
  ['1.4.2', ['minor', 'major'], '2.0.0'],
])('after %s and %j comes %s', (version, kinds, next) => {
  expect(nextVersion(version, of(...kinds))).toBe(next)
})

test('a release is a section above the others, with what breaks first', () => {
  const written = withRelease(
    '# Changes\n\nWords.\n\n## 0.1.0, 2026-01-01\n\n- old\n',
    '0.2.0',
    '2026-02-01',
    of('patch', 'major'),
  )
  expect(written).toBe(
    '# Changes\n\nWords.\n\n## 0.2.0, 2026-02-01\n\n- major\n- patch\n\n## 0.1.0, 2026-01-01\n\n- old\n',
  )
  const unreleased = '# Changes\n\n## Unreleased\n\n- before\n'
  expect(withRelease(unreleased, '0.2.0', '2026-02-01', of('minor'))).toBe(
    '# Changes\n\n## 0.2.0, 2026-02-01\n\n- before\n- minor\n',
  )
})

test('every change that waits is in the form that is shown', () => {
  const folder = join(root, '.changeset')
  const [, shown = ''] = /```\n([\s\S]*?)```/.exec(readFileSync(join(folder, 'README.md'), 'utf8')) ?? []
  const files = readdirSync(folder).filter((name) => name !== 'README.md')
  for (const file of [shown, ...files.map((name) => readFileSync(join(folder, name), 'utf8'))])
    expect(readChange(file), file).toBeDefined()
  expect(readChange('---\n"other": minor\n---\n\nText')).toBeUndefined()
})
