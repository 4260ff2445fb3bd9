import { asId, type ActorId, type AlbumId } from '@/domain/ids'
import { ACTOR_VARIANTS } from '@/domain/pictures/picture-variants'

/**
 * Identifies a picture: one of an album by its position from 1, or one of an actor's sedcards by
 * its variant.
 */
export type PictureKey =
  | { readonly of: 'album'; readonly albumId: AlbumId; readonly position: number }
  | { readonly of: 'sedcards'; readonly actorId: ActorId; readonly variant: (typeof ACTOR_VARIANTS)[number] }

const KEY = /^(?:album:(?<position>[1-9]\d{0,3}):(?<albumId>.+)|sedcards:(?<variant>[a-z]\d):(?<actorId>.+))$/u

/** Returns the id of a picture: it reveals the picture's place, but nothing about its file. */
export const pictureIdOf = (key: PictureKey): string =>
  key.of === 'album' ? `album:${key.position}:${key.albumId}` : `sedcards:${key.variant}:${key.actorId}`

/** Parses a picture id; returns `null` for an invalid one. */
export function pictureKeyOf(id: string): PictureKey | null {
  const { position, albumId, variant, actorId } = KEY.exec(id)?.groups ?? {}
  if (albumId !== undefined) return { of: 'album', albumId: asId<AlbumId>(albumId), position: Number(position) }
  const own = ACTOR_VARIANTS.find((one) => one === variant)
  if (actorId === undefined || own === undefined) return null
  return { of: 'sedcards', actorId: asId<ActorId>(actorId), variant: own }
}
