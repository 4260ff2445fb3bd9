import type { Plugin } from 'vite'

/**
 * Leaves the XMLHttpRequest adapter out of axios, as the package's own `browser` field leaves out the one for Node: the page's
 * client uses `fetch` alone, and the adapter is 2 kB of the first load.
 */
export function axiosByFetch(): Plugin {
  let isFound = false
  return {
    name: 'vesper-axios-by-fetch',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source !== './xhr.js' || importer?.endsWith('/axios/lib/adapters/adapters.js') !== true) return null
      isFound = true
      return this.resolve('../helpers/null.js', importer, { skipSelf: true })
    },
    buildEnd(error) {
      if (error === undefined && !isFound) this.error('axios has its adapters elsewhere: mend or remove this plugin')
    },
  }
}
