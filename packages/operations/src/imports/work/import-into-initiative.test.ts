// Work of other programs for an initiative, and imports taken back, on both databases.

import { describe, expect, test } from 'vitest'
import { databases } from '../../../../../testing/databases.ts'
import { HOSTILE_TEXTS } from '../../../../../testing/hostile-texts.ts'
import { asked, freshContexts } from '../../../../../testing/operation-context.ts'
import { verifyStore } from '../../store/verify-store.ts'

const blocks = (id: string) => [{ depends_on_id: id, type: 'blocks' }]
const ISSUES = [
  { id: 'bd-1', title: 'Printer', status: 'open', priority: 3, dependencies: blocks('bd-2') },
  { id: 'bd-2', title: 'Parser', description: 'Reads lines.', status: 'open', priority: 1, labels: ['core'] },
  { id: 'bd-3', title: 'Done', status: 'closed' },
  { id: 'bd-4', title: 'Plotter', status: 'open', dependencies: [...blocks('bd-3'), ...blocks('elsewhere-7')] },
]

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  const ask = () => asked(now.context)
  const linesOf = (issues: readonly object[]) => issues.map((one) => JSON.stringify(one)).join('\n')
  const bring = (initiative: string, issues: readonly object[] = ISSUES, more: object = {}) =>
    ask().done('importIntoInitiative', { initiative, from: 'beads', content: linesOf(issues), ...more })
  const start = async (more: object = {}) => {
    const { initiative } = await ask().done('startInitiative', { title: 'Ship it', ...more })
    return initiative.id
  }
  const worker = () => ask().done('addWorker', { worker: 'ada' })
  const show = async (initiative: string) => {
    const { tasks, waitsFor, ...rest } = await ask().done('showInitiative', { initiative })
    return { tasks, asked: waitsFor.map(({ type }) => type), state: rest.initiative.state }
  }
  const isSound = async () => {
    for await (const line of verifyStore(now.context)) expect(JSON.stringify(line)).not.toContain('"difference"')
  }
  const begin = async (task: number) => {
    await ask().done('waitForTask', { worker: 'ada', timeoutSeconds: 0 })
    await ask().done('startWork', { task: String(task), session: 'ada' })
  }

  test('[II1, II2] work becomes tasks by priority, the first free one is assigned, and nobody is asked for tasks any more', async () => {
    await worker()
    const id = await start()
    expect(await bring(id)).toMatchObject({ added: 3, leftOut: [{ because: 'done', times: 1 }] })
    const { tasks, asked } = await show(id)
    const [parser, printer, plotter] = tasks
    expect(tasks.map(({ title }) => title)).toEqual(['Parser', 'Printer', 'Plotter'])
    expect(parser).toMatchObject({
      assignee: 'ada',
      description: 'Reads lines.\n\nLabels: core',
      importedFrom: 'beads:bd-2',
    })
    expect(plotter).toMatchObject({ description: 'Depends on: elsewhere-7' })
    expect(printer).toMatchObject({ blockedBy: [parser?.id], waitsFor: [parser?.id] })
    expect(tasks.filter(({ assignee }) => assignee !== undefined)).toHaveLength(1)
    expect(asked).toEqual([])
    await isSound()
  })

  test('[II2] beside work that is there nothing is assigned; without a worker System5 is asked for one', async () => {
    const id = await start()
    await bring(id)
    expect((await show(id)).asked).toEqual(['RemediationRequest'])
    await bring(id, [{ id: 'bd-9', title: 'Late', status: 'open' }])
    expect((await show(id)).asked).toEqual(['RemediationRequest'])
  })

  test('[II2] what is planned begins with what was imported, and System3 is not asked', async () => {
    await worker()
    const id = await start({ planned: true })
    await bring(id)
    expect((await show(id)).tasks.filter(({ assignee }) => assignee !== undefined)).toEqual([])
    await ask().done('beginInitiative', { initiative: id })
    const { tasks, asked, state } = await show(id)
    expect([state, asked, tasks[0]?.assignee]).toEqual(['active', [], 'ada'])
  })

  test('[II3] twice adds nothing; what is new may depend on what was there', async () => {
    await worker()
    const id = await start()
    await bring(id)
    expect(await bring(id)).toMatchObject({ added: 0, known: 3, import: null })
    const late = { id: 'bd-9', title: 'Late', status: 'open', dependencies: blocks('bd-1') }
    expect(await bring(id, [...ISSUES, late])).toMatchObject({ added: 1, known: 3 })
    const { tasks } = await show(id)
    const printer = tasks.find(({ importedFrom }) => importedFrom === 'beads:bd-1')
    expect(tasks.at(-1)).toMatchObject({ blockedBy: [printer?.id] })
  })

  test('[IW1] a dry run says where each field goes; a circle, or an initiative that is over, adds nothing', async () => {
    const id = await start()
    const { added, fields } = await bring(id, ISSUES, { dryRun: true })
    expect(added).toBe(3)
    expect(Object.fromEntries(fields.map(({ field, into }) => [field, into]))).toMatchObject({
      title: 'title',
      description: 'description',
      labels: 'description',
      priority: 'queuePosition',
    })
    const circle = [
      { id: 'a', title: 'A', status: 'open', dependencies: blocks('b') },
      { id: 'b', title: 'B', status: 'open', dependencies: blocks('a') },
    ]
    const file = { initiative: id, from: 'beads' as const, content: linesOf(circle) }
    expect((await ask().refused('importIntoInitiative', file)).code).toBe('DEPENDENCY_CIRCLE')
    await ask().done('cancelInitiative', { initiative: id })
    expect((await ask().refused('importIntoInitiative', file)).code).toBe('INITIATIVE_OVER')
    expect((await show(id)).tasks).toEqual([])
  })

  test('whatever a file holds becomes work that can be stored', async () => {
    const id = await start()
    const issues = HOSTILE_TEXTS.map((text, index) => ({
      number: index + 1,
      title: `x ${text}`,
      body: text,
      labels: [{ name: text }],
    }))
    const content = JSON.stringify(issues)
    const { added } = await ask().done('importIntoInitiative', { initiative: id, from: 'github', content })
    expect(added).toBe(HOSTILE_TEXTS.length)
    await isSound()
  })

  test('[CI1, CI2, CI3] an import is cancelled in one act, System3 is asked again, and the file can be imported again', async () => {
    await worker()
    const id = await start()
    const { import: name } = await bring(id)
    expect(await ask().done('cancelImport', { import: String(name) })).toEqual({ cancelled: 3, kept: 0 })
    const { tasks, asked } = await show(id)
    expect([tasks.map(({ status }) => status), asked]).toEqual([
      ['canceled', 'canceled', 'canceled'],
      ['InitiativeAssign'],
    ])
    expect(await ask().done('cancelImport', { import: String(name) })).toEqual({ cancelled: 0, kept: 0 })
    expect(await bring(id)).toMatchObject({ added: 3, known: 0 })
    await isSound()
  })

  test('[CI1, CI3] what was begun stays; what was there before is assigned once the imported is gone', async () => {
    await worker()
    const id = await start()
    const first = await bring(id)
    await begin(first.tasks[0]?.number as number)
    expect(await ask().done('cancelImport', { import: String(first.import) })).toEqual({ cancelled: 2, kept: 1 })
    const second = await bring(id, [{ id: 'bd-8', title: 'Other', status: 'open' }])
    expect(await ask().done('cancelImport', { import: String(second.import) })).toEqual({ cancelled: 1, kept: 0 })
    expect((await show(id)).tasks[0]).toMatchObject({ status: 'in_progress', assignee: 'ada' })
    expect((await ask().refused('cancelImport', { import: 'nowhere' })).code).toBe('IMPORT_NOT_FOUND')
    await isSound()
  })

  test('[CI1, CI2] in a room what nobody has had is closed, and comes again with the file', async () => {
    await ask().done('createRoom', { room: 'build', roles: ['builder'] })
    const file = { room: 'build', from: 'beads' as const, content: linesOf(ISSUES) }
    const made = await ask().done('importWork', file)
    const [parser] = (await ask().done('listBacklog', { room: 'build' })).tasks
    await ask().done('moveToQueue', { task: String(parser?.number) })
    await ask().done('waitForTask', { room: 'build', role: 'builder', session: 's1', timeoutSeconds: 0 })
    expect(await ask().done('cancelImport', { import: String(made.import) })).toEqual({ cancelled: 2, kept: 1 })
    expect((await ask().done('listBacklog', { room: 'build' })).tasks).toEqual([])
    expect(await ask().done('importWork', file)).toMatchObject({ added: 2, known: 1 })
    await isSound()
  })
})
