import type { RunningChat } from '@/application/chat/chat-gateway'
import type { Actor } from '@/domain/actors/actor'
import { asId, type ActorId, type ChatId } from '@/domain/ids'
import type { CountedChat } from '@/domain/chat/counted-chat'
import { vxc } from '@/domain/money/money'

export const CHAT = asId<ChatId>('chat-1')
export const ACTOR = asId<ActorId>('1')

/** An actor who is online and free for a single chat. */
export const actor: Actor = {
  id: ACTOR,
  name: 'Mira',
  gender: 'F',
  genderType: 'F',
  age: 31,
  threeWords: [],
  languages: ['en'],
  country: 'FR',
  star: true,
  isTopAmateur: true,
  registeredSince: 0,
  isNew: false,
  sedcards: [],
  avatar: { family: 1, variant: 'a0' },
  isFavorite: false,
  prices: { videoChat: vxc(12), singleChat: vxc(12), voyeurChat: null, ticketShow: null, singleC2CChat: null },
  features: { livePreview: true, hd: true, audio: true, dildocontrol: false },
  state: {
    isOnline: true,
    onlineSince: 0,
    backAt: null,
    isBusy: false,
    freeChat: false,
    isOnlineMobileVideocall: false,
    isCurrentlyTicketShow: false,
    isLivePreviewEnabled: true,
    isVoyeurChatAvailable: false,
    isVoyeurInSingleChatAllowed: false,
    isActorAvailableForConversionChat: false,
  },
  categories: [],
  bannedCountryCodes: [],
  weights: { rank: 500_000, rating: 8_000 },
  seed: 1,
  tagline: '',
  about: '',
  answers: [],
  tags: [],
  schedule: [],
  ratings: { lastNinetyDays: { countRatings: 0, satisfactionRate: 0 } },
  pinnedCount: 0,
  videoCount: 0,
  guestHasTicket: false,
  voucherChatMinutes: 0,
  pictures: [],
  notes: [],
  videos: [],
  interviews: [],
}

/** A chat of the guest with an actor, just begun. */
export const running: RunningChat = {
  chatId: CHAT,
  actorId: ACTOR,
  mode: 'single',
  pricePerMinute: 12,
  startedAt: 0,
  seconds: 0,
  charged: 0,
  voucherSeconds: 0,
  freeSeconds: 0,
  givenCoins: 0,
  secondsLeft: 500,
  stopAt: null,
  onlookers: 0,
  stream: { kind: 'generated', seed: 1 },
  isVoice: false,
}

/** What it came to. */
export const bill: CountedChat = {
  chatId: CHAT,
  actorId: ACTOR,
  mode: 'single',
  seconds: 65,
  coins: 13,
  giftCoins: 0,
  controlCoins: 0,
  voucherMinutes: 0,
  pricePerMinute: 12,
  exitCode: 101,
}
