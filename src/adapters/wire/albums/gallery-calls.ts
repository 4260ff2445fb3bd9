import * as z from 'zod/mini'
import { albumId, pictureId } from './album'
import {
  albumComments,
  commentResult,
  fsk,
  galleryPreview,
  pinnedPhoto,
  pinResult,
  pinTarget,
  sedcards,
} from './gallery-schemas'
import { payload } from './payload'
import { actorId } from '@/adapters/wire/actors/actor-id'
import { mutation, query, type QueryCall } from '@/adapters/wire/base/query-call'
import { get, post } from '@/adapters/wire/base/rest-call'
import { count, flag, int, intText, lines, nothing, text, type Wire } from '@/adapters/wire/base/scalars'
import { guestRating, likes, ratingResult } from '@/adapters/wire/media/rating'
import { video } from '@/adapters/wire/media/video'
import type { SedcardQuery, TagSuggestionResult } from '@/application/albums/gallery-gateway'
import type { RatingResult } from '@/application/media/rating-result'
import { MAX_PAGE_SIZE } from '@/application/paging/page'
import { COMMENTS_PER_REQUEST } from '@/domain/albums/comments'
import { TAG_LENGTH } from '@/domain/albums/tag-suggestion'
import { MAX_COMMENT } from '@/domain/feed/comments'
import type { AlbumId } from '@/domain/ids'
import type { Likes, RatingChange } from '@/domain/media/rating'

const actorIdOrName = text(100, 1)
const repeatable = { repeatable: true } as const

/** MED-054. */
export const getPromotedVideo = get(
  'getPromotedVideo',
  '/gallery/getpromotedvideo/:actorId',
  z.object({ actorId }),
  z.object({ video: z.nullable(video) }),
)

/** MED-065. */
export const getTopVideos = get(
  'getTopVideos',
  '/gallery/getTopVideos/:actorIdOrName',
  z.object({ actorIdOrName }),
  z.object({ videos: z.array(video) }),
)

/** What a payload of sedcards holds. */
export const sedcardQuery: Wire<SedcardQuery> = z.object({
  limit: z.exactOptional(int(1, MAX_PAGE_SIZE)),
  fsk: z.exactOptional(fsk),
})

const sedcardsAnswer = z.object({ sedcards: z.nullable(sedcards) })

/** MED-055, all of them. */
export const getSedcards = get(
  'getSedcards',
  '/gallery/getsedcards/:actorIdOrName',
  z.object({ actorIdOrName }),
  sedcardsAnswer,
)

/** MED-055, with a limit and an age. */
export const getSedcardsBy = get(
  'getSedcardsBy',
  '/gallery/getsedcards/:actorIdOrName/:payload',
  z.object({ actorIdOrName, payload }),
  sedcardsAnswer,
)

/** MED-056. */
export const setSedcardsGuestRating = post(
  'setSedcardsGuestRating',
  '/gallery/setSedcardsGuestRating/:actorId',
  z.object({ actorId, guestRating }),
  ratingResult,
  repeatable,
)

/** MED-062: the same as the mutation `likeGallery`. */
export const setGuestRating = post(
  'setGuestRating',
  '/gallery/setGuestRating',
  z.object({ albumId, guestRating }),
  ratingResult,
  repeatable,
)

/** MED-041. */
export const likeGallery: QueryCall<{ readonly albumId: AlbumId; readonly guestRating: RatingChange }, RatingResult> =
  mutation('likeGallery', z.object({ albumId, guestRating }), ratingResult)

/** MED-063. */
export const setPictureGuestRating = post(
  'setPictureGuestRating',
  '/gallery/setPictureGuestRating',
  z.object({ pictureId, guestRating }),
  ratingResult,
  repeatable,
)

/** MED-043. */
export const galleryLikes: QueryCall<{ readonly albumId: AlbumId }, Likes | null> = query(
  'galleryLikes',
  z.object({ albumId }),
  z.nullable(likes),
)

/** MED-057, MED-060. */
export const getComments = get(
  'getComments',
  '/gallery/getComments',
  z.object({ albumId, limit: intText(1, COMMENTS_PER_REQUEST), offset: intText(0, 1_000_000) }),
  z.object({ comments: z.nullable(albumComments) }),
)

/** MED-058: a comment that is too long is refused by the rule, with a reason of its own. */
export const postComment = post(
  'postComment',
  '/gallery/postComment',
  z.object({ albumId, commentText: lines(4 * MAX_COMMENT, { longest: MAX_COMMENT, shortest: 1 }) }),
  commentResult,
  repeatable,
)

/** MED-010 to MED-012. */
export const pinGallery = post(
  'pinGallery',
  '/gallery/pin',
  z.object({ target: pinTarget, pinned: flag }),
  pinResult,
  repeatable,
)

/** MED-064. */
export const getPinnedPhotos = get(
  'getPinnedPhotos',
  '/gallery/getPinnedPhotos',
  nothing,
  z.object({ photos: z.array(pinnedPhoto) }),
)

/** MED-066. */
export const getPreview = get(
  'getPreview',
  '/gallery/getPreview/:albumId',
  z.object({ albumId }),
  z.object({ preview: z.nullable(galleryPreview) }),
)

/** MED-044. */
export const albumViews: QueryCall<{ readonly albumId: AlbumId }, number | null> = query(
  'albumViews',
  z.object({ albumId }),
  z.nullable(count),
)

/** MED-045. */
export const viewedAlbum: QueryCall<{ readonly albumId: AlbumId }, boolean> = mutation(
  'viewedAlbum',
  z.object({ albumId }),
  flag,
)

export const tagSuggestionAnswer: Wire<TagSuggestionResult> = z.pipe(
  z.object({
    ok: flag,
    reason: z.optional(z.nullable(z.enum(['login-required', 'not-found', 'no-tag', 'too-many']))),
  }),
  z.transform(({ ok, reason }): TagSuggestionResult => (ok ? { ok } : { ok: false, reason: reason ?? 'not-found' })),
)

/** MED-039. */
export const suggestAlbumTag: QueryCall<{ readonly albumId: AlbumId; readonly tag: string }, TagSuggestionResult> =
  mutation('suggestAlbumTag', z.object({ albumId, tag: text(4 * TAG_LENGTH.most) }), tagSuggestionAnswer)
