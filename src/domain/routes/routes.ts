import { actorPages } from '@/domain/actors/pages'
import { albumPages } from '@/domain/albums/pages'
import { blogPages } from '@/domain/blog/pages'
import { chatPages } from '@/domain/chat/pages'
import { contestPages } from '@/domain/contests/pages'
import { feedPages } from '@/domain/feed/pages'
import { guestPages } from '@/domain/guest/pages'
import { legalPages } from '@/domain/legal/pages'
import { libraryPages } from '@/domain/library/pages'
import { mediaPages } from '@/domain/media/pages'
import { messengerPages } from '@/domain/messenger/pages'
import { newsletterPages } from '@/domain/newsletters/pages'
import { notificationPages } from '@/domain/notifications/pages'
import { paymentPages } from '@/domain/payments/pages'
import { searchPages } from '@/domain/search/pages'
import { showPages } from '@/domain/shows/pages'
import { codePages } from '@/domain/codes/pages'
import { spinwheelPages } from '@/domain/spinwheel/pages'
import { supportPages } from '@/domain/support/pages'
import { tvPages } from '@/domain/tv/pages'
import { at, pages, type PageDescriptor } from '@/domain/navigation/page-descriptor'
import { plannedPages } from '@/domain/navigation/planned-pages'

/**
 * Every page of the product, in three languages: paths are built and parsed with this table
 * [NAV-001..058]. A feature declares its pages in `pages.ts`, and this table lists the features.
 * Login, sign-up, payment and age check are overlays and have no address.
 */
export const ROUTES = {
  ...pages({ section: 'live' }, { start: at('') }),
  ...actorPages,
  ...albumPages,
  ...blogPages,
  ...chatPages,
  ...contestPages,
  ...feedPages,
  ...guestPages,
  ...legalPages,
  ...libraryPages,
  ...mediaPages,
  ...messengerPages,
  ...newsletterPages,
  ...notificationPages,
  ...paymentPages,
  ...searchPages,
  ...showPages,
  ...spinwheelPages,
  ...codePages,
  ...supportPages,
  ...tvPages,
  ...plannedPages,
} satisfies Readonly<Record<string, PageDescriptor>>

/** The name by which code refers to a page; paths are never written by hand. */
export type RouteName = keyof typeof ROUTES

/** Every page's name, in the order of the table. */
export const ROUTE_NAMES = Object.keys(ROUTES) as readonly RouteName[]
