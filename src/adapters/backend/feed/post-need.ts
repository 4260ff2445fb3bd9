import type { PostRecord } from './post-records'
import { isLoggedIn } from '@/adapters/backend/access/request-context'
import type { GuestRecord } from '@/adapters/backend/access/guest-records'
import { gateFor } from '@/domain/media/gates'
import type { ContentBar } from '@/domain/media/video'

/** Returns what a guest still needs to see all of a post (AUT-010, MED-009). */
export const needOfPost = (
  { fsk, price }: Pick<PostRecord, 'fsk' | 'price'>,
  guest: GuestRecord,
  { hasAvs, hasBought }: { readonly hasAvs: boolean; readonly hasBought: boolean },
): ContentBar | null =>
  gateFor(
    {
      needsLogin: fsk === 18 || price > 0,
      needsAgeCheck: fsk === 18,
      needsAbo: false,
      needsPurchase: price > 0,
    },
    { isLoggedIn: isLoggedIn(guest), hasAvs, hasAbo: false, hasBought },
  )
