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

/** A query for sedcards: at most `limit`, none rated above the age `fsk` in years. */
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

/**
 * The reason why a comment was not stored. `hidden`: only guests who see the whole album may
 * comment on it. `no-text`: nothing is left of the text, or it is too long.
 */
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
  /** The album that contains it; `null`: it is a sedcard. */
  readonly albumId: AlbumId | null
  /** A public picture; `null` if `address` has it instead. */
  readonly picture: PictureRef | null
  /** Address prefix of the files of an album picture; `null` for a sedcard. */
  readonly address: GrantedAddress | null
  /** Family of the artwork whose colours are shown until the picture has loaded. */
  readonly family: number
}

/** The part of an album that every guest may see. */
export interface GalleryPreview {
  readonly albumId: AlbumId
  readonly title: string
  readonly pictureCount: number
  readonly cover: PictureRef
  readonly pictures: readonly AlbumPicture[]
}

/** Galleries: albums, their pictures, and the sedcards of actors. Throws `BackendError`. */
export interface GalleryGateway {
  /** Returns the video an actor recommends to new guests; `null`: they have none (MED-054). */
  promotedVideo(actorId: ActorId): Promise<Video | null>
  /** Returns the videos that guests like best, four at most (MED-065, MED-034). */
  topVideos(actorIdOrName: string): Promise<readonly Video[]>
  /**
   * Returns the sedcards of an actor, without those rated above the age the guest has proved;
   * `null`: no such actor (MED-055).
   */
  sedcards(actorIdOrName: string, query: SedcardQuery): Promise<Sedcards | null>
  /**
   * Rates the sedcards of an actor. The same rating twice counts once, `null` takes it back
   * (MED-056).
   */
  rateSedcards(actorId: ActorId, rating: RatingChange): Promise<RatingResult>
  /** Rates an album (MED-041, MED-062). */
  rate(albumId: AlbumId, rating: RatingChange): Promise<RatingResult>
  /** Rates a picture that the guest may see (MED-063). */
  ratePicture(pictureId: string, rating: RatingChange): Promise<RatingResult>
  /** Returns the likes of an album; `null`: there is no such album (MED-043). */
  likes(albumId: AlbumId): Promise<Likes | null>
  /** Lists comments, the newest first; `null`: there is no such album (MED-057). */
  comments(query: CommentQuery): Promise<AlbumComments | null>
  /**
   * Posts the guest's one comment on an album; sending the same text again returns the same comment
   * (MED-058, MED-059).
   */
  postComment(albumId: AlbumId, text: string): Promise<CommentResult>
  /** Pins a target, or removes the pin (MED-010 to MED-012). */
  pin(target: PinTarget, pinned: boolean): Promise<PinResult>
  /** Lists the pinned pictures, the newest first; none for a guest without an account (MED-064). */
  pinnedPhotos(): Promise<readonly PinnedPhoto[]>
  /** Returns the public part of an album; `null`: there is no such album (MED-066). */
  preview(albumId: AlbumId): Promise<GalleryPreview | null>
  /**
   * Counts a view of an album once per guest with an account (MED-045). Returns whether it was
   * counted now.
   */
  viewed(albumId: AlbumId): Promise<boolean>
  /**
   * Returns the number of views; `null`: there is no such album, or the guest has no account
   * (MED-044, MED-045).
   */
  views(albumId: AlbumId): Promise<number | null>
  /** Stores a suggested tag for the editors; no guest sees it before they accept it (MED-039). */
  suggestTag(albumId: AlbumId, tag: string): Promise<TagSuggestionResult>
}

export const GalleryGateway = Symbol.for('GalleryGateway')
