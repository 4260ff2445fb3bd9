import { otherwise } from '@/application/errors/otherwise'
import { when } from 'mobx'
import type { Clock } from '@/application/device/clock'
import type { MediathekGateway } from '@/application/tv/mediathek-gateway'
import type { GuestViewModel } from '@/ui/guest/guest-view-model'

/** Interval at which the mediathek is checked for changes, ms. */
export const LOOK_EVERY = 60_000

/**
 * Notifies a list of changes in the mediathek (TVS-013), once the guest has a session; the next
 * check makes up for a failed one. Returns the function that stops.
 */
export function watchMediathek(
  mediathek: Pick<MediathekGateway, 'update'>,
  clock: Pick<Clock, 'after'>,
  guest: Pick<GuestViewModel, 'guest'>,
  onChange: () => void,
): () => void {
  let known: number | null = null
  let isOver = false
  let cancel = (): void => undefined
  const look = async (): Promise<void> => {
    const state = await mediathek.update().catch(otherwise(null))
    if (isOver) return
    if (state !== null && known !== null && state.version !== known) onChange()
    known = state?.version ?? known
    cancel = clock.after(LOOK_EVERY, () => void look())
  }
  const stop = when(
    () => guest.guest !== null,
    () => void look(),
  )
  return () => {
    isOver = true
    stop()
    cancel()
  }
}
