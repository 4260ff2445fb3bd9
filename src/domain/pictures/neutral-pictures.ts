import { topicFamily } from './artwork.ts'
import type { PictureVariant } from './picture-variants.ts'

/** A picture as actors and topics refer to it. The scripts that draw load this file by itself, so it imports nothing above. */
interface Picture {
  readonly family: number
  readonly variant: PictureVariant
}

/** Number of neutral covers, so that a page of hidden covers does not repeat a single picture. */
const COVERS = 20

/** Replaces an avatar that a guest may not see: same size, no person. */
export const neutralAvatar: Picture = { family: topicFamily('category', 1), variant: 'a0' }

/**
 * Returns the replacement for a cover that a guest may not see: same size, and always the same
 * picture for the same cover.
 */
export const neutralCover = ({ family, variant }: Picture): Picture => ({
  family: topicFamily('category', 1 + ((family + Number(variant.slice(1))) % COVERS)),
  variant: 'l1',
})
