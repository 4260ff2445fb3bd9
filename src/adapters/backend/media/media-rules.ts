import { featureRules } from '@/adapters/backend/kernel/rules'
import { BackendError } from '@/application/errors/backend-error'
import type { PlaylistHost } from '@/application/media/playlist-host'

/** What an operator may set about videos. */
export interface MediaRules {
  /** Who hosts the files; without one nothing can be played. */
  readonly playlists: PlaylistHost
}

const nobody: PlaylistHost = {
  address: () => Promise.reject(new BackendError('internal', { detail: 'no playlist host is set' })),
}

export const mediaRules = featureRules<MediaRules>('media', { playlists: nobody })
