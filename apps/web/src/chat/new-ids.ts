// Ids the browser gives out: a message and a conversation that are sent again are the same ones.

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz'
const LENGTH = 14

export function newConversationId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => LETTERS[byte % LETTERS.length]).join('')
}

export function newMessageId(): string {
  return newConversationId()
}
