import * as z from 'zod/mini'
import { answerText, coins, flag, id, int, nullish, type Wire } from '@/adapters/wire/base/scalars'
import { DEED_GESTURES, type GivenTip, type InEachLanguage, type TipGoal, type TipItem } from '@/domain/chat/tips'
import type { TipItemId } from '@/domain/ids'

const name = answerText(200, 1)

/** One text for readers of every language. */
export const inEachLanguage: Wire<InEachLanguage> = z.object({ de: name, en: name, es: name })

const gesture = nullish(z.enum(DEED_GESTURES))

export const tipItem: Wire<TipItem> = z.object({ id: id<TipItemId>(), names: inEachLanguage, price: coins, gesture })

export const tipGoal: Wire<TipGoal> = z.object({
  names: inEachLanguage,
  wanted: coins,
  collected: coins,
  percent: int(0, 100),
  isAchieved: flag,
})

export const givenTip: Wire<GivenTip> = z.object({
  names: inEachLanguage,
  price: coins,
  gesture,
  achievesGoal: flag,
  isOwn: flag,
  isAnonymous: z._default(flag, false),
})
