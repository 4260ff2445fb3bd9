import type { ActorState, ActorSummary } from '@/domain/actors/actor'
import { asId, type ActorId } from '@/domain/ids'
import { vxc } from '@/domain/money/money'

const live: ActorState = {
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

/** An actor in a list who is live; a test names the fields it needs. */
export function actorWith(change: Partial<Omit<ActorSummary, 'state'>> & { state?: Partial<ActorState> } = {}) {
  const { state = {}, ...rest } = change
  const actor: ActorSummary = {
    id: asId<ActorId>('1'),
    name: 'Mira',
    gender: 'F',
    genderType: 'F',
    age: 31,
    threeWords: ['calm', 'curious', 'dry'],
    languages: ['en'],
    country: 'FR',
    star: false,
    isTopAmateur: false,
    registeredSince: 0,
    isNew: false,
    sedcards: [],
    avatar: { family: 1, variant: 'a0' },
    isFavorite: true,
    prices: { videoChat: vxc(12), singleChat: vxc(12), voyeurChat: null, ticketShow: null, singleC2CChat: null },
    features: { livePreview: true, hd: true, audio: true, dildocontrol: false },
    state: { ...live, ...state },
    categories: [],
    bannedCountryCodes: [],
    weights: { rank: 500_000, rating: 8_000 },
    seed: 1,
  }
  return { ...actor, ...rest }
}
