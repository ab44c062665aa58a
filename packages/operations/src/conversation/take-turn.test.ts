// Conversations on real stores: what is done, what is stored, what is done only once.

import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { dialogues } from '../../../../testing/dialogues.ts'
import { all, asked, contextOf, each, freshContexts } from '../../../../testing/operation-context.ts'
import { streams } from '../index.ts'

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now, add } = freshContexts(freshPlace)
  const talk = async (...messages: string[]) => {
    let conversation_id: string | undefined
    const answers = []
    for (const message of messages) {
      const answer = await asked(now.context).done('takeTurn', { message, conversation_id, mode: 'guided' })
      conversation_id = answer.conversation_id
      answers.push(answer)
    }
    return { answers, last: answers.at(-1) as (typeof answers)[number], id: conversation_id as string }
  }
  const tasks = async (status: 'all' | 'deleted' = 'all') =>
    (await asked(now.context).done('listTasks', { status })).tasks
  const eventCount = async () => (await now.context.store.eventsAfter(null, 1000)).length

  test('[000 create] a task is added when everything is known, and not before', async () => {
    const { answers, last } = await talk('add task', 'Call mom', 'high', '2026-03-01')
    expect(answers.slice(0, -1).every((answer) => answer.executed.length === 0)).toBe(true)
    const [task] = await tasks()
    expect(task).toMatchObject({
      title: 'Call mom',
      priority: 'high',
      deadline: '2026-03-01',
      createdBy: 'person:dana',
    })
    expect(last.executed).toEqual([{ intent: 'add_task', success: true, task: task?.id }])
  })

  test('[000 delete] [000 update] done through the same operations as every other door', async () => {
    await add('Milk')
    await talk('update milk', 'status', 'in progress', 'yes')
    await talk('update milk', 'deadline', 'none', 'yes')
    await talk('update milk', 'title', 'Eggs', 'yes')
    expect(await tasks()).toMatchObject([{ title: 'Eggs', status: 'in_progress' }])
    await talk('delete eggs', 'yes')
    expect(await tasks()).toEqual([])
    expect((await asked(now.context).done('taskHistory', { task: '1' })).events.map((event) => event.trigger)).toEqual([
      ...['createTask', 'startTask', 'editTask', 'deleteTask'],
    ])
  })

  test('markers are in the reply and in the store, and not in what people see', async () => {
    const { last, id } = await talk('הוסף משימה')
    expect(last.reply).toBe('מה הכותרת של המשימה?\n[[STATE:CREATE:ASK_TITLE]]')
    expect(last.text).toBe('מה הכותרת של המשימה?')
    const { messages } = await asked(now.context).done('showConversation', { conversation: id })
    expect(messages).toMatchObject([
      { role: 'user', content: 'הוסף משימה', command: null },
      { role: 'assistant', content: last.reply, command: last.command },
    ])
  })

  test('a conversation that is opened again shows what it showed when it was spoken', async () => {
    const { answers, id } = await talk('add task', 'Call [[STATE:CREATE:ASK_TITLE]]', 'cancel')
    const { messages } = await asked(now.context).done('showConversation', { conversation: id })
    const spoken = messages.filter(({ role }) => role === 'assistant')
    expect(spoken).toMatchObject(
      answers.map(({ text, commands, suggestions }) => ({ text, commands, suggestions: [...suggestions] })),
    )
    expect(spoken.map(({ suggestions }) => suggestions.at(-1))).toEqual(['Cancel', 'Cancel', undefined])
    expect(messages[2]).toMatchObject({ role: 'user', text: 'Call [[STATE:CREATE:ASK_TITLE]]', suggestions: [] })
  })

  test('[V2] the same message sent again under its name is answered again and not done again', async () => {
    const { id } = await talk('add task', 'Once', 'low')
    const input = { message: 'none', conversation_id: id, message_id: 'm-1' }
    const first = await asked(now.context).done('takeTurn', input)
    expect(await asked(now.context).done('takeTurn', input)).toEqual(first)
    const together = await Promise.all(
      Array.from({ length: 5 }, () => asked(now.context).done('takeTurn', { ...input, message_id: 'm-1' })),
    )
    expect(new Set(together.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await tasks()).toHaveLength(1)
  })

  test('[V3] the last answer sent five times at once adds one task', async () => {
    const { id } = await talk('add task', 'Once', 'low')
    await Promise.all(
      Array.from({ length: 5 }, () => asked(now.context).done('takeTurn', { message: 'none', conversation_id: id })),
    )
    expect((await tasks()).filter((task) => task.title === 'Once')).toHaveLength(1)
    const { messages } = await asked(now.context).done('showConversation', { conversation: id })
    expect(messages).toHaveLength(6 + 10)
  })

  test('[V3] different answers at once to one question: one is taken, the others meet what it left', async () => {
    const { id } = await talk('add task', 'Contended', 'low')
    await Promise.all(
      ['none', '2026-01-01', 'skip'].map((message) =>
        asked(now.context).done('takeTurn', { message, conversation_id: id }),
      ),
    )
    expect((await tasks()).filter((task) => task.title === 'Contended')).toHaveLength(1)
  })

  test('[V3] yes and no at once: what is done is what is said', async () => {
    for (let round = 0; round < 5; round++) {
      const { number } = await add(`Contended ${round}`)
      const { id } = await talk(`delete contended ${round}`)
      const answers = await Promise.all(
        ['no', 'yes'].map((message) => asked(now.context).done('takeTurn', { message, conversation_id: id })),
      )
      const isDeleted = (await asked(now.context).done('showTask', { task: String(number) })).task.status === 'deleted'
      expect(answers.some((answer) => answer.executed.length > 0)).toBe(isDeleted)
    }
  })

  test('[V2] another message under the same name is refused', async () => {
    const { id } = await talk('hello')
    await asked(now.context).done('takeTurn', { message: 'help', conversation_id: id, message_id: 'm' })
    const refusal = await asked(now.context).refused('takeTurn', {
      message: 'add task',
      conversation_id: id,
      message_id: 'm',
    })
    expect(refusal.code).toBe('MESSAGE_ID_TAKEN')
  })

  test('a task that someone else deleted before the yes is said so, and nothing happens', async () => {
    await add('Milk')
    const { id } = await talk('delete milk')
    await asked({ ...now.context, actor: 'agent:other' }).done('deleteTask', { task: '1' })
    const before = await eventCount()
    const answer = await asked(now.context).done('takeTurn', { message: 'yes', conversation_id: id })
    expect(answer).toMatchObject({ executed: [], command: { intent: 'clarify', ready: false } })
    expect(await eventCount()).toBe(before)
  })

  test.each([
    [['update milk', 'status', 'open', 'yes'], "Nothing had to change: the status of 'Milk' is open already."],
    [['update milk', 'title', 'Milk', 'yes'], "Nothing had to change: the title of 'Milk' is 'Milk' already."],
    [['update milk', 'deadline', 'none', 'yes'], "Nothing had to change: the deadline of 'Milk' is none already."],
    [['עדכן milk', 'סטטוס', 'פתוח', 'כן'], "לא היה מה לשנות: הסטטוס של 'Milk' כבר 'פתוחה'."],
  ])('%j: what is so already is said in plain words, and nothing is written', async (messages, reply) => {
    await add('Milk')
    const before = await eventCount()
    const { last, id } = await talk(...messages)
    expect(last).toMatchObject({ reply, executed: [{ intent: 'update_task', success: true }] })
    expect(await eventCount()).toBe(before)
    const replayed = await asked(now.context).done('replayConversation', { conversation: id })
    expect(replayed).toMatchObject({ turns: 4, identical: true })
  })

  test('[DESIGN 5.7] a conversation is its owner’s alone', async () => {
    const { id } = await talk('hello')
    const other = asked({ ...now.context, actor: 'person:eve' })
    for (const refusal of [
      await other.refused('takeTurn', { message: 'yes', conversation_id: id }),
      await other.refused('showConversation', { conversation: id }),
      await other.refused('replayConversation', { conversation: id }),
    ]) {
      expect(refusal.code).toBe('CONVERSATION_NOT_FOUND')
    }
    expect((await other.done('listConversations', {})).conversations).toEqual([])
    expect((await asked(now.context).done('listConversations', {})).conversations).toMatchObject([{ id, messages: 2 }])
  })

  test.each(dialogues)(
    '[DESIGN 5.3] $name plays on the store as it does without one, and replays to the byte',
    async ({ mode, turns, tasks: given }) => {
      const ids = new Map<string, string>()
      for (const [index, { title, status }] of given.entries()) {
        const task = await add(title)
        ids.set(`a${index + 1}`, task.id)
        if (status === 'in_progress') await asked(now.context).done('startTask', { task: task.id })
        if (status === 'done') await asked(now.context).done('completeTask', { task: task.id })
      }
      let conversation_id: string | undefined
      for (const { user, says, command, changes, tasks: left } of turns) {
        const before = await eventCount()
        const message = ids.get(user) ?? user.replace(/\b(a\d)\b/, (id) => ids.get(id) ?? id)
        const answer = await asked(now.context).done('takeTurn', { message, conversation_id, mode })
        conversation_id = answer.conversation_id
        if (command?.ready !== undefined) expect(answer.command.ready).toBe(command.ready)
        if (mode === 'direct' && says !== undefined) expect(answer.reply).toContain(says)
        expect(answer.executed.every(({ success }) => success)).toBe(true)
        expect((await eventCount()) - before).toBe(changes === 'nothing' ? 0 : answer.executed.length)
        if (left !== undefined) expect((await tasks()).map(({ title }) => title)).toEqual(left)
      }
      // Things go on changing afterwards; what was then is still known.
      for (const task of await tasks()) await asked(now.context).done('deleteTask', { task: task.id })
      expect(await asked(now.context).done('replayConversation', { conversation: conversation_id as string })).toEqual({
        turns: turns.length,
        skipped: 0,
        identical: true,
        difference: null,
      })
    },
  )

  test('conversations are exported and imported with everything else', async () => {
    const { id } = await talk('add task', 'Carried', 'low', 'none')
    const copy = contextOf(await now.opened.in(`copy of ${now.workspace}`))
    expect(
      await streams.importStore(copy, each(await all(streams.exportStore(now.context))), { withTokens: true }),
    ).toMatchObject({
      refused: false,
    })
    const { messages } = await asked(copy).done('showConversation', { conversation: id })
    expect(messages).toEqual((await asked(now.context).done('showConversation', { conversation: id })).messages)
    expect(await asked(copy).done('replayConversation', { conversation: id })).toMatchObject({
      turns: 0,
      skipped: 4,
      identical: true,
    })
    const next = await asked(copy).done('takeTurn', { message: 'show my tasks', conversation_id: id })
    expect(next.text).toContain('Carried')
    expect((await asked(copy).done('showTask', { task: '1' })).conversation).toBe(id)
  })

  test('a task names the conversation it was added in, to whoever talked there and nobody else', async () => {
    await add('Elsewhere')
    const { id } = await talk('add task', 'Call mom', 'high', 'none')
    await talk('update call mom', 'status', 'done', 'yes')
    const conversation = async (task: string, context = now.context) =>
      (await asked(context).done('showTask', { task })).conversation
    expect(await conversation('1')).toBe(null)
    expect(await conversation('2')).toBe(id)
    expect(await conversation('2', { ...now.context, actor: 'person:eve' })).toBe(null)
  })
})
