import { readLine } from './read-line'
import type { CatalogueKind, CatalogueLine } from './kinds/line-kind'
import { lineKinds, type LineKind } from './lines'
import { visibilities, visibilityId } from '@/adapters/backend/content/visibilities'
import type { Reader } from '@/adapters/stores/store'

/** Something wrong in a catalogue, by the number of its line, which counts from 1. */
export interface LineError {
  readonly line: number
  /** A sentence for an operator. */
  readonly text: string
}

/** The content of a catalogue and all of its errors; a catalogue with errors is not stored. */
export interface CheckedCatalogue {
  readonly counts: Readonly<Record<LineKind, number>>
  readonly errors: readonly LineError[]
  /** Likely mistakes, which are stored all the same; the first hundred. */
  readonly warnings: readonly LineError[]
}

/** The most errors that are reported of one file: what follows is often the same once more. */
export const MAX_ERRORS = 100

/** Number of records that are read at once. */
const AT_ONCE = 500

/** The first line with a reference or a unique value. */
type At<T> = T & { readonly line: number }

/** The content of the lines read so far, as far as other lines are checked against it. */
class Contents {
  readonly counts = Object.fromEntries(lineKinds.map(({ kind }) => [kind, 0]))
  readonly seen = new Map<string, number>()
  readonly uniqueValues = new Map<string, At<Pick<CatalogueLine, 'kind' | 'name' | 'unique'>>>()
  readonly references = new Map<string, At<CatalogueLine['references'][number]>>()
  /**
   * Kinds with a line whose key is unknown: no reference to such a kind can be reported as missing.
   */
  readonly unknown = new Set<string>()

  /** Adds a line; returns a text for each conflict with the lines before. */
  add(added: CatalogueLine, line: number): readonly string[] {
    const { kind, name, unique } = added
    const errors: string[] = []
    this.counts[kind] = (this.counts[kind] ?? 0) + 1
    const before = this.seen.get(name)
    if (before !== undefined) errors.push(`${name} is in line ${before} already`)
    this.seen.set(name, line)
    if (unique !== null && before === undefined) {
      const value = `${kind} ${unique.value}`
      const other = this.uniqueValues.get(value)
      if (other !== undefined) errors.push(`${unique.member}: the ${kind} of line ${other.line} has it already`)
      this.uniqueValues.set(value, { kind, name, unique, line })
    }
    for (const { to, id } of added.references) {
      const referred = `${to.kind} ${id}`
      if (!this.references.has(referred)) this.references.set(referred, { to, id, line })
    }
    return errors
  }
}

/** Reads a whole catalogue, line by line, and collects what is wrong with it. Nothing is stored. */
export async function checkCatalogue(store: Reader, lines: AsyncIterable<string>): Promise<CheckedCatalogue> {
  const errors: LineError[] = []
  const warnings: LineError[] = []
  const contents = new Contents()
  // False if a line has an unknown kind: then no record can be reported as missing.
  let isWhole = true
  let number = 0
  for await (const written of lines) {
    number += 1
    if (written.trim() === '') continue
    const read = readLine(written)
    if ('errors' in read) {
      for (const text of read.errors) errors.push({ line: number, text })
      if (read.name !== null) contents.seen.set(read.name, number)
      else if (read.kind !== null) contents.unknown.add(read.kind)
      else isWhole = false
      if (errors.length >= MAX_ERRORS) {
        isWhole = false
        break
      }
      continue
    }
    const { line } = read
    const refusal = await line.refusal(store)
    for (const text of [
      ...line.contradictions(),
      ...contents.add(line, number),
      ...(refusal === null ? [] : [refusal]),
    ])
      errors.push({ line: number, text })
    if (warnings.length < MAX_ERRORS) warnings.push(...line.warnings().map((text) => ({ line: number, text })))
  }
  if (isWhole) errors.push(...(await lackingIn(store, contents)), ...(await takenValues(store, contents)))
  const counts = contents.counts as Record<LineKind, number>
  return { counts, warnings, errors: errors.toSorted((a, b) => a.line - b.line).slice(0, MAX_ERRORS) }
}

/** Returns an error for each reference that neither the catalogue nor the store has. */
async function lackingIn(store: Reader, { references, seen, unknown }: Contents): Promise<readonly LineError[]> {
  const errors: LineError[] = []
  const missing = [...references]
    .filter(([name, { to }]) => !seen.has(name) && !unknown.has(to.kind))
    .map(([, reference]) => reference)
  for (const kind of new Set(missing.map(({ to }) => to))) {
    const ofKind = missing.filter(({ to }) => to === kind)
    for (let from = 0; from < ofKind.length; from += AT_ONCE) {
      const part = ofKind.slice(from, from + AT_ONCE)
      const keys = part.map(({ id }) => id)
      const stored = await kind.stored(store, keys)
      const hidden = await hiddenAmong(store, kind, keys)
      for (const [index, { id, line }] of part.entries())
        if (stored[index] === undefined && hidden[index] === undefined)
          errors.push({ line, text: `there is no ${kind.kind} ${id}` })
    }
  }
  return errors
}

/** Returns which of these a line may refer to although they are not shown at present. */
async function hiddenAmong(
  store: Reader,
  { content }: CatalogueKind,
  keys: readonly string[],
): Promise<readonly unknown[]> {
  if (content === undefined) return []
  return store.getMany(
    visibilities,
    keys.map((key) => visibilityId(content, key)),
  )
}

/** Unique values that another record of the store has, as the name of an actor. */
async function takenValues(store: Reader, { uniqueValues, seen, unknown }: Contents): Promise<readonly LineError[]> {
  const errors: LineError[] = []
  for (const { kind, name, unique, line } of uniqueValues.values()) {
    // The holder may be the line that could not be read.
    if (unknown.has(kind)) continue
    const holder = await unique?.holder(store)
    if (unique === null || holder === undefined || seen.has(`${kind} ${holder}`) || `${kind} ${holder}` === name)
      continue
    errors.push({ line, text: `${unique.member}: the ${kind} ${holder} has it already` })
  }
  return errors
}
