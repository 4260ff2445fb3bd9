import type { GuestId, VideoId } from '@/domain/ids'

/** What can be related to what: each has a number on the wire (OTH-006). */
export const RELATION_SUBJECTS = { guest: 1 } as const

/** What a guest can be related to. */
export const RELATION_OBJECTS = { video: 3 } as const

/** How: `saved` is what a guest puts aside for later. */
export const RELATION_TYPES = { saved: 1 } as const

/** That something is related to something else (OTH-006, OTH-007). */
export interface Relation {
  readonly subjectTypeId: number
  readonly subjectId: string
  readonly relationTypeId: number
  readonly objectTypeId: number
  readonly objectId: string
}

/** That a guest has saved a video for later. */
export const savedVideo = (guestId: GuestId, videoId: VideoId): Relation => ({
  subjectTypeId: RELATION_SUBJECTS.guest,
  subjectId: guestId,
  relationTypeId: RELATION_TYPES.saved,
  objectTypeId: RELATION_OBJECTS.video,
  objectId: videoId,
})

/** Whether it is one that the platform knows, of this guest: others can be neither added nor read (OTH-008). */
export const isRelationOf = (relation: Relation, guestId: GuestId): boolean =>
  relation.subjectTypeId === RELATION_SUBJECTS.guest &&
  relation.subjectId === guestId &&
  relation.relationTypeId === RELATION_TYPES.saved &&
  relation.objectTypeId === RELATION_OBJECTS.video &&
  relation.objectId !== ''
