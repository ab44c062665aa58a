// What the example works on. Judgement is scripted here; a person, an agent or a model would answer the same questions.

export const POLICIES = {
  'no-secrets': 'A result contains no password and no key.',
  brief: 'A result is brief.',
  'no-promises': 'A result promises nothing that has not been decided.',
}

export const WORKERS = { ada: ['writing'], bob: ['release'] }

export const TASKS = [
  { title: 'Announce the release', skills: ['writing'] },
  { title: 'Write the changelog', skills: ['writing'] },
  { title: 'Publish the package', skills: ['release'] },
  { title: 'Describe the set-up', skills: ['writing'] },
  { title: 'Answer when the next release comes', skills: ['writing'] },
]
