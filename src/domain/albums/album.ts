import type { AlbumTalk } from './comments'
import type { PictureRef } from '@/domain/actors/actor'
import type { AlbumId } from '@/domain/ids'
import type { Likes } from '@/domain/media/rating'
import type { ContentBar, VideoActor } from '@/domain/media/video'
import type { Money } from '@/domain/money/money'
import type { GrantedAddress } from '@/domain/media/granted-address'

/** A photo album as a list shows it (MED-001, MED-006). `releasedAt` is epoch ms. */
export interface Album {
  readonly id: AlbumId
  /** What it consists of: in a grid of tiles there are videos as well. */
  readonly type: 'picture'
  /** Whole seconds: pictures take none. */
  readonly duration: 0
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
  /** The mean of its ratings in tenths, from 10 to 50; `null`: nobody has rated it. */
  readonly rating: number | null
  /** How often it was sold. */
  readonly sold: number
  /** How many guests have seen it; `null` for a guest without an account, who is not shown views (MED-045). */
  readonly albumTotalViews: number | null
}

/** A picture that this guest may see. */
export interface AlbumPicture {
  /** Its number in the album, from 1. */
  readonly position: number
  /**
   * Where its files begin; `-w<width>.webp` follows. Works in this session only, and for a limited time. Empty in a page
   * for everybody, which has no session.
   */
  readonly address: GrantedAddress
  /** By which it is rated and pinned (`picture-key.ts`). */
  readonly pictureId: string
  readonly likes: Likes
  /** Pinned by this guest (MED-012). */
  readonly isFavorite: boolean
}

/** An album with what this guest may see of it, decided by the platform (MED-007 to MED-009). `need` is `null` where that is all of it. */
export interface AlbumDetails extends Album, Likes {
  readonly description: string
  readonly need: ContentBar | null
  /** Those that the guest may see, in their order: a picture that is not listed has no address. */
  readonly pictures: readonly AlbumPicture[]
  /** Pinned by this guest (MED-010). */
  readonly isFavorite: boolean
  readonly comments: AlbumTalk
}
