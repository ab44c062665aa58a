// English: whom to remind, if not whoever speaks.

import type { Reminding } from '../../saying.ts'

export const reminding: Reminding = {
  thatWords: [],
  remindOther: 'remind',
  remindSomeone: [
    /^remind (?!me\b|us\b|myself\b|ourselves\b|you\b)(?<person>\S+(?: \S+){0,3}?) (?:to|that|about|of) (?<errand>\S.*)$/iu,
    /^(?:\S+ ){1,4}(?:reminder|alert) (?:for|to) (?<person>my \S+|\p{Lu}\S*|everyone|the whole \S+) (?:to|that|about) (?<errand>\S.*)$/u,
  ],
}
