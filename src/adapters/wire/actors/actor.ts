import * as z from 'zod/mini'
import { actorId } from './actor-id'
import { answerText, count, flag, int, moment, money, whole, type Wire } from '@/adapters/wire/base/scalars'
import { MAX_NOTE_LENGTH } from '@/application/actors/actor-gateway'
import type {
  ActorFeatures,
  ActorNote,
  ActorState,
  ActorSummary,
  ActorTag,
  ActorTrait,
  ActorWeights,
  ChatPrices,
  Gender,
  GenderType,
  PictureRef,
} from '@/domain/actors/actor'
import { PICTURE_VARIANTS } from '@/domain/pictures/picture-variants'

const word = answerText(200)

export const picture: Wire<PictureRef> = z.object({
  family: count,
  variant: z.enum(PICTURE_VARIANTS),
})

export const gender: Wire<Gender> = z.enum(['N', 'M', 'F'])

/** One actor or several. */
export const genderType: Wire<GenderType> = z.enum(['F', 'M', 'FM', 'FF', 'S'])

export const chatPrices: Wire<ChatPrices> = z.object({
  videoChat: z.nullable(money),
  voyeurChat: z.nullable(money),
  ticketShow: z.nullable(money),
  singleChat: z.nullable(money),
  singleC2CChat: z.nullable(money),
})

export const modelFeatures: Wire<ActorFeatures> = z.object({
  livePreview: flag,
  hd: flag,
  audio: flag,
  dildocontrol: flag,
})

export const stateShape = {
  isOnline: flag,
  onlineSince: z.nullable(moment),
  backAt: z.nullable(moment),
  isBusy: flag,
  freeChat: flag,
  isOnlineMobileVideocall: flag,
  isCurrentlyTicketShow: flag,
  isLivePreviewEnabled: flag,
  isVoyeurChatAvailable: flag,
  isVoyeurInSingleChatAllowed: flag,
  isActorAvailableForConversionChat: flag,
}

export const actorState: Wire<ActorState> = z.object(stateShape)

/** What changed of a state; the rest stays as it was (ACT-009). */
export const actorStateChange: Wire<Partial<ActorState>> = z.object({
  isOnline: z.exactOptional(stateShape.isOnline),
  onlineSince: z.exactOptional(stateShape.onlineSince),
  backAt: z.exactOptional(stateShape.backAt),
  isBusy: z.exactOptional(flag),
  freeChat: z.exactOptional(flag),
  isOnlineMobileVideocall: z.exactOptional(flag),
  isCurrentlyTicketShow: z.exactOptional(flag),
  isLivePreviewEnabled: z.exactOptional(flag),
  isVoyeurChatAvailable: z.exactOptional(flag),
  isVoyeurInSingleChatAllowed: z.exactOptional(flag),
  isActorAvailableForConversionChat: z.exactOptional(flag),
})

export const tag: Wire<ActorTag> = z.object({ id: word, label: word })

export const trait: Wire<ActorTrait> = z.object({ id: word, label: word, kind: z.enum(['mood', 'hobby', 'place']) })

/** What lists sort by and no row shows. */
export const actorWeights: Wire<ActorWeights> = z.object({ rank: whole, rating: whole })

/** ACT-013. */
export const modelProfile = z.object({
  age: int(18, 120),
  threeWords: z.array(word),
  languages: z.array(word),
  country: word,
})

/** ACT-014. */
export const modelGuestRelation = z.object({ isFavorite: flag })

const { isOnline, isOnlineMobileVideocall: videocallFlag, ...modelStateShape } = stateShape

/** The state of an actor in a list, beside what is a field of the actor. */
export const modelState: Wire<Omit<ActorState, 'isOnline' | 'isOnlineMobileVideocall'>> = z.object(modelStateShape)

export const summaryShape = {
  id: actorId,
  name: word,
  gender,
  genderType,
  profile: modelProfile,
  star: flag,
  isTopAmateur: flag,
  registeredSince: moment,
  isNew: flag,
  sedcards: z.array(picture),
  avatar: picture,
  modelGuestRelation,
  features: modelFeatures,
  categories: z.array(word),
  bannedCountryCodes: z.array(word),
  weights: actorWeights,
  seed: whole,
}

/** ACT-012 to ACT-016. */
export const actorSummary: Wire<ActorSummary> = z.pipe(
  z.object({
    ...summaryShape,
    online: isOnline,
    isOnlineMobileVideocall: videocallFlag,
    state: modelState,
    prices: chatPrices,
  }),
  z.transform(
    ({
      profile,
      modelGuestRelation: { isFavorite },
      online,
      isOnlineMobileVideocall,
      state,
      ...rest
    }): ActorSummary => ({
      ...rest,
      ...profile,
      isFavorite,
      state: { ...state, isOnline: online, isOnlineMobileVideocall },
    }),
  ),
)

export const schedule = z.object({ day: int(0, 6), from: z.number(), to: z.number() })

export const note: Wire<ActorNote> = z.object({ actorId, comment: answerText(4 * MAX_NOTE_LENGTH) })
