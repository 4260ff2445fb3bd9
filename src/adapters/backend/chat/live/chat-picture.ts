import { guestOnCamera } from './camera-events'
import { chatRules } from '@/adapters/backend/chat/base/chat-rules'
import type { ChatPicture } from '@/adapters/backend/chat/base/chat-records'
import type { ActorRecord } from '@/adapters/backend/actors/actor-records'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { ActorId } from '@/domain/ids'

/**
 * What the guest will see. `null` where the media server cannot be reached: a guest must not pay for a picture that may not be there
 * (docs/decisions/0039-live-video.md). An actor who sends none is shown as the figure they are known by.
 */
export async function pictureOf({ rules }: PlatformContext, actorId: ActorId): Promise<ChatPicture | null> {
  const { live } = rules.of(chatRules)
  if (live === null) return 'generated'
  return live.isSending(actorId).then(
    (isSending) => (isSending ? 'live' : 'generated'),
    () => null,
  )
}

/**
 * Whether the actor of a video call sees its guest: one who sends a picture receives that of the guest from the media server, and one who is
 * simulated reacts to it. All others would see nothing (docs/decisions/0081-a-video-call-is-seen-on-both-sides.md).
 */
export const seesGuest = ({ events }: Pick<PlatformContext, 'events'>, picture: ChatPicture): boolean =>
  picture === 'live' || events.hasSubscriber(guestOnCamera)

/** The same before a chat, for the offer. Only actors who take video calls are looked up at the media server. */
export async function isGuestSeen(platform: PlatformContext, { id, state }: ActorRecord): Promise<boolean> {
  const picture = state.isOnlineMobileVideocall ? await pictureOf(platform, id) : null
  return picture !== null && seesGuest(platform, picture)
}
