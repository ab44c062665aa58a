import { describe, expect, test } from 'vitest'
import { type Verdict, whatFollows } from './what-follows.ts'

const around = (state: string, ...others: { status: string; assignee?: string }[]) => ({
  initiative: { kind: 'initiative', id: 'i', version: 1, state, body: {}, actor: 'person:dana', at: 0 },
  tasks: [{ status: 'completed' }, ...others].map((task, index) => ({
    id: `t${index}`,
    number: index + 1,
    lifecycle: 'governed' as const,
    version: 1,
    createdBy: 'system3',
    createdAt: 0,
    updatedAt: 0,
    ...task,
  })),
})
const verdicts = (...of: (Verdict | undefined)[]) => new Map(of.map((verdict, index) => [`p${index}`, verdict]))

describe('what follows from verdicts', () => {
  test.each([
    [[undefined, 'Violated'], { kind: 'unfinished', missing: 1 }],
    [['Vague', 'Violated'], { kind: 'vague', policies: ['p0'] }],
    [['Satisfied', 'Violated'], { kind: 'rejected', policies: ['p1'], stopped: false }],
    [['Satisfied', 'Satisfied'], { kind: 'approved', afterwards: { kind: 'review' } }],
  ] as const)('[003 N] %j', (given, follows) => {
    expect(whatFollows(verdicts(...given), 't0', around('active'))).toEqual(follows)
  })

  test.each([
    [around('active', { status: 'pending' }), 'next'],
    [around('active', { status: 'pending', assignee: 'ada' }), 'wait'],
    [around('active', { status: 'blocked' }), 'wait'],
    [around('active', { status: 'canceled' }, { status: 'approved' }), 'review'],
    [around('canceled', { status: 'in_progress' }), 'stopped'],
    [undefined, 'unknown'],
  ] as const)('[003 NX1–NX6] after an approval, case %#', (initiative, kind) => {
    expect(whatFollows(verdicts('Satisfied'), 't0', initiative)).toMatchObject({
      kind: 'approved',
      afterwards: { kind },
    })
  })
})
