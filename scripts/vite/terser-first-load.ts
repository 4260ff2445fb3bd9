import { minify } from 'terser'
import type { Plugin } from 'vite'

/** The files of a first visit that are our own code: small to minify, and counted by the budget. */
const OWN = new Set(['first', 'remote'])

/**
 * Minifies the first load once more with terser, which makes our own code some per cent smaller than the bundler's minifier
 * does. All other files, and the libraries, which gain nothing from it, would take ten times as long.
 */
export function terserFirstLoad(): Plugin {
  return {
    name: 'vesper-terser-first-load',
    apply: 'build',
    async generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !OWN.has(chunk.name)) continue
        const { code } = await minify(chunk.code, { compress: { passes: 3 }, ecma: 2020, module: true })
        if (code !== undefined) chunk.code = code
      }
    },
  }
}
