import { otherwise } from '@/application/errors/otherwise'
import { when } from 'mobx'
import type { Clock } from '@/application/device/clock'
import type { MediathekGateway } from '@/application/tv/mediathek-gateway'
import type { GuestViewModel } from '@/ui/guest/guest-view-model'

/** Interval at which the mediathek is checked for news, ms. */
export const LOOK_EVERY = 60_000

/**
 * Notifies a list when the mediathek holds something else than before (TVS-013). Begins once the guest has a session; a look that fails is
 * made up for by the next one. Returns how to stop.
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
