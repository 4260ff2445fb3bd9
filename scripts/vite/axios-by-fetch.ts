import type { Plugin } from 'vite'

/**
 * Modules of axios by the one that imports them: the adapter for XMLHttpRequest, which the package's own `browser` field leaves
 * for others to leave out as it does the one for Node, and two that axios only hands on: a table of status codes and the way to
 * cancel that AbortSignal replaced. The page's client uses none of them, and neither sends forms nor loads data addresses.
 */
const LEFT_OUT: ReadonlyMap<string, string> = new Map([
  ['./xhr.js', '/axios/lib/adapters/adapters.js'],
  ['./helpers/HttpStatusCode.js', '/axios/lib/axios.js'],
  ['./cancel/CancelToken.js', '/axios/lib/axios.js'],
  ['./helpers/formDataToJSON.js', '/axios/lib/axios.js'],
  ['../helpers/formDataToJSON.js', '/axios/lib/defaults/index.js'],
  ['../core/createMultipartBody.js', '/axios/lib/adapters/fetch.js'],
  ['../helpers/estimateDataURLDecodedBytes.js', '/axios/lib/adapters/fetch.js'],
])

/** Leaves out of axios what the page's client never calls: it uses `fetch` alone, and the rest is 4 kB of the first load. */
export function axiosByFetch(): Plugin {
  const found = new Set<string>()
  return {
    name: 'vesper-axios-by-fetch',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const by = LEFT_OUT.get(source)
      if (importer === undefined || by === undefined || !importer.endsWith(by)) return null
      found.add(source)
      const helpers = by === '/axios/lib/axios.js' ? './helpers' : '../helpers'
      return this.resolve(`${helpers}/null.js`, importer, { skipSelf: true })
    },
    buildEnd(error) {
      const missing = [...LEFT_OUT.keys()].filter((source) => !found.has(source))
      if (error === undefined && missing.length > 0)
        this.error(`axios has ${missing.join(', ')} elsewhere: mend this plugin`)
    },
  }
}
