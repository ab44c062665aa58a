// A call as a command a shell can run as it is printed, whatever its arguments are made of.

import { present } from '@pawl/kernel'
import { type InputField, inputFields, optionFlag } from '../input/from-text.ts'
import { operations } from '../operations/index.ts'
import type { OperationDeclaration } from '../operations/operation.ts'
import type { DoorWords } from './door-words.ts'
import type { OperationCall } from './operation-call.ts'

/** What is longer goes to the standard input instead of the command line. */
const LONGEST_WORD = 4_000

/** `always` is what stands before the command each time: the data folder, who is asking. */
export function shellWords(always: readonly string[] = []): DoorWords {
  const say = (call: OperationCall) => commandFor(call, always)
  return {
    door: 'shell',
    say,
    // What comes after the end of a here-document stands on a line of its own.
    inTurn: (said) =>
      said.reduce((before, command) =>
        before.endsWith(`\n${END}`)
          ? before.replace(` <<'${END}'\n`, ` <<'${END}' &&\n`).concat(`\n${command}`)
          : `${before} && ${command}`,
      ),
    data: (call) => ({ command: say(call) }),
  }
}

const END = 'END-OF-INPUT'

function commandFor({ operation: key, input }: OperationCall, always: readonly string[]): string | undefined {
  const operation: OperationDeclaration = operations[key]
  if (operation.command === undefined) return undefined
  const { words, positional = [] } = operation.command
  const known = new Map(inputFields(operation).map((field) => [field.name, field]))
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  const start = ['pawl', ...always, ...words].map(shellWord)
  const isPlain = given.every(([name, value]) => textFor(known.get(name), value) !== undefined)
  if (!isPlain) return [...start, ...asOneDocument(Object.fromEntries(given))].join(' ')
  const text = ([name, value]: readonly [string, unknown]) => present(textFor(known.get(name), value))
  const places = positional.flatMap((name) => {
    const value = input[name]
    return value === undefined ? [] : [text([name, value])]
  })
  const options = given
    .filter(([name]) => !positional.includes(name))
    .flatMap(([name, value]) => optionWords(optionFlag(name), known.get(name), text([name, value])))
  const startsLikeAnOption = places.some((place) => place.startsWith('-'))
  const rest = startsLikeAnOption
    ? [...options, '--', ...places.map(shellWord)]
    : [...places.map(shellWord), ...options]
  return [...start, ...rest].join(' ')
}

function optionWords(flag: string, field: InputField | undefined, text: string): string[] {
  if (field?.kind === 'boolean') return text === 'true' ? [flag] : []
  return text.startsWith('-') ? [`${flag}=${shellWord(text)}`] : [flag, shellWord(text)]
}

/** As an option takes it; undefined if no option can say it on one line. */
function textFor(field: InputField | undefined, value: unknown): string | undefined {
  if (field === undefined) return undefined
  if (typeof value === 'string') {
    const isWord = field.kind === 'text' && !value.includes('\n') && value.length <= LONGEST_WORD
    return isWord && !(field.nullable && value === 'none') ? value : undefined
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && field.kind === 'text')
    return textFor(field, JSON.stringify(value))
  if (typeof value === 'number' && (field.kind === 'number' || field.kind === 'text')) return String(value)
  if (typeof value === 'boolean' && field.kind === 'boolean')
    return value || field.default === false ? String(value) : undefined
  if (Array.isArray(value) && field.kind === 'list') {
    const isList = value.every((one) => typeof one === 'string' && /^[^,\s][^,\n]*$/.test(one) && one === one.trim())
    return isList && value.length > 0 ? value.join(',') : undefined
  }
  return undefined
}

/** JSON keeps every argument on one line; what is too long for a command line goes to the standard input. */
function asOneDocument(input: object): string[] {
  const document = JSON.stringify(input)
  if (document.length <= LONGEST_WORD) return ['--input', shellWord(document)]
  return ['--input', '-', `<<'${END}'\n${document}\n${END}`]
}

/** A word that the shell leaves as it is. */
export function shellWord(text: string): string {
  return /^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}
