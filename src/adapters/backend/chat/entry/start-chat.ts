import { countWrongPin, isPinLookedAt } from './pin-attempts'
import { pictureOf, seesGuest } from '@/adapters/backend/chat/live/chat-picture'
import { actorFacts, guestFacts, modePrices } from './chat-facts'
import { endWatching } from '@/adapters/backend/chat/meter/advance-chat'
import { freeMinutesChanged } from '@/adapters/backend/chat/free/conversion-calls'
import { chatBegun } from '@/adapters/backend/chat/base/chat-begun'
import { beginConversion, conversionMinutesOf, membersToBegin } from '@/adapters/backend/chat/free/conversion-chat'
import { chats, putRunning, type ChatRecord } from '@/adapters/backend/chat/base/chat-records'
import { enterCompany, onlookersOf } from '@/adapters/backend/chat/base/company'
import { runningChatOf } from '@/adapters/backend/chat/base/chat-view'
import { Heartbeats } from '@/adapters/backend/chat/meter/heartbeats'
import { roomChange } from '@/adapters/backend/chat/base/room-topic'
import { freeTimeOf } from '@/adapters/backend/chat/free/free-time'
import { modeLimit } from './mode-limit'
import { previewLeftOf } from '@/adapters/backend/chat/free/preview-time'
import { beginVoiceCall } from '@/adapters/backend/chat/voice/voice-line'
import { countChat } from '@/adapters/backend/actors/chat-counters'
import { actors, type ActorRecord } from '@/adapters/backend/actors/actor-records'
import { transactionWithUpdates, type OutboundUpdate } from '@/adapters/backend/kernel/outbound-updates'
import { allowanceOfGuest } from '@/adapters/backend/money/spending-limits'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import { membershipOf, ticketNow } from '@/adapters/backend/access/memberships'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { CHAT_LEASE, leaseOf } from '@/adapters/backend/kernel/leases'
import type { Transaction } from '@/adapters/stores/store'
import type { ChatRequest, ChatStartResult, RunningChat } from '@/application/chat/chat-gateway'
import type { ChatMode } from '@/domain/chat/mode'
import { isExclusive, mayBeWatched } from '@/domain/chat/company'
import { enterChat } from '@/domain/chat/entry'
import { exitCodes } from '@/domain/chat/exit-code'
import type { GuestChatFacts } from '@/domain/chat/facts'
import { startMeter, type MeterTerms } from '@/domain/chat/meter'
import { isPaidMode, pricePerMinuteOf } from '@/domain/chat/offer'
import { exitCodeOf } from '@/domain/chat/refusal'
import { takesVoiceCalls } from '@/domain/chat/voice-call'
import { asId, type ActorId, type ChatId } from '@/domain/ids'
import { isAgreed } from '@/domain/money/agreed-price'

/** Lets a guest into a room, or refuses (CHA-001, CHA-019, MON-014). A key starts one chat. */
export async function startChat(
  platform: PlatformContext,
  caller: RequestContext,
  request: ChatRequest,
  isVoice = false,
): Promise<ChatStartResult> {
  // Before the transaction: the media server is another program.
  const picture = await pictureOf(platform, request.actorId)
  const usesOffer = request.useVoucher && isPaidMode(request.mode)
  // Before the transaction too, so that actors who come and go do not restart it.
  const members = usesOffer ? await membersOf(platform, caller) : []
  const started = await transactionWithUpdates<ChatRecord | Refused>(platform, async (tx, publish) => {
    const { guest, session } = await requireSession(tx, caller)
    const [again] = await tx.find(chats, 'byStart', { prefix: [guest.id, request.key], limit: 1 })
    if (again !== undefined) return again.bill === null ? again : refused('already-chatting', again.bill.exitCode)
    const actor = await tx.get(actors, request.actorId)
    if (actor === undefined) return refused('not-found', exitCodes.startFailed)
    const [other] = await tx.find(chats, 'runningOfGuest', { prefix: [guest.id], limit: 1 })
    if (other !== undefined) return refused('already-chatting', exitCodes.startFailed)
    const now = platform.clock.now()
    const membership = await membershipOf(tx, guest.id)
    const ticket = ticketNow(membership, actor.id, now, request.ticketId)
    const previewSeconds = await previewLeftOf(platform, tx, membership, actor.id, now)
    const { left: freeSeconds } = await freeTimeOf(platform, tx, guest.id, now)
    const standing = { guest, session, hasTicket: ticket !== undefined, previewSeconds, freeSeconds }
    const facts = await guestFacts(tx, standing, actor, now, request.useVoucher ? kindOfVouchers(request.mode) : 'none')
    const isGuarded = request.mode === 'voyeur' && actor.voyeurPin !== null
    const isLookedAt = !isGuarded || (await isPinLookedAt(platform, tx, guest.id, actor.id))
    // If the picture is unknown, the refusal is that of the picture.
    const isGuestSeen = picture === null || seesGuest(platform, picture)
    const entry = enterChat(request.mode, actorFacts(actor, isGuestSeen), facts, {
      pin: request.pin ?? null,
      // If it must not be checked, a pin that cannot match: the answer is that of a wrong one.
      expectedPin: isLookedAt ? actor.voyeurPin : `not ${request.pin}`,
      agreedPrice: request.agreedPrice,
    })
    if (!entry.ok && entry.reason === 'wrong-pin' && isLookedAt) await countWrongPin(platform, tx, guest.id, actor.id)
    if (!entry.ok)
      return refused(entry.reason, exitCodeOf(entry), entry.reason === 'not-enough-money' ? entry.missing : 0)
    if (isVoice && !takesVoiceCalls(actor, true)) return refused('mode-not-offered', exitCodes.hostUnavailable)
    if (picture === null) return refused('no-picture', exitCodes.startFailed)
    const pair = { guest, countryCode: session.countryCode, actor }
    if (usesOffer && (await beginConversion(tx, pair, members, now))) publish(await freeMinutesChanged(tx, guest.id))
    const chat: ChatRecord = {
      id: asId<ChatId>(platform.random.id()),
      guestId: guest.id,
      actorId: actor.id,
      mode: request.mode,
      startKey: request.key,
      startedAt: now,
      lastHeartbeat: now,
      meter: startMeter(
        termsOf(
          actor,
          facts,
          request,
          modeLimit(request.mode, {
            previewSeconds,
            freeSeconds,
            showEnd: ticket?.end ?? now,
            now,
          }),
          await allowanceOfGuest(tx, guest.id, now),
        ),
      ),
      bill: null,
      lease: leaseOf(platform, CHAT_LEASE),
      picture,
      giftCoins: 0,
      controlCoins: 0,
      control: null,
      isVoice,
      cameraSign: null,
      // Free minutes from the conversion chat.
      offerMinutes: usesOffer ? await conversionMinutesOf(tx, pair, now) : 0,
    }
    await putRunning(tx, chat)
    await platform.events.publish(tx, chatBegun, { chat, language: caller.language() })
    if (isVoice) publish(await beginVoiceCall(tx, chat))
    await countChat(platform, tx, chat)
    publish(...(await sendAway(tx, actor, chat)))
    const updates = await enterCompany(tx, (await tx.get(actors, actor.id)) ?? actor, chat)
    publish(startOf(chat, runningChatOf(platform, chat, 0)), ...updates)
    tx.afterCommit(() => new Heartbeats(platform).stored(chat))
    return chat
  })
  if ('ok' in started) return started
  return { ok: true, chat: runningChatOf(platform, started, await onlookersOf(platform.store, started)) }
}

/** Only a private chat is paid by vouchers for private shows as well. */
const kindOfVouchers = (mode: ChatMode): 'shared' | 'private' => (isExclusive(mode) ? 'private' : 'shared')

/** Returns the members with whom the caller's conversion chat would begin. */
async function membersOf({ store, clock }: PlatformContext, caller: RequestContext): Promise<readonly ActorId[]> {
  const { guest, session } = await requireSession(store, caller)
  return membersToBegin(store, { guest, countryCode: session.countryCode }, clock.now())
}

/** Returns a chat's terms. Without agreement to the price, vouchers alone pay for it. */
function termsOf(
  actor: ActorRecord,
  facts: GuestChatFacts,
  request: ChatRequest,
  limit: MeterTerms['timeLimit'],
  allowance: number | null,
): MeterTerms {
  const { mode } = request
  const pricePerMinute = pricePerMinuteOf(mode, modePrices(actor))
  const voucherSeconds = isPaidMode(mode) ? facts.voucherSeconds : 0
  return {
    pricePerMinute,
    balance: facts.balance,
    voucherSeconds,
    stopAt: request.stopAt,
    allowance,
    timeLimit: isAgreed(pricePerMinute, request.agreedPrice)
      ? limit
      : { seconds: voucherSeconds, exitCode: exitCodes.guestLimitReached },
  }
}

/** Ends the chats of watching guests when a chat begins that promises to be unwatched. */
async function sendAway(tx: Transaction, actor: ActorRecord, chat: ChatRecord): Promise<readonly OutboundUpdate[]> {
  if (!isExclusive(chat.mode) || mayBeWatched(chat.mode, actor.state)) return []
  return endWatching(tx, actor.id, chat.startedAt)
}

const startOf = (chat: ChatRecord, { pricePerMinute, stream }: RunningChat): OutboundUpdate => ({
  audience: chat.guestId,
  update: { type: 'chatStarted', chatId: chat.id, actorId: chat.actorId, mode: chat.mode, pricePerMinute, stream },
  ...roomChange(chat),
})

type Refused = Extract<ChatStartResult, { ok: false }>

function refused(reason: Refused['reason'], exitCode: number, missing = 0): Refused {
  return { ok: false, reason, exitCode, missing }
}
