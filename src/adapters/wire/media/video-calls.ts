import * as z from 'zod/mini'
import { contentNeed } from './content-need'
import { videoDetails, videoId } from './video'
import { get, post } from '@/adapters/wire/base/rest-call'
import { answerText, coins, done, seconds, text, type Wire, grantedText } from '@/adapters/wire/base/scalars'
import type { BuyResult, ShareResult, VideoGateway } from '@/application/media/video-gateway'
import { agreedPrice, idempotencyKey } from '@/adapters/wire/money/added-terms'
import type { CaptionTrack } from '@/domain/media/captions'

/** Why content of any kind was not sold. */
export const purchaseRefusal = z.object({
  ok: z.literal(false),
  reason: z.enum([
    'login-required',
    'not-enough-money',
    'restricted',
    'locked',
    'not-found',
    'age-check',
    'price-changed',
    'limit-reached',
    'self-excluded',
    'forced-payment',
  ]),
  missing: coins,
})

const buyResult: Wire<BuyResult> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), video: videoDetails, balance: coins, charged: coins }),
  purchaseRefusal,
])

/** MED-046; the key makes it the same purchase however often it is sent. */
export const buyVideo = post(
  'buyVideo',
  '/video/:videoId/buy',
  z.object({ videoId, key: idempotencyKey(), agreedPrice }),
  buyResult,
  { repeatable: true },
)

export const captionTrack: Wire<CaptionTrack> = z.object({
  language: answerText(10, 2),
  address: grantedText(200_000),
})

export const videoSourceAnswer: Wire<Awaited<ReturnType<VideoGateway['source']>>> = z.nullable(
  z.object({
    kind: z.enum(['full', 'preview']),
    playlistUrl: grantedText(50_000),
    seconds: seconds,
    captions: z.array(captionTrack),
    need: z.nullable(contentNeed),
  }),
)

/** Where the picture of a video is, as far as this guest may see it. */
export const videoSource = get(
  'videoSource',
  '/video/:videoId/source',
  z.object({ videoId }),
  z.object({ source: videoSourceAnswer }),
)

export const shareResult: Wire<ShareResult> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true) }),
  z.object({
    ok: z.literal(false),
    reason: z.enum(['login-required', 'restricted', 'not-found', 'invalid-email', 'no-mail', 'too-many-mails']),
  }),
])

/** MED-077. */
export const sendVideoShareEmail = post(
  'sendVideoShareEmail',
  '/guest/sendVideoShareEmail',
  z.object({ videoId, email: text(254) }),
  shareResult,
)

/** MED-078. */
export const watchStart = post('watchStart', '/watch/start', z.object({ videoId }), done)
