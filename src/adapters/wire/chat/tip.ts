import * as z from 'zod/mini'
import { answerText, coins, flag, id, int, type Wire } from '@/adapters/wire/base/scalars'
import type { GivenTip, InEachLanguage, TipGoal, TipItem } from '@/domain/chat/tips'
import type { TipItemId } from '@/domain/ids'

const name = answerText(200, 1)

/** One text for readers of every language. */
export const inEachLanguage: Wire<InEachLanguage> = z.object({ de: name, en: name, es: name })

export const tipItem: Wire<TipItem> = z.object({ id: id<TipItemId>(), names: inEachLanguage, price: coins })

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
  achievesGoal: flag,
  isOwn: flag,
})
