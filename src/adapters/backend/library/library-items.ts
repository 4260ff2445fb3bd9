import { archivedContent, archiveKey } from './library-records'
import { actors, type ActorRecord } from '@/adapters/backend/actors/actor-records'
import { ShownPictures } from '@/adapters/backend/actors/shown-pictures'
import type { ContentKinds, ContentViewer } from '@/adapters/backend/content/content-kinds'
import { byId } from '@/adapters/backend/content/content-records'
import type { LibraryEntry } from '@/adapters/backend/content/lane'
import type { Reader } from '@/adapters/stores/store'
import type { PictureRef } from '@/domain/actors/actor'
import { isForListening, LIBRARY_KINDS, type LibraryItem, type LibraryKind } from '@/domain/library/library'
import { neutralAvatar } from '@/domain/pictures/neutral-pictures'
import type { VideoActor } from '@/domain/media/video'

/** The owner of a library. */
export interface LibraryViewer extends ContentViewer {
  readonly kinds: ContentKinds
}

/** An item with the fields that lists are filtered by. */
export interface FoundItem {
  readonly entry: LibraryEntry
  readonly item: LibraryItem
  readonly isForListening: boolean
}

const actorOf = ({ id, name, state }: ActorRecord, avatar: PictureRef): VideoActor => ({
  id,
  name,
  avatar,
  isOnline: state.isOnline,
})

/**
 * Returns the subjects of entries, in their order; `null`: there is no such content any more. Needs
 * a few queries for all of them. Bought content stays when its actor is gone; content that was only
 * saved or watched goes with them, since it has no page any more.
 */
export async function libraryItems(
  reader: Reader,
  entries: readonly LibraryEntry[],
  viewer: LibraryViewer,
): Promise<readonly (FoundItem | null)[]> {
  const idsOf = (wanted: LibraryKind): readonly string[] => [
    ...new Set(entries.filter(({ kind }) => kind === wanted).map(({ subjectId }) => subjectId)),
  ]
  const [found, archived] = await Promise.all([
    Promise.all(
      LIBRARY_KINDS.map(
        async (kind) => [kind, await viewer.kinds[kind].contents(reader, idsOf(kind), viewer)] as const,
      ),
    ),
    reader.getMany(
      archivedContent,
      entries.map(({ kind, subjectId }) => archiveKey(viewer.guestId, kind, subjectId)),
    ),
  ])
  const contents = new Map(found)
  const actorIds = found.flatMap(([, each]) => [...each.values()].map(({ actorId }) => actorId))
  const known = new Map((await byId(reader, actors, [...new Set(actorIds)])).map((actor) => [actor.id, actor]))
  const shown = new ShownPictures(reader, viewer.guestId)
  const avatars = new Map(
    await Promise.all([...known.values()].map(async (actor) => [actor.id, await shown.avatar(actor)] as const)),
  )
  return entries.map((entry, place) => {
    const content = contents.get(entry.kind)?.get(entry.subjectId)
    if (content === undefined) return null
    const actor = known.get(content.actorId)
    const paid = entry.paid ?? content.paid
    if (actor === undefined && paid === null) return null
    return {
      entry,
      isForListening: isForListening(content.tags),
      item: {
        id: `${entry.lane}.${entry.kind}.${entry.subjectId}`,
        kind: entry.kind,
        subjectId: entry.subjectId,
        medium: content.medium,
        title: content.title,
        actor: actor === undefined ? null : actorOf(actor, avatars.get(actor.id) ?? neutralAvatar),
        cover: content.cover ?? { family: actor?.family ?? 1, variant: 'l0' },
        activity: entry.activity,
        at: entry.at,
        isOwned: paid !== null,
        coins: paid ?? content.price,
        duration: content.duration,
        pictures: content.pictures,
        isArchived: archived[place] !== undefined,
        channelId: content.channelId,
      },
    }
  })
}
