// What a worker's command prints, shown to whoever looks at the worker: its words, without its sequences.

import { Transform } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'
import { stripVTControlCharacters } from 'node:util'
import { shownText } from '@pawl/contract'

/** Passes on to the stream; a line that is drawn again and again becomes lines. */
export function echoTo(output: NodeJS.WritableStream): Transform {
  const decoder = new StringDecoder('utf8')
  const plain = (text: string) => shownText(stripVTControlCharacters(text).replaceAll(/\r\n?/gu, '\n'))
  const echo = new Transform({
    transform: (chunk: Buffer, _, done) => done(null, plain(decoder.write(chunk))),
    flush: (done) => done(null, plain(decoder.end())),
  })
  echo.pipe(output, { end: false })
  return echo
}
