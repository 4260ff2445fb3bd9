import type { RatingResult } from '@/application/media/rating-result'
import type { AgeRating } from '@/domain/actors/avatars'
import type { PictureRef } from '@/domain/actors/actor'
import type { AlbumComment, AlbumComments, AlbumTalk } from '@/domain/albums/comments'
import type { AlbumPicture } from '@/domain/albums/album'
import type { PinTarget } from '@/domain/albums/pins'
import type { Sedcards } from '@/domain/albums/sedcards'
import type { ActorId, AlbumId } from '@/domain/ids'
import type { Likes, RatingChange } from '@/domain/media/rating'
import type { Video } from '@/domain/media/video'
import type { GrantedAddress } from '@/domain/media/granted-address'

/** Which sedcards: so many, and none rated above an age in years. */
export interface SedcardQuery {
  readonly limit?: number
  readonly fsk?: AgeRating
}

export interface CommentQuery {
  readonly albumId: AlbumId
  readonly limit: number
  readonly offset: number
}

export type PinResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'login-required' | 'not-found' | 'too-many' }

/** Why a comment was not stored. `hidden`: only guests who see the whole album comment it. `no-text`: nothing is left of it, or it is too long. */
export type CommentRefusal =
  | 'login-required'
  | 'locked'
  | 'restricted'
  | 'blocked-for-comments'
  | 'not-found'
  | 'hidden'
  | 'no-text'
  | 'already-commented'

export type CommentResult =
  | { readonly ok: true; readonly comment: AlbumComment; readonly comments: AlbumTalk }
  | { readonly ok: false; readonly reason: CommentRefusal }

export type TagSuggestionResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'login-required' | 'not-found' | 'no-tag' | 'too-many' }

/** A picture that the guest has pinned and may still see. */
export interface PinnedPhoto {
  readonly pictureId: string
  /** Epoch ms. */
  readonly pinnedAt: number
  readonly title: string
  readonly actor: { readonly id: ActorId; readonly name: string }
  /** The album it is in; `null`: it is a sedcard. */
  readonly albumId: AlbumId | null
  /** A public picture; `null` where it is at `address`. */
  readonly picture: PictureRef | null
  /** Where the files of a picture of an album begin; `null` for a sedcard. */
  readonly address: GrantedAddress | null
  /** For the colours until it is there. */
  readonly family: number
}

/** What every guest may see of an album. */
export interface GalleryPreview {
  readonly albumId: AlbumId
  readonly title: string
  readonly pictureCount: number
  readonly cover: PictureRef
  readonly pictures: readonly AlbumPicture[]
}

/** What guests do with galleries: albums, their pictures, and the sedcards of actors. Throws `BackendError`. */
export interface GalleryGateway {
  /** MED-054: the video an actor recommends to new guests; `null`: they have none. */
  promotedVideo(actorId: ActorId): Promise<Video | null>
  /** MED-065: the videos that guests like best, four at most (MED-034). */
  topVideos(actorIdOrName: string): Promise<readonly Video[]>
  /** MED-055; `null`: no such actor. What is rated above the age that the guest has proved is not among them. */
  sedcards(actorIdOrName: string, query: SedcardQuery): Promise<Sedcards | null>
  /** MED-056; the same rating twice is one, `null` takes it back. */
  rateSedcards(actorId: ActorId, rating: RatingChange): Promise<RatingResult>
  /** MED-041, MED-062. */
  rate(albumId: AlbumId, rating: RatingChange): Promise<RatingResult>
  /** MED-063, of a picture that the guest may see. */
  ratePicture(pictureId: string, rating: RatingChange): Promise<RatingResult>
  /** MED-043; `null`: there is no such album. */
  likes(albumId: AlbumId): Promise<Likes | null>
  /** MED-057, the newest first; `null`: there is no such album. */
  comments(query: CommentQuery): Promise<AlbumComments | null>
  /** MED-058, MED-059: one for each guest and album; the same text again is the same comment. */
  postComment(albumId: AlbumId, text: string): Promise<CommentResult>
  /** MED-010 to MED-012. */
  pin(target: PinTarget, pinned: boolean): Promise<PinResult>
  /** MED-064: the newest first; none for a guest without an account. */
  pinnedPhotos(): Promise<readonly PinnedPhoto[]>
  /** MED-066; `null`: there is no such album. */
  preview(albumId: AlbumId): Promise<GalleryPreview | null>
  /** Counts that a guest with an account has seen an album, once for each of them (MED-045); whether it was counted now. */
  viewed(albumId: AlbumId): Promise<boolean>
  /** MED-044; `null`: there is no such album, or the guest has no account (MED-045). */
  views(albumId: AlbumId): Promise<number | null>
  /** MED-039: stored for the editors; it is shown to no guest before they accept it. */
  suggestTag(albumId: AlbumId, tag: string): Promise<TagSuggestionResult>
}

export const GalleryGateway = Symbol.for('GalleryGateway')
