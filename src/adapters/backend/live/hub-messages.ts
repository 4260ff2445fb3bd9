import type { Audience } from '@/adapters/backend/kernel/subscriber-registry'
import type { SharedUpdate } from '@/domain/assembly/live-update'

/**
 * A message between instances: an update, that a topic has changed (its subject names it), or that
 * some messages of the sender were lost.
 */
export type HubMessage =
  | { readonly type: 'update'; readonly audience: Audience; readonly update: SharedUpdate }
  | { readonly type: 'changed' }
  | { readonly type: 'gap' }

/**
 * A text received from the bus: a message of another instance, one of this instance, or none that
 * can be parsed.
 */
export type ReceivedMessage<T> =
  | { readonly kind: 'message'; readonly message: T }
  | { readonly kind: 'own' }
  | { readonly kind: 'unreadable' }

/**
 * Encodes and decodes messages between instances. The rules do not know the format; the assembly of
 * a hub passes it in.
 */
export interface HubCodec {
  encode(from: string, message: HubMessage): string
  /** Never throws, with any text. */
  decode(self: string, text: string): ReceivedMessage<HubMessage>
}
