import { topicFamily } from '@/domain/pictures/artwork.ts'
import type { PictureRef } from '@/domain/actors/actor'

/** Number of neutral covers, so that a page of hidden covers does not repeat a single picture. */
const COVERS = 20

/** Replaces an avatar that a guest may not see: same size, no person. */
export const neutralAvatar: PictureRef = { family: topicFamily('category', 1), variant: 'a0' }

/**
 * Returns the replacement for a cover that a guest may not see: same size, and always the same
 * picture for the same cover.
 */
export const neutralCover = ({ family, variant }: PictureRef): PictureRef => ({
  family: topicFamily('category', 1 + ((family + Number(variant.slice(1))) % COVERS)),
  variant: 'l1',
})
