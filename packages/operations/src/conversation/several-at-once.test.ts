// Several tasks in one turn on real stores: one commit, one undo, nothing twice.

import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { asked, freshContexts } from '../../../../testing/operation-context.ts'

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now, add } = freshContexts(freshPlace)
  const talk = async (...messages: string[]) => {
    let conversation_id: string | undefined
    const answers = []
    for (const message of messages) {
      const answer = await asked(now.context).done('takeTurn', { message, conversation_id })
      conversation_id = answer.conversation_id
      answers.push(answer)
    }
    const replayed = await asked(now.context).done('replayConversation', { conversation: conversation_id as string })
    expect(replayed).toMatchObject({ turns: messages.length, identical: true })
    return answers.at(-1) as (typeof answers)[number]
  }
  const tasks = async () => (await asked(now.context).done('listTasks', { status: 'all' })).tasks
  const titles = async () => (await tasks()).map(({ title }) => title)
  const statuses = async () => (await tasks()).map(({ status }) => status)
  const triggers = async (task: string) =>
    (await asked(now.context).done('taskHistory', { task })).events.map(({ trigger }) => trigger)
  const three = async () => {
    for (const title of ['Buy milk', 'Call Dana', 'Pay the rent']) await add(title)
  }

  test('[SV3] numbers are completed in one turn, and one undo takes all of it back', async () => {
    await three()
    const { commands, executed } = await talk('complete 1, 2 and 3')
    expect(commands.map(({ ref }) => ref?.title)).toEqual(['Buy milk', 'Call Dana', 'Pay the rent'])
    expect(executed).toHaveLength(3)
    expect(await statuses()).toEqual(['done', 'done', 'done'])
    const events = await triggers('2')
    await talk('make 1 and 2 urgent', 'make 2 and 3 low', 'undo')
    expect((await tasks()).map(({ priority }) => priority)).toEqual(['urgent', 'urgent', undefined])
    expect(await triggers('2')).toHaveLength(events.length + 3)
  })

  test('[SV1] several are deleted after a yes, and one undo brings all of them back', async () => {
    await three()
    expect((await talk('delete tasks 1-3')).executed).toEqual([])
    expect(await titles()).toHaveLength(3)
    await talk('delete tasks 1-3', 'yes')
    expect(await titles()).toEqual([])
    const { executed } = await talk('show my tasks', 'add tea', 'undo')
    expect(executed).toHaveLength(1)
    expect(await titles()).toEqual([])
  })

  test('[SV1] what was deleted together comes back together, once', async () => {
    await three()
    const undone = await talk('delete 1 and 3', 'yes', 'undo')
    expect(undone.executed.map(({ success }) => success)).toEqual([true, true])
    expect(await titles()).toEqual(['Buy milk', 'Call Dana', 'Pay the rent'])
    const versions = async () => (await tasks()).map(({ version }) => version)
    expect(await versions()).toEqual([3, 1, 3])
  })

  test('[SA2] what was added together is taken off together', async () => {
    await add('Tea')
    await talk('add three tasks: milk, eggs and bread', 'undo')
    expect(await titles()).toEqual(['Tea'])
    await talk('add three tasks: milk, eggs and bread', 'undo', 'add jam')
    expect(await titles()).toEqual(['Tea', 'jam'])
  })

  test('[SA4] a task that is split is one again after undo', async () => {
    await talk('add milk, eggs and bread', 'split')
    expect(await titles()).toEqual(['milk', 'eggs', 'bread'])
    await talk('add jam, tea and ham', 'split', 'undo')
    expect(await titles()).toEqual(['milk', 'eggs', 'bread', 'jam, tea and ham'])
  })

  test('[V4] if one of the tasks was changed by someone else since, nothing is taken back', async () => {
    await three()
    const { conversation_id } = await asked(now.context).done('takeTurn', { message: 'make 1 and 2 urgent' })
    await asked({ ...now.context, actor: 'person:eve' }).done('editTask', { task: '2', priority: 'low' })
    const undone = await asked(now.context).done('takeTurn', { message: 'undo', conversation_id })
    expect(undone.executed.every(({ success }) => !success)).toBe(true)
    expect(undone.text).toContain("I couldn't do that")
    expect((await tasks()).map(({ priority }) => priority)).toEqual(['urgent', 'low', undefined])
  })

  test('[SV1] what was renamed since is asked about again', async () => {
    await three()
    const { conversation_id } = await asked(now.context).done('takeTurn', { message: 'delete 1 and 2' })
    await asked({ ...now.context, actor: 'person:eve' }).done('editTask', { task: '1', title: 'Buy a house' })
    const again = await asked(now.context).done('takeTurn', { message: 'yes', conversation_id })
    expect(again.text).toContain('Buy a house')
    expect(await titles()).toHaveLength(3)
  })

  test('[V2] the same message sent again adds nothing again', async () => {
    const said = { message: 'add three tasks: milk, eggs and bread', message_id: 'm1' }
    const { conversation_id } = await asked(now.context).done('takeTurn', said)
    await asked(now.context).done('takeTurn', { ...said, conversation_id })
    expect(await titles()).toEqual(['milk', 'eggs', 'bread'])
  })
})
