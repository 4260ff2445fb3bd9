import type { Album } from '@/domain/albums/album'

/** An album as the wire carries it (MED-006). */
export const writtenAlbum = ({ id, ...rest }: Album): object => ({ albumId: id, ...rest })
