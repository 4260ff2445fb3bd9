import { describe, expect, it } from 'vitest'
import { ROUTE_NAMES, type RouteName } from '@/domain/navigation/routes'
import { publicPages } from '@/ui/app/public-pages'
import { screens } from '@/ui/app/screens'

/** The pages with a screen that the app renders in the browser, because each shows what is one guest's own, or what a link of a mail opened. */
const personalPages: ReadonlySet<RouteName> = new Set<RouteName>([
  'actorChat',
  'messenger',
  'messengerChannel',
  'memberProfile',
  'memberMediathek',
  'memberPhotos',
  'memberSpinwheel',
  'memberFavoriteCams',
  'memberPurchases',
  'memberNotifications',
  'memberSettings',
  'newPassword',
  'confirmEmail',
  'newsletters',
  'confirmNewsletter',
  'unsubscribe',
])

describe('the pages that the server renders', () => {
  it('are all that have a screen and are not personal', () => {
    const withScreen = ROUTE_NAMES.filter((name) => screens[name] !== undefined)
    expect(Object.keys(publicPages).toSorted()).toEqual(
      withScreen.filter((name) => !personalPages.has(name)).toSorted(),
    )
    expect([...personalPages].filter((name) => screens[name] === undefined)).toEqual([])
  })
})
