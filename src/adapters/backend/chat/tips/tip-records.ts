import {
  fields,
  flag,
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
import { inEachLanguage, language } from '@/adapters/backend/kernel/record-checks'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import type { Collection } from '@/adapters/stores/store'
import { DEED_GESTURES, type InEachLanguage, type TipItem } from '@/domain/chat/tips'
import type { ActorId, ChatId, GuestId, RoomLineId, TipItemId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'

/** An actor's goal for each broadcast. */
interface GoalTerms {
  readonly names: InEachLanguage
  /** Whole coins, at least 1. */
  readonly wanted: number
}

/** The items for which an actor takes tips. */
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

const tipItem = fields<TipItem>({
  id: id<TipItemId>(),
  names: inEachLanguage(text),
  price: whole,
  gesture: nullable(oneOf(...DEED_GESTURES)),
})

export const tipMenus: Collection<TipMenuRecord> = {
  name: 'tipMenus',
  schema: schemaOf(
    fields<TipMenuRecord>({
      actorId: id<ActorId>(),
      items: list(tipItem),
      goal: nullable(fields<GoalTerms>({ names: inEachLanguage(text), wanted: whole })),
    }),
    withGesture,
  ),
  key: (menu) => menu.actorId,
  indexes: { byActor: (menu) => [[menu.actorId]] },
}

/** An actor's tips in one broadcast. */
export interface TipSumRecord {
  readonly actorId: ActorId
  /** The broadcast's start, when the actor came online, epoch ms. A new start begins with 0. */
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

/** A charged tip that can be undone, or could: a repeated request of its key finds it. */
export interface HeldTipRecord {
  /** Id of the line that the tip becomes. */
  readonly id: RoomLineId
  readonly chatId: ChatId
  readonly guestId: GuestId
  readonly item: TipItem
  readonly guestName: string
  /** The guest's language at that moment. */
  readonly language: Language
  readonly note: string
  readonly isAnonymous: boolean
  /** Epoch ms. */
  readonly until: number
  readonly isUndone: boolean
}

export const heldTips: Collection<HeldTipRecord> = {
  name: 'heldTips',
  schema: schemaOf(
    fields<HeldTipRecord>({
      id: id<RoomLineId>(),
      chatId: id<ChatId>(),
      guestId: id<GuestId>(),
      item: tipItem,
      guestName: text,
      language,
      note: text,
      isAnonymous: flag,
      until: number,
      isUndone: flag,
    }),
  ),
  key: (tip) => tip.id,
  ofGuest: belongsToGuest('ofGuest'),
  indexes: { ofGuest: (tip) => [[tip.guestId, tip.id]] },
}
