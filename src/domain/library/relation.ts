import type { GuestId, VideoId } from '@/domain/ids'

/** The subjects of relations, with their numbers on the wire (OTH-006). */
export const RELATION_SUBJECTS = { guest: 1 } as const

/** The objects a guest can be related to. */
export const RELATION_OBJECTS = { video: 3 } as const

/** The types of relations; `saved` marks videos for later. */
export const RELATION_TYPES = { saved: 1 } as const

/** A relation between a subject and an object (OTH-006, OTH-007). */
export interface Relation {
  readonly subjectTypeId: number
  readonly subjectId: string
  readonly relationTypeId: number
  readonly objectTypeId: number
  readonly objectId: string
}

/** Returns the relation of a guest to a video saved for later. */
export const savedVideo = (guestId: GuestId, videoId: VideoId): Relation => ({
  subjectTypeId: RELATION_SUBJECTS.guest,
  subjectId: guestId,
  relationTypeId: RELATION_TYPES.saved,
  objectTypeId: RELATION_OBJECTS.video,
  objectId: videoId,
})

/**
 * Whether the platform knows the relation and it belongs to this guest: others can be neither added
 * nor read (OTH-008).
 */
export const isRelationOf = (relation: Relation, guestId: GuestId): boolean =>
  relation.subjectTypeId === RELATION_SUBJECTS.guest &&
  relation.subjectId === guestId &&
  relation.relationTypeId === RELATION_TYPES.saved &&
  relation.objectTypeId === RELATION_OBJECTS.video &&
  relation.objectId !== ''
