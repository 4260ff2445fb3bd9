import { featureRules } from '@/adapters/backend/kernel/rules'
import { BackendError } from '@/application/errors/backend-error'
import type { CaptionHost } from '@/application/media/caption-host'
import type { PictureHost } from '@/application/media/picture-host'
import type { PlaylistHost } from '@/application/media/playlist-host'

/** Settings of an operator for videos and pictures. */
export interface MediaRules {
  /** The host of the files; without one nothing can be played. */
  readonly playlists: PlaylistHost
  /** The host of the pictures that are granted; without one none is shown. */
  readonly pictures: PictureHost
  /** The host of captions; without one videos have none. */
  readonly captions?: CaptionHost
}

const nobody: PlaylistHost & PictureHost = {
  address: () => Promise.reject(new BackendError('internal', { detail: 'no playlist host is set' })),
  picture: () => Promise.reject(new BackendError('internal', { detail: 'no picture host is set' })),
}

export const mediaRules = featureRules<MediaRules>('media', { playlists: nobody, pictures: nobody })
