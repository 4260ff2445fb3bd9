import type * as z from 'zod'
import { bannerErrors, hostOf } from './banner-errors'
import { catalogueLine, type CatalogueLine, type LineKind } from './lines'
import { actors } from '@/adapters/backend/actors/actor-records'
import { visibilities, visibilityId } from '@/adapters/backend/content/visibilities'
import { bannerHosts } from '@/adapters/backend/promo/banner-records'
import { tvFormats } from '@/adapters/backend/tv/tv-records'
import { PREVIEW_SECONDS } from '@/application/media/video-gateway'
import { previewSeconds } from '@/domain/media/preview'
import type { Reader } from '@/adapters/stores/store'

/** Something wrong in a catalogue, by the number of its line, which counts from 1. */
export interface LineError {
  readonly line: number
  /** A sentence for an operator. */
  readonly text: string
}

/** What a catalogue contains, and everything that is wrong with it; one with errors is not stored. */
export interface CheckedCatalogue {
  readonly counts: Readonly<Record<LineKind, number>>
  readonly errors: readonly LineError[]
  /** What is likely not meant, and is stored all the same; the first hundred. */
  readonly warnings: readonly LineError[]
}

/** The most errors that are reported of one file: what follows is often the same once more. */
export const MAX_ERRORS = 100

/** How many records are looked up at once. */
const AT_ONCE = 500

/** The name of a line in its catalogue; a second line of the same name is a error. */
export const nameOfLine = (line: CatalogueLine): string =>
  line.kind === 'tvFormat'
    ? line.key
    : line.kind === 'tvPost' || line.kind === 'story'
      ? line.slug
      : line.kind === 'bannerHost'
        ? line.host
        : line.id

/** What lines refer to. */
interface Reference {
  readonly kind: 'actor' | 'tvFormat' | 'bannerHost'
  readonly id: string
}

/** The things that a line refers to, which the catalogue or the store has to have. */
function referencesOf(line: CatalogueLine): readonly Reference[] {
  switch (line.kind) {
    case 'video':
    case 'album':
      return [{ kind: 'actor', id: line.actorId }]
    case 'tvFormat':
      return line.hosts.map((id) => ({ kind: 'actor', id }))
    case 'story':
      return line.actorIds.map((id) => ({ kind: 'actor', id }))
    case 'tvVideo':
    case 'tvPost':
      return [{ kind: 'tvFormat', id: line.formatKey }]
    case 'banner': {
      const host = hostOf(line)
      return [
        ...(line.relatedActorId === null ? [] : [{ kind: 'actor', id: line.relatedActorId } as const]),
        ...(host === null ? [] : [{ kind: 'bannerHost', id: host } as const]),
      ]
    }
    case 'actor':
    case 'bannerHost':
      return []
  }
}

/** A line that cannot be stored. */
interface UnreadLine {
  /** A text for each of its errors. */
  readonly errors: readonly string[]
  /** What it would be, as far as others may refer to it: that they do is no error. `null`: unknown. */
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
      name: nameBy((member) => textOf(written, member)),
    }
  }
  const { success, data, error: refusal } = catalogueLine.safeParse(json)
  if (success) return { line: data }
  return { errors: refusal.issues.map(sentenceOf), name: nameBy((member) => memberOf(json, member)) }
}

/** The members by which other lines refer to a line. */
const REFERRED_BY = { actor: 'id', tvFormat: 'key', bannerHost: 'host' } as const

const KINDS: ReadonlySet<string> = new Set(catalogueLine.options.map(({ shape }) => shape.kind.value))

const isReferred = (kind: string): kind is Reference['kind'] => kind in REFERRED_BY

type Member = 'kind' | 'id' | 'key' | 'host'

/**
 * Returns what a line that cannot be stored is; `null` when other lines may refer to it and nothing
 * tells what it is.
 */
function nameBy(read: (member: Member) => string | null): string | null {
  const kind = read('kind')
  if (kind === null || !KINDS.has(kind)) return null
  if (!isReferred(kind)) return kind
  const id = read(REFERRED_BY[kind])
  return id === null ? null : `${kind} ${id}`
}

/** Returns the text of a line's own member: an id inside it names something else. */
function memberOf(line: unknown, member: Member): string | null {
  const text = typeof line === 'object' && line !== null ? (line as Readonly<Record<string, unknown>>)[member] : null
  return typeof text === 'string' ? text : null
}

/** Returns the text of the first member of this name in a line that is not JSON. */
const textOf = (written: string, member: Member): string | null =>
  new RegExp(`"${member}"\\s*:\\s*"(?<text>[^"\\\\]*)"`, 'u').exec(written)?.groups?.['text'] ?? null

const sentenceOf = ({ path, message }: z.core.$ZodIssue): string =>
  path.length === 0 ? message : `${path.join('.')}: ${message}`

/** A banner leads nowhere else than it may, a price before a reduction is no lower than the price, what is free costs nothing, and an album has the pictures that it shows first. */
function contradictionsIn(line: CatalogueLine): readonly string[] {
  if (line.kind === 'banner') return bannerErrors(line)
  if (line.kind !== 'video' && line.kind !== 'album') return []
  return [
    ...(line.free && line.price > 0 ? ['price: has to be 0 where free is true'] : []),
    ...(line.kind === 'video' && line.basePrice !== undefined && line.basePrice < line.price
      ? ['basePrice: has to be the price or more']
      : []),
    ...(line.kind === 'album' && line.previews > line.pictures.length
      ? [`previews: there are ${line.pictures.length} pictures only`]
      : []),
  ]
}

/** Which of these a line may refer to although they are not shown at present. */
async function hiddenAmong(
  store: Reader,
  kind: Reference['kind'],
  keys: readonly string[],
): Promise<readonly unknown[]> {
  return kind === 'bannerHost'
    ? []
    : store.getMany(
        visibilities,
        keys.map((key) => visibilityId(kind, key)),
      )
}

/** A sentence about a paid video that is too short for a whole preview; `null`: it is none. */
function shortPreview(line: CatalogueLine): string | null {
  if (line.kind !== 'video' || line.price === 0) return null
  const seconds = previewSeconds(line.duration, PREVIEW_SECONDS)
  return seconds === PREVIEW_SECONDS
    ? null
    : `the video is ${line.duration} seconds long: its preview is ${seconds} seconds, unless it has files of its own`
}

/** Reads a whole catalogue, line by line, and collects what is wrong with it. Nothing is stored. */
export async function checkCatalogue(store: Reader, lines: AsyncIterable<string>): Promise<CheckedCatalogue> {
  const counts = {
    actor: 0,
    video: 0,
    album: 0,
    tvFormat: 0,
    tvVideo: 0,
    tvPost: 0,
    story: 0,
    banner: 0,
    bannerHost: 0,
  }
  const errors: LineError[] = []
  const warnings: LineError[] = []
  const seen = new Map<string, number>()
  const actorNames = new Map<string, { readonly id: string; readonly line: number }>()
  const references = new Map<string, Reference & { readonly line: number }>()
  // Whether all that the catalogue has is known: else nothing can be reported as lacking.
  let isWhole = true
  let number = 0
  for await (const written of lines) {
    number += 1
    if (written.trim() === '') continue
    const read = readLine(written)
    if ('errors' in read) {
      for (const text of read.errors) errors.push({ line: number, text })
      if (read.name === null) isWhole = false
      else seen.set(read.name, number)
      if (errors.length >= MAX_ERRORS) {
        isWhole = false
        break
      }
      continue
    }
    const { line } = read
    for (const text of contradictionsIn(line)) errors.push({ line: number, text })
    counts[line.kind] += 1
    const preview = shortPreview(line)
    if (preview !== null && warnings.length < MAX_ERRORS) warnings.push({ line: number, text: preview })
    const name = `${line.kind} ${nameOfLine(line)}`
    const before = seen.get(name)
    if (before !== undefined) errors.push({ line: number, text: `${name} is in line ${before} already` })
    seen.set(name, number)
    if (line.kind === 'actor' && before === undefined) {
      const other = actorNames.get(line.name.toLowerCase())
      if (other !== undefined)
        errors.push({ line: number, text: `name: the actor of line ${other.line} has it already` })
      actorNames.set(line.name.toLowerCase(), { id: line.id, line: number })
    }
    for (const { kind, id } of referencesOf(line))
      if (!references.has(`${kind} ${id}`)) references.set(`${kind} ${id}`, { kind, id, line: number })
  }
  if (isWhole) {
    const missing = [...references].filter(([name]) => !seen.has(name)).map(([, reference]) => reference)
    errors.push(...(await lackingIn(store, missing)), ...(await takenNames(store, actorNames, seen)))
  }
  return { counts, warnings, errors: errors.toSorted((a, b) => a.line - b.line).slice(0, MAX_ERRORS) }
}

/** What neither the catalogue nor the store has. */
async function lackingIn(
  store: Reader,
  missing: readonly (Reference & { readonly line: number })[],
): Promise<readonly LineError[]> {
  const errors: LineError[] = []
  for (const kind of ['actor', 'tvFormat', 'bannerHost'] as const) {
    const ofKind = missing.filter((each) => each.kind === kind)
    for (let from = 0; from < ofKind.length; from += AT_ONCE) {
      const part = ofKind.slice(from, from + AT_ONCE)
      const keys = part.map(({ id }) => id)
      const stored = await storedAmong(store, kind, keys)
      const hidden = await hiddenAmong(store, kind, keys)
      for (const [index, { id, line }] of part.entries())
        if (stored[index] === undefined && hidden[index] === undefined)
          errors.push({ line, text: `there is no ${kind} ${id}` })
    }
  }
  return errors
}

function storedAmong(store: Reader, kind: Reference['kind'], keys: readonly string[]): Promise<readonly unknown[]> {
  if (kind === 'actor') return store.getMany(actors, keys)
  return kind === 'tvFormat' ? store.getMany(tvFormats, keys) : store.getMany(bannerHosts, keys)
}

/** Names of actors that another actor of the store has. */
async function takenNames(
  store: Reader,
  names: ReadonlyMap<string, { readonly id: string; readonly line: number }>,
  seen: ReadonlyMap<string, number>,
): Promise<readonly LineError[]> {
  const errors: LineError[] = []
  for (const [name, { id, line }] of names) {
    const [other] = await store.find(actors, 'byName', { prefix: [name], limit: 1 })
    if (other !== undefined && other.id !== id && !seen.has(`actor ${other.id}`))
      errors.push({ line, text: `name: the actor ${other.id} has it already` })
  }
  return errors
}
