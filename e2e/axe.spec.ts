import { AxeBuilder } from '@axe-core/playwright'
import type { ParamsOf } from '@/domain/navigation/params'
import type { RouteName } from '@/domain/navigation/routes'
import { screens } from '@/ui/shell/screens'
import { expect, test } from './support/fixtures'
import type { Guest } from './support/guest'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What an address needs beyond its name; more than it needs does no harm. */
const params = { actorName: 'mira solène', categorySlug: 'music', videoId: '1' } as unknown as ParamsOf<RouteName>

/** Every screen but one conversation, which has no address before it has begun. */
const names = (Object.keys(screens) as RouteName[]).filter((name) => name !== 'messengerChannel')

/** What axe finds on the page, a line for each element. */
async function findings(guest: Guest): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page: guest.page }).withTags(TAGS).analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

async function lookAt(guest: Guest, name: RouteName): Promise<void> {
  await guest.visit(name, params)
  await expect(guest.page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(guest.page.locator('[aria-busy="true"]')).toHaveCount(0)
  expect(await findings(guest), name).toEqual([])
}

for (const [size, colorScheme] of [
  ['phone', 'dark'],
  ['desktop', 'light'],
] as const) {
  test.describe(`${size}, ${colorScheme}`, () => {
    test.use({ size, colorScheme, contextOptions: { reducedMotion: 'reduce' } })
    test.setTimeout(180_000)

    test('axe finds nothing at the gate, and on no screen a visitor comes to', async ({ guest }) => {
      await guest.visit('start', {})
      await expect(guest.heading('access.gate.title')).toBeVisible()
      expect(await findings(guest), 'gate').toEqual([])
      await guest.passGate()
      expect(await findings(guest), 'consent').toEqual([])
      await guest.button('consent.necessaryOnly').click()
      for (const name of names) await lookAt(guest, name)
    })

    test('axe finds nothing on any screen of a member', async ({ guest }) => {
      await guest.arriveWithAccount('start', {})
      for (const name of names) await lookAt(guest, name)
    })
  })
}
