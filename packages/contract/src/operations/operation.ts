// An operation is declared once. Routes, commands, tools, help, the API reference and what the pages ask again are made
// from the declaration: no door knows an operation by its name.

import type { lifecycles } from '@pawl/kernel'
import type * as z from 'zod'
import { onlyReads, type Right } from '../access/rights.ts'
import { once } from '../once.ts'

/** Reads or writes JSON lines of any number instead of one document. */
type LineShape = 'lines in' | 'lines out'

interface HttpAddress {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  /** The path it had in the version before: it keeps answering for one version, marked as deprecated. */
  readonly formerly?: string
}

/** The words after `pawl`, and the inputs that are given by position; the last may take several words. */
interface Command {
  readonly words: readonly [string, ...string[]]
  readonly positional?: readonly string[]
  /** What is given by position last may be several words, without quotes. */
  readonly takesSeveral?: true
  /** An input with an option that may as well be the last words of the command. */
  readonly lastWords?: string
  /** Fields its schema does not name are given with --set. */
  readonly takesAnyField?: true
}

/** A change of a task of this lifecycle; `record` is whatever changes without an event of a task. */
type ChangeOf = keyof typeof lifecycles | 'record'

interface Staleness {
  readonly changesOf: readonly ChangeOf[]
  /** Only those of the task the input names. */
  readonly onlyItsTask?: true
  /** It may be long: pages keep it true by the events themselves, and do not ask for it again for its age. */
  readonly keptLive?: true
}

export interface OperationDeclaration<
  Input extends z.ZodObject = z.ZodObject,
  Result extends z.ZodType = z.ZodType,
  Shape extends LineShape | undefined = LineShape | undefined,
  Words extends Command | undefined = Command | undefined,
> {
  readonly name: string
  /** One sentence, for help and for the API reference. */
  readonly summary: string
  /** What whoever asks must be allowed to do (`access/rights.ts`). */
  readonly right: Right
  /** It is about one task that someone holds: a token that was made for that task is enough. */
  readonly forHolder?: true
  readonly http: HttpAddress
  /** Left out where the command line has a command of its own kind for it, or none. */
  readonly command?: Words
  /** One document if left out. */
  readonly shape?: Shape
  /**
   * It takes as long as its `timeoutSeconds` allows, and ends when nobody wants the answer any more. `in pieces`: whoever
   * waits longer than one request may last asks again under the same session.
   */
  readonly waits?: 'in one request' | 'in pieces'
  /** What makes an answer that is on screen stale. Nothing if left out. */
  readonly staleAfter?: Staleness
  /**
   * Made now or not at all: who may come in; what gives out something to be seen once; what cannot be undone, or is about this
   * moment, and would be about something else an hour later.
   */
  readonly neverLater?: true
  /** What a page may keep of it for opening while the server is away. Keys, members and what was refused to whom are not kept. */
  readonly shownWhileAway?: true
  /** What keeps a writing operation from being done twice, where that is not a receipt under its Idempotency-Key. */
  readonly doneOnceBy?: 'its session' | 'its place' | 'an empty store'
  /** Its answer holds a secret, which nothing that is stored may tell. */
  readonly tellsSecret?: true
  /** How many bytes its request may have, if that is more than usual: it takes a whole file. */
  readonly longestBody?: number
  /** The trigger of the to-do table this operation pulls, if it is one of those. */
  readonly trigger?: string
  readonly input: Input
  readonly result: Result
}

/** Whether it changes anything, and so takes an Idempotency-Key. */
export function isWriting({ right, http }: OperationDeclaration): boolean {
  return !onlyReads(right) && http.method !== 'GET'
}

/** Whether its input stands in the query of a request instead of the body. */
export function isAskedByQuery({ http }: OperationDeclaration): boolean {
  return http.method === 'GET' || http.method === 'DELETE'
}

export type InputOf<Declaration extends OperationDeclaration> = z.output<Declaration['input']>
export type ResultOf<Declaration extends OperationDeclaration> = z.output<Declaration['result']>

/** Schemas are made when they are first asked for: a command that needs one should not pay for all of them. */
export function declareOperation<
  Input extends z.ZodObject,
  Result extends z.ZodType,
  Shape extends LineShape | undefined = undefined,
  Words extends Command | undefined = undefined,
>({
  input,
  result,
  ...rest
}: Omit<OperationDeclaration<Input, Result, Shape, Words>, 'input' | 'result'> & {
  readonly input: () => Input
  readonly result: () => Result
}): OperationDeclaration<Input, Result, Shape, Words> {
  const makeInput = once(input)
  const makeResult = once(result)
  return {
    ...rest,
    get input() {
      return makeInput()
    },
    get result() {
      return makeResult()
    },
  }
}
