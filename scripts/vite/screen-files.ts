import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '..', '..')

/** How a page names its screen. */
const LOAD = /load: \(\) => import\('(?<screen>[^']+)'\)/gu

/**
 * Adds to each page in a `pages.ts` of the ui the file of its screen, which the page names only where it loads it: the server links the styles
 * and scripts of that file. The browser has no use for these names, which would be a part of what it loads.
 */
export function screenFiles(): Plugin {
  return {
    name: 'vesper-screen-files',
    enforce: 'pre',
    async transform(code, id) {
      if (!/\/src\/ui\/\w+\/pages\.ts$/u.test(id)) return null
      const files = new Map<string, string>()
      for (const { groups } of code.matchAll(LOAD)) {
        const screen = groups?.['screen'] ?? ''
        const found = await this.resolve(screen, id)
        if (found === null) this.error(`${screen} of ${id} is no file`)
        files.set(screen, relative(root, found.id).replaceAll('\\', '/'))
      }
      if (files.size === 0) this.error(`${id} loads its screens in another way: mend this plugin`)
      const withFiles = code.replaceAll(LOAD, (load, screen: string) => `file: '${files.get(screen) ?? ''}', ${load}`)
      return { code: withFiles, map: null }
    },
  }
}
