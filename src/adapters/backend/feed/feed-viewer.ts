import type { Buyer } from '@/adapters/backend/content/buy-content'
import type { MediaRules } from '@/adapters/backend/media/media-rules'
import type { SessionId } from '@/domain/ids'

/** Who is shown posts, and who hosts their media for them. */
export interface FeedViewer extends Buyer {
  readonly sessionId: SessionId
  readonly media: Pick<MediaRules, 'pictures' | 'playlists'>
}
