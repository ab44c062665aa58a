// A conversation through the tool `chat` is the conversation `pawl chat` has.

import type { Operations, ResultOf } from '@pawl/contract'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../testing/databases.ts'
import { overStdio } from '../../../../testing/mcp-clients.ts'
import { runPawl } from '../../../../testing/pawl-processes.ts'

type Turn = ResultOf<Operations['takeTurn']>

const conversations = {
  English: [
    ...['hello', 'add task', 'Buy milk', 'high', '2026-12-01', 'add task', 'Call mom', 'urgent', 'none'],
    ...['show my tasks', 'delete Buy milk', 'not ok', 'no', 'update Call mom', 'title', 'Call dad', 'yes'],
    ...['delete Call dad', 'yes', 'show my tasks'],
  ],
  Hebrew: [
    ...['שלום', 'הוסף משימה', 'לקנות חלב', 'גבוהה', '2026-12-01', 'הוסף משימה', 'להתקשר לאמא', 'דחופה', 'אין'],
    ...['הצג את המשימות שלי', 'מחק לקנות חלב', 'לא בטוח', 'לא', 'עדכן להתקשר לאמא', 'כותרת', 'להתקשר לאבא', 'כן'],
    ...['מחק להתקשר לאבא', 'כן', 'הצג את המשימות שלי'],
  ],
}

const DONE = ['add_task', 'add_task', 'update_task', 'delete_task']

test.each(Object.entries(conversations))('twenty turns in %s end as they do in the terminal', async (_, messages) => {
  const { client, dataFolder, close } = await overStdio('2026-07-28')
  const turns: Turn[] = []
  for (const message of messages) {
    const conversation_id = turns.at(-1)?.conversation_id
    const given = { message, mode: 'guided', ...(conversation_id !== undefined && { conversation_id }) }
    turns.push((await client.callTool({ name: 'chat', arguments: given })).structuredContent as Turn)
  }
  await close()

  const terminal = temporaryFolder()
  const { stdout } = await runPawl(['--json', 'chat', '--mode', 'guided'], {
    dataFolder: terminal,
    input: messages.join('\n'),
  })
  const said: Turn[] = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(turns.map(({ text }) => text)).toEqual(said.map(({ text }) => text))
  expect(turns.flatMap(({ executed }) => executed.map(({ intent }) => intent))).toEqual(DONE)
  const titles = async (folder: string) => (await runPawl(['list'], { dataFolder: folder })).stdout
  expect(await titles(dataFolder)).toBe(await titles(terminal))
})
