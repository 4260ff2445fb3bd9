import type { ChatRecord } from './chat-records'
import { topicOf, type Topic } from '@/adapters/backend/kernel/topics'
import type { ActorId } from '@/domain/ids'

/** Who is in a room with an actor. */
export const roomTopic = (actorId: ActorId): Topic => topicOf('room', actorId)

/** What changes when a chat begins or ends: nothing for a preview, which is a look from outside. */
export const roomChange = ({ mode, actorId }: ChatRecord): { readonly topic?: Topic } =>
  mode === 'preview' ? {} : { topic: roomTopic(actorId) }
