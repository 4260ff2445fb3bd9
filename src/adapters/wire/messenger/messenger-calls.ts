import * as z from 'zod/mini'
import { channel, channelId, message } from './message'
import { actorSummary } from '@/adapters/wire/actors/actor'
import { actor } from '@/adapters/wire/actors/actor-details'
import { actorId } from '@/adapters/wire/actors/actor-id'
import { get, post } from '@/adapters/wire/base/rest-call'
import { coins, done, flag, intText, type Wire } from '@/adapters/wire/base/scalars'
import { AGE_RATINGS, type AgeRating } from '@/domain/actors/avatars'
import type { SendResult } from '@/application/messenger/messenger-gateway'

const oneChannel = z.object({ channel: z.nullable(channel) })

/** MSG-019. */
export const getChannel = get('getChannel', '/messenger/channel/:channelId', z.object({ channelId }), oneChannel)

/** MSG-020. */
export const getChannelWithActor = get(
  'getChannelWithActor',
  '/messenger/channel/actor/:actorId',
  z.object({ actorId }),
  oneChannel,
)

/** MSG-022. */
export const getMessengerActor = get(
  'getMessengerActor',
  '/messenger/actor/:actorId',
  z.object({ actorId }),
  z.object({ actor: z.nullable(actor) }),
)

/** In a query string. */
const flagText = z.pipe(
  z.enum(['true', 'false', '1', '0']),
  z.transform((given) => given === 'true' || given === '1'),
)

const ageRatingText: Wire<AgeRating> = z.pipe(intText(12, 18), z.literal(AGE_RATINGS))

/** MSG-021. */
export const getRecommendations = get(
  'getRecommendations',
  '/messenger/recommendations',
  z.object({
    currentActorId: z.exactOptional(actorId),
    useGrid: z.exactOptional(flagText),
    fsk: z.exactOptional(ageRatingText),
  }),
  z.object({ actors: z.array(actorSummary) }),
)

/** Blocks or unblocks a channel; sets an absolute state. */
export const blockChannel = post(
  'blockChannel',
  '/messenger/channel/block',
  z.object({ channelId, blocked: flag }),
  done,
  {
    repeatable: true,
  },
)

/** What a sent message is answered with on the socket. */
export const sendResult: Wire<SendResult> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), message, balance: coins }),
  z.object({
    ok: z.literal(false),
    reason: z.enum([
      'login-required',
      'not-enough-money',
      'empty',
      'too-long',
      'blocked',
      'only-watching',
      'restricted',
      'locked',
      'unknown-gift',
      'unknown-channel',
      'vip-only',
      'price-changed',
      'limit-reached',
      'self-excluded',
      'forced-payment',
    ]),
    missing: coins,
  }),
])
