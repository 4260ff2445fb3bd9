import * as z from 'zod/mini'
import type { Wire } from '@/adapters/wire/base/scalars'
import type { ContentBar } from '@/domain/media/video'

/** MED-009. */
export const contentNeed: Wire<ContentBar> = z.enum([
  'needLogin',
  'needAgeCheck',
  'needAbo',
  'needPurchase',
  'withdrawn',
])
