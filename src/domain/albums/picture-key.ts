import { asId, type ActorId, type AlbumId } from '@/domain/ids'
import { ACTOR_VARIANTS } from '@/domain/media/picture-variants'

/** Which picture: one of an album by its position from 1, or one of the sedcards of an actor by its variant. */
export type PictureKey =
  | { readonly of: 'album'; readonly albumId: AlbumId; readonly position: number }
  | { readonly of: 'sedcards'; readonly actorId: ActorId; readonly variant: (typeof ACTOR_VARIANTS)[number] }

const KEY = /^(?:album:(?<position>[1-9]\d{0,3}):(?<albumId>.+)|sedcards:(?<variant>[a-z]\d):(?<actorId>.+))$/u

/** The id of a picture: it names where the picture is, and nothing of its file. */
export const pictureIdOf = (key: PictureKey): string =>
  key.of === 'album' ? `album:${key.position}:${key.albumId}` : `sedcards:${key.variant}:${key.actorId}`

/** The picture of an id; `null`: there can be none. */
export function pictureKeyOf(id: string): PictureKey | null {
  const { position, albumId, variant, actorId } = KEY.exec(id)?.groups ?? {}
  if (albumId !== undefined) return { of: 'album', albumId: asId<AlbumId>(albumId), position: Number(position) }
  const own = ACTOR_VARIANTS.find((one) => one === variant)
  if (actorId === undefined || own === undefined) return null
  return { of: 'sedcards', actorId: asId<ActorId>(actorId), variant: own }
}
