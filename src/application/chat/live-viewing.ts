import type { ActorId, ChatId } from '@/domain/ids'
import type { MediaRefusal } from './media-server'

/**
 * The credentials of a caller: a page sends the key of its device, another client the token of its
 * session.
 */
export interface LiveCaller {
  readonly deviceKey: string | null
  readonly accessToken: string | null
}

/** The purpose of a connection: to watch the actor, or to send the guest's own camera. */
export type LivePurpose = 'watch' | 'send'

/** A connection that was made for a chat. */
export interface LivePeer {
  readonly id: string
  /** SDP. */
  readonly answer: string
}

export type LiveRefusal = MediaRefusal | 'not-found'

export type LiveAnswer =
  | { readonly ok: true; readonly peer: LivePeer }
  | { readonly ok: false; readonly reason: LiveRefusal }

/**
 * Connects the guest of a running chat with the media server, and disconnects them when any server
 * of the platform ends the chat. Other callers, and callers after the end, find nothing at the
 * address. Throws `MediaUnavailable`.
 */
export interface LiveViewing {
  connect(chatId: ChatId, caller: LiveCaller, purpose: LivePurpose, offer: string): Promise<LiveAnswer>
  /**
   * Ends one connection of a chat, which may already have ended by itself; `false` if the chat is
   * not this caller's. A connection made by another server ends when the browser closes it.
   */
  disconnect(chatId: ChatId, caller: LiveCaller, peerId: string): Promise<boolean>
  /**
   * Returns the actor of the running chat, whose picture this caller may now watch without a
   * connection (HLS); `null`: none. Looked up for each playlist and each part of the picture, so
   * that nothing is served after the end.
   */
  watchedIn(chatId: ChatId, caller: LiveCaller): Promise<ActorId | null>
  /**
   * Accepts the picture of an actor's studio. Its caller must have verified that the request comes
   * from the operator.
   */
  publish(actorId: ActorId, offer: string): Promise<LiveAnswer>
  unpublish(actorId: ActorId, peerId: string): Promise<boolean>
  /** Ends all connections that this server made. */
  close(): Promise<void>
}
