// Direct mode on real stores: chains, undo, what fails in the middle, where the clocks are, and the same again.

import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { asked, freshContexts } from '../../../../testing/operation-context.ts'

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now, add } = freshContexts(freshPlace)
  const talk = async (...messages: string[]) => {
    let conversation_id: string | undefined
    const answers = []
    for (const message of messages) {
      const answer = await asked(now.context).done('takeTurn', {
        message,
        conversation_id,
        time_zone: 'Asia/Jerusalem',
      })
      conversation_id = answer.conversation_id
      answers.push(answer)
    }
    const replayed = await asked(now.context).done('replayConversation', { conversation: conversation_id as string })
    expect(replayed).toMatchObject({ turns: messages.length, identical: true })
    return answers.at(-1) as (typeof answers)[number]
  }
  const tasks = async () => (await asked(now.context).done('listTasks', { status: 'all' })).tasks
  const triggers = async (task: string) =>
    (await asked(now.context).done('taskHistory', { task })).events.map(({ trigger }) => trigger)

  test('[D3] direct is the mode unless another is asked for', async () => {
    expect((await talk('add buy milk')).executed).toMatchObject([{ intent: 'add_task', success: true }])
  })

  test('[D19] [002 chaining rule 3, 4] a chain that adds and completes ‘it’ is one commit on one task', async () => {
    const { executed } = await talk('add buy milk, complete it and show my tasks')
    expect(await tasks()).toMatchObject([{ title: 'buy milk', status: 'done', number: 1 }])
    expect(new Set(executed.map(({ task }) => task)).size).toBe(1)
    expect(await triggers('1')).toEqual(['createTask', 'completeTask'])
  })

  test('[D45] what comes again and when to remind are stored with a task that is added', async () => {
    const { text } = await talk('remind me to water the plants every day at 9 am until 2030-06-05 +Garden #home')
    expect(text).toContain('every day until 2030-06-05')
    expect(await tasks()).toMatchObject([
      {
        title: 'water the plants',
        recurrence: 'FREQ=DAILY;UNTIL=20300605T205900Z',
        recurrenceText: 'every day at 9 am until 2030-06-05',
        reminders: ['PT0S'],
        project: 'Garden',
        tags: ['home'],
      },
    ])
  })

  test('[D45] how a task comes again is changed by what is said after it, and undone with it', async () => {
    const { text } = await talk('add take a walk every day at 7am', 'only on weekdays')
    expect(text).toContain('every weekday')
    expect(await tasks()).toMatchObject([{ recurrence: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', status: 'open' }])
    await talk('add call dana every friday', 'make it mondays', 'undo')
    expect((await tasks())[1]).toMatchObject({ recurrence: 'FREQ=WEEKLY;BYDAY=FR' })
  })

  test('[D45] that a task that comes again is done is said with its next time', async () => {
    const { text } = await talk('add call dana every friday at 3 pm', 'done with it')
    expect(text).toMatch(/Next time: Friday, \d{4}-\d{2}-\d{2} at 15:00\.$/)
  })

  test('[D10] a delete is undone, and the deed before it by a second undo', async () => {
    await add('Buy milk', { priority: 'low' })
    await talk('change task 1 to urgent', 'delete buy milk', 'undo')
    expect(await tasks()).toMatchObject([{ title: 'Buy milk', priority: 'urgent', status: 'open' }])
    await talk('complete buy milk', 'delete it', 'undo', 'undo')
    expect(await tasks()).toMatchObject([{ title: 'Buy milk', priority: 'urgent', status: 'open' }])
  })

  test('[D10] what was added is taken off the list by undo; nothing else is', async () => {
    await add('Buy milk')
    const { executed } = await talk('add buy eggs', 'undo', 'undo')
    expect(executed).toEqual([])
    expect((await tasks()).map(({ title }) => title)).toEqual(['Buy milk'])
  })

  test('[002 chaining rule 2] a command that finds no task stops the chain; what was done is done and said', async () => {
    await add('Buy milk')
    const { text, executed } = await talk('add buy eggs and complete task 99 and delete task 1')
    expect(executed).toHaveLength(1)
    expect(text).toContain("'Buy eggs'")
    expect(text).toContain("I couldn't find task 99")
    expect(text).toContain("(I did not go on with 'delete task 1'.)")
    expect((await tasks()).map(({ title }) => title)).toEqual(['Buy milk', 'buy eggs'])
  })

  test('[002 chaining rule 2] [V4] a change the store refuses stops the turn; nothing of it is done', async () => {
    await add('Buy milk')
    const { conversation_id } = await asked(now.context).done('takeTurn', { message: 'change task 1 to buy bread' })
    await asked({ ...now.context, actor: 'person:eve' }).done('editTask', { task: '1', title: 'Buy cake' })
    const message = 'add buy eggs and undo that'
    const { text, executed } = await asked(now.context).done('takeTurn', { message, conversation_id })
    expect(executed.map(({ success }) => success)).toEqual([false, false])
    expect(text).toMatch(/^I couldn't do that: .*Nothing was changed\.$/)
    expect((await tasks()).map(({ title }) => title)).toEqual(['Buy cake'])
  })

  test('[D19] what waits for an answer is done after it, and dropped with it', async () => {
    for (const title of ['Finish report', 'Review report']) await add(title)
    await talk('delete the report and add buy eggs', 'cancel')
    expect(await tasks()).toHaveLength(2)
    await talk('delete the report and add buy eggs', 'the first one')
    expect((await tasks()).map(({ title }) => title)).toEqual(['Review report', 'buy eggs'])
  })

  test('what no other door takes, chat does not take', async () => {
    await add('Buy milk')
    const long = await talk(`change task 1 to ${'x'.repeat(600)}`)
    expect(long).toMatchObject({ executed: [] })
    expect(long.text).toContain('longer than 500 characters')
    await talk(`add ${'x'.repeat(600)}`, 'cancel')
    await talk('add \ud83d broken', `add ${'🎉'.repeat(200)}`)
    const titles = (await tasks()).map(({ title }) => title)
    expect(titles).toEqual(['Buy milk', 'broken', '🎉'.repeat(200)])
  })

  test('[D17] a deadline is read where the person’s clocks are', async () => {
    await talk('add buy milk tomorrow at 9am')
    expect(await tasks()).toMatchObject([{ deadline: '2026-01-02T07:00:00Z' }])
  })

  test('a task that someone else changed in between is not undone by mistake', async () => {
    await add('Buy milk')
    const first = await asked(now.context).done('takeTurn', { message: 'change task 1 to buy bread' })
    await asked({ ...now.context, actor: 'person:eve' }).done('editTask', { task: '1', title: 'Buy cake' })
    const { conversation_id } = first
    const undone = await asked(now.context).done('takeTurn', { message: 'undo', conversation_id })
    expect(undone.executed).toMatchObject([{ success: false }])
    expect(undone.suggestions).toEqual([])
    expect(undone.text).toContain("I couldn't do that")
    expect(await tasks()).toMatchObject([{ title: 'Buy cake' }])
    const half = await asked(now.context).done('takeTurn', { message: 'add tea and undo', conversation_id })
    expect(half.executed).toMatchObject([{ success: false }, { success: false }])
    expect(half.suggestions).toEqual([])
  })

  test('a new status and other values are one change, and one undo takes it back', async () => {
    await add('Buy milk')
    await talk('change the status of task 1 to done and the priority to high')
    expect(await tasks()).toMatchObject([{ status: 'done', priority: 'high' }])
    expect(await triggers('1')).toEqual(['createTask', 'completeTask'])
    await talk('change the status of task 1 to open and the priority to low', 'undo')
    expect(await tasks()).toMatchObject([{ status: 'done', priority: 'high' }])
  })

  test('several values at once are changed together', async () => {
    await add('Buy milk')
    await talk("change task 1 title to 'Call mom' and add description 'Ask about Sunday'", 'make it high priority')
    expect(await tasks()).toMatchObject([{ title: 'Call mom', description: 'Ask about Sunday', priority: 'high' }])
  })
})
