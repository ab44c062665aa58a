// Lines of a stream of bytes. Only a line feed ends a line: Node's readline also splits at U+2028 and U+2029, which
// stand in JSON as they are.

import { fail } from '@pawl/contract'

export async function* splitLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  let line = 0
  const decode = (chunk?: Uint8Array) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined })
    } catch (error) {
      throw fail('IMPORT_BAD_LINE', { line: line + 1, problem: 'it is not UTF-8' }, error)
    }
  }
  for await (const chunk of chunks) {
    const parts = (rest + decode(chunk)).split('\n')
    rest = parts.pop() as string
    for (const part of parts) {
      line++
      yield part.endsWith('\r') ? part.slice(0, -1) : part
    }
  }
  rest += decode()
  if (rest !== '') yield rest
}
