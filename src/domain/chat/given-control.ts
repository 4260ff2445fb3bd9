import type { GiftId } from '@/domain/ids'
import type { ControlNames, ToyPattern } from '@/domain/gifts/toy-run'
import type { ChatMode } from './mode'

/** The toy control that a room line announces, beyond its text [GIF-002]. */
export interface GivenControl {
  readonly giftId: GiftId
  readonly names: ControlNames
  /** Drawn for a random control; `null` when the control has a pattern of its own. */
  readonly pattern: ToyPattern | null
  /** Its duration in whole seconds. */
  readonly seconds: number
  /** The charge in whole coins. */
  readonly price: number
  /** Whether the reading guest began it. */
  readonly isOwn: boolean
}

/**
 * Whether a guest can steer in a chat: only alone with the actor, seen or not. Among others nobody
 * could know whose control is running, a voyeur only watches, and a voice call names no guest to
 * the actor.
 */
export const steersIn = ({ mode, isVoice }: { readonly mode: ChatMode; readonly isVoice: boolean }): boolean =>
  (mode === 'single' || mode === 'video-call') && !isVoice
