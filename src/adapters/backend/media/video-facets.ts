import type { Facets } from '@/adapters/stores/selection'
import type { VideoType } from '@/application/media/video-gateway'

/** The part of a video's record that lists are filtered by. */
interface FacetedVideo {
  readonly vip: boolean
  readonly isVip30Offer: boolean
  readonly free: boolean
  readonly camRecording: boolean
  readonly classic: boolean
  readonly original: boolean
  readonly selected: boolean
  readonly releasedAt: number
  readonly price: number
  readonly basePrice: number
  readonly trend: number
  readonly tags: readonly string[]
}

/** Minimum trend score of a video that counts as trending. */
export const TRENDING_FROM = 600

/** The types that a record has by itself; what a guest has bought is known of the guest. */
const isOf: Readonly<Record<Exclude<VideoType, 'bought'>, (video: FacetedVideo) => boolean>> = {
  free: ({ free }) => free,
  premium: ({ free, vip }) => !free && !vip,
  discount: ({ price, basePrice }) => price < basePrice,
  vip: ({ vip }) => vip,
  trending: ({ trend }) => trend >= TRENDING_FROM,
  vxselect: ({ selected }) => selected,
  vip30: ({ isVip30Offer }) => isVip30Offer,
  classic: ({ classic }) => classic,
  original: ({ original }) => original,
  shared: ({ camRecording }) => camRecording,
}

const start = (month: number): number => Date.UTC(Math.floor(month / 12), month % 12)

/**
 * Returns the facet of a VIP30 offer: its release month (UTC) and its price before any discount,
 * `<months since year 0> <coins>`.
 */
function offerOf({ releasedAt, basePrice }: FacetedVideo): string {
  const date = new Date(releasedAt)
  return `${date.getUTCFullYear() * 12 + date.getUTCMonth()} ${basePrice}`
}

/** The beginning of the month, epoch ms, and the price of such an offer. */
export function offerIn(facet: string | number): { readonly releasedAt: number; readonly price: number } {
  const [month = 0, price = 0] = String(facet).split(' ').map(Number)
  return { releasedAt: start(month), price }
}

/** Returns the facets that lists of videos are filtered by (MED-014 to MED-016). */
export const videoFacets = (video: FacetedVideo): Facets => ({
  type: Object.entries(isOf).flatMap(([type, holds]) => (holds(video) ? [type] : [])),
  tag: [...new Set(video.tags)],
  offer: video.isVip30Offer ? [offerOf(video)] : [],
})
