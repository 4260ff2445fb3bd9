import type * as z from 'zod'
import type { SampleContent } from '@/adapters/backend/assembly/sample-content'
import { CONTENT_KINDS, type ContentKindName, type Shown } from '@/adapters/backend/content/visibilities'
import type { Collection, Reader, Transaction } from '@/adapters/stores/store'
import type { ActorId } from '@/domain/ids'

/** The effect of storing a line or one of its records. */
export type Outcome = 'added' | 'changed' | 'unchanged'

/** Stores a record derived from the stored one, unless both are equal. */
export type Apply = <T>(collection: Collection<T>, key: string, make: (old: T | undefined) => T) => Promise<Outcome>

/** The decisions of a line about when its content is shown; `undefined` members decide nothing. */
export type Decided = { readonly [Member in keyof Shown]?: Exclude<Shown[Member], null> | undefined }

/** Other lines, or stored records, that a line depends on. */
interface Reference {
  readonly to: CatalogueKind
  readonly id: string
}

/** A value that no two lines of a kind share. */
interface UniqueValue {
  /** The member that contains it, which error messages name. */
  readonly member: string
  readonly value: string
  /** Returns the key of the stored record that has it. */
  readonly holder: (reader: Reader) => Promise<string | undefined>
}

/**
 * An update of a record that depends on all lines of a kind; it runs once after they are stored.
 */
interface FollowUp {
  readonly collection: string
  readonly key: string
  /** Returns whether the record has changed. */
  readonly run: (tx: Transaction) => Promise<boolean>
}

/**
 * A line that was parsed, with everything that checking and storing it needs: neither knows its
 * kind.
 */
export interface CatalogueLine {
  readonly kind: string
  readonly key: string
  /** Kind and key: a second line of the same name is an error. */
  readonly name: string
  /** Identifies the content for commands that hide and show it; `null` if it is none. */
  readonly content: { readonly kind: ContentKindName; readonly key: string } | null
  readonly references: readonly Reference[]
  readonly unique: UniqueValue | null
  /** A sentence for each contradiction between its members. */
  readonly contradictions: () => readonly string[]
  /** A sentence for each value that is stored although it is probably a mistake. */
  readonly warnings: () => readonly string[]
  /** Returns why the line cannot be stored beside the records that are there; `null`: it can. */
  readonly refusal: (reader: Reader) => Promise<string | null>
  readonly decided: Decided
  /** Epoch ms; `null` if it has no release, or if its pages check the release themselves. */
  readonly releasedAt: number | null
  /** Returns when the stored record is released; `null` if there is no such record or release. */
  readonly releasedBefore: (reader: Reader) => Promise<number | null>
  /** The actor with whom the content is hidden. */
  readonly actorId: ActorId | null
  readonly collection: string
  /** Stores its records. */
  readonly store: (apply: Apply) => Promise<Outcome>
  readonly followUp: FollowUp | null
}

/** A kind of line as others see it. */
export interface CatalogueKind {
  readonly kind: string
  /** The member that contains the key of a line. */
  readonly keyedBy: KeyMember
  readonly content: ContentKindName | undefined
  /** The kinds that its lines refer to. */
  readonly refersTo: readonly CatalogueKind[]
  /** Returns the stored records with these keys, in their order. */
  readonly stored: (reader: Reader, keys: readonly string[]) => Promise<readonly unknown[]>
  readonly read: (json: unknown) => { readonly line: CatalogueLine } | { readonly issues: readonly z.core.$ZodIssue[] }
}

type KeyMember = 'id' | 'key' | 'slug' | 'host'

type LineValue = Decided & { readonly [Member in KeyMember]?: string }

/** A further record of a line, under the same key. */
type FurtherRecord<L> = (line: L, key: string, apply: Apply) => Promise<Outcome>

/** Declares a further record of a line. */
export const furtherRecord =
  <L, T>(collection: Collection<T>, make: (line: L) => T): FurtherRecord<L> =>
  (line, key, apply) =>
    apply(collection, key, () => make(line))

interface Declaration<S, L, W, T> {
  readonly schema: S & z.ZodType<L, W>
  /** The member that contains the key of a line and of its records. */
  readonly keyedBy: KeyMember
  readonly collection: Collection<T>
  /**
   * Returns the record of a line. `old` contains what the platform has counted since, which stays.
   */
  readonly record: (line: L, old: T | undefined) => T
  /** Returns the key of the record, where it is not the line's own. */
  readonly recordKey?: (line: L) => string
  readonly further?: readonly FurtherRecord<L>[]
  readonly references?: readonly { readonly to: CatalogueKind; readonly ids: (line: L) => readonly (string | null)[] }[]
  /** `index` finds the records with the value. */
  readonly unique?: { readonly member: string; readonly index: string; readonly value: (line: L) => string }
  readonly contradictions?: (line: L) => readonly string[]
  readonly warnings?: (line: L) => readonly string[]
  readonly refusal?: (line: L, reader: Reader) => Promise<string | null>
  /** Returns the release of a line or its record: the content is hidden before. */
  readonly releasedAt?: (of: L | T) => number
  readonly actorId?: (line: L) => ActorId
  readonly followUp?: (line: L) => FollowUp
  /** Returns the lines of a sample world. */
  readonly written: (content: SampleContent) => Iterable<W>
}

type LineSchema = z.core.$ZodTypeDiscriminable & { readonly shape: { readonly kind: { readonly value: string } } }

const nothing = (): readonly string[] => []

/** Declares a kind of line: `lines.ts` lists them, and no other code knows them by name. */
export function lineKind<S extends LineSchema, L extends LineValue, W, T>(
  declared: Declaration<S, L, W, T>,
): CatalogueKind & Pick<Declaration<S, L, W, T>, 'schema' | 'written'> {
  const { schema, keyedBy, collection, further = [], references = [], releasedAt } = declared
  const kind = schema.shape.kind.value
  const content = CONTENT_KINDS.find((each) => each === kind)
  // Only these lines have members that decide when the content is shown: `from` of a banner is its
  // own.
  const isDeciding = 'boughtStays' in schema.shape

  function lineOf(line: L): CatalogueLine {
    const { hidden, from, until, boughtStays, [keyedBy]: key = '' } = line
    return {
      kind,
      key,
      name: `${kind} ${key}`,
      content: content === undefined ? null : { kind: content, key },
      references: references.flatMap(({ to, ids }) => ids(line).flatMap((id) => (id === null ? [] : [{ to, id }]))),
      unique: uniqueOf(line),
      contradictions: () => (declared.contradictions ?? nothing)(line),
      warnings: () => (declared.warnings ?? nothing)(line),
      refusal: async (reader) => (await declared.refusal?.(line, reader)) ?? null,
      decided: isDeciding ? { hidden, from, until, boughtStays } : {},
      releasedAt: releasedAt?.(line) ?? null,
      async releasedBefore(reader) {
        const record = releasedAt === undefined ? undefined : await reader.get(collection, key)
        return record === undefined ? null : (releasedAt?.(record) ?? null)
      },
      actorId: declared.actorId?.(line) ?? null,
      collection: collection.name,
      async store(apply) {
        // The outcome of the first record that has changed is that of the line.
        let outcome = await apply(collection, declared.recordKey?.(line) ?? key, (old) => declared.record(line, old))
        for (const put of further) {
          const next = await put(line, key, apply)
          if (outcome === 'unchanged') outcome = next
        }
        return outcome
      },
      followUp: declared.followUp?.(line) ?? null,
    }
  }

  function uniqueOf(line: L): UniqueValue | null {
    if (declared.unique === undefined) return null
    const { member, index } = declared.unique
    const value = declared.unique.value(line)
    return {
      member,
      value,
      async holder(reader) {
        const [other] = await reader.find(collection, index, { prefix: [value], limit: 1 })
        return other === undefined ? undefined : collection.key(other)
      },
    }
  }

  return {
    kind,
    keyedBy,
    content,
    schema,
    written: declared.written,
    refersTo: references.map(({ to }) => to),
    stored: (reader, keys) => reader.getMany(collection, keys),
    read(json) {
      const { success, data, error } = schema.safeParse(json)
      return success ? { line: lineOf(data) } : { issues: error.issues }
    },
  }
}
