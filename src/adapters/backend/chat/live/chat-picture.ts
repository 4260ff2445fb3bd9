import { guestOnCamera } from './camera-events'
import { chatRules } from '@/adapters/backend/chat/base/chat-rules'
import type { ChatPicture } from '@/adapters/backend/chat/base/chat-records'
import type { ActorRecord } from '@/adapters/backend/actors/actor-records'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { ActorId } from '@/domain/ids'

/**
 * Returns the picture of the chat, or `null` if the media server cannot be reached: guests must not
 * pay for a picture that may be missing (docs/decisions/0039-live-video.md). An actor who sends
 * none is drawn as their figure.
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
 * Returns true if the actor of a video call sees the guest: one who sends a picture receives the
 * guest's from the media server, and a simulated one reacts to it. Others would see nothing
 * (docs/decisions/0081-a-video-call-is-seen-on-both-sides.md).
 */
export const seesGuest = ({ events }: Pick<PlatformContext, 'events'>, picture: ChatPicture): boolean =>
  picture === 'live' || events.hasSubscriber(guestOnCamera)

/** The same before a chat, for the offer; looks up only actors who take video calls. */
export async function isGuestSeen(platform: PlatformContext, { id, state }: ActorRecord): Promise<boolean> {
  const picture = state.isOnlineMobileVideocall ? await pictureOf(platform, id) : null
  return picture !== null && seesGuest(platform, picture)
}
