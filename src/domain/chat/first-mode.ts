import type { ChatMode } from './mode'

/** What a lobby knows before the guest has chosen. */
export interface LobbyVisit {
  /** The mode of the link that led here. */
  readonly requested: ChatMode | null
  /** The guest has just seen the preview: it is not what "start" means any more. */
  readonly hasPreviewed: boolean
}

/**
 * The mode a lobby begins with: the requested one, the only one there is, or free chat where it is offered, as the list
 * had promised. No paid mode is chosen for a guest who has others to choose from.
 */
export function firstMode(offered: readonly ChatMode[], { requested, hasPreviewed }: LobbyVisit): ChatMode | null {
  if (requested !== null && offered.includes(requested) && !(requested === 'preview' && hasPreviewed)) return requested
  const [only] = offered
  if (only !== undefined && offered.length === 1) return only
  return offered.includes('free') ? 'free' : null
}

/** What "start a chat" starts after a preview: free chat where it is offered, else the first chat on offer. */
export function modeAfterPreview(offered: readonly ChatMode[]): ChatMode | null {
  if (offered.includes('free')) return 'free'
  return offered.find((mode) => mode !== 'preview') ?? null
}
