// A process that really dies in the middle of a turn, and its sender's next try.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import type { DyingTurn } from '../../../../testing/dying-turn.ts'
import { asked, freshContexts } from '../../../../testing/operation-context.ts'

const PROGRAM = join(import.meta.dirname, '../../../../testing/dying-turn.ts')

async function dieTaking(turn: DyingTurn): Promise<void> {
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify(turn)], { stdio: ['ignore', 'inherit', 'inherit'] })
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
}

describe.each(databases)('on $name', ({ name: database, freshPlace }) => {
  const { now, add } = freshContexts(freshPlace)
  const cases = [
    { questions: ['delete milk'], last: 'yes', reply: "I've deleted 'Milk' from your list." },
    { questions: ['update milk', 'title', 'Oat milk'], last: 'yes', reply: "I've updated 'Oat milk'." },
    { questions: ['update milk', 'status', 'done'], last: 'כן', reply: "עדכנתי את 'Milk'." },
    { questions: ['add task', 'Eggs', 'low'], last: 'none', reply: "I've added 'Eggs' to your list." },
  ]

  // Each of them dies in both ways, in one of them on each database: a process is started for every death.
  const dyingIn = (at: number) => ((at % 2 === 0) === (database === 'SQLite') ? 'before storing' : 'before answering')

  test.each(cases.map((one, at) => ({ ...one, dies: dyingIn(at), name: one.questions.join(', ') }) as const))(
    '[V1] [V2] $name: who dies $dies gets the answer by trying again, and it is done once',
    async (one) => {
      await add('Milk')
      let conversation_id: string | undefined
      for (const message of one.questions) {
        conversation_id = (await asked(now.context).done('takeTurn', { message, conversation_id, mode: 'guided' }))
          .conversation_id
      }
      const input = { message: one.last, conversation_id, message_id: 'the last' }
      const events = async () => (await now.context.store.eventsAfter(null, 100)).length
      const before = await events()
      await dieTaking({ place: now.place, workspace: now.workspace, dies: one.dies, input })
      expect((await events()) - before).toBe(one.dies === 'before storing' ? 0 : 1)
      const answer = await asked(now.context).done('takeTurn', input)
      expect(answer).toMatchObject({ reply: one.reply, executed: [{ success: true }] })
      expect(await asked(now.context).done('takeTurn', input)).toEqual(answer)
      expect((await events()) - before).toBe(1)
      const replayed = await asked(now.context).done('replayConversation', { conversation: answer.conversation_id })
      expect(replayed).toMatchObject({ turns: one.questions.length + 1, identical: true })
    },
  )
})
