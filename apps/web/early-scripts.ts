// The scripts of src/early are small and run before anything else, so they are no modules: what they know of the
// languages and files is written into them, where they say LANGUAGES or ASSETS. They are served at the root, while developing and when built.

import { readFileSync } from 'node:fs'
import { LANGUAGES, languages } from '@pawl/contract'
import type { Plugin } from 'vite'
import { earlyPhrases } from './src/early/phrases.ts'

const SCRIPTS = ['first-paint.js', 'widget.js', 'app-worker.js'] as const
/** Asked for with the page itself, so that its first words are set in them. */
const EARLY_FONTS = /\/(inter-latin-wght|heebo-hebrew)[^/]*\.woff2$/
/** What the pages are made of, for a worker that opens them while the server is away. */
const KEPT = /\.(js|css|woff2)$/

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
    handler: (_, { bundle }) => [
      { tag: 'script', attrs: { src: '/first-paint.js' }, injectTo: 'head-prepend' },
      ...Object.keys(bundle ?? {})
        .filter((file) => EARLY_FONTS.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
          injectTo: 'head' as const,
        })),
    ],
  },
  generateBundle(_, bundle) {
    const files = Object.keys(bundle).filter((file) => file.startsWith('assets/') && KEPT.test(file))
    const assets = ['first-paint.js', 'icon.svg', ...files].map((file) => `/${file}`)
    for (const name of SCRIPTS) this.emitFile({ type: 'asset', fileName: name, source: written(name, assets) })
  },
}

function written(name: (typeof SCRIPTS)[number], assets: readonly string[] = []): string {
  const known = LANGUAGES.map((code) => {
    const { direction, aliases } = languages[code]
    return { codes: [code, ...aliases], direction, ...earlyPhrases[code] }
  })
  const source = readFileSync(new URL(`src/early/${name}`, import.meta.url), 'utf8')
  return source
    .replaceAll(/\bLANGUAGES\b/g, () => JSON.stringify(known))
    .replaceAll(/\bASSETS\b/g, () => JSON.stringify(assets))
}
