import type { ChatMode } from './mode'

/** The lobby's input before the guest has chosen. */
export interface LobbyVisit {
  /** The mode in the link that led here. */
  readonly requested: ChatMode | null
  /** The guest has just seen the preview, so "start" no longer means the preview. */
  readonly hasPreviewed: boolean
}

/**
 * Returns the initial mode of a lobby: the requested one, the only one, or free chat where it is
 * offered, as the list promised. A paid mode is never preselected when there is a choice.
 */
export function firstMode(offered: readonly ChatMode[], { requested, hasPreviewed }: LobbyVisit): ChatMode | null {
  if (requested !== null && offered.includes(requested) && !(requested === 'preview' && hasPreviewed)) return requested
  const [only] = offered
  if (only !== undefined && offered.length === 1) return only
  return offered.includes('free') ? 'free' : null
}

/**
 * Returns the mode that "start a chat" starts after a preview: free chat where it is offered,
 * otherwise the first chat on offer.
 */
export function modeAfterPreview(offered: readonly ChatMode[]): ChatMode | null {
  if (offered.includes('free')) return 'free'
  return offered.find((mode) => mode !== 'preview') ?? null
}
