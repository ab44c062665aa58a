import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { earlyScripts } from './early-scripts.ts'

/** Every file worth it lies there compressed too: the server only picks. */
const compressed: Plugin = {
  name: 'compressed-beside',
  apply: 'build',
  // After every other plugin: Vite writes the names of what a page loads on demand in this hook too.
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (!/\.(js|css|html|svg)$/.test(file.fileName)) continue
        const source = Buffer.from(file.type === 'chunk' ? file.code : file.source)
        if (source.length < 1024) continue
        this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: gzipSync(source, { level: 9 }) })
        const brotli = brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
        this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: brotli })
      }
    },
  },
}

/** What every page begins with is one file instead of forty. Where a page begins stays apart: two would begin at once. */
const FIRST = { name: 'first', tags: ['$initial' as const], test: (id: string) => !/\.html|\/main\.tsx$/.test(id) }

export default defineConfig({
  plugins: [react(), earlyScripts, compressed],
  build: {
    target: 'es2023',
    sourcemap: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The whole of what a first page needs, before it is compressed.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: ['index.html', 'widget.html'],
      output: { codeSplitting: { groups: [FIRST] } },
    },
  },
  server: { proxy: { '/api': process.env.PAWL_DEV_SERVER ?? 'http://127.0.0.1:7077' } },
})
