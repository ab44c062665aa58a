// The API reference, made from the declarations.

import * as z from 'zod'
import { isWriting, type OperationDeclaration } from './operation.ts'
import { operations } from './operations/index.ts'

type Json = Record<string, unknown>

const ERROR_SCHEMA = {
  type: 'object',
  required: ['success', 'error'],
  properties: {
    success: { const: false },
    error: {
      type: 'object',
      required: ['code', 'message', 'variables', 'aiGuidance'],
      properties: {
        code: { type: 'string', description: 'One of the codes in the catalogue of errors' },
        message: { type: 'string', description: 'What is wrong, in the language of Accept-Language (en or he)' },
        variables: { type: 'object', description: 'The facts behind the message' },
        aiGuidance: { type: 'string', description: 'What to do next' },
      },
    },
  },
}

const KEY_PARAMETER = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', minLength: 1, maxLength: 255 },
  description:
    'A random name of this request. Sent again under it within a day, it is not done again and gets its first answer',
}

const EVENT_STREAM = {
  operationId: 'stream-events',
  summary: 'Follow the events as they happen, as server-sent events; resume with Last-Event-ID or after.',
  'x-access': 'read',
  parameters: [
    { name: 'after', in: 'query', schema: { type: 'string' }, description: 'Everything after this position' },
    { name: 'task', in: 'query', schema: { type: 'string' }, description: 'Only this task: a number or an id' },
    { name: 'room', in: 'query', schema: { type: 'string' }, description: 'Only the tasks of this room' },
    { name: 'initiative', in: 'query', schema: { type: 'string' }, description: 'Only the tasks of this initiative' },
    { name: 'Last-Event-ID', in: 'header', schema: { type: 'string' }, description: 'Where to resume' },
  ],
  responses: {
    200: {
      description:
        'One message per event, its id the position, its data an Event. Messages without an id: record says that what has no event may have changed (records, rooms, what is said in them); away and back that the store cannot be read, and can again; closed, with an Error, that the stream is over for good',
      content: { 'text/event-stream': { schema: { $ref: '#/components/schemas/Event' } } },
    },
  },
}

const health = (operationId: string, summary: string, property: string, refused: Json = {}) => ({
  get: {
    operationId,
    summary,
    security: [],
    responses: {
      200: {
        description: 'Yes',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: { [property]: { const: true }, version: { type: 'string' } },
              required: [property, 'version'],
            },
          },
        },
      },
      ...refused,
    },
  },
})

const HEALTH = {
  '/healthz': health('alive', 'Whether the server lives, whatever its store does.', 'ok'),
  '/readyz': health('ready', 'Whether the store can be read and written within two seconds.', 'ready', {
    503: {
      description: 'No, and why',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  }),
}

export function openApi(version: string): Json {
  const paths: Record<string, Json> = { '/api/events': { get: EVENT_STREAM }, ...HEALTH }
  const schemas: Json = { Error: ERROR_SCHEMA }
  for (const operation of Object.values(operations) as OperationDeclaration[]) {
    const path = operation.http.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [operation.http.method.toLowerCase()]: describeOperation(operation, schemas) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Pawl', version, description: 'Tasks for people and agents, moved by rules that anyone can read.' },
    paths,
    components: {
      schemas,
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'Needed beyond loopback' } },
    },
    security: [{}, { token: [] }],
  }
}

function describeOperation(operation: OperationDeclaration, schemas: Json): Json {
  const {
    properties = {},
    required = [],
    additionalProperties,
  } = jsonSchema(operation.input, 'input', schemas) as {
    properties?: Record<string, Json>
    required?: string[]
    additionalProperties?: unknown
  }
  const inPath = new Set([...operation.http.path.matchAll(/:(\w+)/g)].map((match) => match[1]))
  const inQuery = operation.http.method === 'GET' || operation.http.method === 'DELETE'
  const parameters = Object.entries(properties)
    .filter(([name]) => inPath.has(name) || inQuery)
    .map(([name, schema]) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: inPath.has(name) || required.includes(name),
      schema,
    }))
  const body = Object.fromEntries(Object.entries(properties).filter(([name]) => !inPath.has(name)))
  const media = operation.shape === undefined ? 'application/json' : 'application/x-ndjson'
  return {
    operationId: operation.name,
    summary: operation.summary,
    'x-access': operation.access,
    ...(operation.command && { 'x-command': `pawl ${operation.command.words.join(' ')}` }),
    parameters: takesKey(operation) ? [...parameters, KEY_PARAMETER] : parameters,
    ...(!inQuery && {
      requestBody: {
        content: {
          [operation.shape === 'lines in' ? media : 'application/json']: {
            schema: {
              type: 'object',
              properties: body,
              required: required.filter((name) => name in body),
              additionalProperties,
            },
          },
        },
      },
    }),
    responses: {
      200: {
        description: 'Done',
        content: {
          [operation.shape === 'lines out' ? media : 'application/json']: {
            schema: jsonSchema(operation.result, 'output', schemas),
          },
        },
      },
      default: {
        description: 'Refused or failed; nothing was changed',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

/** Into an empty store nothing goes twice. */
function takesKey(operation: OperationDeclaration): boolean {
  return isWriting(operation) && operation.doneOnceBy !== 'an empty store'
}

/** Schemas with a name of their own go to the components; everything else stays where it is used. */
function jsonSchema(schema: z.ZodType, io: 'input' | 'output', schemas: Json): Json {
  const made = JSON.stringify(z.toJSONSchema(schema, { io, reused: 'inline' }))
  const { $schema: _, $defs = {}, ...rest } = JSON.parse(made.replaceAll('#/$defs/', '#/components/schemas/'))
  Object.assign(schemas, $defs)
  return rest
}
