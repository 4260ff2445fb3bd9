import * as z from 'zod/mini'
import { picture } from '@/adapters/wire/actors/actor'
import { actorId } from '@/adapters/wire/actors/actor-id'
import { answerText, flag, id, language, moment, signed, type Wire } from '@/adapters/wire/base/scalars'
import type { ShowId, TicketId } from '@/domain/ids'
import { currencies } from '@/domain/money/money'
import {
  CREATION_TYPES,
  type CamShow,
  type ShowAct,
  type CreationType,
  type ShowPrice,
  type ShowText,
} from '@/domain/shows/show'

export const showId = id<ShowId>()
export const ticketId = id<TicketId>()

export const creationType: Wire<CreationType> = z.enum(CREATION_TYPES)

export const showPrice: Wire<ShowPrice> = z.object({
  value: signed,
  currency: z.enum(currencies),
  symbol: answerText(10, 1),
})

export const showText: Wire<ShowText> = z.object({ value: answerText(5_000), language })

export const showAct: Wire<ShowAct> = z.object({ start: moment, title: showText })

/** CHA-020, CHA-021. */
export const camShow: Wire<CamShow> = z.object({
  id: showId,
  name: answerText(200),
  actorId,
  actorName: answerText(200),
  actorLink: answerText(500, 1),
  price: showPrice,
  title: showText,
  description: showText,
  postBuyInfo: z.nullable(showText),
  sedcards: z.array(picture),
  avatar: picture,
  creationType,
  start: moment,
  end: moment,
  acts: z._default(z.array(showAct), []),
  isBought: flag,
  ticketId: z.nullable(ticketId),
  isFree: flag,
  canBuy: flag,
  hasStarted: flag,
  bonusCode: z.nullable(answerText(100)),
  actorOnline: flag,
  isFeatured: flag,
  isAutoFeatured: flag,
  isInternal: flag,
})
