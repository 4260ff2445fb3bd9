import { reaction } from 'mobx'
import type { GuestViewModel } from '@/ui/guest/guest-view-model'
import type { Texts } from '@/ui/texts/texts'

/** Loads data for the guest and language, again when either changes. Returns how to stop. */
export const whileShown = (
  guest: Pick<GuestViewModel, 'audience'>,
  texts: Pick<Texts, 'language'>,
  load: () => void,
): (() => void) =>
  reaction(
    () => (guest.audience === null ? null : `${guest.audience} ${texts.language}`),
    (audience) => {
      if (audience !== null) load()
    },
    { fireImmediately: true },
  )

/** Returns whether the guest's TV subscription runs (GUE-005); `null` until the guest is known. */
export const isPremiumGuest = ({ guest }: Pick<GuestViewModel, 'guest'>): boolean | null =>
  guest === null ? null : guest.tvSubscription.current
