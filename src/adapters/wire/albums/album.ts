import * as z from 'zod/mini'
import { picture } from '@/adapters/wire/actors/actor'
import { answerText, count, flag, id, int, moment, money, type Wire } from '@/adapters/wire/base/scalars'
import { contentNeed } from '@/adapters/wire/media/content-need'
import { videoActor } from '@/adapters/wire/media/video'
import type { Album, AlbumDetails, AlbumPicture } from '@/domain/albums/album'
import type { AlbumId } from '@/domain/ids'

export const albumId = id<AlbumId>()

const shape = {
  id: albumId,
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
}

/** An album in a list. */
export const album: Wire<Album> = z.object(shape)

export const albumPicture: Wire<AlbumPicture> = z.object({ position: int(1, 10_000), address: answerText(2_000, 1) })

/** MED-009. */
export const albumDetails: Wire<AlbumDetails> = z.object({
  ...shape,
  description: answerText(5_000),
  need: z.nullable(contentNeed),
  pictures: z.array(albumPicture),
})
