// Output of any amount, as lines of bounded length. What is longer than that is cut, not kept.

import { StringDecoder } from 'node:string_decoder'

const LONGEST_LINE = 16_384

export function outputLines(take: (line: string) => void) {
  const decoder = new StringDecoder('utf8')
  let begun = ''
  const add = (text: string) => {
    if (begun.length < LONGEST_LINE) begun += text.slice(0, LONGEST_LINE - begun.length)
  }
  return {
    feed: (chunk: Buffer) => {
      const parts = decoder.write(chunk).split('\n')
      const last = parts.pop() as string
      for (const part of parts) {
        add(part)
        take(begun.replace(/\r$/, ''))
        begun = ''
      }
      add(last)
    },
    end: () => {
      add(decoder.end())
      if (begun !== '') take(begun)
      begun = ''
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
  return kept.length === 0 ? [(lines.at(-1) ?? '').slice(0, limit)] : kept
}
