import * as z from 'zod/mini'
import { query, within, type QueryCall } from '@/adapters/wire/base/query-call'
import { coins, int, nothing, type Wire } from '@/adapters/wire/base/scalars'
import type { MonthValue } from '@/domain/media/value-history'

export const monthValue: Wire<MonthValue> = z.object({ month: int(1, 12), year: int(1970, 9999), value: coins })

/** MED-080. */
export const videosValueHistory: QueryCall<object, readonly MonthValue[]> = within(
  'vip30',
  query('videosValueHistory', nothing, z.array(monthValue)),
)
