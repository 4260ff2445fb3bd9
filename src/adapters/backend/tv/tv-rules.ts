import { featureRules } from '@/adapters/backend/kernel/rules'
import { BackendError } from '@/application/errors/backend-error'
import type { ChannelHost } from '@/application/tv/tv-channels'

/** Settings of an operator for TV. */
export interface TvRules {
  /** The host of the live playlists; without one no channel can be played. */
  readonly channels: ChannelHost
}

const nobody: ChannelHost = {
  address: () => Promise.reject(new BackendError('internal', { detail: 'no host of channels is set' })),
}

export const tvRules = featureRules<TvRules>('tv', { channels: nobody })
