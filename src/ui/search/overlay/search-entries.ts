import {
  FOUND_PARTS,
  type FoundActor,
  type FoundItem,
  type FoundPartType,
  type SearchResult,
} from '@/domain/search/search-result'

/** A line of the overlay that can be chosen. */
export type SearchEntry =
  | { readonly kind: 'pattern'; readonly id: string; readonly pattern: string }
  | { readonly kind: 'actor'; readonly id: string; readonly actor: FoundActor }
  | { readonly kind: 'item'; readonly id: string; readonly item: FoundItem }
  | {
      readonly kind: 'all'
      readonly id: string
      readonly link: string
      readonly part: FoundPartType
      readonly count: number
    }

export type EntryGroupKind = 'recent' | 'proposals' | 'actors' | FoundPartType

/** Lines under one heading; a group without lines is left out. */
export interface EntryGroup {
  readonly kind: EntryGroupKind
  readonly items: readonly SearchEntry[]
}

const patterns = (kind: EntryGroupKind, all: readonly string[]): EntryGroup => ({
  kind,
  items: all.map((pattern) => ({ kind: 'pattern', id: `${kind} ${pattern}`, pattern })),
})

const present = ({ items }: EntryGroup): boolean => items.length > 0

/** Returns the proposals before any input. */
export const recentGroups = (recent: readonly string[]): readonly EntryGroup[] =>
  [patterns('recent', recent)].filter(present)

/** Returns the lines of a result in order, without proposals that repeat them. */
export function groupsOf(result: SearchResult): readonly EntryGroup[] {
  const shown = new Set([
    ...result.actors.map(({ name }) => name),
    ...FOUND_PARTS.flatMap((part) => result[part].items.map(({ title }) => title)),
  ])
  return [
    {
      kind: 'actors' as const,
      items: result.actors.map((actor) => ({ kind: 'actor' as const, id: `actor ${actor.link}`, actor })),
    },
    ...FOUND_PARTS.map((part): EntryGroup => {
      const { items, count, link } = result[part]
      const shown = items.map((item): SearchEntry => ({ kind: 'item', id: `${part} ${item.link}`, item }))
      const rest: readonly SearchEntry[] =
        count > items.length ? [{ kind: 'all', id: `all ${part}`, link, part, count }] : []
      return { kind: part, items: [...shown, ...rest] }
    }),
    patterns(
      'proposals',
      result.proposals.filter((proposal) => !shown.has(proposal)),
    ),
  ].filter(present)
}

/** Returns the name of a line, for the field and for screen readers. */
export const labelOf = (entry: SearchEntry): string =>
  entry.kind === 'pattern'
    ? entry.pattern
    : entry.kind === 'actor'
      ? entry.actor.name
      : entry.kind === 'item'
        ? entry.item.title
        : entry.part
