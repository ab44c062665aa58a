// Values that nobody sends who means well, of every type.

import { HOSTILE_TEXTS } from '../hostile-texts.ts'
import { ODD_MESSAGES } from '../odd-texts.ts'

export const HOSTILE_STRINGS: readonly string[] = [
  ...HOSTILE_TEXTS,
  ...ODD_MESSAGES,
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', 'then', 'length'],
  ...["'; drop table tasks; --", '../../etc/passwd', '%00', '%zz', '{{7*7}}', '$ne', '\r\nset-cookie: a=b'],
  ...['1e309', 'NaN', '-0', '-1', '0x10', '99999999999999999999', '٣', '９', 'null', 'true', '[object Object]'],
  ...['\u0000', '\ud800', '\udfff', 'a\ud83d', '\u202e', '\u2066', '\ufeff', '\u2028', '\u{e0041}', 'İ', 'ß', '\u0300'],
  ...[
    'a'.repeat(65),
    'a'.repeat(129),
    'a'.repeat(501),
    'א'.repeat(10_001),
    '\u{1f600}'.repeat(6_000),
    'a'.repeat(100_001),
  ],
  ...['2026-02-30', '0000-00-00', '+275760-09-13', '2026-01-01T25:00:00Z', '1@1', '#1', '1@999999999999', 'task.1.1.x'],
  ...[
    'person:local',
    'agent:builder/s1',
    'system3',
    's1:secret-of-this-agent',
    ':',
    'a:b:c',
    '/',
    '//',
    '.',
    '..',
    '-',
    '--help',
  ],
]

export const HOSTILE_NUMBERS: readonly number[] = [
  ...[-1, 0, -0, 0.5, 1e-7, 1e21, 2 ** 31, 2 ** 32, 2 ** 53, 2 ** 53 + 2, -(2 ** 53), 2 ** 63, -(2 ** 63)],
  ...[Number.MAX_VALUE, Number.MIN_VALUE, 8_640_000_000_000_001],
]

/** As JSON text: some of it no program would write. */
export const HOSTILE_JSON: readonly string[] = [
  ...['null', 'true', '[]', '{}', '[[]]', '""', '1e309', '-1e309', '0', '[null]', '{"":1}', '[1,"a",{}]'],
  ...['{"__proto__":{"role":"owner"}}', '{"constructor":{"prototype":{"role":"owner"}}}', '{"a":1,"a":2}'],
  `${'['.repeat(200)}${']'.repeat(200)}`,
  `${'{"a":'.repeat(100)}1${'}'.repeat(100)}`,
  `[${'0,'.repeat(20_000)}0]`,
]

/** Bodies that are no document at all. */
export const HOSTILE_BODIES: readonly string[] = [
  ...[
    '',
    ' ',
    '{',
    '}',
    '{"title":',
    '{"title":"x"',
    "{'title':'x'}",
    '{"title":"\ud800"}',
    '\ufeff{}',
    '{} {}',
    'title=x',
  ],
  ...[
    '{"__proto__":{"title":"x"}}',
    '{"title":"x","__proto__":null}',
    '{"title":NaN}',
    '{"title":"\u0000"}',
    '"title"',
  ],
  `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  `{"title":"${'a'.repeat(260_000)}"}`,
  `{"title":"${'a'.repeat(300_000)}`,
]
