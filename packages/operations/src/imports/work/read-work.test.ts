import { expect, test } from 'vitest'
import { SourceFile } from '../source-file.ts'
import { readBacklogMd } from './read-backlog-md.ts'
import { readBeads } from './read-beads.ts'
import { readGithub } from './read-github.ts'
import { readTaskMaster } from './read-task-master.ts'
import type { ReadWork } from './work-item.ts'

const read = (reader: ReadWork, text: string) => {
  const file = new SourceFile()
  const { items, leftBehind } = reader(text, file, (content) => `#${content.length}`)
  return { items, leftBehind, unread: file.unread, leftOut: file.leftOut, uses: file.uses }
}

test('beads: an issue a line, with priority, labels and what blocks it; closed ones stay away', () => {
  const { items, leftBehind, leftOut, uses } = read(
    readBeads,
    [
      { id: 'bd-1', title: 'Parser', description: 'Read it', status: 'open', priority: 0, issue_type: 'bug' },
      {
        id: 'bd-2',
        title: 'Printer',
        status: 'blocked',
        priority: 2,
        labels: ['UI work', '?!'],
        acceptance_criteria: 'It prints',
        dependencies: [
          { issue_id: 'bd-2', depends_on_id: 'bd-1', type: 'blocks' },
          { issue_id: 'bd-2', depends_on_id: 'bd-9', type: 'related' },
        ],
        ephemeral: true,
      },
      { id: 'bd-3', title: 'Old', status: 'closed' },
      { id: 'bd-4', title: 'Gone', status: 'tombstone' },
      { _type: 'memory', key: 'x' },
    ]
      .map((issue) => JSON.stringify(issue))
      .join('\n'),
  )
  expect(items).toEqual([
    {
      line: 1,
      source: 'beads:bd-1',
      title: 'Parser',
      content: 'Parser\n\nRead it',
      priority: 4,
      labels: ['bug'],
      blockedBy: [],
    },
    {
      line: 2,
      source: 'beads:bd-2',
      title: 'Printer',
      content: 'Printer\n\nAcceptance criteria:\nIt prints\n\nLinks:\nrelated bd-9\n\nLabels: ?!',
      priority: 2,
      labels: ['ui-work'],
      blockedBy: ['beads:bd-1'],
    },
  ])
  expect([...leftBehind]).toEqual([
    ['beads:bd-3', 'done'],
    ['beads:bd-4', 'cancelled'],
  ])
  expect(leftOut).toContainEqual({ because: 'done', times: 1 })
  expect(uses).toContainEqual({ field: 'ephemeral', into: null, times: 1 })
})

test('beads: what cannot be read is named by its line', () => {
  const { unread } = read(readBeads, '{"id":"a","title":"x","status":"lost"}\n{oops\n{"title":"y"}\n{"id":"b"}')
  expect(unread).toMatchObject([
    { line: 2, reason: 'not_json' },
    { line: 1, field: 'status', given: 'lost' },
    { line: 3, field: 'id' },
    { line: 4, field: 'title', reason: 'no_title' },
  ])
})

test('Backlog.md: front matter says what, the text below it how; marks of its sections are gone', () => {
  const task = (front: string, body = '') => ({ name: 'x.md', text: `---\n${front}\n---\n${body}` })
  const { items, unread } = read(
    readBacklogMd,
    JSON.stringify([
      task('id: TASK-1\ntitle: "Parser: first"\nstatus: To Do\npriority: high\nlabels: [core]\ndependencies: []'),
      task(
        "id: task-2\ntitle: >-\n  Printer\nstatus: In Progress\ndependencies:\n  - TASK-1\n  - task-3\nparent_task_id: task-9\nassignee: ['@dana']",
        '\n## Description\n\n<!-- SECTION:DESCRIPTION:BEGIN -->\nPrint it\n<!-- SECTION:DESCRIPTION:END -->\n',
      ),
      task('id: task-3\ntitle: Done\nstatus: Done'),
    ]),
  )
  expect(unread).toEqual([])
  expect(items).toMatchObject([
    { source: 'backlog:task-1', content: 'Parser: first', priority: 3, labels: ['core'], blockedBy: [] },
    {
      source: 'backlog:task-2',
      content: 'Printer\n\n## Description\n\nPrint it\n\nPart of:\ntask-9',
      blockedBy: ['backlog:task-1', 'backlog:task-3'],
    },
  ])
  expect(read(readBacklogMd, '---\nid: task-1\ntitle: One\n---\n').items).toHaveLength(1)
  expect(read(readBacklogMd, '# Just a page').unread).toMatchObject([{ line: 1, field: '---' }])
  expect(read(readBacklogMd, '---\nid: [\n---\n').unread).toHaveLength(1)
})

test('Task Master: one list or one for each tag, subtasks as steps', () => {
  const tasks = [
    { id: 1, title: 'Parser', status: 'done', dependencies: [] },
    {
      id: 2,
      title: 'Printer',
      status: 'pending',
      dependencies: [1, '3.2'],
      priority: 'low',
      testStrategy: 'Print',
      subtasks: [
        { id: 1, title: 'Head', status: 'done' },
        { id: 2, title: 'Body', details: 'All\nof it' },
      ],
    },
    { id: 3, title: 'Plotter', status: 'cancelled' },
  ]
  const { items, leftBehind } = read(readTaskMaster, JSON.stringify({ tasks }))
  expect(items).toMatchObject([
    {
      source: 'taskmaster:2',
      content: 'Printer\n\nHow to test:\nPrint\n\nSteps:\n- [x] Head\n- [ ] Body\n  All\n  of it',
      priority: 1,
      blockedBy: ['taskmaster:1', 'taskmaster:3'],
    },
  ])
  expect(leftBehind.get('taskmaster:3')).toBe('cancelled')
  const tagged = read(readTaskMaster, JSON.stringify({ master: { tasks }, ui: { tasks, metadata: {} } }))
  expect(tagged.items.map(({ source, labels }) => [source, labels])).toEqual([
    ['taskmaster:2', []],
    ['taskmaster:ui-2', ['ui']],
  ])
  expect(read(readTaskMaster, '{}').unread).toMatchObject([{ field: 'tasks', reason: 'missing_column' }])
})

test('GitHub: open issues with their labels; what blocks one is said in its text or linked', () => {
  const issue = (number: number, more: object = {}) => ({
    number,
    title: `Issue ${number}`,
    url: `https://github.com/o/r.js/issues/${number}`,
    state: 'OPEN',
    ...more,
  })
  const { items, leftBehind, leftOut } = read(
    readGithub,
    JSON.stringify([
      issue(1, { labels: [{ name: 'Good First Issue' }] }),
      issue(2, { body: 'Do it.\n\nBlocked by #1, #3\nnot blocked by #9', blockedBy: { nodes: [{ number: 4 }] } }),
      issue(3, { state: 'CLOSED', stateReason: 'COMPLETED' }),
      issue(4, { state: 'closed', state_reason: 'not_planned' }),
      issue(5, { pull_request: {} }),
    ]),
  )
  expect(items).toMatchObject([
    { source: 'github:o-r_js-1', labels: ['good-first-issue'], blockedBy: [] },
    { source: 'github:o-r_js-2', blockedBy: ['github:o-r_js-1', 'github:o-r_js-3', 'github:o-r_js-4'] },
  ])
  expect([...leftBehind.values()]).toEqual(['done', 'cancelled'])
  expect(leftOut).toContainEqual({ because: 'template', times: 1 })
  expect(read(readGithub, '{}').unread).toHaveLength(1)
})
