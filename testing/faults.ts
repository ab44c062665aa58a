// Faults in the database, in this process: a statement is carried out, and then fails, as if the connection had broken at
// that moment. For tests; what it touches is only this process.

import { StatementSync } from 'node:sqlite'
import pg from 'pg'

type Method = (...given: unknown[]) => unknown

export class Fault extends Error {}

let left = Number.POSITIVE_INFINITY

/** The given statement from now on fails after it was carried out; what comes after it does not. */
export function failAfter(statements: number): void {
  left = statements
}

/** Whether the fault has happened; none will happen from now on. */
export function endFaults(): boolean {
  const happened = left <= 0
  left = Number.POSITIVE_INFINITY
  return happened
}

function carriedOut(): void {
  left--
  if (left === 0) throw new Fault('a fault that was asked for')
}

function patch(prototype: object, name: string): void {
  const methods = prototype as Record<string, Method>
  const original = methods[name] as Method
  methods[name] = function (this: unknown, ...given) {
    const last = given.at(-1)
    if (TELLS.test(textOf(this, given))) return original.apply(this, given)
    // The pool of pg asks with a callback.
    if (typeof last === 'function') return original.apply(this, [...given.slice(0, -1), failing(last as Method)])
    const result = original.apply(this, given)
    if (result instanceof Promise) {
      return result.then((value) => {
        carriedOut()
        return value
      })
    }
    carriedOut()
    return result
  }
}

/** What only looks for something new, or tells others of it, goes its own way; so do the ends of a transaction in a file. */
const TELLS = /^notify |sqlite_sequence|data_version|^begin immediate$/

function textOf(statement: unknown, [first]: readonly unknown[]): string {
  if (statement instanceof StatementSync) return statement.sourceSQL
  return typeof first === 'string' ? first : ((first as { text?: string } | undefined)?.text ?? '')
}

function failing(callback: Method): Method {
  return (error, ...rest) => {
    try {
      carriedOut()
    } catch (fault) {
      return callback(fault)
    }
    return callback(error, ...rest)
  }
}

for (const name of ['run', 'all', 'get']) patch(StatementSync.prototype, name)
patch(pg.Client.prototype, 'query')
