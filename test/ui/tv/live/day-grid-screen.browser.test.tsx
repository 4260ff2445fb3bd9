import '@/ui/theme/base.css'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { TvGateway } from '@/application/tv/tv-gateway'
import { Texts } from '@/ui/texts/texts'
import { DayGridScreen } from '@/ui/tv/live/day-grid-screen'
import { TvDayViewModel } from '@/ui/tv/live/tv-day-view-model'
import { FakeClock, portOf } from '#test/support/ui/doubles'
import { providers } from '#test/support/ui/providers'
import { broadcastWith } from '#test/support/ui/tv'

const HOUR = 3_600_000

/** The programme on a phone, of a day with a broadcast an hour; three of today's are over. */
async function show() {
  await page.viewport(390, 844)
  const clock = new FakeClock()
  const begin = clock.now() - 3 * HOUR
  const tv = portOf<TvGateway>({
    program: async () =>
      Array.from({ length: 12 }, (_, hour) => {
        const start = begin + hour * HOUR
        return broadcastWith({ id: `b${hour}`, title: `Programme ${hour}`, episode: '', start, end: start + HOUR })
      }),
  })
  const wrapper = await providers((container) => {
    container.bind(TvDayViewModel).toConstantValue(new TvDayViewModel(tv, clock, container.get(Texts)))
  })
  const screen = await render(<DayGridScreen channel="free" />, { wrapper })
  const titles = (): readonly (string | null)[] =>
    screen
      .getByRole('listitem')
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent)
  return { screen, titles }
}

const named = (...hours: readonly number[]): readonly string[] => hours.map((hour) => `Programme ${hour}`)

it('begins with what is on and ends after six, so that a page on a phone stays short; the rest is behind a press [TVS-006]', async () => {
  const { screen, titles } = await show()
  await expect.poll(titles).toEqual(named(3, 4, 5, 6, 7, 8))
  await userEvent.click(screen.getByText('Later today'))
  await expect.poll(titles).toEqual(named(3, 4, 5, 6, 7, 8, 9, 10, 11))
  await userEvent.click(screen.getByText('Earlier today'))
  await expect.poll(titles).toEqual(named(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11))
})

it('has every broadcast of another day in one list [TVS-006]', async () => {
  const { screen, titles } = await show()
  await expect.poll(titles).toHaveLength(6)
  await userEvent.click(screen.getByRole('button', { name: 'Tomorrow' }))
  await expect.poll(titles).toHaveLength(9)
})
