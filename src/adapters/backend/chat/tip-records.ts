import { fields, id, list, nullable, number, schemaOf, text, whole } from '@/adapters/stores/record-schema'
import { inEachLanguage } from '@/adapters/backend/kernel/record-checks'
import type { Collection } from '@/adapters/stores/store'
import type { InEachLanguage, TipItem } from '@/domain/chat/tips'
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

export const tipMenus: Collection<TipMenuRecord> = {
  name: 'tipMenus',
  schema: schemaOf(
    fields<TipMenuRecord>({
      actorId: id<ActorId>(),
      items: list(fields<TipItem>({ id: id<TipItemId>(), names: inEachLanguage(text), price: whole })),
      goal: nullable(fields<GoalTerms>({ names: inEachLanguage(text), wanted: whole })),
    }),
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
