// The facts of a refusal are names, numbers and codes. A sentence among them would be said in English in every language.

import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const REFUSALS = /\b(?:fail|refuse)\(\s*'([A-Z_]+)',\s*(\{[^}]*\})/g
const SENTENCE = /(['"`])(?!pawl )[^'"`]*[a-z] [a-z][^'"`]*\1|\.message\b/

/** What another program says is kept among the facts, for programs; the texts do not repeat it in other languages. */
const QUOTES = ['INVALID_JSON', 'MIGRATION_FAILED', 'STORE_UPGRADED']

test('[LG1] no refusal is given a sentence for a fact', () => {
  const sentences = globSync('{packages,apps}/*/src/**/*.ts')
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(REFUSALS)]
        .filter(
          ([, code = '', facts = '']) => !QUOTES.includes(code) && SENTENCE.test(facts.replaceAll(/\$\{[^}]*\}/g, '')),
        )
        .map(([call]) => `${file}: ${call}`),
    )
  expect(sentences).toEqual([])
})
