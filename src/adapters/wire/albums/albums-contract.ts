import { album, albumDetails, albumId, albumPicture, albumTalk } from './album'
import { albumFilter, albumOrder, albums, albumType, buyAlbum, openAlbum } from './album-calls'
import { albumsPort } from './albums-port'
import { galleryOperations, gallerySchemas } from './gallery-contract'
import { galleryPort } from './gallery-port'
import { tileGridPort } from './tileGrid-port'
import { writtenAlbum } from './written-album'
import type { FeatureContract } from '@/adapters/wire/base/feature-contract'
import { manyPages } from '@/adapters/wire/base/site-map'
import type { GrantingCalls } from '@/adapters/wire/base/granting-calls'
import { NO_ADDRESS } from '@/domain/media/granted-address'

const fields = {
  pictureCount: 'Of the whole album.',
  ageRating: '16 or 18 years.',
  new: 'Released in the last days.',
  price: 'In coins.',
  bought: 'By this guest.',
  duration: 'In seconds: pictures take none.',
  rating: 'Mean of its ratings in tenths, from 10 to 50; null: it has none.',
  sold: 'How often.',
  albumTotalViews: 'How many guests have seen it; null for a guest without an account.',
}

/** Photo albums. */
export const albumsContract: FeatureContract = {
  feature: 'albums',
  about: 'Photo albums: some pictures of each are a preview, the others are for guests who may see all of it.',
  ports: { albums: albumsPort, gallery: galleryPort, tileGrid: tileGridPort },
  sitemap: [
    manyPages(
      'albums',
      'actorAlbum',
      ({ albums: port }, first, offset) => port.list({ filter: {}, sort: 'newest', first, offset }),
      ({ id, actor }) => ({ actorName: actor.name, albumId: id }),
    ),
  ],
  schemas: [
    { name: 'AlbumId', schema: albumId, about: 'Id of an album.' },
    { name: 'Album', schema: album, about: 'An album.', fields, write: writtenAlbum },
    {
      name: 'AlbumPicture',
      schema: albumPicture,
      about: 'A picture that this guest may see.',
      fields: {
        position: 'Its number in the album, from 1.',
        address:
          'Where its files begin: -w60.webp, -w140.webp, -w320.webp, -w640.webp or -w1280.webp follows. It works for this session only, and for six hours.',
        pictureId: 'By which it is rated and pinned.',
        isFavorite: 'Pinned by this guest.',
      },
    },
    {
      name: 'AlbumTalk',
      schema: albumTalk,
      about: 'How many comments an album has, and whether this guest may write one now.',
    },
    {
      name: 'AlbumDetails',
      schema: albumDetails,
      write: writtenAlbum,
      about: 'An album with the pictures that this guest may see.',
      fields: {
        ...fields,
        need: 'What the guest needs before they may see all of it; null: pictures are all there are.',
        isFavorite: 'Pinned by this guest.',
        pictures: 'The preview where something is needed, else all. A picture that is not listed has no address.',
      },
    },
    {
      name: 'AlbumOrder',
      schema: albumOrder,
      about:
        'How a list is sorted: by the date of release, price, number of pictures, or how often it was sold. Equal ones follow by id.',
    },
    { name: 'AlbumType', schema: albumType, about: 'A kind of album.' },
    {
      name: 'AlbumFilter',
      schema: albumFilter,
      about: 'Which albums are listed: those for which all that is given holds.',
      fields: { types: 'All of them have to hold.' },
    },
    { name: 'AlbumPage', schema: albums.answer, about: 'Part of a list, with the length of the whole.' },
    ...gallerySchemas,
  ],
  operations: [
    {
      operation: albums,
      about: 'Part of a list of albums.',
      rules: 'Lists change while they are read, as those of models.',
    },
    {
      operation: openAlbum,
      about: 'An album with the pictures that this guest may see; null where there is none of this id.',
    },
    {
      operation: buyAlbum,
      about: 'Buys an album.',
      rules:
        'The same key for the same album is charged once, for ever, also over a restart; one key for two albums is two purchases. Again under its key it is answered as the first time; under another key, what is bought already is answered as a success with charged 0. A price above agreedPrice is refused with price-changed and nothing is charged. A balance update follows.',
      fields: {
        key: 'Drawn by the client for one press of one button.',
        agreedPrice: 'Most that may be charged, in coins.',
      },
    },
    ...galleryOperations,
  ],
}

export const albumsGrants: GrantingCalls['albums'] = {
  byId: (found) =>
    found && { ...found, pictures: found.pictures.map((picture) => ({ ...picture, address: NO_ADDRESS })) },
  buy: null,
}

export const tilesGrants: GrantingCalls['tileGrid'] = { videoPictures: null }
