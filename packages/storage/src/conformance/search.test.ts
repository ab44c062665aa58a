import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { acting, asked, freshContexts } from '../../../../testing/operation-context.ts'

describe.each(databases)('on $name', ({ freshPlace }) => {
  const { now } = freshContexts(freshPlace)
  const ask = () => asked(now.context)
  const found = async (text: string) =>
    (await ask().done('find', { text })).tasks.map(({ title, content }) => title ?? content)

  test.each([
    ['[SW1] words in any order', 'report write', ['Write the quarterly report']],
    ['[SW1] beginnings of words', 'quart', ['Write the quarterly report']],
    ['[SW1] whatever the case', 'WRITE', ['Write the quarterly report']],
    ['[SW1] a description', 'finance', ['Write the quarterly report']],
    ['[SW2] Hebrew with a prefix', 'ספרים', ['להחזיר את הספרים']],
    ['[SW2] Hebrew without it', 'והספרים', ['להחזיר את הספרים']],
    ['[SW3] a misspelled word', 'quaterly', ['Write the quarterly report']],
    ['[SW1] a number', '2', ['להחזיר את הספרים']],
    ['[SW1] what is not there', 'zebra', []],
    ['[SW1] signs alone', '"*"', []],
  ])('%s', async (_, text, titles) => {
    const description = 'Figures from finance'
    await ask().done('addTask', { title: 'Write the quarterly report', description })
    await ask().done('addTask', { title: 'להחזיר את הספרים' })
    expect(await found(text)).toEqual(titles)
  })

  test('[SW1] what was said in one’s own conversations is found, and what waits in rooms', async () => {
    const { conversation_id } = await ask().done('takeTurn', { message: 'how is the ratchet?' })
    await asked(acting(now.context, 'agent:other')).done('takeTurn', { message: 'the ratchet of another' })
    await ask().done('createRoom', { room: 'mill', roles: ['builder'] })
    for (const content of ['Build the wheel', 'Oil the ratchet'])
      await ask().done('postMessage', { room: 'mill', content })
    for (const typed of ['ratch', 'rachet']) {
      const { said, waiting } = await ask().done('find', { text: typed })
      expect(said).toMatchObject([{ conversation: conversation_id, text: 'how is the ratchet?' }])
      expect(waiting).toMatchObject([{ room: 'mill', text: 'Oil the ratchet' }])
    }
  })

  test('[SW1] work of rooms is found by what was asked for and by what was handed in; new words replace the old', async () => {
    await ask().done('createRoom', { room: 'mill', roles: ['builder'] })
    await ask().done('postMessage', { room: 'mill', content: 'Build the wheel' })
    const agent = asked(acting(now.context, 'agent:builder'))
    await agent.done('waitForTask', { room: 'mill', role: 'builder', session: 's1', timeoutSeconds: 0 })
    await agent.done('startWork', { task: '1', session: 's1' })
    await agent.done('completeWork', { task: '1', session: 's1', result: 'Made of OAK' })
    expect([await found('wheel'), await found('oak')]).toEqual([['Build the wheel'], ['Build the wheel']])
    await ask().done('addTask', { title: 'Buy milk' })
    await ask().done('editTask', { task: '2', title: 'Buy bread' })
    expect([await found('milk'), await found('bread')]).toEqual([[], ['Buy bread']])
  })

  test('a text without a space, as long as it may be, is filed like any other', async () => {
    await ask().done('addTask', { title: 'long', description: 'א'.repeat(10_000) })
    expect(await found('אאא')).toEqual(['long'])
  })
})
