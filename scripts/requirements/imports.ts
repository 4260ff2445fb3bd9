import { posix } from 'node:path'
import { parseSync } from 'vite'

/** Files by their path from the root of the project, with `/` between folders: what they contain. */
export type Files = ReadonlyMap<string, string>

/** What a module exposes to others, without its comments. */
export interface Source {
  /** The code as it is written, with a blank instead of every character of a comment. */
  readonly code: string
  /** The files of the project it imports when it runs, dynamic imports included. */
  readonly imports: readonly string[]
  /** Of these, what is loaded with it: the others are loaded on demand. */
  readonly loadedWithIt: readonly string[]
}

/** Both short forms of an import, as tsconfig.json has them. */
const folders = [
  ['@/', 'src/'],
  ['#test/', 'test/'],
] as const

const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

function baseOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  const known = folders.find(([short]) => specifier.startsWith(short))
  return known === undefined ? null : `${known[1]}${specifier.slice(known[0].length)}`
}

/** The file behind the name in an import; `null` for a package, and for what is no file of the project. */
function fileOf(files: Files, from: string, specifier: string): string | null {
  const base = baseOf(from, specifier)
  if (base === null) return null
  return endings.map((ending) => base + ending).find((path) => files.has(path)) ?? null
}

/** `import type` and `export type` are gone when a program runs: they reach nothing. */
const isType = (statement: string): boolean => /^(?:import|export)\s+type\s/u.test(statement)

/** Reads one module. Throws where the text is no TypeScript. */
export function readSource(files: Files, path: string): Source {
  const text = files.get(path) ?? ''
  const { module, comments, errors } = parseSync(path, text)
  const [error] = errors
  if (error !== undefined) throw new Error(`${path}: ${error.message}`)
  const statements = [
    ...module.staticImports.map(({ start, end, moduleRequest }) => ({ start, end, name: moduleRequest.value })),
    ...module.staticExports.flatMap(({ start, end, entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? [{ start, end, name: moduleRequest.value }] : [])),
    ),
  ]
  const atOnce = statements.filter(({ start, end }) => !isType(text.slice(start, end))).map(({ name }) => name)
  const names = [
    ...atOnce,
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ]
  const filesOf = (given: readonly string[]): readonly string[] =>
    [...new Set(given)].flatMap((name) => fileOf(files, path, name) ?? [])
  return {
    code: comments.reduce(
      (code, { start, end }) =>
        code.slice(0, start) + code.slice(start, end).replaceAll(/[^\n]/gu, ' ') + code.slice(end),
      text,
    ),
    imports: filesOf(names),
    loadedWithIt: filesOf(atOnce),
  }
}
