import { topicFamily } from './artwork.ts'
import type { PictureRef } from '@/domain/actors/actor'

/** So many neutral covers there are, so that a page of covers that are not shown is not one picture over and over. */
const COVERS = 20

/** What replaces an avatar that a guest may not see: as wide and as high, and of no person. */
export const neutralAvatar: PictureRef = { family: topicFamily('category', 1), variant: 'a0' }

/** What replaces a cover that a guest may not see: as wide and as high, and the same one for the same cover. */
export const neutralCover = ({ family, variant }: PictureRef): PictureRef => ({
  family: topicFamily('category', 1 + ((family + Number(variant.slice(1))) % COVERS)),
  variant: 'l1',
})
