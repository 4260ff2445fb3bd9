import type { PictureRef } from '@/domain/actors/actor'
import type { VideoActor } from '@/domain/media/video'
import type { GrantedAddress } from '@/domain/media/granted-address'

/** The moods of an actor in a clip. */
export const REACTION_MOODS = ['laughing', 'surprised', 'moved', 'proud'] as const

/** One of the moods. */
export type ReactionMood = (typeof REACTION_MOODS)[number]

/**
 * A short clip of an actor reacting to something in their room (OTH-020). It contains no address,
 * which is granted on playing.
 */
export interface Reaction {
  readonly id: string
  readonly actor: VideoActor
  readonly mood: ReactionMood
  readonly poster: PictureRef
  /** Length in whole seconds. */
  readonly seconds: number
  /** Epoch ms. */
  readonly at: number
  readonly likes: number
  /** Whether this guest likes it. */
  readonly liked: boolean
}

/** The playable address of a clip, for one session and a limited time. */
export interface ReactionClip {
  /** Address of an HLS playlist. */
  readonly playlistUrl: GrantedAddress
  readonly seconds: number
}

/** The position of a reaction in the list, newest first. */
export interface ReactionPosition {
  readonly at: number
  readonly id: string
}

/** Encodes a position as a cursor, which only the platform reads. */
export const reactionCursor = ({ at, id }: ReactionPosition): string => `${at.toString(36)}.${id}`

/** Decodes a cursor; returns `null` for an invalid one. */
export function reactionPosition(cursor: string): ReactionPosition | null {
  const [, moment = '', id = ''] = /^([0-9a-z]{1,11})\.(.{1,100})$/u.exec(cursor) ?? []
  const at = Number.parseInt(moment, 36)
  return id !== '' && Number.isSafeInteger(at) ? { at, id } : null
}
