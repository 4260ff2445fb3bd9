import { ownParams, pageParams } from '#test/support/ui/page-params'
import { limit } from '../scripts/setup/machine-speed.ts'
import type { ParamsOf } from '@/domain/routes/params'
import type { RouteName } from '@/domain/routes/routes'
import { screens } from '@/ui/app/screens'
import { expectAccessibleScreen } from './support/axe'
import { expect, test } from './support/fixtures'
import type { Guest } from './support/guest'

const params = pageParams as unknown as ParamsOf<RouteName>

/** Every screen but one conversation, which has no address before it has begun. */
const names = (Object.keys(screens) as RouteName[]).filter((name) => name !== 'messengerChannel')

/**
 * Pages with the title and heading of the one before them, as the tabs of a profile: only an address that is loaded shows
 * that they are there.
 */
const LOADED: ReadonlySet<RouteName> = new Set([
  'actorAboutMe',
  'actorVideos',
  'actorVideosByTag',
  'actorClassicVideos',
  'actorTopCams',
  'actorVideo',
  'actorLiveShow',
  'actorAlbum',
])

async function lookAt(guest: Guest, name: RouteName): Promise<void> {
  const given = { ...params, ...ownParams[name] }
  if (LOADED.has(name)) await guest.visit(name, given)
  else await guest.follow(name, given)
  await expect(guest.page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(guest.page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expectAccessibleScreen(guest, name)
}

/**
 * Every second screen, from the first or from the second on. Visitors see one half on a phone and the other at a desk, members the other way
 * round: each screen is looked at by both, at both sizes and in both themes.
 */
const half = (rest: number): readonly RouteName[] => names.filter((name, at) => name !== 'start' && at % 2 === rest)

for (const [size, colorScheme, rest] of [
  ['phone', 'dark', 0],
  ['desktop', 'light', 1],
] as const) {
  test.describe(`${size}, ${colorScheme}`, () => {
    test.use({ size, colorScheme })
    test.setTimeout(limit(180_000))

    test('axe finds nothing at the gate, and on no screen a visitor comes to', async ({ guest }) => {
      await guest.visit('start', {})
      await expect(guest.heading('access.gate.title')).toBeVisible()
      await expectAccessibleScreen(guest, 'gate')
      await guest.passGate()
      await expectAccessibleScreen(guest, 'consent')
      await guest.button('consent.necessaryOnly').click()
      await expectAccessibleScreen(guest, 'start')
      for (const name of half(rest)) await lookAt(guest, name)
    })

    test('axe finds nothing on any screen of a member', async ({ guest }) => {
      await guest.arrive('start', {}, 'account')
      await expectAccessibleScreen(guest, 'start')
      for (const name of half(1 - rest)) await lookAt(guest, name)
    })
  })
}
