import { compareStructural, reaction } from 'mobx'
import type { Texts } from '@/ui/texts/texts'
import type { GuestViewModel } from './guest-view-model'

/**
 * Loads what depends on who the guest is and on the language: as soon as the guest is known, and again whenever one
 * of both changes. Returns the function that stops.
 */
export const forEachAudience = (guest: GuestViewModel, texts: Texts, load: () => void): (() => void) =>
  reaction(
    () => [guest.audience, texts.language] as const,
    ([audience]) => {
      if (audience !== null) load()
    },
    { fireImmediately: true, equals: compareStructural },
  )
