import type { Plugin } from 'vite'

/** A token of the container, as a module declares it: its name is for developers. */
const TOKEN = /(?<=^export const \w+ = )Symbol\.for\('\w+'\)/gmu

/**
 * Every module of the build is there once, so that tokens need no name to be the same everywhere: sixty names are half a kilobyte of the first
 * load. On the development server they remain, for the container's errors.
 */
export function namelessTokens(): Plugin {
  let seen = 0
  return {
    name: 'vesper-nameless-tokens',
    apply: 'build',
    // Before the types are taken out, which changes quotation marks.
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/src/')) return null
      const nameless = code.replaceAll(TOKEN, 'Symbol()')
      if (nameless === code) return null
      seen += 1
      return { code: nameless, map: null }
    },
    buildEnd(error) {
      if (error === undefined && seen === 0) this.error('Tokens are declared in another way: mend this plugin')
    },
  }
}
