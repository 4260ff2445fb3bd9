import type { PictureRef } from '@/domain/actors/actor'
import type { AlbumId } from '@/domain/ids'
import type { ContentNeed, VideoActor } from '@/domain/media/video'
import type { Money } from '@/domain/money/money'

/** A photo album as a list shows it (MED-001). `releasedAt` is epoch ms. */
export interface Album {
  readonly id: AlbumId
  readonly title: string
  /** How many pictures the whole album has, those included that this guest may not see. */
  readonly pictureCount: number
  /** 16 or 18: 18 is sold only to guests whose age is proved. */
  readonly ageRating: 16 | 18
  readonly free: boolean
  readonly new: boolean
  readonly releasedAt: number
  readonly price: Money
  readonly cover: PictureRef
  readonly actor: VideoActor
  /** Bought by this guest. */
  readonly bought: boolean
}

/** A picture that this guest may see. */
export interface AlbumPicture {
  /** Its number in the album, from 1. */
  readonly position: number
  /**
   * Where its files begin; `-w<width>.webp` follows. Works in this session only, and for a limited time. Empty in a page
   * for everybody, which has no session.
   */
  readonly address: string
}

/** An album with what this guest may see of it, decided by the platform (MED-009). `need` is `null` where that is all of it. */
export interface AlbumDetails extends Album {
  readonly description: string
  readonly need: ContentNeed | null
  /** Those that the guest may see, in their order: a picture that is not listed has no address. */
  readonly pictures: readonly AlbumPicture[]
}
