import { AWAY } from '@/domain/actors/away'
import {
  asId,
  type ActorId,
  type ChannelId,
  type ChatId,
  type GiftId,
  type MessageId,
  type NotificationId,
  type PostId,
  type RoomLineId,
} from '@/domain/ids'
import type { Message } from '@/domain/messenger/message'
import type { LiveUpdateType, UpdateOf } from '@/domain/assembly/live-update'

/** Values of an update that is raised by hand. */
export interface StageSubject {
  readonly actorId: string
  readonly channelId: string
  readonly text: string
  readonly now: number
}

const actorOf = ({ actorId }: StageSubject): ActorId => asId<ActorId>(actorId)
const channelOf = ({ channelId }: StageSubject): ChannelId => asId<ChannelId>(channelId)
const chat = asId<ChatId>('stage')

/** A line of the actor of the chosen conversation. */
const messageFrom = (subject: StageSubject): Message => ({
  id: asId<MessageId>(`${subject.channelId}.${subject.now}`),
  channelId: channelOf(subject),
  clientId: `stage-${subject.now}`,
  sender: 'actor',
  type: 'text',
  text: subject.text,
  gifts: [],
  price: 0,
  at: subject.now,
  quote: null,
  media: null,
})

/** All updates, each typed by its name: a missing or confused one does not compile. */
export const stageUpdates: { readonly [T in LiveUpdateType]: (subject: StageSubject) => UpdateOf<T> } = {
  sessionAcknowledged: () => ({ type: 'sessionAcknowledged' }),
  sessionExpired: () => ({ type: 'sessionExpired' }),
  pageReload: () => ({ type: 'pageReload' }),
  balance: () => ({ type: 'balance', balance: 100, isPayment: true, voicecallIdHash: null }),
  oneClick: () => ({ type: 'oneClick', means: '•••• 4242' }),
  vouchers: () => ({ type: 'vouchers', vouchers: [] }),
  avsSet: () => ({ type: 'avsSet' }),
  avsRevoked: () => ({ type: 'avsRevoked' }),
  avsPending: () => ({ type: 'avsPending' }),
  avsRejected: ({ text }) => ({ type: 'avsRejected', message: text }),
  guestLocked: () => ({ type: 'guestLocked' }),
  vipSubscription: () => ({ type: 'vipSubscription', active: true, until: null }),
  tvSubscription: () => ({ type: 'tvSubscription', active: true, until: null }),
  voicecallStart: () => ({ type: 'voicecallStart', voicecallIdHash: 'stage' }),
  voicecallStop: () => ({ type: 'voicecallStop', voicecallIdHash: 'stage' }),
  emailVerified: () => ({ type: 'emailVerified' }),
  loyaltyPoints: () => ({ type: 'loyaltyPoints', points: 250 }),
  bonusCodeRedeemed: () => ({ type: 'bonusCodeRedeemed', code: 'LAMPLIGHT' }),
  passwordChanged: () => ({ type: 'passwordChanged' }),
  giftsOwned: () => ({ type: 'giftsOwned', gifts: {} }),
  actorOnline: (subject) => ({ type: 'actorOnline', actorId: actorOf(subject), online: true }),
  actorState: (subject) => ({ type: 'actorState', id: actorOf(subject), state: { isBusy: true } }),
  freeShowStart: (subject) => ({ type: 'freeShowStart', actorId: actorOf(subject) }),
  actorCurrent: (subject) => ({ type: 'actorCurrent', actorId: actorOf(subject), state: AWAY }),
  actorsOnline: () => ({ type: 'actorsOnline', count: 42 }),
  freeShowStop: (subject) => ({ type: 'freeShowStop', actorId: actorOf(subject) }),
  chatStarted: (subject) => ({
    type: 'chatStarted',
    chatId: chat,
    actorId: actorOf(subject),
    mode: 'single',
    pricePerMinute: 12,
    stream: { kind: 'generated', seed: 1 },
  }),
  chatTick: () => ({
    type: 'chatTick',
    chatId: chat,
    seconds: 60,
    charged: 12,
    balance: 88,
    voucherSeconds: 0,
    givenCoins: 0,
    secondsLeft: 440,
  }),
  chatOnlookers: () => ({ type: 'chatOnlookers', chatId: chat, onlookers: 2 }),
  roomLine: (subject) => ({
    type: 'roomLine',
    chatId: chat,
    line: {
      id: asId<RoomLineId>('line-1'),
      actorId: actorOf(subject),
      sender: 'guest',
      guestName: 'Nordlicht',
      text: subject.text,
      at: subject.now,
      tip: null,
      control: null,
      quote: null,
    },
  }),
  tipGoal: () => ({
    type: 'tipGoal',
    chatId: chat,
    goal: {
      names: { de: 'Ein Plattenspieler', en: 'A record player', es: 'Un tocadiscos' },
      wanted: 200,
      collected: 150,
      percent: 75,
      isAchieved: false,
    },
  }),
  toyControl: () => ({
    type: 'toyControl',
    chatId: chat,
    run: {
      giftId: asId<GiftId>('breeze-60'),
      names: { de: 'Brise', en: 'Breeze', es: 'Brisa' },
      pattern: null,
      from: 60,
      until: 120,
    },
  }),
  chatEnd: (subject) => ({
    type: 'chatEnd',
    chatId: chat,
    exitCode: 201,
    bill: {
      chatId: chat,
      actorId: actorOf(subject),
      mode: 'single',
      seconds: 60,
      coins: 12,
      giftCoins: 0,
      controlCoins: 0,
      voucherMinutes: 0,
      pricePerMinute: 12,
      exitCode: 201,
    },
  }),
  notifications: ({ now, text }) => ({
    type: 'notifications',
    notification: {
      id: asId<NotificationId>(`stage-${now}`),
      type: 1,
      unread: true,
      unseen: true,
      at: now,
      text,
      actorId: null,
      isPayment: false,
      postId: null,
      voicecallIdHash: null,
    },
  }),
  message: (subject) => ({ type: 'message', channelId: channelOf(subject), message: messageFrom(subject) }),
  messageChanged: (subject) => ({
    type: 'messageChanged',
    channelId: channelOf(subject),
    message: messageFrom(subject),
  }),
  messageRead: (subject) => ({
    type: 'messageRead',
    channelId: channelOf(subject),
    messageId: asId<MessageId>(`${subject.channelId}.1`),
  }),
  typing: (subject) => ({ type: 'typing', channelId: channelOf(subject) }),
  channelArchived: (subject) => ({ type: 'channelArchived', channelId: channelOf(subject) }),
  feedPostPublished: (subject) => ({
    type: 'feedPostPublished',
    postId: asId<PostId>(`stage-${subject.now}`),
    actorId: actorOf(subject),
  }),
  feedPostChanged: () => ({ type: 'feedPostChanged', postId: asId<PostId>('stage') }),
}

/** Their names, in the order they are offered. */
export const STAGE_UPDATES = Object.keys(stageUpdates) as readonly LiveUpdateType[]
