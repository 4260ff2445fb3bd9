import * as z from 'zod/mini'
import type { Wire } from '@/adapters/wire/base/scalars'
import type { ContentNeed } from '@/domain/media/video'

/** MED-009. */
export const contentNeed: Wire<ContentNeed> = z.enum(['needLogin', 'needAgeCheck', 'needAbo', 'needPurchase'])
