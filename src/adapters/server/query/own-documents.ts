import { categories, models } from '@/adapters/wire/actors/actor-queries'
import { boughtGifts, gifts } from '@/adapters/wire/gifts/gift'
import { purchases } from '@/adapters/wire/guest/guest-queries'
import { videoById, videos } from '@/adapters/wire/media/video-queries'
import { messageHistory, messengerContent, unreadTotal } from '@/adapters/wire/messenger/messenger-queries'
import { notifications } from '@/adapters/wire/notifications/notification'
import { vouchers } from '@/adapters/wire/vouchers/voucher'

const calls = [
  models,
  categories,
  videos,
  videoById,
  gifts,
  boughtGifts,
  vouchers,
  purchases,
  messengerContent,
  messageHistory,
  unreadTotal,
  notifications,
]

/**
 * What our own pages ask. Only that is planned for: a plan is compiled and keeps the texts of what it wrote, and whoever sends
 * many documents of his own would have that done for each of them.
 */
export const ownDocuments: ReadonlySet<string> = new Set(calls.map(({ document }) => document))
