import type { Gift, ToyControl } from './gift'

/**
 * Whether toy control is offered: only when the channel allows it AND the actor has the feature,
 * since one flag describes the moment and the other the person (our reading of the names)
 * [GIF-010].
 */
export const isToyControlOffered = (
  channel: { readonly isDildocontrolAvailable: boolean },
  features: { readonly dildocontrol: boolean },
): boolean => channel.isDildocontrolAvailable && features.dildocontrol

/** Distinguishes a toy control from an ordinary gift of the same catalog [GIF-002]. */
export const isToyControl = (gift: Gift | ToyControl): gift is ToyControl => 'durationSeconds' in gift

/**
 * Returns the part of the catalog a guest may see in this conversation: toy controls only when they
 * are offered [GIF-010].
 */
export const offeredGifts = (
  catalog: readonly (Gift | ToyControl)[],
  toyControlOffered: boolean,
): readonly (Gift | ToyControl)[] => catalog.filter((gift) => gift.active && (toyControlOffered || !isToyControl(gift)))
