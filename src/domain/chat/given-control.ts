import type { GiftId } from '@/domain/ids'
import type { ControlNames, ToyPattern } from '@/domain/gifts/toy-run'
import type { ChatMode } from './mode'

/** What a line in a room has beyond its text where a guest has begun a toy control [GIF-002]. */
export interface GivenControl {
  readonly giftId: GiftId
  readonly names: ControlNames
  /** Drawn for a random control; `null`: it has a pattern of its own. */
  readonly pattern: ToyPattern | null
  /** How long it runs, whole seconds. */
  readonly seconds: number
  /** Whole coins that were charged. */
  readonly price: number
  /** Whether the guest who reads it began it. */
  readonly isOwn: boolean
}

/**
 * Chats in which a guest steers: alone with the actor, seen or not. Among others nobody could know whose control runs, a voyeur only watches,
 * and a voice call names no guest to the actor.
 */
export const steersIn = ({ mode, isVoice }: { readonly mode: ChatMode; readonly isVoice: boolean }): boolean =>
  (mode === 'single' || mode === 'video-call') && !isVoice
