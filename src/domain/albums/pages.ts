import { at, pages } from '@/domain/navigation/page-descriptor'

/** The pages of photo albums. */
export const albumPages = {
  ...pages(
    { section: 'albums' },
    {
      albums: at('albums', 'fotoalben', 'albumes'),
      actorAlbum: at(
        'amateur/{actorName}/pictures/{albumId}',
        'amateur/{actorName}/fotos/{albumId}',
        'amateur/{actorName}/fotos/{albumId}',
      ),
    },
  ),
  // A tab of a profile, and an address without an actor, which leads to the one with them.
  ...pages(
    { section: 'albums', isListed: false },
    {
      actorPictures: at('amateur/{actorName}/pictures', 'amateur/{actorName}/fotos', 'amateur/{actorName}/fotos'),
      album: at('albums/view/{albumId}', 'fotoalben/ansehen/{albumId}', 'albumes/ver/{albumId}'),
    },
  ),
}
