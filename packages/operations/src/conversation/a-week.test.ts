// The week of the guide, typed again: every message, on the day it was typed, with the answer the guide prints.
// WRITE_TRANSCRIPT=1 writes down what is answered now.

import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { databases } from '../../../../testing/databases.ts'
import { asked, freshContexts } from '../../../../testing/operation-context.ts'

const GUIDE = new URL('../../../../docs/guides/a-week.md', import.meta.url)
const TUESDAY = Date.UTC(2026, 10, 17, 8)
const BLOCK = /```text\n([\s\S]*?)```/g

/** What is answered to each message of a block. */
async function play(block: string, say: (message: string) => Promise<string>): Promise<string> {
  let played = ''
  for (const part of block.split(/^› /m).slice(1)) {
    const message = part.slice(0, part.indexOf('\n'))
    played += `› ${message}\n${await say(message)}\n`
  }
  return played
}

const { freshPlace } = databases[0] as (typeof databases)[number]
const { now } = freshContexts(freshPlace)

test('[DESIGN 5.11] a week is typed as the guide prints it, in both languages', async () => {
  let [ids, at] = [0, TUESDAY]
  // Which of several wordings is used depends on time and ids. One of digits alone would be taken for a number.
  const newId = () => `t${(++ids).toString(36).padStart(13, '0')}`
  const { done } = asked({ ...now.context, now: () => (at += 1000), newId })
  const guide = readFileSync(GUIDE, 'utf8')
  let again = guide
  for (const [whole, block = ''] of guide.matchAll(BLOCK)) {
    let conversation_id: string | undefined
    const played = await play(block, async (message) => {
      const input = { message, time_zone: 'Asia/Jerusalem', ...(conversation_id && { conversation_id }) }
      const answer = await done('takeTurn', input)
      conversation_id = answer.conversation_id
      return answer.text
    })
    again = again.replace(whole, `\`\`\`text\n${played}\`\`\``)
  }
  if (process.env.WRITE_TRANSCRIPT) writeFileSync(GUIDE, again)
  else expect(again).toBe(guide)
})
