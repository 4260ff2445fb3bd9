import type { PictureRef } from '@/domain/actors/actor'
import type { PictureSource } from '@/ui/kit/media/picture'
import { placeholderOf } from './palette.ts'

const known = new Map<string, PictureSource>()

/** Returns an actor's picture with its placeholder: a stable object, to avoid renderings. */
export function pictureOf({ family, variant }: PictureRef): PictureSource {
  const base = `/art/${family}/${variant}`
  const source = known.get(base) ?? { base, placeholder: placeholderOf(family) }
  known.set(base, source)
  return source
}
