// `--input`: the whole input of a command as one JSON object, for text of several lines, or of more than a command line
// takes. What is also given by itself counts more.

import { fail } from '@pawl/contract'

export async function withWholeInput(
  input: Record<string, unknown>,
  whole: string | undefined,
): Promise<Record<string, unknown>> {
  if (whole === undefined) return input
  const text = whole === '-' ? await standardInput() : whole
  return { ...objectIn(text), ...input }
}

function objectIn(text: string): object {
  try {
    const read: unknown = JSON.parse(text)
    if (typeof read === 'object' && read !== null && !Array.isArray(read)) return read
  } catch {}
  throw fail('INVALID_JSON', { detail: '--input' })
}

async function standardInput(): Promise<string> {
  process.stdin.setEncoding('utf8')
  let text = ''
  for await (const piece of process.stdin) text += piece
  return text
}
