import type { PlaylistResult } from '@/application/library/playlist-gateway'
import type { TextKey } from '@/ui/texts/catalog'

/** Returns the text of a refusal. The limit applies to the playlist, or to the number of them. */
export const refusalText = (
  { reason }: Extract<PlaylistResult, { ok: false }>,
  limit: 'full' | 'many' = 'full',
): TextKey => `library.playlists.refused.${reason === 'too-many' ? limit : reason}`
