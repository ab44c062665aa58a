// Ids of tasks: fourteen characters, six for the second it was made in and eight by chance. Close in time is close in
// the index, and two machines that make a thousand each in the same second collide once in a million times; the store
// refuses the second of two equal ids.

import { present } from '@pawl/kernel'
import { bytesByChance } from './chance.ts'

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

export function newId(): string {
  let seconds = Math.floor(Date.now() / 1000)
  let time = ''
  for (let i = 0; i < 6; i++) {
    time = present(ALPHABET[seconds % 32]) + time
    seconds = Math.floor(seconds / 32)
  }
  let chance = ''
  for (const byte of bytesByChance(8)) chance += ALPHABET[byte % 32]
  return time + chance
}
