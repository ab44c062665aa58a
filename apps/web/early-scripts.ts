// The scripts of src/early are small and run before anything else, so they are no modules: what they know of the
// languages is written into them, where they say LANGUAGES. They are served at the root, while developing and when built.

import { readFileSync } from 'node:fs'
import { LANGUAGES, languages } from '@pawl/contract'
import type { Plugin } from 'vite'
import { earlyPhrases } from './src/early/phrases.ts'

const SCRIPTS = ['first-paint.js', 'widget.js'] as const

export const earlyScripts: Plugin = {
  name: 'early-scripts',
  configureServer({ middlewares }) {
    for (const name of SCRIPTS)
      middlewares.use(`/${name}`, (_, response) => {
        response.setHeader('content-type', 'text/javascript; charset=utf-8')
        response.end(written(name))
      })
  },
  // Added late: the bundler would want a module.
  transformIndexHtml: {
    order: 'post',
    handler: () => [{ tag: 'script', attrs: { src: '/first-paint.js' }, injectTo: 'head-prepend' }],
  },
  generateBundle() {
    for (const name of SCRIPTS) this.emitFile({ type: 'asset', fileName: name, source: written(name) })
  },
}

function written(name: (typeof SCRIPTS)[number]): string {
  const known = LANGUAGES.map((code) => {
    const { direction, aliases } = languages[code]
    return { codes: [code, ...aliases], direction, ...earlyPhrases[code] }
  })
  const source = readFileSync(new URL(`src/early/${name}`, import.meta.url), 'utf8')
  return source.replaceAll(/\bLANGUAGES\b/g, () => JSON.stringify(known))
}
