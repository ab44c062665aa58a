// The API reference, made from the declarations.

import { keysOf, lifecycles, present, type TransitionRule } from '@pawl/kernel'
import * as z from 'zod'
import { rolesWith } from '../access/rights.ts'
import { signInAnswers, signInInputs } from '../access/sign-in.ts'
import { SIGN_IN_PATHS, type SignInKey } from '../access/sign-in-paths.ts'
import { operations } from '../operations/index.ts'
import { isAskedByQuery, isWriting, type OperationDeclaration } from '../operations/operation.ts'

type Json = Record<string, unknown>

const DOCUMENT = 'application/json'
const LINES = 'application/x-ndjson'

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

const SIGN_IN_SUMMARIES: { readonly [key in SignInKey]: string } = {
  signIn: 'Sign in by name and password; the answer sets the cookies.',
  showInvitation: 'Show what an invitation is for.',
  join: 'Join by an invitation and sign in; the answer sets the cookies.',
  signOut: 'Sign out of this browser, or everywhere.',
  changePassword: 'Change one’s own password; other browsers are signed out.',
  enterWorkspace: 'Go to another workspace one is a member of.',
  showSignInWays: 'Show how people sign in here.',
  startOidc: 'Begin to sign in, to join or to link an account with OpenID Connect; the answer sets a cookie.',
}

/** Those before which nobody is known. */
const FOR_ANYONE: readonly SignInKey[] = ['signIn', 'showInvitation', 'join', 'showSignInWays', 'startOidc']

function signInPaths(): Record<string, Json> {
  const keys = keysOf(SIGN_IN_PATHS)
  return Object.fromEntries(
    keys.map((key) => [
      SIGN_IN_PATHS[key],
      {
        post: {
          operationId: key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
          summary: SIGN_IN_SUMMARIES[key],
          security: FOR_ANYONE.includes(key) ? [] : [{ signIn: [] }],
          requestBody: { required: true, content: { [DOCUMENT]: { schema: inlined(signInInputs()[key], 'input') } } },
          responses: {
            200: { description: 'Done', content: { [DOCUMENT]: { schema: inlined(signInAnswers()[key], 'output') } } },
            default: {
              description: 'Refused',
              content: { [DOCUMENT]: { schema: { $ref: '#/components/schemas/Error' } } },
            },
          },
        },
      },
    ]),
  )
}

function inlined(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return rest
}

export function openApi(version: string): Json {
  const paths: Record<string, Json> = { '/api/events': { get: EVENT_STREAM }, ...HEALTH, ...signInPaths() }
  const schemas: Json = { Error: ERROR_SCHEMA }
  const add = (path: string, { http }: OperationDeclaration, described: Json) => {
    const inBraces = path.replace(/:(\w+)/g, '{$1}')
    paths[inBraces] = { ...paths[inBraces], [http.method.toLowerCase()]: described }
  }
  for (const operation of Object.values<OperationDeclaration>(operations)) {
    const { path, formerly } = operation.http
    const described = describeOperation(operation, schemas)
    add(path, operation, described)
    if (formerly !== undefined) add(formerly, operation, asFormerAddress(described, path))
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Pawl', version, description: 'Tasks for people and agents, moved by rules that anyone can read.' },
    paths,
    components: {
      schemas,
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'Beyond loopback a token or a sign-in is needed' },
        signIn: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-pawl',
          description: 'Changes also need a same-origin request and the header Pawl-CSRF',
        },
      },
    },
    security: [{}, { token: [] }, { signIn: [] }],
  }
}

/** Ids of operations are unique in a document: the former address has one of its own. */
function asFormerAddress(described: Json, path: string): Json {
  return {
    ...described,
    operationId: `${described.operationId}-at-its-former-address`,
    deprecated: true,
    description: `The former address of ${path.replace(/:(\w+)/g, '{$1}')}. It answers for this version only.`,
  }
}

interface InputSchema {
  readonly properties?: Readonly<Record<string, Json>>
  readonly required?: readonly string[]
  readonly additionalProperties?: unknown
}

/** The roles that may ask for it; and where it pulls one rule, what one has to be to the task. */
function whoMay({ right, trigger }: OperationDeclaration): Json {
  const rules =
    trigger === undefined ? [] : Object.values(lifecycles).flatMap(({ rules }) => rules as readonly TransitionRule[])
  const by = rules.filter((rule) => rule.trigger === trigger).flatMap((rule) => rule.by)
  return { roles: rolesWith(right), ...(by.length > 0 && { relations: [...new Set(by)] }) }
}

function describeOperation(operation: OperationDeclaration, schemas: Json): Json {
  const input: InputSchema = jsonSchema(operation.input, 'input', schemas)
  const described: Json = {
    operationId: operation.name,
    summary: operation.summary,
    'x-right': operation.right,
    'x-who-may': whoMay(operation),
  }
  if (operation.waits !== undefined) described['x-waits'] = operation.waits
  if (operation.command !== undefined) described['x-command'] = `pawl ${operation.command.words.join(' ')}`
  described.parameters = parametersOf(operation, input)
  if (!isAskedByQuery(operation)) described.requestBody = { content: bodyOf(operation, input) }
  described.responses = {
    200: {
      description: 'Done',
      content: {
        [operation.shape === 'lines out' ? LINES : DOCUMENT]: {
          schema: jsonSchema(operation.result, 'output', schemas),
        },
      },
    },
    default: {
      description: 'Refused or failed; nothing was changed',
      content: { [DOCUMENT]: { schema: { $ref: '#/components/schemas/Error' } } },
    },
  }
  return described
}

function parametersOf(operation: OperationDeclaration, { properties = {}, required = [] }: InputSchema): Json[] {
  const inPath = namesInPath(operation)
  const parameters: Json[] = Object.entries(properties)
    .filter(([name]) => inPath.has(name) || isAskedByQuery(operation))
    .map(([name, schema]) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: inPath.has(name) || required.includes(name),
      schema,
    }))
  return takesKey(operation) ? [...parameters, KEY_PARAMETER] : parameters
}

function bodyOf(operation: OperationDeclaration, input: InputSchema): Json {
  const inPath = namesInPath(operation)
  const properties = Object.fromEntries(Object.entries(input.properties ?? {}).filter(([name]) => !inPath.has(name)))
  const required = (input.required ?? []).filter((name) => name in properties)
  const schema = { type: 'object', properties, required, additionalProperties: input.additionalProperties }
  return { [operation.shape === 'lines in' ? LINES : DOCUMENT]: { schema } }
}

function namesInPath({ http }: OperationDeclaration): ReadonlySet<string> {
  return new Set([...http.path.matchAll(/:(\w+)/g)].map((match) => present(match[1])))
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
