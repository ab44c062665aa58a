// A System1: reads its task as JSON and prints what came of it, a result or what it is blocked by.

import { text } from 'node:stream/consumers'

const task = JSON.parse(await text(process.stdin))
const knows = String(task.description ?? '')

const WORK = {
  'Announce the release': () => ({ result: 'Version 2 is out. Thank you all.' }),
  'Write the changelog': () => ({
    result:
      'Added: rooms, policies, evidence. Changed: the store keeps every version. Fixed: two agents never get the same task.',
  }),
  'Publish the package': () =>
    knows.includes('vault')
      ? { result: 'Published as 2.0.0.' }
      : { blocked: { owner: 'dana', action: 'say where the token for publishing is' } },
  'Describe the set-up': () =>
    knows.includes('leave')
      ? { result: 'Set PAWL_TOKEN to your own token, then run npm start.' }
      : { result: 'Set PAWL_TOKEN to password=hunter2, then run npm start.' },
  'Answer when the next release comes': () => ({ result: 'We promise version 3 in May.' }),
}

process.stdout.write(JSON.stringify(WORK[task.title]()))
