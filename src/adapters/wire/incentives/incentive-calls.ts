import * as z from 'zod/mini'
import { incentive, incentiveAnswer, pageIncentives, pageOfGuest, teaser } from './incentive'
import { get, post } from '@/adapters/wire/base/rest-call'
import { id, int, nothing, text } from '@/adapters/wire/base/scalars'
import { AUTO_RECHARGE_TEASER_MODES, CLOSE_RESULTS, GUEST_INFO_TYPES } from '@/application/incentives/incentive-choices'
import type { AlbumId, VideoId } from '@/domain/ids'
import { MAX_HIDDEN_HOURS } from '@/domain/incentives/refill-window'

const offers = z.object({ incentives: z.array(incentive) })
const teasers = z.object({ teasers: z.array(teaser) })
const again = { repeatable: true } as const

/** INC-008. */
export const loadPageIncentives = post(
  'loadPageIncentives',
  '/conversion/incentives',
  pageOfGuest,
  pageIncentives,
  again,
)

/** INC-003, INC-007. */
export const closeIncentive = post(
  'closeIncentive',
  '/conversion/incentive/close',
  z.object({ result: z.enum(CLOSE_RESULTS), incentive: text(100, 1) }),
  incentiveAnswer,
  again,
)

/** INC-009. */
export const getVideoPreviewEndIncentives = get(
  'getVideoPreviewEndIncentives',
  '/conversion/getVideoPreviewEndIncentives/:albumId',
  z.object({ albumId: id<VideoId>() }),
  offers,
)

/** INC-010. */
export const getBuyImageAlbumIncentives = get(
  'getBuyImageAlbumIncentives',
  '/conversion/getBuyImageAlbumIncentives/:albumId',
  z.object({ albumId: id<AlbumId>() }),
  offers,
)

/** INC-011. */
export const getIncentivesByEvent = get(
  'getIncentivesByEvent',
  '/conversion/getIncentivesByEvent/:event',
  z.object({ event: text(60, 1) }),
  offers,
)

/** INC-012. */
export const setGuestInfo = post(
  'setGuestInfo',
  '/conversion/setGuestInfo',
  z.object({ type: z.enum(GUEST_INFO_TYPES), value: text(100) }),
  incentiveAnswer,
  again,
)

/** INC-013. */
export const setRefillWindowHidden = post(
  'setRefillWindowHidden',
  '/conversion/setRefillWindowHidden',
  z.object({ incentiveType: text(60, 1), interval: int(1, MAX_HIDDEN_HOURS) }),
  incentiveAnswer,
  again,
)

/** INC-014. */
export const getTeasers = get('getTeasers', '/teaser/getTeasers', nothing, teasers)

/** INC-015. */
export const teasersOfPage = post('teasersOfPage', '/teaser', pageOfGuest, teasers, again)

/** INC-016. */
export const autoRechargeTeaserState = post(
  'autoRechargeTeaserState',
  '/guest/autoRechargeTeaserState',
  z.object({ mode: z.enum(AUTO_RECHARGE_TEASER_MODES) }),
  incentiveAnswer,
  again,
)
