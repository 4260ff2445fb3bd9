import type { ActorState, ActorSummary } from '@/domain/actors/actor'
import { asId, type ActorId } from '@/domain/ids'
import { vxc } from '@/domain/money/money'

/** How many actors are loaded. */
export const ROWS = 500

/** Families of artwork that the pictures are of, so that the server draws few. */
const FAMILIES = 24

const WORDS = ['calm', 'curious', 'warm', 'playful', 'velvet', 'witty', 'quiet', 'bright']

const state: ActorState = {
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
}

const wordAt = (at: number): string => WORDS[at % WORDS.length] ?? ''

/** The actors of both pages. */
export const rows: readonly ActorSummary[] = Array.from({ length: ROWS }, (_, at) => ({
  id: asId<ActorId>(`a${at}`),
  name: `Actor ${at}`,
  gender: 'F',
  genderType: 'F',
  age: 24 + (at % 30),
  threeWords: [wordAt(at), wordAt(at + 3), wordAt(at + 5)],
  languages: ['en'],
  country: 'FR',
  star: false,
  isTopAmateur: false,
  registeredSince: at,
  isNew: at % 9 === 0,
  sedcards: [],
  avatar: { family: 1 + (at % FAMILIES), variant: 'p0' },
  isFavorite: false,
  prices: { videoChat: null, voyeurChat: null, ticketShow: null, singleC2CChat: null, singleChat: vxc(5 + (at % 20)) },
  features: { livePreview: true, hd: true, audio: true, dildocontrol: false },
  state: { ...state, isOnline: at < ROWS * 0.75 },
  categories: [],
  bannedCountryCodes: [],
  weights: { rank: 1_000_000 - at, rating: 8_000 },
  seed: at,
}))
