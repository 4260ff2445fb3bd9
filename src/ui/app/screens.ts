import { accountScreens } from '@/ui/account/pages'
import { actorScreens } from '@/ui/actors/pages'
import { albumScreens } from '@/ui/albums/pages'
import { blogScreens } from '@/ui/blog/pages'
import { chatScreens } from '@/ui/chat/pages'
import { contestScreens } from '@/ui/contests/pages'
import { discoveryScreens } from '@/ui/discovery/pages'
import { feedScreens } from '@/ui/feed/pages'
import { homeScreens } from '@/ui/home/pages'
import { legalScreens } from '@/ui/legal/pages'
import { mediaScreens } from '@/ui/media/pages'
import { messengerScreens } from '@/ui/messenger/pages'
import { newsletterScreens } from '@/ui/newsletters/pages'
import { paymentScreens } from '@/ui/payments/pages'
import { profileScreens } from '@/ui/profile/pages'
import { searchScreens } from '@/ui/search/pages'
import { showScreens } from '@/ui/shows/pages'
import { codeScreens } from '@/ui/codes/pages'
import { spinwheelScreens } from '@/ui/spinwheel/pages'
import { supportScreens } from '@/ui/support/pages'
import { tvScreens } from '@/ui/tv/pages'
import type { ScreenPages } from '@/ui/base/screen-page'
import { ROUTES, type RouteName } from '@/domain/routes/routes'

/**
 * Every finished screen by its page, as the features declare them. Pages without one are never
 * linked, and answer like unknown addresses. Not a part of the first load: its file names weigh 2
 * kB, and the start page needs none.
 */
export const screens: ScreenPages = {
  ...accountScreens,
  ...actorScreens,
  ...albumScreens,
  ...blogScreens,
  ...chatScreens,
  ...contestScreens,
  ...discoveryScreens,
  ...feedScreens,
  ...homeScreens,
  ...legalScreens,
  ...mediaScreens,
  ...messengerScreens,
  ...newsletterScreens,
  ...paymentScreens,
  ...profileScreens,
  ...searchScreens,
  ...showScreens,
  ...spinwheelScreens,
  ...codeScreens,
  ...supportScreens,
  ...tvScreens,
}

/** The pages that the server renders: those that every visitor may see without an account. */
export const publicPages: readonly RouteName[] = (Object.keys(screens) as RouteName[]).filter(
  (route) => ROUTES[route].isPersonal !== true,
)
