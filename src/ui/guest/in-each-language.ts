import { reaction } from 'mobx'
import type { GuestViewModel } from './guest-view-model'
import type { Texts } from '@/ui/texts/texts'

/**
 * Loads what is the same for every guest but not in every language: once calls are possible, and
 * for each language the guest changes to. Returns the function that stops.
 */
export const inEachLanguage = (guest: GuestViewModel, texts: Texts, load: () => void): (() => void) =>
  reaction(
    () => (guest.audience === null ? null : texts.language),
    (language) => {
      if (language !== null) load()
    },
    { fireImmediately: true },
  )
