// Output of any amount, as lines of bounded length. What is longer than that is cut, not kept.

import { StringDecoder } from 'node:string_decoder'
import { cutText } from '@pawl/kernel'

const LONGEST_LINE = 16_384
/** A little more is read, so that the last character can be kept whole. */
const A_LITTLE = 256

export function outputLines(take: (line: string) => void, longest = LONGEST_LINE) {
  const decoder = new StringDecoder('utf8')
  let begun = ''
  const add = (text: string) => {
    if (begun.length < longest + A_LITTLE) begun += text.slice(0, longest + A_LITTLE - begun.length)
  }
  const give = () => {
    take(cutText(begun.replace(/\r$/, ''), longest))
    begun = ''
  }
  return {
    feed: (chunk: Buffer) => {
      const parts = decoder.write(chunk).split('\n')
      const last = parts.pop() as string
      for (const part of parts) {
        add(part)
        give()
      }
      add(last)
    },
    end: () => {
      add(decoder.end())
      if (begun !== '') give()
    },
  }
}

/** The last lines, up to a number of characters. */
export function lastLines(limit: number) {
  let lines: string[] = []
  let length = 0
  return {
    add: (line: string) => {
      lines.push(line)
      length += line.length + 1
      // Thrown out in bulk: one by one would move the whole list each time.
      if (length > limit * 2) {
        lines = fitting(lines, limit)
        length = lines.reduce((sum, kept) => sum + kept.length + 1, 0)
      }
    },
    text: () => fitting(lines, limit).join('\n').trim(),
  }
}

function fitting(lines: readonly string[], limit: number): string[] {
  let left = limit
  const from = lines.findLastIndex((line) => {
    left -= line.length + 1
    return left < 0
  })
  const kept = lines.slice(from + 1)
  return kept.length === 0 ? [cutText(lines.at(-1) ?? '', limit)] : kept
}
