import {
  albumViews,
  galleryLikes,
  getComments,
  getPinnedPhotos,
  getPreview,
  getPromotedVideo,
  getSedcards,
  getSedcardsBy,
  getTopVideos,
  likeGallery,
  pinGallery,
  postComment,
  setGuestRating,
  setPictureGuestRating,
  setSedcardsGuestRating,
  suggestAlbumTag,
  tagSuggestionAnswer,
  viewedAlbum,
} from './gallery-calls'
import {
  albumComment,
  albumComments,
  galleryPreview,
  gridSettings,
  pinnedPhoto,
  pinTarget,
  sedcard,
  sedcards,
  tile,
  tilePage,
  videoTile,
} from './gallery-schemas'
import { getTileGrid, getVideoPictures, storeTileGridSettings, tileGridType } from './tile-grid-calls'
import { writtenVideo } from '@/adapters/wire/media/written-video'
import { alias, type FeatureContract } from '@/adapters/wire/base/feature-contract'
import type { GrantingCalls } from '@/adapters/wire/base/granting-calls'

const RATING = '5 for a like, 1 for a dislike; null takes the rating back.'

/** What is sent about galleries and grids of tiles. */
export const gallerySchemas: FeatureContract['schemas'] = [
  {
    name: 'Sedcard',
    schema: sedcard,
    about: 'A picture by which an actor presents themselves.',
    fields: { fsk: 'The age it is rated for, in years.', isFavorite: 'Pinned by this guest.' },
  },
  {
    name: 'Sedcards',
    schema: sedcards,
    about: 'The sedcards of an actor, rated and pinned as one album.',
    fields: { total: 'Up to fsk.', fsk: 'The highest rating of what this guest is shown, in years.' },
  },
  { name: 'AlbumComment', schema: albumComment, about: 'A comment on an album.' },
  { name: 'AlbumComments', schema: albumComments, about: 'A page of comments, the newest first.' },
  {
    name: 'PinTarget',
    schema: pinTarget,
    about: 'What is pinned.',
    fields: { id: 'Of the album, of the actor of the sedcards, or of the picture.' },
  },
  {
    name: 'PinnedPhoto',
    schema: pinnedPhoto,
    about: 'A pinned picture that the guest may see now.',
    fields: {
      albumId: 'null: it is a sedcard.',
      picture: 'Of a sedcard.',
      address: 'Where the files of a picture of an album begin, as in AlbumPicture.',
      family: 'Of its colours.',
    },
  },
  { name: 'GalleryPreview', schema: galleryPreview, about: 'What every guest may see of an album.' },
  {
    name: 'TagSuggestionAnswer',
    schema: tagSuggestionAnswer,
    about: 'Whether a suggestion was stored.',
    fields: { reason: 'login-required, not-found, no-tag or too-many; null where it was stored.' },
  },
  { name: 'TileGridType', schema: tileGridType, about: 'What a grid shows.' },
  { name: 'TileGridSettings', schema: gridSettings, about: 'What a guest has set for the grids of a type.' },
  { name: 'VideoTile', schema: videoTile, write: writtenVideo, about: 'A video in a grid.' },
  { name: 'Tile', schema: tile, about: 'An album or a video.' },
  { name: 'TilePage', schema: tilePage, about: 'A page of a grid.' },
]

export const galleryOperations: FeatureContract['operations'] = [
  { operation: getPromotedVideo, about: 'The video an actor recommends to new guests; null where they have none.' },
  { operation: getTopVideos, about: 'The videos of an actor that guests like best, four at most.' },
  {
    ...alias(getSedcards, async ({ gallery }, { actorIdOrName }) => ({
      sedcards: await gallery.sedcards(actorIdOrName, {}),
    })),
    about: 'All sedcards of an actor that this guest may see; null where there is no such actor.',
  },
  {
    operation: getSedcardsBy,
    about: 'Some of the sedcards of an actor.',
    rules: 'What is rated above the age that the guest has proved is not among them, even if fsk is higher.',
    fields: { payload: 'JSON of an object: limit, and fsk in years. Both may be missing.' },
  },
  { operation: setSedcardsGuestRating, about: 'Rates the sedcards of an actor.', fields: { guestRating: RATING } },
  {
    ...alias(setGuestRating, ({ gallery }, { albumId, guestRating }) => gallery.rate(albumId, guestRating)),
    about: 'Rates an album; the same as the mutation likeGallery.',
    fields: { guestRating: RATING },
  },
  { operation: likeGallery, about: 'Rates an album.', fields: { guestRating: RATING } },
  {
    operation: setPictureGuestRating,
    about: 'Rates a picture that the guest may see.',
    fields: { guestRating: RATING },
  },
  { operation: galleryLikes, about: 'How many guests like and dislike an album; null where there is none.' },
  { operation: getComments, about: 'Comments on an album, the newest first; null where there is none.' },
  {
    operation: postComment,
    about: 'Writes a comment on an album.',
    rules:
      'One for each guest and album: the same text again is answered as the first time, another one with already-commented. Only guests who see the whole album may write.',
  },
  {
    operation: pinGallery,
    about: 'Pins an album, the sedcards of an actor, or a picture; or takes that back.',
    rules: 'At most 500 of a kind. What the guest may not see is answered with not-found, as if it did not exist.',
  },
  { operation: getPinnedPhotos, about: 'The pinned pictures that the guest may see now, the newest first.' },
  { operation: getPreview, about: 'What every guest may see of an album; null where there is none.' },
  {
    operation: viewedAlbum,
    about: 'Counts that a guest with an account has seen an album, once for each of them; whether it was counted now.',
  },
  {
    operation: albumViews,
    about: 'How many guests have seen an album; null where there is none, and for a guest without an account.',
  },
  {
    operation: suggestAlbumTag,
    about: 'Suggests a tag for an album.',
    rules: 'At most five for each guest and album. No guest is shown it before the operator has accepted it.',
  },
  {
    operation: getTileGrid,
    about: 'A page of a grid of albums or videos.',
    rules: 'Lists change while they are read: a client drops what it has already.',
    fields: {
      payload: 'JSON of an object: first and offset, and where they are wanted actorId, types (free, bought) and sort.',
    },
  },
  {
    operation: getVideoPictures,
    about: 'The frames of a video that this guest may see.',
    fields: { albumId: 'Id of the video.' },
  },
  { operation: storeTileGridSettings, about: 'Stores what a guest has set for the grids of a type.' },
]

export const galleryGrants: GrantingCalls['gallery'] = { preview: null, pinnedPhotos: null }
