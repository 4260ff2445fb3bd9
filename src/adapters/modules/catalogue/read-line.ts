import type * as z from 'zod'
import type { CatalogueLine } from './kinds/line-kind'
import { catalogueLine, lineKinds } from './lines'

/** A line that cannot be stored. */
interface UnreadLine {
  /** A text for each of its errors. */
  readonly errors: readonly string[]
  /** Its kind; `null` if nothing tells it. */
  readonly kind: string | null
  /**
   * The name by which other lines may refer to the record, so that their references are no errors.
   * `null`: unknown.
   */
  readonly name: string | null
}

/** Reads a line. */
export function readLine(written: string): { readonly line: CatalogueLine } | UnreadLine {
  let json: unknown
  try {
    json = JSON.parse(written)
  } catch (error) {
    return {
      errors: [`is not JSON: ${error instanceof Error ? error.message : String(error)}`],
      ...identityBy((member) => textOf(written, member)),
    }
  }
  const kind = kinds.get(memberOf(json, 'kind') ?? '')
  // Only the whole schema tells an operator which kinds there are.
  if (kind === undefined)
    return { errors: catalogueLine.safeParse(json).error?.issues.map(sentenceOf) ?? [], kind: null, name: null }
  const read = kind.read(json)
  if ('line' in read) return read
  return { errors: read.issues.map(sentenceOf), ...identityBy((member) => memberOf(json, member)) }
}

const kinds = new Map(lineKinds.map((each) => [each.kind, each]))

/** Returns what a line that cannot be stored is, as far as its members tell it. */
function identityBy(read: (member: string) => string | null): Pick<UnreadLine, 'kind' | 'name'> {
  const kind = kinds.get(read('kind') ?? '')
  if (kind === undefined) return { kind: null, name: null }
  const key = read(kind.keyedBy)
  return { kind: kind.kind, name: key === null ? null : `${kind.kind} ${key}` }
}

/** Returns the text of a line's own member: an id inside it names something else. */
function memberOf(line: unknown, member: string): string | null {
  const text = typeof line === 'object' && line !== null ? (line as Readonly<Record<string, unknown>>)[member] : null
  return typeof text === 'string' ? text : null
}

/** Returns the text of the first member of this name in a line that is not JSON. */
const textOf = (written: string, member: string): string | null =>
  new RegExp(`"${member}"\\s*:\\s*"(?<text>[^"\\\\]*)"`, 'u').exec(written)?.groups?.['text'] ?? null

const sentenceOf = ({ path, message }: z.core.$ZodIssue): string =>
  path.length === 0 ? message : `${path.join('.')}: ${message}`
