import * as z from 'zod/mini'
import { picture } from '@/adapters/wire/actors/actor'
import {
  answerText,
  count,
  flag,
  ID,
  id as idOf,
  int,
  moment,
  money,
  text,
  type Wire,
  grantedText,
} from '@/adapters/wire/base/scalars'
import { contentNeed } from '@/adapters/wire/media/content-need'
import { likes, likesShape } from '@/adapters/wire/media/rating'
import { videoActor } from '@/adapters/wire/media/video'
import type { Album, AlbumDetails, AlbumPicture } from '@/domain/albums/album'
import type { AlbumTalk } from '@/domain/albums/comments'
import type { AlbumId } from '@/domain/ids'

export const albumId = idOf<AlbumId>()

export const talkShape = { total: count, isGuestAllowedToCommentAlbum: flag }

const shape = {
  albumId,
  title: answerText(500),
  pictureCount: count,
  ageRating: z.union([z.literal(16), z.literal(18)]),
  free: flag,
  new: flag,
  releasedAt: moment,
  price: money,
  cover: picture,
  actor: videoActor,
  bought: flag,
  type: z.literal('picture'),
  duration: z.literal(0),
  rating: z.nullable(int(10, 50)),
  sold: count,
  albumTotalViews: z.nullable(count),
}

/** An album in a list. */
export const album: Wire<Album> = z.pipe(
  z.object(shape),
  z.transform(({ albumId: id, ...rest }): Album => ({ id, ...rest })),
)

/** By which a picture is rated and pinned. */
export const pictureId = text(150, 1, undefined, ID)

export const albumPicture: Wire<AlbumPicture> = z.object({
  position: int(1, 10_000),
  address: grantedText(2_000),
  pictureId,
  likes,
  isFavorite: flag,
})

/** MED-008. */
export const albumTalk: Wire<AlbumTalk> = z.object(talkShape)

/** MED-009. */
export const albumDetails: Wire<AlbumDetails> = z.pipe(
  z.object({
    ...shape,
    description: answerText(5_000),
    need: z.nullable(contentNeed),
    pictures: z.array(albumPicture),
    ...likesShape,
    isFavorite: flag,
    comments: albumTalk,
  }),
  z.transform(({ albumId: id, ...rest }): AlbumDetails => ({ id, ...rest })),
)
