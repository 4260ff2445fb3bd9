import * as z from 'zod/mini'
import { notificationId } from './notification'
import { command } from '@/adapters/wire/base/command'
import { listOf } from '@/adapters/wire/base/scalars'

export const markNotifications = command('markNotifications', {
  ids: listOf(notificationId, 500),
  as: z.enum(['read', 'seen']),
})
