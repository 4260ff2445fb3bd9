import * as z from 'zod/mini'
import { album, albumId, albumPicture, albumTalk, pictureId, talkShape } from './album'
import { picture } from '@/adapters/wire/actors/actor'
import { actorId } from '@/adapters/wire/actors/actor-id'
import { answerText, count, flag, id, int, moment, type Wire, grantedText } from '@/adapters/wire/base/scalars'
import { likes, likesShape } from '@/adapters/wire/media/rating'
import { videoOf, videoShape } from '@/adapters/wire/media/video'
import type { CommentResult, GalleryPreview, PinnedPhoto, PinResult } from '@/application/albums/gallery-gateway'
import type { Tile, TilePage, VideoTile } from '@/application/albums/tile-grid-gateway'
import { AGE_RATINGS } from '@/domain/actors/avatars'
import type { AlbumComment, AlbumComments } from '@/domain/albums/comments'
import { PIN_KINDS, type PinTarget } from '@/domain/albums/pins'
import type { Sedcard, Sedcards } from '@/domain/albums/sedcards'
import { TILE_SIZES, type TileGridSettings } from '@/domain/albums/tile-grid'

export const fsk = z.union([z.literal(AGE_RATINGS[0]), z.literal(AGE_RATINGS[1]), z.literal(AGE_RATINGS[2])])

const owner = z.object({ id: actorId, name: answerText(200) })

export const sedcard: Wire<Sedcard> = z.object({ pictureId, picture, fsk, likes, isFavorite: flag })

export const sedcards: Wire<Sedcards> = z.object({
  actor: owner,
  total: count,
  fsk,
  items: z.array(sedcard),
  ...likesShape,
  isFavorite: flag,
})

export const albumComment: Wire<AlbumComment> = z.object({
  id: id(),
  text: answerText(2_000),
  created: moment,
  name: answerText(200),
  isOwn: flag,
})

export const albumComments: Wire<AlbumComments> = z.object({ ...talkShape, items: z.array(albumComment) })

export const commentResult: Wire<CommentResult> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), comment: albumComment, comments: albumTalk }),
  z.object({
    ok: z.literal(false),
    reason: z.enum([
      'login-required',
      'locked',
      'restricted',
      'blocked-for-comments',
      'not-found',
      'hidden',
      'no-text',
      'already-commented',
    ]),
  }),
])

export const pinTarget: Wire<PinTarget> = z.object({ kind: z.enum(PIN_KINDS), id: pictureId })

export const pinResult: Wire<PinResult> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), reason: z.enum(['login-required', 'not-found', 'too-many']) }),
])

export const pinnedPhoto: Wire<PinnedPhoto> = z.object({
  pictureId,
  pinnedAt: moment,
  title: answerText(500),
  actor: owner,
  albumId: z.nullable(albumId),
  picture: z.nullable(picture),
  address: z.nullable(grantedText(2_000)),
  family: int(1, 10_000),
})

export const galleryPreview: Wire<GalleryPreview> = z.object({
  albumId,
  title: answerText(500),
  pictureCount: count,
  cover: picture,
  pictures: z.array(albumPicture),
})

export const videoTile: Wire<VideoTile> = z.pipe(
  z.object({ ...videoShape, type: z.literal('video') }),
  z.transform(({ type, ...rest }): VideoTile => ({ ...videoOf(rest), type })),
)

export const tile: Wire<Tile> = z.union([album, videoTile])

export const gridSettings: Wire<TileGridSettings> = z.object({ size: z.enum(TILE_SIZES) })

export const tilePage: Wire<TilePage> = z.object({ items: z.array(tile), total: count, settings: gridSettings })
