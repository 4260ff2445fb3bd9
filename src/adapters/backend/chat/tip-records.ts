import {
  fields,
  id,
  list,
  nullable,
  number,
  oneOf,
  schemaOf,
  text,
  whole,
  type Upcast,
} from '@/adapters/stores/record-schema'
import { inEachLanguage } from '@/adapters/backend/kernel/record-checks'
import type { Collection } from '@/adapters/stores/store'
import { DEED_GESTURES, type InEachLanguage, type TipItem } from '@/domain/chat/tips'
import type { ActorId, TipItemId } from '@/domain/ids'

/** What an actor collects for in each broadcast. */
interface GoalTerms {
  readonly names: InEachLanguage
  /** Whole coins, at least 1. */
  readonly wanted: number
}

/** What an actor takes tips for. */
export interface TipMenuRecord {
  readonly actorId: ActorId
  readonly items: readonly TipItem[]
  readonly goal: GoalTerms | null
}

/** Menus of before a drawn picture showed deeds. */
const withGesture: Upcast = (stored) => ({
  ...stored,
  items: (stored['items'] as readonly object[]).map((item) => ({ gesture: null, ...item })),
})

export const tipMenus: Collection<TipMenuRecord> = {
  name: 'tipMenus',
  schema: schemaOf(
    fields<TipMenuRecord>({
      actorId: id<ActorId>(),
      items: list(
        fields<TipItem>({
          id: id<TipItemId>(),
          names: inEachLanguage(text),
          price: whole,
          gesture: nullable(oneOf(...DEED_GESTURES)),
        }),
      ),
      goal: nullable(fields<GoalTerms>({ names: inEachLanguage(text), wanted: whole })),
    }),
    withGesture,
  ),
  key: (menu) => menu.actorId,
  indexes: { byActor: (menu) => [[menu.actorId]] },
}

/** What an actor has been given in one broadcast. */
export interface TipSumRecord {
  readonly actorId: ActorId
  /** When the broadcast began: the moment the actor came online, epoch ms. Another moment is another broadcast, and begins with 0. */
  readonly since: number
  /** Whole coins. */
  readonly sum: number
}

export const tipSums: Collection<TipSumRecord> = {
  name: 'tipSums',
  schema: schemaOf(fields<TipSumRecord>({ actorId: id<ActorId>(), since: number, sum: whole })),
  key: (record) => record.actorId,
  indexes: {},
}
