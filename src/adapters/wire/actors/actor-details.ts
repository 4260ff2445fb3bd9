import * as z from 'zod/mini'
import { actorId } from './actor-id'
import { note, picture, schedule, stateShape, summaryShape, trait } from './actor'
import { get } from '@/adapters/wire/base/rest-call'
import { answerText, coins, count, flag, id, int, money, seconds, text, type Wire } from '@/adapters/wire/base/scalars'
import type { Actor, ActorVideo, Interview } from '@/domain/actors/actor'
import type { VideoId } from '@/domain/ids'

/** ACT-006. */
export const actorPrices = z.object({
  video: z.nullable(money),
  voyeur: z.nullable(money),
  ticketShow: z.nullable(money),
  single: z.nullable(money),
  singlec2c: z.nullable(money),
  voucherChatMinutes: coins,
})

export const interviewQuestion: Wire<Interview['questions'][number]> = z.object({
  question: answerText(2_000),
  answer: answerText(5_000),
})

export const interview: Wire<Interview> = z.object({
  actorId,
  questions: z.array(interviewQuestion),
  picture,
  width: int(1, 4_000),
})

export const actorVideo: Wire<ActorVideo> = z.object({
  id: id<VideoId>(),
  title: answerText(500),
  duration: seconds,
  cover: picture,
})

const actorOnWire = z.object({
  ...summaryShape,
  ...stateShape,
  prices: actorPrices,
  tagline: answerText(2_000),
  about: answerText(20_000),
  answers: z.array(interviewQuestion),
  tags: z.array(trait),
  schedule: z.array(schedule),
  ratings: z.object({ lastNinetyDays: z.object({ countRatings: count, satisfactionRate: z.number() }) }),
  pinnedCount: count,
  videoCount: count,
  guestHasTicket: flag,
  notes: z.array(note),
  pictures: z.array(picture),
  videos: z.array(actorVideo),
  interviews: z.array(interview),
})

/** ACT-002 to ACT-007. */
export const actor: Wire<Actor> = z.pipe(
  actorOnWire,
  z.transform((given): Actor => {
    const { profile, modelGuestRelation: relation, prices, ...rest } = given
    const { video, voyeur, ticketShow, single, singlec2c, voucherChatMinutes } = prices
    const fields = Object.entries(rest)
    const isOfState = ([name]: readonly [string, unknown]): boolean => Object.hasOwn(stateShape, name)
    return {
      ...Object.fromEntries(fields.filter((field) => !isOfState(field))),
      ...profile,
      ...relation,
      state: Object.fromEntries(fields.filter(isOfState)),
      prices: { videoChat: video, voyeurChat: voyeur, ticketShow, singleChat: single, singleC2CChat: singlec2c },
      voucherChatMinutes,
    } as unknown as Actor
  }),
)

/** ACT-036. */
export const getActorData = get(
  'getActorData',
  '/actor/getActorDataByIdOrName/:actorIdOrName',
  z.object({ actorIdOrName: text(100, 1) }),
  z.object({ actor: z.nullable(actor) }),
  { dated: true },
)
