import type { TipGiven } from '@/adapters/backend/chat/tip-events'
import { jobs } from '@/adapters/backend/kernel/jobs'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { openChannel } from '@/adapters/backend/messenger/open-channel'
import type { Transaction } from '@/adapters/stores/store'

/** How long an actor takes to thank for a tip, ms: they are in the chat with its guest. */
const DELAY = { least: 1_200, most: 3_500 } as const

/** Sorts behind the id of every message of a channel: all that was written is before the tip. */
const LAST = '~'

/** Lets an actor of the sample world thank for a tip as for a gift, in the guest's language. */
export async function planThanks(platform: PlatformContext, tx: Transaction, tip: TipGiven): Promise<void> {
  const channel = await openChannel(platform, tx, tip.chat.guestId, tip.chat.actorId)
  await tx.put(jobs, {
    id: `reply:${tip.lineId}`,
    kind: 'reply',
    dueAt: platform.clock.now() + Math.round(DELAY.least + (DELAY.most - DELAY.least) * platform.random.next()),
    data: {
      channelId: channel.id,
      messageId: `${channel.id}.${LAST}`,
      text: '',
      gift: 'tip',
      language: tip.language,
    },
  })
}
