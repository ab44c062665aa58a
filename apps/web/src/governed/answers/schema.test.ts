import {
  agentQuestion,
  answerSchema,
  droppedQuestion,
  ITEM_TYPES,
  type ItemTypeName,
  LANGUAGES,
  questionOf,
  roomReview,
} from '@pawl/contract'
import { describe, expect, test } from 'vitest'
import { answerPhrases } from './phrases.ts'
import { causesOf, emptyOf, kindOf, type Schema, wayName, wayOf, waysOf, withField } from './schema.ts'

const schemaOf = (type: ItemTypeName) => answerSchema(type) as Schema
const types = Object.keys(ITEM_TYPES) as ItemTypeName[]

/** Every part of a schema that has an input of its own. */
function parts(schema: Schema): Schema[] {
  const inside = [...waysOf(schema), ...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])]
  return [schema, ...inside.flatMap(parts)]
}

describe('a form made from a schema', () => {
  test.each(types)('[SC1] asks for every part of %s without JSON, but for a configuration', (type) => {
    const asJson = parts(schemaOf(type)).filter((part) => kindOf(part) === 'json')
    expect(asJson.every((part) => part.type === 'object' || part.type === undefined)).toBe(true)
    expect(asJson.length > 0).toBe(type === 'RemediationRequest')
  })

  test.each(LANGUAGES)('has a word for every field of every answer (%s)', (language) => {
    const read = [agentQuestion, roomReview, droppedQuestion].map((asked) => asked(language).answers as Schema)
    const schemas = [...types.map(schemaOf), ...read].flatMap(parts)
    const names = new Set(schemas.flatMap(({ properties = {} }) => Object.keys(properties)))
    expect([...names].filter((name) => !(name in answerPhrases[language].fields))).toEqual([])
  })

  test.each(types)('knows the way an empty answer to %s was begun in', (type) => {
    const ways = waysOf(schemaOf(type))
    expect(ways.map((way) => wayOf(ways, emptyOf(way)))).toEqual(ways)
    expect(new Set(ways.map(wayName)).size).toBe(ways.length)
  })

  test.each(types)('says of each way to answer %s what the server says will follow from it', (type) => {
    const { ways } = questionOf(type, 'en', {})
    const choices = [
      { path: '', choice: schemaOf(type) },
      ...Object.entries(schemaOf(type).properties ?? {}).map(([path, choice]) => ({ path, choice })),
    ].flatMap(({ path, choice }) => waysOf(choice).map((way) => causesOf(ways, path, way)))
    expect(new Set(choices)).toEqual(new Set(choices.length === 0 ? [] : ways.map(({ causes }) => causes)))
  })

  test('an answer that was not begun is none of the ways', () => {
    expect(wayOf(waysOf(schemaOf('BlockedResolution')), undefined)).toBeUndefined()
  })

  test('an optional field that is emptied is left out, a required one stays', () => {
    const [improve = {}] = waysOf(schemaOf('RejectionDecision'))
    const begun = withField(
      improve,
      withField(improve, emptyOf(improve), 'title', 'Shorter'),
      'description',
      'Say less',
    )
    const emptied = withField(improve, withField(improve, begun, 'title', ''), 'description', '')
    expect(emptied).toEqual({ decision: 'improve', description: '' })
  })

  test('what no input is made for is written as JSON', () => {
    expect([{}, { type: 'number' }, { type: 'array', items: { type: 'number' } }].map(kindOf)).toEqual([
      'json',
      'json',
      'json',
    ])
  })
})
