import type { ChatRecord } from './chat-records'
import { topicOf, type Topic } from '@/adapters/backend/kernel/topics'
import type { ActorId } from '@/domain/ids'

/** The topic of the guests in an actor's room. */
export const roomTopic = (actorId: ActorId): Topic => topicOf('room', actorId)

/** Returns the topic that a chat's begin or end changes; none for a preview, seen from outside. */
export const roomChange = ({ mode, actorId }: ChatRecord): { readonly topic?: Topic } =>
  mode === 'preview' ? {} : { topic: roomTopic(actorId) }
