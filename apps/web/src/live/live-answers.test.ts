import { join } from 'node:path'
import { type EventView, type OperationKey, toEventView } from '@pawl/contract'
import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore, type Store } from '../../../../packages/storage/src/index.ts'
import { asked, contextOf } from '../../../../testing/operation-context.ts'
import { temporaryFolder } from '../../../../testing/temporary-folder.ts'
import type { Input, Result } from '../api/request.ts'
import { showGuess } from '../moves/cached-tasks.ts'
import { standingFor } from '../moves/standing-of.ts'
import { LiveAnswers } from './live-answers.ts'

const PAGE = 3
const LISTS: readonly Input<'listTasks'>[] = [
  { status: 'pending', sort: 'deadline' },
  { status: 'pending', sort: 'priority', priority: 'high' },
  { status: 'all', sort: 'updated' },
  { status: 'done', sort: 'updated' },
  { status: 'deleted', sort: 'number' },
  { status: 'all', sort: 'position', tag: 'home' },
  { status: 'pending', sort: 'number', project: 'Garden' },
  { status: 'pending', sort: 'deadline', dueAfter: '2026-01-02', dueBefore: '2026-01-09' },
  { status: 'all', sort: 'number', undated: true },
  { status: 'all', sort: 'number', blocked: false },
]
const SEARCHES: readonly Input<'listTasks'>[] = [
  { status: 'all', text: 'milk' },
  { status: 'pending', overdue: true, sort: 'deadline' },
]
const SHORT: readonly Input<'listTasks'>[] = [
  { status: 'all', limit: 1 },
  { status: 'done', sort: 'updated', limit: 5 },
]

let opened: Store
let workspaces = 0
beforeAll(async () => {
  opened = await openStore({ sqliteFile: join(temporaryFolder(), 'pawl.db') })
})
afterAll(() => opened.close())

/** A page with its answers, before a store: what happens there is heard of here. */
async function pageBeforeStore() {
  const store = await opened.in(`page ${++workspaces}`)
  const { done } = asked(contextOf(store))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } })
  const requests: string[] = []
  const ask = (key: OperationKey, input: object) => {
    requests.push(JSON.stringify([key, input]))
    return done(key as 'showTask', input)
  }
  const answers = new LiveAnswers(client, {
    findTask: async (task) => (await done('showTask', { task })).task,
    standing: () => standingFor({ principal: 'person:dana', role: 'owner', alone: true }),
  })
  answers.watchArrivals()
  let position: string | null = null
  const news = async (): Promise<EventView[]> => {
    const events = await store.eventsAfter(position, 200)
    position = events.at(-1)?.position ?? position
    return events.map(({ event, position: at }) => toEventView(event, at))
  }
  const showPages = async (filters: Input<'listTasks'>) => {
    const observer = new InfiniteQueryObserver(client, {
      queryKey: ['listTasks', filters],
      queryFn: ({ pageParam }) =>
        ask('listTasks', { ...filters, limit: PAGE, cursor: pageParam }) as never as Promise<Result<'listTasks'>>,
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }: Result<'listTasks'>) => nextCursor ?? undefined,
    })
    observer.subscribe(() => {})
    await observer.refetch()
    await observer.fetchNextPage()
    return observer
  }
  const show = async (key: OperationKey, input: object) => {
    const observer = new QueryObserver(client, { queryKey: [key, input], queryFn: () => ask(key, input) })
    observer.subscribe(() => {})
    await observer.refetch()
    return observer
  }
  return { client, done, answers, news, requests, show, showPages, close: () => client.clear() }
}
type Before = Awaited<ReturnType<typeof pageBeforeStore>>

const small = fc.nat({ max: 14 })
const change = fc.record({
  what: fc.constantFrom(
    ...(['add', 'add', 'edit', 'edit', 'completeTask', 'deleteTask', 'startTask', 'stopTask', 'reopenTask'] as const),
    ...(['restoreTask', 'comment', 'arrange', 'undo', 'depend'] as const),
  ),
  task: small,
  other: small,
  title: fc.constantFrom('buy milk', 'call mom', 'Milk for the cat', 'sow'),
  deadline: fc.constantFrom('2025-12-30', '2026-01-01', '2026-01-05', '2026-01-01T12:00:00Z', '2026-03-01', undefined),
  priority: fc.constantFrom('high', 'low', undefined),
  tags: fc.constantFrom<string[] | undefined>(['home'], ['HOME', 'shop'], ['work'], undefined),
  project: fc.constantFrom('Garden', 'garden', 'House', undefined),
  recurrence: fc.constantFrom('every day', ...Array<undefined>(5).fill(undefined)),
})
type Change = typeof change extends fc.Arbitrary<infer One> ? One : never

async function make({ done }: Before, { what, task, other, ...fields }: Change): Promise<void> {
  const [one, another] = [String(task + 1), String(other + 1)]
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  const made = {
    add: () => done('addTask', given),
    edit: () => done('editTask', { task: one, ...fields, deadline: fields.deadline ?? null }),
    comment: () => done('commentTask', { task: one, text: 'said' }),
    arrange: () => done('arrangeTask', { task: one, before: another }),
    depend: () => done('dependTask', { task: one, on: [another] }),
    undo: () => done('undoChange', {}),
  }
  // Much of it is refused, and changes nothing.
  await (what in made ? made[what as keyof typeof made]() : done(what as 'startTask', { task: one })).catch(() => {})
}

const tasksOf = (data: { pages: readonly Result<'listTasks'>[] } | undefined) =>
  data?.pages.flatMap((page) => page.tasks)

test('answers changed by events equal those the operations give, and no list is asked for again (LT1)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 16, maxLength: 28 }), async (changes) => {
      const page = await pageBeforeStore()
      for (const first of changes.slice(0, 12)) await make(page, { ...first, what: 'add' })
      await page.news()
      const lists = await Promise.all([...LISTS, ...SEARCHES].map(page.showPages))
      const single: [OperationKey, object][] = [
        ...SHORT.map((filters): [OperationKey, object] => ['listTasks', filters]),
        ['todaysTasks', { timeZone: 'UTC' }],
        ['upcomingTasks', { days: 7, timeZone: 'UTC' }],
        ...(['1', '2'] as const).flatMap((task): [OperationKey, object][] => [
          ['showTask', { task }],
          ['taskHistory', { task }],
          ['showDependencies', { task }],
        ]),
      ]
      const shown = await Promise.all(single.map(([key, input]) => page.show(key, input)))
      page.requests.length = 0
      for (const [step, one] of changes.entries()) {
        const isLast = step === changes.length - 1
        await make(page, one)
        await page.answers.hear(await page.news())
        // All of them are compared at the end, some after each change.
        for (const [index, filters] of [...LISTS, ...SEARCHES].entries()) {
          if (!isLast && index % 4 !== step % 4) continue
          const loaded = lists[index]?.getCurrentResult().data
          const { tasks } = await page.done('listTasks', { ...filters, limit: 500 })
          const isWhole = loaded?.pages.at(-1)?.nextCursor === null
          expect(tasksOf(loaded)).toEqual(isWhole ? tasks : tasks.slice(0, tasksOf(loaded)?.length))
        }
        for (const [index, [key, input]] of single.entries())
          expect(shown[index]?.getCurrentResult().data).toEqual(await page.done(key as 'showTask', input))
      }
      // Of those that can be told from an event none was asked for.
      const told = LISTS.map((filters) => JSON.stringify(['listTasks', { ...filters, limit: PAGE }]))
      expect(page.requests.filter((request) => told.includes(request))).toEqual([])
      page.close()
    }),
    { numRuns: Number(process.env.PAWL_LIVE_RUNS ?? 3), endOnFailure: true },
  )
})

test('an answer that was on its way when something happened is true when it comes (LN1)', async () => {
  const page = await pageBeforeStore()
  await page.done('addTask', { title: 'first' })
  await page.news()
  const list = await page.showPages({ status: 'pending' })
  const before = await page.done('listTasks', { status: 'pending' })
  const late = Promise.withResolvers<typeof before>()
  const arriving = page.client.fetchInfiniteQuery({
    queryKey: ['listTasks', { status: 'pending' }],
    queryFn: () => late.promise,
    initialPageParam: undefined,
    getNextPageParam: () => undefined,
    staleTime: 0,
  })
  await page.done('addTask', { title: 'second' })
  await page.done('completeTask', { task: '1' })
  await page.answers.hear(await page.news())
  late.resolve(before)
  await arriving
  await expect.poll(() => tasksOf(list.getCurrentResult().data)?.map(({ title }) => title)).toEqual(['second'])
  page.close()
})

test('nothing is worked out from what was only guessed (KT1)', async () => {
  const page = await pageBeforeStore()
  const { task } = await page.done('addTask', { title: 'as it was', tags: ['home'] })
  await page.news()
  const list = await page.showPages({ status: 'pending' })
  showGuess(page.client, { ...task, title: 'guessed', version: task.version + 1 })
  await page.done('editTask', { task: '1', priority: 'high' })
  await page.answers.hear(await page.news())
  const { tasks } = await page.done('listTasks', { status: 'pending' })
  expect(tasksOf(list.getCurrentResult().data)).toEqual(tasks)
  page.close()
})

test('[D41] a task whose sharing changes is asked for again: whether it is still there only the server knows', async () => {
  const page = await pageBeforeStore()
  await page.done('addTask', { title: 'a ring' })
  const [created] = await page.news()
  await page.show('showTask', { task: '1' })
  await page.show('taskHistory', { task: '1' })
  page.requests.length = 0
  const shared = {
    ...(created as EventView),
    version: 2,
    from: 'open',
    trigger: 'editTask',
    set: { sharedWith: ['eve'] },
  }
  await page.answers.hear([shared])
  expect(page.requests).toEqual([
    JSON.stringify(['showTask', { task: '1' }]),
    JSON.stringify(['taskHistory', { task: '1' }]),
  ])
  page.close()
})
