import type { Album, AlbumPicture } from '@/domain/albums/album'
import type { PictureSource } from '@/ui/kit/media/picture'
import { placeholderOf } from '@/ui/artwork/palette'

/** Widths in which an album's picture is shown; smaller ones are for avatars. */
const WIDTHS = [320, 640, 1280] as const

/** The address of a picture of an album, with the colours of its actor until it has loaded. */
export const sourceOf = ({ cover }: Pick<Album, 'cover'>, { address }: AlbumPicture): PictureSource => ({
  base: String(address),
  placeholder: placeholderOf(cover.family),
  widths: WIDTHS,
})
