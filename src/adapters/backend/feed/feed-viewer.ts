import type { Buyer } from '@/adapters/backend/content/buy-content'
import type { MediaRules } from '@/adapters/backend/media/media-rules'
import type { Subscriptions } from './post-need'
import type { SessionId } from '@/domain/ids'

/** The guest who sees posts, and the hosts of their media. */
export interface FeedViewer extends Buyer {
  readonly sessionId: SessionId
  readonly isSubscribed: Subscriptions
  readonly media: Pick<MediaRules, 'pictures' | 'playlists'>
}
