// node-nlp, trained on the messages it is then asked about: the intent and nothing else.

import { createRequire } from 'node:module'

interface Manager {
  addDocument(language: string, text: string, intent: string): void
  train(): Promise<unknown>
  process(language: string, text: string): Promise<{ intent: string }>
}

export async function trainPeer(messages: readonly (readonly [text: string, intent: string])[], language = 'en') {
  // It has no types and is CommonJS.
  const { NlpManager } = createRequire(import.meta.url)('node-nlp') as { NlpManager: new (settings: object) => Manager }
  const manager = new NlpManager({ languages: [language], autoSave: false, nlu: { log: false } })
  for (const [text, intent] of messages) manager.addDocument(language, text, intent)
  await manager.train()
  return (text: string) => manager.process(language, text)
}
