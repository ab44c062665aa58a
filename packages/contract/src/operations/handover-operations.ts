// Questions of the inbox that are handed to one person.

import * as z from 'zod'
import { someonesName } from '../actor.ts'
import { anyText } from '../input/text-rules.ts'
import { declareOperation } from './operation.ts'

const question = () => anyText(64).describe('The id of the question, or the number of the task it is about')

export const handItem = declareOperation({
  name: 'hand-item',
  summary: 'Hand a question to one person: it is in their inbox and out of the others’, who can still answer it.',
  right: 'judge',
  http: { method: 'POST', path: '/api/inbox/:item/hand' },
  command: { words: ['inbox', 'hand'], positional: ['item', 'person'] },
  input: () =>
    z.strictObject({
      item: question(),
      person: someonesName().describe('Whom: someone who may answer it, by the name they have here'),
    }),
  result: () => z.object({ item: z.string(), handedTo: z.string() }),
})

export const returnItem = declareOperation({
  name: 'return-item',
  summary: 'Give a question that was handed to one person back to everyone who may answer it.',
  right: 'judge',
  http: { method: 'POST', path: '/api/inbox/:item/return' },
  command: { words: ['inbox', 'return'], positional: ['item'] },
  input: () => z.strictObject({ item: question() }),
  result: () => z.object({ item: z.string() }),
})

export const listAnswerers = declareOperation({
  name: 'list-answerers',
  summary: 'List whom you can hand a question to: the people who may answer it.',
  right: 'judge',
  http: { method: 'GET', path: '/api/inbox/:item/people' },
  command: { words: ['inbox', 'people'], positional: ['item'] },
  staleAfter: { changesOf: ['todo', 'governed', 'room', 'record'] },
  input: () => z.strictObject({ item: question() }),
  result: () => z.object({ people: z.array(z.string()) }),
})
