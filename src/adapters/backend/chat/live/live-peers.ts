import { advanceChat } from '@/adapters/backend/chat/meter/advance-chat'
import { chats, type ChatRecord } from '@/adapters/backend/chat/base/chat-records'
import { watchEnd } from '@/adapters/backend/chat/base/chat-end'
import { sessions } from '@/adapters/backend/access/guest-records'
import { isOver, sessionOfDevice } from '@/adapters/backend/access/open-session'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { hashOf } from '@/adapters/backend/kernel/secret-hash'
import { transactionWithUpdates } from '@/adapters/backend/kernel/outbound-updates'
import { Loop } from '@/adapters/shared/loop'
import { HEARTBEAT_LIMIT } from '@/application/chat/chat-gateway'
import type { LiveAnswer, LiveCaller, LivePurpose, LiveViewing } from '@/application/chat/live-viewing'
import type { MediaAdmission, MediaPeer, MediaRoom, MediaServer } from '@/application/chat/media-server'
import { exitCodes } from '@/domain/chat/exit-code'
import { asId, type ActorId, type ChatId, type GuestId } from '@/domain/ids'

/** Connections of one kind per chat: two during a reconnection. One more ends the oldest. */
const MAX_PEERS = 3

/** Interval at which watched chats are checked, ms, in case the message of an end was lost. */
const LOOK_EVERY = 1_000

/**
 * Time without the actor's picture after which a chat ends, ms: a studio that lost its connection
 * is back sooner, and a guest must not pay for a missing picture.
 */
export const DARK_LIMIT = 15_000

/** A chat with a live picture. */
interface Followed {
  readonly actorId: ActorId
  /** Since when the actor has sent nothing, epoch ms; `null`: they send. */
  darkSince: number | null
}

interface Peer {
  readonly id: string
  /** The chat it belongs to, or the actor whose studio it is. */
  readonly owner: string
  readonly purpose: LivePurpose
  /** The room created for this chat, which ends with its last sender; actors' rooms stay. */
  readonly room: MediaRoom | null
  readonly connection: MediaPeer
  readonly stopWatching: () => void
  /** Time at which its chat was last seen running, epoch ms. */
  seenAt: number
}

/**
 * The connections made at this server. Each ends with its chat: at once if the end is published,
 * within a second if it is only found in the store, and after the time a silent guest is waited for
 * if the store does not answer.
 */
export class LivePeers implements LiveViewing {
  private readonly peers = new Map<string, Peer>()
  private readonly followed = new Map<ChatId, Followed>()
  private readonly looking: Loop

  constructor(
    private readonly platform: PlatformContext,
    private readonly media: MediaServer,
    private readonly onError: (error: unknown) => void,
  ) {
    this.looking = new Loop(
      platform.clock,
      () => LOOK_EVERY,
      () => this.look(),
      onError,
    )
    this.looking.start()
  }

  async connect(chatId: ChatId, caller: LiveCaller, purpose: LivePurpose, offer: string): Promise<LiveAnswer> {
    const chat = await this.chatOf(chatId, caller)
    if (chat === null || (purpose === 'send' && chat.mode !== 'video-call')) return { ok: false, reason: 'not-found' }
    let isOver = false
    const id = this.platform.random.id()
    // Watched before the connection is made, so that an end in between is not missed.
    const stopWatching = watchEnd(this.platform, chat, () => {
      isOver = true
      void this.end(id)
    })
    const request = {
      room: purpose === 'watch' ? (`actor-${chat.actorId}` as const) : (`chat-${chat.id}` as const),
      offer,
      onGone: () => {
        isOver = true
        void this.end(id)
      },
    }
    const admitted = await this.admitted(purpose, request).catch((error: unknown) => {
      stopWatching()
      throw error
    })
    if (!admitted.ok) {
      stopWatching()
      return admitted
    }
    await this.makeRoom(chatId, purpose)
    this.peers.set(id, {
      id,
      owner: chatId,
      purpose,
      room: purpose === 'send' ? request.room : null,
      connection: admitted.peer,
      stopWatching,
      seenAt: this.platform.clock.now(),
    })
    if (isOver || (await this.chatOf(chatId, caller)) === null) {
      await this.end(id)
      return { ok: false, reason: 'not-found' }
    }
    if (purpose === 'watch') this.follow(chat)
    return { ok: true, peer: { id, answer: admitted.peer.answer } }
  }

  async disconnect(chatId: ChatId, caller: LiveCaller, peerId: string): Promise<boolean> {
    if ((await this.ownChat(chatId, caller)) === null) return false
    if (this.peers.get(peerId)?.owner === chatId) await this.end(peerId)
    return true
  }

  async watchedIn(chatId: ChatId, caller: LiveCaller): Promise<ActorId | null> {
    const chat = await this.chatOf(chatId, caller)
    if (chat === null || chat.isVoice) return null
    this.follow(chat)
    return chat.actorId
  }

  async publish(actorId: ActorId, offer: string): Promise<LiveAnswer> {
    const id = this.platform.random.id()
    const owner = `actor-${actorId}` as const
    const admitted = await this.media.send({ room: owner, offer, onGone: () => void this.end(id) })
    if (!admitted.ok) return admitted
    this.peers.set(id, {
      id,
      owner,
      purpose: 'send',
      room: null,
      connection: admitted.peer,
      stopWatching: () => undefined,
      seenAt: Number.POSITIVE_INFINITY,
    })
    return { ok: true, peer: { id, answer: admitted.peer.answer } }
  }

  async unpublish(actorId: ActorId, peerId: string): Promise<boolean> {
    if (this.peers.get(peerId)?.owner !== `actor-${actorId}`) return false
    await this.end(peerId)
    return true
  }

  async close(): Promise<void> {
    this.looking.stop()
    await Promise.all([...this.peers.keys()].map((id) => this.end(id)))
  }

  private admitted(purpose: LivePurpose, request: Parameters<MediaServer['watch']>[0]): Promise<MediaAdmission> {
    return purpose === 'watch' ? this.media.watch(request) : this.media.send(request)
  }

  /** Returns the chat if it runs, has a live picture and is the caller's own. */
  private async chatOf(chatId: ChatId, caller: LiveCaller): Promise<ChatRecord | null> {
    const chat = await this.ownChat(chatId, caller)
    return chat !== null && chat.bill === null && chat.picture === 'live' ? chat : null
  }

  private async ownChat(chatId: ChatId, caller: LiveCaller): Promise<ChatRecord | null> {
    const [chat, guestId] = await Promise.all([this.platform.store.get(chats, chatId), this.guestOf(caller)])
    return chat !== undefined && guestId !== null && chat.guestId === guestId ? chat : null
  }

  private async guestOf({ deviceKey, accessToken }: LiveCaller): Promise<GuestId | null> {
    const { store } = this.platform
    const session =
      accessToken === null
        ? deviceKey === null
          ? undefined
          : await sessionOfDevice(store, await hashOf(deviceKey))
        : await store.get(sessions, await hashOf(accessToken))
    return session === undefined || isOver(this.platform, session) ? null : session.guestId
  }

  private follow({ id, actorId }: ChatRecord): void {
    if (!this.followed.has(id)) this.followed.set(id, { actorId, darkSince: null })
  }

  private async makeRoom(owner: string, purpose: LivePurpose): Promise<void> {
    const own = [...this.peers.values()].filter((peer) => peer.owner === owner && peer.purpose === purpose)
    for (const { id } of own.slice(0, Math.max(0, own.length - MAX_PEERS + 1))) await this.end(id)
  }

  private async end(id: string): Promise<void> {
    const peer = this.peers.get(id)
    if (peer === undefined) return
    this.peers.delete(id)
    peer.stopWatching()
    await peer.connection.end()
    if (peer.room !== null && ![...this.peers.values()].some(({ room }) => room === peer.room))
      await this.media.endRoom(peer.room).catch(this.onError)
  }

  private async look(): Promise<void> {
    const now = this.platform.clock.now()
    const watched = [...this.peers.values()].filter(({ seenAt }) => Number.isFinite(seenAt))
    const owners = new Set([...watched.map(({ owner }) => asId<ChatId>(owner)), ...this.followed.keys()])
    const peersOf = Map.groupBy(watched, ({ owner }) => owner)
    const sending = new Map<ActorId, Promise<boolean>>()
    // Concurrently: a database answers them together, and a reported failure stops no other.
    await Promise.all(
      [...owners].map((owner) => this.lookAt(owner, peersOf.get(owner) ?? [], now, sending).catch(this.onError)),
    )
  }

  private async lookAt(
    owner: ChatId,
    peers: readonly Peer[],
    now: number,
    sending: Map<ActorId, Promise<boolean>>,
  ): Promise<void> {
    const running = await this.platform.store.get(chats, owner).then(
      (chat) => chat !== undefined && chat.bill === null,
      () => null,
    )
    if (running === false) this.followed.delete(owner)
    for (const peer of peers) {
      if (running === true) peer.seenAt = now
      else if (running === false || now - peer.seenAt > HEARTBEAT_LIMIT) await this.end(peer.id).catch(this.onError)
    }
    if (running !== false) await this.followPicture(owner, now, sending)
  }

  /** Ends a chat whose actor stopped sending, as an unreachable media server does too. */
  private async followPicture(chatId: ChatId, now: number, sending: Map<ActorId, Promise<boolean>>): Promise<void> {
    const followed = this.followed.get(chatId)
    if (followed === undefined) return
    const isSending = sending.get(followed.actorId) ?? this.isSending(followed.actorId)
    sending.set(followed.actorId, isSending)
    followed.darkSince = (await isSending) ? null : (followed.darkSince ?? now)
    if (followed.darkSince === null || now - followed.darkSince < DARK_LIMIT) return
    await transactionWithUpdates(this.platform, async (tx, publish) => {
      const chat = await tx.get(chats, chatId)
      if (chat !== undefined) publish(...(await advanceChat(tx, chat, now, exitCodes.hostLeft)).updates)
    })
  }

  private isSending(actorId: ActorId): Promise<boolean> {
    return this.media.isSending(`actor-${actorId}`).catch(() => false)
  }
}
