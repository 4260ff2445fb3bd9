import {
  albumViews,
  galleryLikes,
  getComments,
  getPinnedPhotos,
  getPreview,
  getPromotedVideo,
  getSedcardsBy,
  getTopVideos,
  likeGallery,
  pinGallery,
  postComment,
  sedcardQuery,
  setPictureGuestRating,
  setSedcardsGuestRating,
  suggestAlbumTag,
  viewedAlbum,
} from './gallery-calls'
import { payloadOf, readPayload } from './payload'
import { atServer, bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { GalleryGateway } from '@/application/albums/gallery-gateway'

const bound = bindingOf<GalleryGateway>()

/** Galleries on the wire. */
export const galleryPort: PortBinding<GalleryGateway> = {
  promotedVideo: bound('promotedVideo', getPromotedVideo, { fields: ['actorId'], answer: 'video' }),
  topVideos: bound('topVideos', getTopVideos, { fields: ['actorIdOrName'], answer: 'videos' }),
  sedcards: bound('sedcards', getSedcardsBy, {
    request: (actorIdOrName, query) => ({ actorIdOrName, payload: payloadOf(query) }),
    args: ({ actorIdOrName, payload }) => [actorIdOrName, readPayload(sedcardQuery, payload)],
    answer: 'sedcards',
  }),
  rateSedcards: bound('rateSedcards', setSedcardsGuestRating, { fields: ['actorId', 'guestRating'] }),
  rate: bound('rate', likeGallery, { fields: ['albumId', 'guestRating'] }),
  ratePicture: bound('ratePicture', setPictureGuestRating, { fields: ['pictureId', 'guestRating'] }),
  likes: bound('likes', galleryLikes, { fields: ['albumId'] }),
  comments: bound('comments', getComments, { request: (query) => query, args: (query) => [query], answer: 'comments' }),
  postComment: bound('postComment', postComment, { fields: ['albumId', 'commentText'] }),
  pin: bound('pin', pinGallery, { fields: ['target', 'pinned'] }),
  pinnedPhotos: bound('pinnedPhotos', getPinnedPhotos, {
    answer: 'photos',
    reach: (photos, baseUrl) =>
      photos.map((photo) => ({ ...photo, address: photo.address === null ? null : atServer(photo.address, baseUrl) })),
  }),
  preview: bound('preview', getPreview, {
    fields: ['albumId'],
    answer: 'preview',
    reach: (preview, baseUrl) =>
      preview === null
        ? null
        : {
            ...preview,
            pictures: preview.pictures.map((each) => ({ ...each, address: atServer(each.address, baseUrl) })),
          },
  }),
  viewed: bound('viewed', viewedAlbum, { fields: ['albumId'] }),
  views: bound('views', albumViews, { fields: ['albumId'] }),
  suggestTag: bound('suggestTag', suggestAlbumTag, { fields: ['albumId', 'tag'] }),
}
