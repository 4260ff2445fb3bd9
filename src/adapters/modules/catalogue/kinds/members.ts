import * as z from 'zod'
import { count, moment, slug, text } from '@/adapters/modules/catalogue/line-parts'

// Members that several kinds of lines have, and how lines and records are made of one another.

export const coins = count(1_000_000)
export const label = z.strictObject({ id: slug, label: text(80) })

/**
 * Members that decide whether and when content is shown; without them a command decides, and its
 * release.
 */
export const shownMembers = {
  hidden: z.boolean().optional(),
  from: moment.optional(),
  until: moment.optional(),
  /** Whether who has bought it goes on watching it while it is not shown. */
  boughtStays: z.boolean().optional(),
}

type Deciding = 'kind' | keyof typeof shownMembers

/** A line without what decides when it is shown, which is no part of its record. */
export function contentOf<L extends { readonly [member in Deciding]?: unknown }>(line: L): Omit<L, Deciding> {
  const { kind: _kind, hidden: _hidden, from: _from, until: _until, boughtStays: _bought, ...content } = line
  return content
}

type Present<T> = { [K in keyof T]: Exclude<T[K], undefined> }

/** A member that is missing is not a member that is undefined. */
export const withoutMissing = <T extends object>(value: T): Present<T> =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as Present<T>

/** Returns an error where something free has a price. */
export const freeCostsNothing = ({ free, price }: { readonly free: boolean; readonly price: number }) =>
  free && price > 0 ? ['price: has to be 0 where free is true'] : []

export const iso = (at: number): string => new Date(at).toISOString()

type Writable<T> = T extends string | number | boolean | null
  ? T
  : T extends readonly (infer E)[]
    ? Writable<E>[]
    : { -readonly [K in keyof T]: Writable<T[K]> }

/** Returns a value as JSON holds it: texts that are made when they are read are read. */
export const writable = <T>(value: T): Writable<T> => JSON.parse(JSON.stringify(value)) as Writable<T>
