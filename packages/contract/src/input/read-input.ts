// Input through a schema, and what is wrong with it in the reader's language.

import { shortenText } from '@pawl/kernel'
import type * as z from 'zod'
import type { InputProblem } from '../errors/reasons.ts'
import { type Outcome, refuse, succeed } from '../errors/refusal.ts'
import { textsOf } from '../errors/render.ts'
import type { Form, InputTexts } from '../errors/texts.ts'
import type { Language } from '../language.ts'
import type { TextProblem } from './text-rules.ts'

export function readInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  language: Language,
): Outcome<z.output<Schema>> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return succeed(parsed.data)
  return refuse('INVALID_INPUT', { problems: describeIssues(parsed.error, input, language, '') })
}

/** What is wrong with one value, which stands at `at`. */
export function problemsIn(schema: z.ZodType, value: unknown, language: Language, at: string): InputProblem[] {
  const parsed = schema.safeParse(value)
  return parsed.success ? [] : describeIssues(parsed.error, value, language, at)
}

function describeIssues(error: z.ZodError, input: unknown, language: Language, at: string): InputProblem[] {
  const texts = textsOf[language].input
  return error.issues.slice(0, 10).map((issue) => {
    const problem = describeIssue(issue, input, texts)
    return { ...problem, at: [at, problem.at].filter((part) => part !== '').join('.') }
  })
}

function describeIssue(issue: z.core.$ZodIssue, input: unknown, texts: InputTexts): InputProblem {
  const at = issue.path.join('.')
  const wrongForm = (detail: string) => ({ at, problem: texts.wrongForm(detail), expected: detail })
  switch (issue.code) {
    case 'invalid_type': {
      const missing = valueAt(input, issue.path) === undefined
      return {
        at,
        problem: missing ? texts.missing : texts.wrongType(issue.expected),
        expected: texts.wrongType(issue.expected),
      }
    }
    case 'invalid_value': {
      const options = issue.values.map(String)
      return { at, problem: texts.notOneOf(options), expected: texts.notOneOf(options) }
    }
    case 'invalid_union': {
      const options = 'options' in issue ? issue.options?.map(String) : undefined
      if (options === undefined) return describeMismatch(issue, input, texts)
      return { at, problem: texts.notOneOf(options), expected: texts.notOneOf(options) }
    }
    case 'unrecognized_keys':
      return { at, problem: texts.unknown(issue.keys.slice(0, 5).map(shorten)), expected: texts.onlyKnown }
    case 'too_big': {
      const limit = Number(issue.maximum)
      const say = { string: texts.tooLong, array: texts.tooMany }[String(issue.origin)] ?? texts.tooBig
      return { at, problem: say(limit), expected: issue.origin === 'array' ? say(limit) : `≤ ${limit}` }
    }
    case 'too_small': {
      const limit = Number(issue.minimum) + (issue.inclusive === false ? 1 : 0)
      const say = { string: texts.tooShort, array: texts.tooFew }[String(issue.origin)] ?? texts.tooSmall
      return { at, problem: say(limit), expected: issue.origin === 'array' ? say(limit) : `≥ ${limit}` }
    }
    case 'custom': {
      const form = texts.forms[issue.message as Form]
      if (form !== undefined) return wrongForm(form)
      const problem = textProblem(issue.params?.problem as TextProblem, texts)
      return { at, problem, expected: texts.plainText }
    }
    default:
      return wrongForm(texts.forms[issue.message as Form] ?? texts.otherForm(issue.message))
  }
}

/** A value of one of several types: what is wrong with the one it is nearest to. */
function describeMismatch(issue: z.core.$ZodIssueInvalidUnion, input: unknown, texts: InputTexts): InputProblem {
  const first = issue.errors.flatMap(([one]) => (one === undefined ? [] : [one]))
  const near = first.find((one) => one.code !== 'invalid_type' || one.path.length > 0)
  if (near !== undefined) return describeIssue({ ...near, path: [...issue.path, ...near.path] }, input, texts)
  const [type = ''] = first.flatMap((one) => (one.code === 'invalid_type' ? [one.expected] : []))
  const expected = texts.wrongType(type === 'record' ? 'object' : type)
  const isMissing = valueAt(input, issue.path) === undefined
  return { at: issue.path.join('.'), problem: isMissing ? texts.missing : expected, expected }
}

function textProblem(problem: TextProblem, texts: InputTexts): string {
  switch (problem) {
    case 'control_character':
      return texts.controlCharacter
    case 'bidi_control':
      return texts.bidiControl
    case 'broken_unicode':
      return texts.brokenUnicode
    case 'nothing_visible':
      return texts.nothingVisible
  }
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], input)
}

function shorten(name: string): string {
  return shortenText(name, 61)
}
