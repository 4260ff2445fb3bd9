import type { Video, VideoDetails } from '@/domain/media/video'

/** The boxes that cover a player after its preview (MED-083 to MED-087). */
export type GateBoxKind = 'signup' | 'age' | 'vip' | 'sale' | 'purchase'

type Priced = Pick<Video, 'price' | 'basePrice'>

export const isOnSale = ({ price, basePrice }: Priced): boolean => price.value > 0 && price.value < basePrice.value

/** Returns the final condition for watching a video, whichever gate comes first. */
export function promiseOf(video: Priced & Pick<Video, 'vip' | 'ageRating'>): GateBoxKind {
  if (isOnSale(video)) return 'sale'
  if (video.price.value > 0) return 'purchase'
  if (video.vip) return 'vip'
  return video.ageRating === 18 ? 'age' : 'signup'
}

/** Returns the box for the gate that restricts a video now; `null`: none does (MED-009). */
export function gateBoxOf(video: Priced & Pick<VideoDetails, 'need'>): GateBoxKind | null {
  switch (video.need) {
    case null:
    // Nothing opens it, so that there is no gate.
    case 'withdrawn':
      return null
    case 'needLogin':
      return 'signup'
    case 'needAgeCheck':
      return 'age'
    case 'needAbo':
      return 'vip'
    case 'needPurchase':
      return isOnSale(video) ? 'sale' : 'purchase'
  }
}
