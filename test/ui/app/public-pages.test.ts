import { describe, expect, it } from 'vitest'
import { ROUTE_NAMES } from '@/domain/navigation/routes'
import { personalPages, publicPages } from '@/ui/app/public-pages'
import { screens } from '@/ui/app/screens'

describe('the pages that the server renders', () => {
  it('are all that have a screen and are not personal', () => {
    const withScreen = ROUTE_NAMES.filter((name) => screens[name] !== undefined)
    expect(Object.keys(publicPages).toSorted()).toEqual(
      withScreen.filter((name) => !personalPages.has(name)).toSorted(),
    )
    expect([...personalPages].filter((name) => screens[name] === undefined)).toEqual([])
  })
})
