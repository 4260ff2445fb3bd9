import type { Plugin } from 'vite'

/** The errors that React makes once and throws to interrupt a rendering: it only compares them. */
const SIGNAL = /(?<=^\s*(?:var )?\w+Exception = )Error\((?<message>formatProdErrorMessage\(\d+\))\)/gmu

/** How many there are. */
const SIGNALS = 5

/** React's file with objects in their place that are errors by their prototype and have no stack. */
export function withoutStacks(code: string): { readonly code: string; readonly count: number } {
  return {
    code: code.replaceAll(SIGNAL, (_call, message: string) => `{ __proto__: Error.prototype, message: ${message} }`),
    count: [...code.matchAll(SIGNAL)].length,
  }
}

/**
 * React makes these errors while its file is evaluated. Where a debugger is attached, as Lighthouse attaches one, V8 parses the whole
 * file again for the positions of their stacks: three quarters of the longest task of a first visit, and of what it is compared by.
 * A guest's browser does not pay it, so that without this the measured cost is not the real one.
 */
export function errorsWithoutStacks(): Plugin {
  let seen = 0
  return {
    name: 'vesper-errors-without-stacks',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('/react-dom/cjs/react-dom-client.production.js')) return null
      const changed = withoutStacks(code)
      seen += changed.count
      return { code: changed.code, map: null }
    },
    buildEnd(error) {
      if (error === undefined && seen !== SIGNALS) this.error('react-dom makes its errors elsewhere: mend this plugin')
    },
  }
}
