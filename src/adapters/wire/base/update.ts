import * as z from 'zod/mini'
import type { Wire } from './scalars'
import type { Update } from '@/domain/session/updates'

/** The update of a type among those of a feature. */
type One<U extends Update, T extends U['type']> = Extract<U, { readonly type: T }>

/** The schemas of a feature's updates by type. */
export type UpdateSchemas<U extends Update> = { readonly [T in U['type']]: Wire<One<U, T>> }

type Payloads<U extends Update> = {
  readonly [T in U['type']]: {
    readonly [K in Exclude<keyof One<U, T>, 'type'>]-?: Wire<Required<One<U, T>>[K]>
  }
}

/**
 * Declares the updates of a feature by their payloads; neither an update without a schema nor a
 * schema without an update compiles.
 */
export const updates = <U extends Update>(payloads: Payloads<U>): UpdateSchemas<U> =>
  Object.fromEntries(
    Object.entries<Readonly<Record<string, Wire<unknown>>>>(payloads).map(([type, payload]) => [
      type,
      z.object({ type: z.literal(type), ...payload }),
    ]),
  ) as unknown as UpdateSchemas<U>
