import type { Gift, ToyControl } from './gift'

/**
 * Toy control is offered only where the channel allows it AND the actor has the feature: either flag off hides it,
 * since one describes the moment and the other the person (our reading of the names) [GIF-010].
 */
export const isToyControlOffered = (
  channel: { readonly isDildocontrolAvailable: boolean },
  features: { readonly dildocontrol: boolean },
): boolean => channel.isDildocontrolAvailable && features.dildocontrol

/** Distinguishes a toy control from an ordinary gift of the same catalog [GIF-002]. */
export const isToyControl = (gift: Gift | ToyControl): gift is ToyControl => 'durationSeconds' in gift

/** The part of the catalog a guest may see in this conversation: toy controls only where they are offered [GIF-010]. */
export const offeredGifts = (
  catalog: readonly (Gift | ToyControl)[],
  toyControlOffered: boolean,
): readonly (Gift | ToyControl)[] => catalog.filter((gift) => gift.active && (toyControlOffered || !isToyControl(gift)))
