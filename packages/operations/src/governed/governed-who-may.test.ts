// Governed work on real stores: who may answer, judge and stop.

import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { governedScene } from '../../../../testing/governed-scene.ts'
import { acting, asked } from '../../../../testing/operation-context.ts'
import { transitionTask } from '../todo/transition-task.ts'

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { ask, open, answer, initiative, show, work, verdicts, now } = governedScene(freshPlace)

  test.each([
    ['system3', 'done'],
    ['system5', 'NOT_YOURS_TO_ANSWER'],
    ['agent:reviewer', 'NOT_YOURS_TO_ANSWER'],
    ['agent:reviewer', 'done', 'system3'],
    ['agent:reviewer', 'NOT_YOURS_TO_ANSWER', 'system4'],
    ['agent:ada', 'AUTHOR_CANNOT_JUDGE', 'system3'],
    ['agent:ada/s-1', 'AUTHOR_CANNOT_JUDGE', 'system3'],
    ['person:noa', 'done'],
  ] as const)(
    '[D33] [D35] [D43] %s judges: %s, made for %s',
    async (actor, expected, system?: 'system3' | 'system4') => {
      await initiative(['one'], { policies: { safe: 'no secrets' } })
      await work(1, 'page')
      const [item] = await open('TaskReview')
      const given = { item: item?.id ?? '', answer: verdicts(['safe', 'Satisfied']) }
      const judge = asked(acting(now.context, actor, system && [system]))
      if (expected === 'done') await judge.done('answerItem', given)
      else expect((await judge.refused('answerItem', given)).code).toBe(expected)
    },
  )

  test.each(['system5', 'agent:reviewer'])('[003 U1] %s cannot answer for the user', async (actor) => {
    await initiative(['one'], { workers: [] })
    await answer('RemediationRequest', { outcome: 'none_viable', reason: 'nobody' }, 'system5')
    const [item] = await open('UserEscalation')
    const given = { item: item?.id ?? '', answer: { action: 'cancel' } }
    expect((await ask(actor).refused('answerItem', given)).code).toBe('NOT_YOURS_TO_ANSWER')
  })

  test('an agent works as itself only', async () => {
    await initiative(['one'])
    const as = (actor: string) => ask(actor).refused('startWork', { task: '1', session: 'ada' })
    expect((await as('agent:bob')).code).toBe('ACTOR_NOT_YOURS')
    await ask('agent:ada/s-1').done('startWork', { task: '1', session: 'ada' })
  })

  test('[LESSONS] no other door moves a governed task: not a transition, not an undo', async () => {
    const id = await initiative(['one'])
    await expect(transitionTask(now.context, (await show(id)).tasks[0]?.id ?? '', 'canceled')).rejects.toThrow(
      'GOVERNED',
    )
    expect((await ask().refused('undoChange', { change: '1@1' })).code).toBe('UNDO_NOT_POSSIBLE')
    expect((await ask().refused('completeTask', { task: '1' })).code).toBe('GOVERNED_TASK')
  })

  test('what an answerer sets aside is still in the inbox, and a person answers it', async () => {
    await ask().done('startInitiative', { title: 'Ship it' })
    const [item] = await open()
    await ask('system3').done('setItemAside', { item: item?.id ?? '', reason: 'the command failed' })
    expect(await open()).toMatchObject([{ state: 'set_aside', body: { set_aside_because: 'the command failed' } }])
    await answer('InitiativeAssign', { tasks: [{ title: 'one' }] })
    expect((await open()).map(({ type }) => type)).toEqual(['RemediationRequest'])
  })
})
