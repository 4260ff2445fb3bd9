import type { PlaylistResult } from '@/application/library/playlist-gateway'
import type { TextKey } from '@/ui/texts/catalog'

/** What a guest reads about a refusal. A limit is that of the playlist, unless it is the number of playlists that is too high. */
export const refusalText = (
  { reason }: Extract<PlaylistResult, { ok: false }>,
  limit: 'full' | 'many' = 'full',
): TextKey => `library.playlists.refused.${reason === 'too-many' ? limit : reason}`
