import { expect, it } from 'vitest'
import { plannedPages } from '@/domain/navigation/planned-pages'
import { LISTED_ROUTES } from '@/domain/routes/listed-pages'
import { ROUTE_NAMES, ROUTES } from '@/domain/routes/routes'

it('lists every page that looks the same to everybody, but those that are left out, not indexed or only planned', () => {
  const leftOut = ROUTE_NAMES.filter((route) => !LISTED_ROUTES.includes(route))
  for (const route of LISTED_ROUTES) {
    const { isPersonal = false, isListed = true, isIndexed = true } = ROUTES[route]
    expect({ route, isPersonal, isListed, isIndexed, isPlanned: route in plannedPages }).toEqual({
      route,
      isPersonal: false,
      isListed: true,
      isIndexed: true,
      isPlanned: false,
    })
  }
  for (const route of leftOut) {
    const { isPersonal, isListed, isIndexed } = ROUTES[route]
    const reasons = { isPersonal, isListed, isIndexed, isPlanned: route in plannedPages || undefined }
    expect({ route, ...reasons }).not.toEqual({ route })
  }
  expect(LISTED_ROUTES).toContain('start')
  for (const route of ['memberSettings', 'videoSearch', 'tvVideo', 'dailyDeals'] as const)
    expect(leftOut).toContain(route)
})
