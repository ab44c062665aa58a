// English: whom to remind, if not whoever speaks.

import type { Reminding } from '../../saying.ts'

export const reminding: Reminding = {
  thatWords: [],
  remindOther: 'remind',
  thatClause: [/^(?<when>\S+(?: \S+){0,6}?) that (?<clause>\S+ \S.*)$/iu],
  remindSomeone: [
    /^(?:remind|alert|notify) (?!me\b|us\b|myself\b|ourselves\b|you\b)(?<person>\S+(?: \S+){0,3}?)(?<when> (?:today|tonight|tomorrow|(?:on |next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: (?:morning|afternoon|evening|night|at noon))?)? (?:(?:to|that|about|of) |(?=(?:what|when|where|how|why|who|which|we|he|she|they) ))(?<errand>\S.*)$/iu,
    /^(?:\S+ ){1,4}(?:reminder|alert) (?:for|to) (?<person>my \S+(?: \S+){0,3}?|\p{Lu}\S*|everyone|the whole \S+) (?:to|that|about) (?<errand>\S.*)$/u,
  ],
}
