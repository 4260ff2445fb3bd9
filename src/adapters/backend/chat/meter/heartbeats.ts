import { watchEnd } from '@/adapters/backend/chat/base/chat-end'
import { chatRules } from '@/adapters/backend/chat/base/chat-rules'
import type { ChatRecord } from '@/adapters/backend/chat/base/chat-records'
import { CHAT_LEASE, leaseOf, type Lease } from '@/adapters/backend/kernel/leases'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { memoryKey } from '@/adapters/backend/kernel/process-memory'
import { HEARTBEAT_LIMIT } from '@/application/chat/chat-gateway'
import { limitOf } from '@/domain/chat/meter'
import type { ChatId, GuestId } from '@/domain/ids'

/** A chat whose guest reports to this process, as the process knows it. Times in epoch ms. */
interface Note {
  /** The chat as stored. */
  readonly chat: ChatRecord
  /** The guest's last heartbeat. */
  readonly heartbeatAt: number
  /** Time at which the chat was last counted and stored. */
  readonly storedAt: number
  /** Time at which the meter reaches its end, as known then. */
  readonly endsAt: number
  readonly stopWatching: () => void
}

/** Wait for a late heartbeat before the platform counts a chat itself, ms. */
const GRACE = 1_000

const notes = memoryKey('chat heartbeats', () => new Map<ChatId, Note>())

/**
 * Heartbeats that are not stored yet. A chat is counted and stored at most once in `countEvery` ms;
 * between, the receiving process notes heartbeats in memory, holds the chat's lease and stores the
 * note well before the silence limit. The bill is the same as if each were stored
 * (docs/decisions/0046-a-transaction-in-five-seconds.md).
 */
export class Heartbeats {
  private readonly notes: Map<ChatId, Note>

  constructor(private readonly platform: PlatformContext) {
    this.notes = platform.memory.of(notes)
  }

  /** Notes a heartbeat. Returns `false` if it must be stored: it is due, or the chat unknown. */
  add(chatId: ChatId, guestId: GuestId): boolean {
    const now = this.platform.clock.now()
    const note = this.notes.get(chatId)
    if (note === undefined || note.chat.guestId !== guestId) return false
    if (this.isDue(note, now, 0)) return false
    this.notes.set(chatId, { ...note, heartbeatAt: Math.max(note.heartbeatAt, now) })
    return true
  }

  /** Returns the lease of a chat that reports here: ours if its heartbeats are noted only here. */
  leaseOf(chat: ChatRecord): Lease | null {
    return this.countEvery > GRACE ? leaseOf(this.platform, CHAT_LEASE) : chat.lease
  }

  /** The chat with the guest's last heartbeat, stored or noted. */
  withNote(chat: ChatRecord): ChatRecord {
    const noted = this.notes.get(chat.id)?.heartbeatAt ?? 0
    return noted > chat.lastHeartbeat ? { ...chat, lastHeartbeat: noted } : chat
  }

  /** Notes a stored or ended chat. An end caused elsewhere is published, and dropped here. */
  stored(chat: ChatRecord): void {
    if (chat.bill !== null) return this.forget(chat.id)
    const stopWatching =
      this.notes.get(chat.id)?.stopWatching ?? watchEnd(this.platform, chat, () => this.forget(chat.id))
    this.notes.set(chat.id, {
      chat,
      heartbeatAt: chat.lastHeartbeat,
      storedAt: this.platform.clock.now(),
      endsAt: chat.startedAt + limitOf(chat.meter.terms).seconds * 1_000,
      stopWatching,
    })
  }

  /** The running chats that this process counts, as they were stored last. */
  chats(): readonly ChatRecord[] {
    return [...this.notes.values()].map(({ chat }) => chat)
  }

  knows(chatId: ChatId): boolean {
    return this.notes.has(chatId)
  }

  forget(chatId: ChatId): void {
    this.notes.get(chatId)?.stopWatching()
    this.notes.delete(chatId)
  }

  /** Returns chats that are not counted now, though a second of theirs may have passed. */
  between(): readonly ChatRecord[] {
    const now = this.platform.clock.now()
    return [...this.notes.values()]
      .filter((note) => now > note.storedAt && !this.isDue(note, now, GRACE))
      .map(({ chat }) => chat)
  }

  /** Returns chats to count now: not counted for long, at their end, or with a silent guest. */
  due(): readonly ChatId[] {
    const now = this.platform.clock.now()
    return [...this.notes].filter(([, note]) => this.isDue(note, now, GRACE)).map(([id]) => id)
  }

  private get countEvery(): number {
    return this.platform.rules.of(chatRules).countEvery
  }

  private isDue({ storedAt, endsAt, heartbeatAt }: Note, now: number, grace: number): boolean {
    // If every second is counted, the platform need not wait for the heartbeat.
    const late = this.countEvery > GRACE ? grace : 0
    return now - storedAt >= this.countEvery + late || now >= endsAt || now - heartbeatAt >= HEARTBEAT_LIMIT
  }
}
