import { channels, type ChannelRecord } from './messenger-records'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { Transaction } from '@/adapters/stores/store'
import { asId, type ActorId, type ChannelId, type GuestId } from '@/domain/ids'

/** The channel of a guest to an actor, opened if there is none yet. */
export async function openChannel(
  platform: PlatformContext,
  tx: Transaction,
  guestId: GuestId,
  actorId: ActorId,
): Promise<ChannelRecord> {
  const [known] = await tx.find(channels, 'byPair', { prefix: [guestId, actorId], limit: 1 })
  if (known !== undefined) return known
  const channel: ChannelRecord = {
    id: asId<ChannelId>(platform.random.id()),
    guestId,
    actorId,
    unreadCount: 0,
    archived: false,
    blocked: false,
    lastMessageId: null,
    subject: '',
    subjectKind: 'text',
    messageTimestamp: platform.clock.now(),
    lastViewedTimestamp: platform.clock.now(),
    sequence: 0,
  }
  await tx.put(channels, channel)
  return channel
}
