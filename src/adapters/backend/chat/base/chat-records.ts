import type { Lease } from '@/adapters/backend/kernel/leases'
import {
  fields,
  flag,
  id,
  nullable,
  number,
  oneOf,
  schemaOf,
  text,
  whole,
  type Upcast,
} from '@/adapters/stores/record-schema'
import { inEachLanguage } from '@/adapters/backend/kernel/record-checks'
import { leaseCheck } from '@/adapters/backend/kernel/leases'
import { claimOf, meterClaims } from '@/adapters/backend/money/meter-claims'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import type { Collection, Transaction } from '@/adapters/stores/store'
import type { Meter, MeterTerms } from '@/domain/chat/meter'
import { cameraSigns, type CameraSign } from '@/domain/chat/camera-sign'
import { chatModes, type ChatMode } from '@/domain/chat/mode'
import { TOY_PATTERNS, type ToyRun } from '@/domain/gifts/toy-run'
import type { ActorId, ChatId, GiftId, GuestId } from '@/domain/ids'
import type { CountedChat } from '@/domain/chat/counted-chat'

/** The picture shown to a chat's guest: the one the actor sends, or the figure the client draws. */
const PICTURES = ['live', 'generated'] as const

export type ChatPicture = (typeof PICTURES)[number]

/** A chat, running or over. The platform counts the meter; nothing the client sends changes it. */
export interface ChatRecord {
  readonly id: ChatId
  readonly guestId: GuestId
  readonly actorId: ActorId
  readonly mode: ChatMode
  /** The guest's key of the start, so that a repeated request starts one chat. */
  readonly startKey: string
  readonly startedAt: number
  readonly lastHeartbeat: number
  readonly meter: Meter
  readonly bill: CountedChat | null
  /** The instance that advances the meter every second. Others may too: the bill is the same. */
  readonly lease: Lease | null
  /** Decided when the chat begins: what a guest pays for does not change on the way. */
  readonly picture: ChatPicture
  /** Coins of the gifts sent in the chat so far; charged with their messages, not by the meter. */
  readonly giftCoins: number
  /** Coins of the toy controls begun in the chat so far, charged as they begin. */
  readonly controlCoins: number
  /** The last toy control; over once its last second is counted. */
  readonly control: ToyRun | null
  /** Whole minutes that the conversion chat gave at the start; used before vouchers. */
  readonly offerMinutes: number
  /** An anonymous voice call; its mode is that of a video call. */
  readonly isVoice: boolean
  /** The last report of a video call's client about the guest's camera; `null`: none. */
  readonly cameraSign: CameraSign | null
}

const end = fields<NonNullable<MeterTerms['timeLimit']>>({ seconds: number, exitCode: whole })

const meter = fields<Meter>({
  terms: fields<MeterTerms>({
    pricePerMinute: whole,
    balance: whole,
    voucherSeconds: whole,
    stopAt: nullable(whole),
    allowance: nullable(whole),
    timeLimit: nullable(end),
  }),
  seconds: whole,
  ended: nullable(whole),
})

const bill = fields<CountedChat>({
  chatId: id<ChatId>(),
  actorId: id<ActorId>(),
  mode: oneOf(...chatModes),
  seconds: whole,
  coins: whole,
  giftCoins: whole,
  controlCoins: whole,
  voucherMinutes: number,
  pricePerMinute: whole,
  exitCode: whole,
})

const control = fields<ToyRun>({
  giftId: id<GiftId>(),
  names: inEachLanguage(text),
  pattern: nullable(oneOf(...TOY_PATTERNS)),
  from: whole,
  until: whole,
})

const chat = fields<ChatRecord>({
  id: id<ChatId>(),
  guestId: id<GuestId>(),
  actorId: id<ActorId>(),
  mode: oneOf(...chatModes),
  startKey: text,
  startedAt: number,
  lastHeartbeat: number,
  meter,
  bill: nullable(bill),
  lease: nullable(leaseCheck),
  picture: oneOf(...PICTURES),
  giftCoins: whole,
  controlCoins: whole,
  control: nullable(control),
  offerMinutes: whole,
  isVoice: flag,
  cameraSign: nullable(oneOf(...cameraSigns)),
})

/** Chats from before several servers lack a lease, from before spending limits an allowance. */
const withLeaseAndAllowance: Upcast = (stored) => {
  const { meter: counted } = stored as { readonly meter: { readonly terms: object } }
  return { lease: null, ...stored, meter: { ...counted, terms: { allowance: null, ...counted.terms } } }
}

/** Chats of before there was a media server. */
const withPicture: Upcast = (stored) => ({ picture: 'generated', ...stored })

/** Chats of before their bills named gifts. */
const withGiftCoins: Upcast = (stored) => {
  const { bill: counted } = stored as { readonly bill: object | null }
  return { giftCoins: 0, ...stored, bill: counted === null ? null : { giftCoins: 0, ...counted } }
}

/** Chats of before there were conversion chats and voice calls. */
const withOfferMinutes: Upcast = (stored) => ({ offerMinutes: 0, isVoice: false, ...stored })

/** Chats of before there was toy control in them. */
const withControl: Upcast = (stored) => {
  const { bill: counted } = stored as { readonly bill: object | null }
  const bill = counted === null ? null : { controlCoins: 0, ...counted }
  return { controlCoins: 0, control: null, ...stored, bill }
}

/** Chats from before actors of the sample world saw a guest in a video call. */
const withCameraSign: Upcast = (stored) => ({ cameraSign: null, ...stored })

export const chats: Collection<ChatRecord> = {
  name: 'chats',
  schema: schemaOf(
    chat,
    withLeaseAndAllowance,
    withPicture,
    withGiftCoins,
    withOfferMinutes,
    withControl,
    withCameraSign,
  ),
  key: (chat) => chat.id,
  ofGuest: { ...belongsToGuest('byStart'), exports: { leavesOut: ['startKey', 'lease'] } },
  indexes: {
    running: (chat) => (chat.bill === null ? [[chat.startedAt, chat.id]] : []),
    runningOfGuest: (chat) => (chat.bill === null ? [[chat.guestId]] : []),
    /** Everybody in a room: a preview is a look from outside. */
    runningOfActor: (chat) => (chat.bill === null && chat.mode !== 'preview' ? [[chat.actorId, chat.id]] : []),
    /** The previews of an actor, which are in no room. */
    previewsOfActor: (chat) => (chat.bill === null && chat.mode === 'preview' ? [[chat.actorId, chat.id]] : []),
    byStart: (chat) => [[chat.guestId, chat.startKey]],
  },
  unique: ['byStart', 'runningOfGuest'],
}

/** Stores a running chat, and its meter's claim from here on. */
export async function putRunning(tx: Transaction, chat: ChatRecord): Promise<void> {
  await tx.put(chats, chat)
  if (chat.meter.terms.pricePerMinute > 0) await tx.put(meterClaims, claimOf(chat.guestId, chat.startedAt, chat.meter))
}
