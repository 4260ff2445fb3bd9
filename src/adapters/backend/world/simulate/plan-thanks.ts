import { planLine } from './planned-line'
import type { GivenInChat } from '@/adapters/backend/chat/base/given-events'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { openChannel } from '@/adapters/backend/messenger/open-channel'
import type { Transaction } from '@/adapters/stores/store'
import { namesGuest } from '@/domain/chat/room-line'

/** Time that an actor takes to give thanks for a gift, ms: they are in the chat with its guest. */
const DELAY = { least: 1_200, most: 3_500 } as const

/**
 * Lets an actor of the sample world do what they were tipped for, and react to a toy control, in
 * the guest's language.
 */
export async function planThanks(platform: PlatformContext, tx: Transaction, given: GivenInChat): Promise<void> {
  const channel = await openChannel(platform, tx, given.chat.guestId, given.chat.actorId)
  await planLine(platform, tx, channel, DELAY, {
    id: given.lineId,
    gift: given.kind,
    deed: given.itemId ?? '',
    name: given.guestName ?? '',
    // Among others an answer in the conversation of the guest would name them to the actor.
    roomOf: given.guestName === null && namesGuest(given.chat.mode) ? given.chat.id : '',
    language: given.language,
  })
}
