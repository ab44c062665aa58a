// The tools as clients are shown them: names, descriptions, schemas and hints.

import { tools } from './tools.ts'
import { wireSchema } from './wire-schema.ts'

export const shownTools = tools.map(({ name, title, description, input, answer, hints }) => ({
  name,
  title,
  description,
  inputSchema: wireSchema(input, 'input'),
  outputSchema: wireSchema(answer, 'output'),
  annotations: { ...hints, openWorldHint: false },
}))
