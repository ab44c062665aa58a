// Work of other programs, on both databases.

import { describe, expect, test } from 'vitest'
import { databases } from '../../../../../testing/databases.ts'
import { HOSTILE_TEXTS } from '../../../../../testing/hostile-texts.ts'
import { asked, freshContexts } from '../../../../../testing/operation-context.ts'
import { verifyStore } from '../../store/verify-store.ts'

const ISSUES = [
  { id: 'bd-1', title: 'Parser', status: 'open', priority: 1, labels: ['core'] },
  { id: 'bd-2', title: 'Printer', status: 'open', dependencies: [{ depends_on_id: 'bd-1', type: 'blocks' }] },
  { id: 'bd-3', title: 'Done', status: 'closed' },
  {
    id: 'bd-4',
    title: 'Plotter',
    status: 'open',
    dependencies: [{ depends_on_id: 'bd-3' }, { depends_on_id: 'elsewhere-7' }],
  },
]

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  const run = () => asked(now.context)
  const bring = (issues: readonly object[] = ISSUES, more: object = {}) =>
    run().done('importWork', {
      room: 'build',
      from: 'beads',
      content: issues.map((one) => JSON.stringify(one)).join('\n'),
      ...more,
    })
  const backlog = async () => (await run().done('listBacklog', { room: 'build' })).tasks
  const makeRoom = () => run().done('createRoom', { room: 'build', roles: ['builder'] })

  test('[IW1, IW3] work comes into the backlog with priority, labels and what blocks it; what is lost is said', async () => {
    await makeRoom()
    expect(await bring()).toMatchObject({ added: 3, known: 0, leftOut: [{ because: 'done', times: 1 }] })
    const [parser, printer, plotter] = (await backlog()).toSorted((one, other) => one.number - other.number)
    expect(parser).toMatchObject({ content: 'Parser', priority: 3, labels: ['core'], importedFrom: 'beads:bd-1' })
    expect(printer).toMatchObject({ blockedBy: [parser?.id], waitsFor: [parser?.id] })
    expect(plotter?.content).toBe('Plotter\n\nDepends on: elsewhere-7')
    expect(plotter).not.toHaveProperty('blockedBy')
    for await (const line of verifyStore(now.context)) expect(line).not.toMatchObject({ kind: 'difference' })
  })

  test('[IW2] twice adds nothing; what is new may depend on what was there', async () => {
    await makeRoom()
    await bring()
    expect(await bring()).toMatchObject({ added: 0, known: 3 })
    const more = {
      id: 'bd-9',
      title: 'Late',
      status: 'open',
      dependencies: [{ depends_on_id: 'bd-1', type: 'blocks' }],
    }
    expect(await bring([...ISSUES, more])).toMatchObject({ added: 1, known: 3 })
    const tasks = await backlog()
    const first = tasks.find(({ importedFrom }) => importedFrom === 'beads:bd-1')
    const late = tasks.find(({ importedFrom }) => importedFrom === 'beads:bd-9')
    expect(late).toMatchObject({ blockedBy: [first?.id] })
  })

  test('[IW1] a dry run, a file that cannot be read: nothing is added', async () => {
    await makeRoom()
    expect(await bring(ISSUES, { dryRun: true })).toMatchObject({
      added: 3,
      tasks: [{ blockedBy: [] }, { blockedBy: ['bd-1'] }, {}],
    })
    expect(await run().refused('importWork', { room: 'build', from: 'beads', content: 'x' })).toMatchObject({
      code: 'IMPORT_NOT_READ',
      variables: { line: 1, reason: 'not_json' },
    })
    expect(await backlog()).toEqual([])
  })

  test('[IW1, D50] a circle is refused, and nothing of the file is added', async () => {
    await makeRoom()
    const circle = [
      { id: 'a', title: 'A', status: 'open', dependencies: [{ depends_on_id: 'b', type: 'blocks' }] },
      { id: 'b', title: 'B', status: 'open', dependencies: [{ depends_on_id: 'a', type: 'blocks' }] },
    ]
    const content = circle.map((one) => JSON.stringify(one)).join('\n')
    expect(await run().refused('importWork', { room: 'build', from: 'beads', content })).toMatchObject({
      code: 'DEPENDENCY_CIRCLE',
    })
    expect(await backlog()).toEqual([])
  })

  test('whatever a file holds becomes work that can be stored', async () => {
    await makeRoom()
    const issues = HOSTILE_TEXTS.map((text, index) => ({
      number: index + 1,
      title: `x ${text}`,
      body: text,
      labels: [{ name: text }],
    }))
    const { added } = await run().done('importWork', { room: 'build', from: 'github', content: JSON.stringify(issues) })
    expect(added).toBe(HOSTILE_TEXTS.length)
    for await (const line of verifyStore(now.context)) expect(line).not.toMatchObject({ kind: 'difference' })
  })
})
