import { buildSchema } from 'graphql'
import { actorsSdl } from '@/adapters/wire/actors/actors-sdl'
import { giftsSdl } from '@/adapters/wire/gifts/gifts-sdl'
import { guestSdl } from '@/adapters/wire/guest/guest-sdl'
import { videosSdl } from '@/adapters/wire/media/videos-sdl'
import { messengerSdl } from '@/adapters/wire/messenger/messenger-sdl'
import { notificationsSdl } from '@/adapters/wire/notifications/notifications-sdl'
import { vouchersSdl } from '@/adapters/wire/vouchers/vouchers-sdl'

/** The whole schema, put together from what each feature brings. */
export const querySchema = buildSchema(
  [
    'type Query type Mutation',
    actorsSdl,
    giftsSdl,
    guestSdl,
    videosSdl,
    messengerSdl,
    notificationsSdl,
    vouchersSdl,
  ].join('\n'),
)
