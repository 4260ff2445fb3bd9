import type { Plugin } from 'vite'

/** What React makes of a component without running any of it. */
const CALL = /(?<==\s*)(?=React(?:\$\d+)?\.(?:forwardRef|memo|createContext)\()/gu

/** A name for the developer tools, which retains what it names in the build. */
const NAME = /^[\w$]+\.displayName = "[^"\n]*";$/gmu

/**
 * The router does not mark the calls that make its components as pure, and names them: so the bundler retains also those that the app
 * does not use, as forms and fetchers, 1 kB of the first load and more.
 */
export function pureReactCalls(): Plugin {
  let seen = 0
  return {
    name: 'vesper-pure-react-calls',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('/node_modules/react-router/dist/')) return null
      seen += 1
      return { code: code.replaceAll(CALL, '/* @__PURE__ */ ').replaceAll(NAME, ''), map: null }
    },
    buildEnd(error) {
      if (error === undefined && seen === 0) this.error('react-router is elsewhere: mend this plugin')
    },
  }
}
