import type { ActorId, ChatId } from '@/domain/ids'
import type { MediaRefusal } from './media-server'

/** What a caller shows of who they are; a page shows the key of its device, another client the token of its session. */
export interface LiveCaller {
  readonly deviceKey: string | null
  readonly accessToken: string | null
}

/** What a guest does with a live picture: watch the actor's, or send the one of their own camera. */
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
 * Connects the guest of a running chat with the media server, and disconnects them when the chat ends, whichever server of the platform ends it.
 * To any other caller, and after the end, there is nothing at the address. Throws `MediaUnavailable`.
 */
export interface LiveViewing {
  connect(chatId: ChatId, caller: LiveCaller, purpose: LivePurpose, offer: string): Promise<LiveAnswer>
  /**
   * Ends one connection of a chat, which may have ended by itself before; `false` where the chat is not this caller's. A connection that another
   * server has made ends when the browser closes it.
   */
  disconnect(chatId: ChatId, caller: LiveCaller, peerId: string): Promise<boolean>
  /**
   * Whose picture this caller may watch at this moment without a connection (HLS): the actor of the running chat; `null`: none. Looked up for each
   * playlist and each part of the picture, so that nothing is served after the end.
   */
  watchedIn(chatId: ChatId, caller: LiveCaller): Promise<ActorId | null>
  /** Takes the picture of an actor's studio. The code that calls this has checked that the caller is the operator's. */
  publish(actorId: ActorId, offer: string): Promise<LiveAnswer>
  unpublish(actorId: ActorId, peerId: string): Promise<boolean>
  /** Ends all connections that were made here. */
  close(): Promise<void>
}
