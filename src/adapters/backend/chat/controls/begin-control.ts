import { chats } from '@/adapters/backend/chat/base/chat-records'
import { givenInChat } from '@/adapters/backend/chat/base/given-events'
import { isOffered } from './offered-controls'
import { roomLines, type StoredControl } from '@/adapters/backend/chat/room/room-line-records'
import { showLine, writeGiven } from '@/adapters/backend/chat/room/room-lines'
import { authorize } from '@/adapters/backend/access/authorize'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import { actors } from '@/adapters/backend/actors/actor-records'
import { entitlementsOf } from '@/adapters/backend/entitlements/entitlement-records'
import { gifts } from '@/adapters/backend/gifts/gift-records'
import { transactionWithUpdates } from '@/adapters/backend/kernel/outbound-updates'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { balanceOfGuest, spend } from '@/adapters/backend/money/ledger-book'
import type { ControlRefusal, ControlRequest, ControlResult } from '@/application/chat/control-gateway'
import { isEntitled } from '@/domain/entitlements/entitlement'
import { isToyControl } from '@/domain/gifts/toy-control'
import { beginRun, mayBeginRun, type ToyRun } from '@/domain/gifts/toy-run'
import { asId, type IdempotencyKey, type RoomLineId } from '@/domain/ids'
import { isAgreed } from '@/domain/money/agreed-price'

const refused = (reason: ControlRefusal, missing = 0): ControlResult => ({ ok: false, reason, missing })

/** A control's line is identified by its request's key: a repeated request finds it. */
const lineIdOf = ({ chatId, key }: ControlRequest): RoomLineId => asId<RoomLineId>(`control:${chatId}:${key}`)

/** Returns the answer to a repeated request: the control as it began, from its line. */
function runOf({ giftId, names, pattern, seconds }: StoredControl, elapsed: number): ToyRun {
  const from = Math.max(0, Math.ceil(elapsed / 1_000))
  return { giftId, names, pattern, from, until: from + seconds }
}

/**
 * Begins a toy control: charged, put on the bill and shown to the room in one transaction, once per
 * key (GIF-002, GIF-010).
 */
export async function beginControl(
  platform: PlatformContext,
  caller: RequestContext,
  request: ControlRequest,
): Promise<ControlResult> {
  return transactionWithUpdates<ControlResult>(platform, async (tx, publish) => {
    const { guest } = await requireSession(tx, caller)
    const permission = authorize(guest, 'buy')
    if (!permission.ok) return refused(permission.reason)
    const chat = await tx.get(chats, request.chatId)
    if (chat?.guestId !== guest.id) return refused('no-chat')
    const before = await tx.get(roomLines, lineIdOf(request))
    if (before?.control != null) {
      const run = runOf(before.control, before.at - chat.startedAt)
      return { ok: true, run, balance: await balanceOfGuest(tx, guest.id), charged: before.control.price }
    }
    if (chat.bill !== null) return refused('no-chat')
    const now = platform.clock.now()
    const [actor, toy, held] = await Promise.all([
      tx.get(actors, chat.actorId),
      tx.get(gifts, request.giftId),
      entitlementsOf(tx, guest.id),
    ])
    if (actor === undefined || toy === undefined || !isToyControl(toy)) return refused('not-offered')
    if (!isOffered(toy, chat, actor, isEntitled(held, 'vip', now))) return refused('not-offered')
    const elapsed = now - chat.startedAt
    const price = toy.price.value
    if (!isAgreed(price, request.agreedPrice)) return refused('price-changed')
    if (!mayBeginRun(chat.control, Math.ceil(elapsed / 1_000))) return refused('running')
    const booked = await spend(
      tx,
      {
        key: asId<IdempotencyKey>(`control:${guest.id}:${chat.id}:${request.key}`),
        at: now,
        kind: 'control',
        amount: price,
        guestId: guest.id,
        statement: lineIdOf(request),
        subject: actor.name,
        subjectId: actor.id,
        paid: null,
      },
      actor.id,
    )
    if (!booked.ok) return refused(booked.reason, booked.missing)
    const run = beginRun(toy, elapsed, platform.random.next())
    await tx.put(chats, { ...chat, controlCoins: chat.controlCoins + price, control: run })
    const { giftId, names, pattern } = run
    const control = { giftId, names, pattern, seconds: toy.durationSeconds, price }
    const line = await writeGiven(platform, tx, chat, {
      id: lineIdOf(request),
      guestName: guest.name,
      given: { text: '', tip: null, control },
    })
    showLine(platform, tx, line)
    const language = caller.language()
    const given = { kind: 'control', chat, lineId: line.id, itemId: null, guestName: guest.name, language } as const
    await platform.events.publish(tx, givenInChat, given)
    publish({ audience: guest.id, update: { type: 'balance', balance: booked.balance } })
    publish({ audience: guest.id, update: { type: 'toyControl', chatId: chat.id, run } })
    return { ok: true, run, balance: booked.balance, charged: booked.charged }
  })
}
