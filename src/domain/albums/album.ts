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
  /** The type of its content: a grid of tiles contains videos as well. */
  readonly type: 'picture'
  /** Whole seconds; always 0 for pictures. */
  readonly duration: 0
  readonly title: string
  /** Number of pictures in the whole album, including those that this guest may not see. */
  readonly pictureCount: number
  /** 16 or 18: an album rated 18 is sold only to guests who have proved their age. */
  readonly ageRating: 16 | 18
  readonly free: boolean
  readonly new: boolean
  readonly releasedAt: number
  readonly price: Money
  readonly cover: PictureRef
  readonly actor: VideoActor
  /** Bought by this guest. */
  readonly bought: boolean
  /** Mean rating in tenths, from 10 to 50; `null` when nobody has rated it. */
  readonly rating: number | null
  /** Number of sales. */
  readonly sold: number
  /**
   * Number of guests who have seen it; `null` for a guest without an account, who is not shown
   * views (MED-045).
   */
  readonly albumTotalViews: number | null
}

/** A picture that this guest may see. */
export interface AlbumPicture {
  /** Its number in the album, from 1. */
  readonly position: number
  /**
   * Base address of its files; `-w<width>.webp` follows. Valid in this session only, and for a
   * limited time. Empty in a page for everybody, which has no session.
   */
  readonly address: GrantedAddress
  /** Id for rating and pinning (`picture-key.ts`). */
  readonly pictureId: string
  readonly likes: Likes
  /** Pinned by this guest (MED-012). */
  readonly isFavorite: boolean
}

/**
 * An album with the parts that the platform lets this guest see (MED-007 to MED-009). `need` is
 * `null` when that is the whole album.
 */
export interface AlbumDetails extends Album, Likes {
  readonly description: string
  readonly need: ContentBar | null
  /** The pictures that the guest may see, in order: a picture that is not listed has no address. */
  readonly pictures: readonly AlbumPicture[]
  /** Pinned by this guest (MED-010). */
  readonly isFavorite: boolean
  readonly comments: AlbumTalk
}
