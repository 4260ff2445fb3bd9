import { chats, putRunning, type ChatRecord } from '@/adapters/backend/chat/base/chat-records'
import { leaveCompany, roomOf, voyeursOf } from '@/adapters/backend/chat/base/company'
import { takeFreeMinutes } from '@/adapters/backend/chat/free/free-minutes'
import { countFreeTime } from '@/adapters/backend/chat/free/free-time'
import { roomChange } from '@/adapters/backend/chat/base/room-topic'
import { Heartbeats } from './heartbeats'
import { countPreview } from '@/adapters/backend/chat/free/preview-time'
import { endVoiceCall } from '@/adapters/backend/chat/voice/voice-line'
import { nameOfActor } from '@/adapters/backend/actors/find-actor'
import { countersOf, guestCounters } from '@/adapters/backend/access/guest-counters'
import { publishAll, type OutboundUpdate } from '@/adapters/backend/kernel/outbound-updates'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { balanceOfGuest, spend } from '@/adapters/backend/money/ledger-book'
import { meterClaims } from '@/adapters/backend/money/meter-claims'
import { allowanceOfGuest } from '@/adapters/backend/money/spending-limits'
import type { Transaction } from '@/adapters/stores/store'
import { HEARTBEAT_LIMIT } from '@/application/chat/chat-gateway'
import { billOf } from '@/domain/chat/bill'
import { isExclusive } from '@/domain/chat/company'
import { exitCodes, type ExitCode } from '@/domain/chat/exit-code'
import { advance, chargedBy, voucherSecondsUsedBy } from '@/domain/chat/meter'
import { remainingSeconds, withBalance } from '@/domain/chat/meter-time'
import { asId, type ActorId, type IdempotencyKey } from '@/domain/ids'

/** The changes of one advance of the meter, and the updates to send the guest after the commit. */
export interface Advanced {
  readonly chat: ChatRecord
  readonly updates: readonly OutboundUpdate[]
}

/** After the commit, notes the stored state for the process that counts, and notifies the guest. */
export function publishCounted(platform: PlatformContext, tx: Transaction, { chat, updates }: Advanced): void {
  tx.afterCommit(() => {
    new Heartbeats(platform).stored(chat)
    publishAll(platform.hub, updates)
  })
}

/**
 * Counts a chat up to `now`, charges it, and ends it when its meter, the guest's silence or
 * `endWith` requires. No second is counted twice, whichever server advances the meter and how
 * often. Silence is counted exactly up to its limit, however late it is noticed: counting less
 * would reward silence on purpose.
 */
export async function advanceChat(
  tx: Transaction,
  chat: ChatRecord,
  now: number,
  endWith: ExitCode | null = null,
): Promise<Advanced> {
  if (chat.bill !== null) return { chat, updates: [] }
  const silentAt = chat.lastHeartbeat + HEARTBEAT_LIMIT
  const until = Math.min(now, silentAt)
  const passed = Math.max(0, Math.floor((until - chat.startedAt) / 1_000) - chat.meter.seconds)
  const current = withBalance(
    chat.meter,
    await balanceOfGuest(tx, chat.guestId),
    // As of the charged moment.
    await allowanceOfGuest(tx, chat.guestId, until),
  )
  const step = advance(current, passed)
  const ending = step.ended ?? endWith ?? (now >= silentAt ? exitCodes.connectionLost : null)
  if (step.charge > 0) await charge(tx, chat, step.charge, step.meter.seconds, until)
  const advanced: ChatRecord = { ...chat, meter: step.meter }
  if (ending === null) {
    await putRunning(tx, advanced)
    return { chat: advanced, updates: passed > 0 ? [tickOf(advanced, await balanceOfGuest(tx, chat.guestId))] : [] }
  }
  return end(tx, advanced, ending, until)
}

async function charge(tx: Transaction, chat: ChatRecord, coins: number, seconds: number, at: number): Promise<void> {
  const booked = await spend(
    tx,
    {
      key: asId<IdempotencyKey>(`chat:${chat.id}:${seconds}`),
      at,
      kind: 'chat',
      amount: coins,
      guestId: chat.guestId,
      statement: `chat:${chat.id}`,
      subject: await nameOfActor(tx, chat.actorId),
      subjectId: chat.actorId,
      paid: null,
    },
    chat.actorId,
  )
  // The meter never passes the balance and the limits it was given in this very transaction.
  if (!booked.ok) throw new Error(`Meter of chat ${chat.id} was refused: ${booked.reason}`)
}

/**
 * Returns the update of one charged second, without counting it: the meter as it would be stored
 * `now`, or `null` if it has reached its end. `balance`: of the ledger, whole coins.
 */
export function tickBetween(chat: ChatRecord, balance: number, now: number): OutboundUpdate | null {
  const passed = Math.max(0, Math.floor((now - chat.startedAt) / 1_000) - chat.meter.seconds)
  const { charge, meter, ended } = advance(chat.meter, passed)
  return ended !== null ? null : tickOf({ ...chat, meter }, balance - charge)
}

function tickOf(chat: ChatRecord, balance: number): OutboundUpdate {
  const left = remainingSeconds(chat.meter)
  const update = {
    type: 'chatTick',
    chatId: chat.id,
    seconds: chat.meter.seconds,
    charged: chargedBy(chat.meter),
    balance,
    voucherSeconds: voucherSecondsUsedBy(chat.meter),
    givenCoins: chat.giftCoins + chat.controlCoins,
    secondsLeft: Number.isFinite(left) ? left : null,
  } as const
  return { audience: chat.guestId, update }
}

/** Ends the chats of guests who watch an actor: there is nothing left to watch or to pay for. */
export async function endWatching(tx: Transaction, actorId: ActorId, now: number): Promise<readonly OutboundUpdate[]> {
  return endChats(tx, await voyeursOf(tx, actorId), now, exitCodes.hostLeft)
}

/** Ends every chat with an actor, including previews. */
export async function endChatsWith(
  tx: Transaction,
  actorId: ActorId,
  now: number,
  exitCode: ExitCode,
): Promise<readonly OutboundUpdate[]> {
  const found = [
    ...(await roomOf(tx, actorId)),
    ...(await tx.find(chats, 'previewsOfActor', { prefix: [actorId], onUnreadable: () => undefined })),
  ]
  return endChats(tx, found, now, exitCode)
}

async function endChats(
  tx: Transaction,
  found: readonly ChatRecord[],
  now: number,
  exitCode: ExitCode,
): Promise<readonly OutboundUpdate[]> {
  const updates: OutboundUpdate[] = []
  for (const { id } of found) {
    // Reads the current state: a private chat that ends also ends those of its watchers.
    const chat = await tx.get(chats, id)
    if (chat !== undefined) updates.push(...(await advanceChat(tx, chat, now, exitCode)).updates)
  }
  return updates
}

/**
 * Ends a chat, for every cause. `chatEnd` notifies its guest, their pages and each server that
 * counts the chat; it follows the ledger's balance, and no update about the chat's coins follows
 * it.
 */
async function end(tx: Transaction, chat: ChatRecord, exitCode: ExitCode, now: number): Promise<Advanced> {
  const counted = billOf(chat.meter, exitCode)
  const bill = {
    chatId: chat.id,
    actorId: chat.actorId,
    mode: chat.mode,
    seconds: counted.seconds,
    coins: counted.coins,
    giftCoins: chat.giftCoins,
    controlCoins: chat.controlCoins,
    voucherMinutes: counted.voucherMinutes,
    pricePerMinute: counted.pricePerMinute,
    exitCode: counted.exitCode,
  }
  const ended: ChatRecord = { ...chat, bill }
  await tx.put(chats, ended)
  await tx.delete(meterClaims, chat.guestId)
  const news: OutboundUpdate[] = []
  const publish = (update: OutboundUpdate['update']) => news.push({ audience: chat.guestId, update })
  if (counted.voucherMinutes > 0) {
    const vouchers = await takeFreeMinutes(tx, chat, counted.voucherMinutes, now)
    publish({ type: 'vouchers', vouchers })
  }
  const counters = await countersOf(tx, chat.guestId)
  await tx.put(guestCounters, { ...counters, videochats: counters.videochats + 1 })
  if (chat.mode === 'preview') await countPreview(tx, chat, counted.seconds, now)
  if (chat.mode === 'free') await countFreeTime(tx, chat.guestId, counted.seconds, now)
  const freed = [
    ...(await leaveCompany(tx, chat)),
    ...(isExclusive(chat.mode) ? await endWatching(tx, chat.actorId, now) : []),
  ]
  if (chat.isVoice) news.push(await endVoiceCall(tx, chat))
  publish({ type: 'balance', balance: await balanceOfGuest(tx, chat.guestId) })
  news.push({
    audience: chat.guestId,
    update: { type: 'chatEnd', chatId: chat.id, exitCode: bill.exitCode, bill },
    ...roomChange(chat),
  })
  return { chat: ended, updates: [...news, ...freed] }
}
