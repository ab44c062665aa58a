// Reviews at the wrong time: what they may take away, from whom, and how often System5 hears of them.

import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { acting, asked, freshContexts } from '../../../../testing/operation-context.ts'

const OTHERS = ['person:dana', 'person:noam', 'agent:bob', 'agent:adam', 'agent:bob/ada', 'system4'] as const

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  const ask = (actor = 'person:dana') => asked(acting(now.context, actor))
  const review = { task: '1' }
  const task = async () => (await ask().done('showTask', review)).task
  const waiting = async () => (await ask().done('inbox', { limit: 500 })).items.map(({ type }) => type)

  /** One task that ada has. */
  const assigned = async () => {
    await ask().done('addWorker', { worker: 'ada', skills: [] })
    const { initiative, items } = await ask().done('startInitiative', { title: 'Ship it' })
    const answer = { tasks: [{ title: 'one' }] }
    await ask().done('answerItem', { item: items[0]?.id ?? '', answer, brief: false })
    return initiative.id
  }

  test.each(['in_progress', 'pending'])(
    '[D31] a review of what someone else has, %s, is refused and takes nothing away',
    async (status) => {
      await assigned()
      if (status === 'in_progress') await ask().done('startWork', { ...review, session: 'ada' })
      const before = await task()
      for (const actor of OTHERS) {
        expect(await ask(actor).refused('requestReview', review)).toMatchObject({
          code: 'REVIEW_TOO_EARLY',
          variables: { task: 1, status, assignee: 'ada', actor },
        })
      }
      expect([await task(), await waiting()]).toEqual([before, []])
    },
  )

  test.each(['agent:ada', 'agent:ada/1', 'system3', 'system5'])(
    '[D31] by %s it resets the task, which is told to System5',
    async (actor) => {
      await assigned()
      await ask().done('startWork', { ...review, session: 'ada' })
      const reset = await ask(actor).done('requestReview', review)
      expect(reset).toMatchObject({
        task: { status: 'pending', invalid_review_resets: 1 },
        items: [{ type: 'InternalError' }],
      })
    },
  )

  test('[D31] however often it is asked for at the wrong time, System5 has as many questions as there were resets, and one', async () => {
    const initiative = await assigned()
    const often = async () => {
      for (let times = 0; times < 10; times++) await ask('system3').done('requestReview', review)
      return (await waiting()).toSorted()
    }
    const pending = await often()
    expect(pending).toEqual(['InternalError'])
    for (let turn = 1; turn <= 5; turn++) {
      if ((await task()).status === 'pending') await ask().done('startWork', { ...review, session: 'ada' })
      await ask('system3').done('requestReview', review)
    }
    expect(await often()).toEqual([...Array(5).fill('InternalError'), 'RemediationRequest'])
    await ask().done('completeWork', { ...review, session: 'ada', result: 'here' })
    expect(await often()).toEqual(['InitiativeReview', ...Array(6).fill('InternalError')])
    expect((await ask().done('showInitiative', { initiative })).tasks[0]).toMatchObject({ status: 'approved' })
  })
})
