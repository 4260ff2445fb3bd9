import { readSource, type Files, type Source } from './imports.ts'

/** One requirement of the ledger. */
export interface Row {
  readonly id: string
  readonly area: string
  readonly text: string
}

/** Which rows are covered: both maps have the ids that any test names. */
export interface RowState {
  /** Where each id is named, as `file:line`. */
  readonly named: ReadonlyMap<string, readonly string[]>
  /** The ids of which at least one test is about what a program runs. */
  readonly inProduct: ReadonlySet<string>
}

/** Reads docs/requirements.tsv: a line of column names, then id, area, kind and text of each row. */
export const readLedger = (table: string): readonly Row[] =>
  table
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', area = '', , text = ''] = line.split('\t')
      return { id, area, text }
    })

const ids = /\[(?<group>[A-Z][A-Z0-9]{2}-\d{3}(?:\s*,\s*[A-Z][A-Z0-9]{2}-\d{3})*)\]/gu

/** The ids in square brackets of one line of a test; a test that is not run names nothing. */
export function idsIn(line: string): readonly string[] {
  if (/\.(?:skip|todo|fixme)\b/u.test(line)) return []
  return [...line.matchAll(ids)].flatMap(({ groups }) => (groups?.['group'] ?? '').split(/\s*,\s*/u))
}

/** A program begins at a module directly in src. */
const isEntry = (path: string): boolean => /^src\/[^/]+\.tsx?$/u.test(path) && !path.endsWith('.d.ts')

const isTest = (path: string): boolean => /^(?:test|e2e)\/.*\.tsx?$/u.test(path)

/** These go through a port, a running server or a browser, regardless of what they import. */
const goesThroughThePort = (path: string): boolean => /^(?:e2e|test\/contract|test\/service)\//u.test(path)

function reachedFrom(entries: readonly string[], sourceOf: (path: string) => Source): ReadonlySet<string> {
  const reached = new Set(entries)
  for (const path of reached) for (const next of sourceOf(path).imports) reached.add(next)
  return reached
}

/** The module at the mirrored path, else every module of src that the test imports. */
function subjectsOf(files: Files, path: string, { imports }: Source): readonly string[] {
  const mirrored = path.replace(/^test\//u, 'src/').replace(/(?:\.browser)?\.test\.tsx?$/u, '')
  const subject = [`${mirrored}.ts`, `${mirrored}.tsx`].find((file) => files.has(file))
  return subject === undefined ? imports.filter((file) => file.startsWith('src/')) : [subject]
}

/**
 * Decides which rows the tests cover. A row is named by its id in square brackets in a title (or in a table of titles).
 * It is in the product only where a test that names it goes through a port, a server or a browser, or is about a module
 * that a program reaches: a rule that only its own test runs is true of nothing a guest encounters. A test without a
 * subject counts by the test's own programs.
 */
export function evaluate(files: Files): RowState {
  const sources = new Map<string, Source>()
  const sourceOf = (path: string): Source => {
    const known = sources.get(path) ?? readSource(files, path)
    sources.set(path, known)
    return known
  }
  const reached = reachedFrom([...files.keys()].filter(isEntry), sourceOf)
  const named = new Map<string, string[]>()
  const inProduct = new Set<string>()
  for (const path of [...files.keys()].filter(isTest).toSorted()) {
    const places = sourceOf(path)
      .code.split('\n')
      .flatMap((line, index) => idsIn(line).map((id) => ({ id, place: `${path}:${index + 1}` })))
    if (places.length === 0) continue
    const subjects = subjectsOf(files, path, sourceOf(path))
    const counts =
      goesThroughThePort(path) ||
      (subjects.length > 0
        ? subjects.some((subject) => reached.has(subject))
        : sourceOf(path).imports.some((file) => file.startsWith('test/')))
    for (const { id, place } of places) {
      named.set(id, [...(named.get(id) ?? []), place])
      if (counts) inProduct.add(id)
    }
  }
  return { named, inProduct }
}
