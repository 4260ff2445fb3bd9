import type { AlbumViewer } from './album-view'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { mediaRules } from '@/adapters/backend/media/media-rules'
import type { Reader } from '@/adapters/stores/store'

/** Returns the caller, and the host of the pictures they are shown. */
export async function viewerOf(
  platform: PlatformContext,
  caller: RequestContext,
  reader: Reader = platform.store,
): Promise<AlbumViewer> {
  const { guest, session } = await requireSession(reader, caller)
  const { pictures } = platform.rules.of(mediaRules)
  return { guest, sessionId: session.id, pictures, language: caller.language(), now: platform.clock.now() }
}
