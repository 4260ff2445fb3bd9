import { jobs } from '@/adapters/backend/kernel/jobs'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { ChannelRecord } from '@/adapters/backend/messenger/messenger-records'
import type { Transaction } from '@/adapters/stores/store'
import type { Language } from '@/domain/navigation/language'

/** The shortest and the longest time until something is done, ms. */
export interface Delay {
  readonly least: number
  readonly most: number
}

/** A moment within a delay, epoch ms. */
export const dueWithin = ({ clock, random }: PlatformContext, { least, most }: Delay): number =>
  clock.now() + Math.round(least + (most - least) * random.next())

/**
 * What an actor of the sample world is to write. Without `messageId`, the message that is answered,
 * all messages of the channel are before the line.
 */
type Planned = Readonly<Record<string, string>> & { readonly id: string; readonly language: Language }

/** Plans a line of an actor in the conversation with a guest; `replyJob` writes it. */
export const planLine = (
  platform: PlatformContext,
  tx: Transaction,
  { id: channelId }: Pick<ChannelRecord, 'id'>,
  delay: Delay,
  { id, ...about }: Planned,
): Promise<void> =>
  tx.put(jobs, {
    id: `reply:${id}`,
    kind: 'reply',
    dueAt: dueWithin(platform, delay),
    // `~` sorts behind the id of every message.
    data: { channelId, messageId: `${channelId}.~`, text: '', ...about },
  })
