import type { NotificationRecord } from './notification-records'
import { visibilities, visibilityId } from '@/adapters/backend/content/visibilities'
import type { Reader } from '@/adapters/stores/store'

/**
 * Returns whether an operator has hidden the actor of a notice. Refunds are reported all the same.
 */
export async function isAboutTakenActor(
  reader: Reader,
  { actorId, about }: { readonly actorId: string; readonly about: NotificationRecord['kind'] },
): Promise<boolean> {
  if (about === 'show-cancelled') return false
  const visibility = await reader.get(visibilities, visibilityId('actor', actorId))
  return (visibility?.taken.length ?? 0) > 0
}
