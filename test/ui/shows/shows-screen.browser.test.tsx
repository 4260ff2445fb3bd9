import '@/ui/theme/base.css'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { asId, type ShowId } from '@/domain/ids'
import { Page } from '@/ui/base/page-service'
import { Screen } from '@/ui/shows/shows-screen'
import { ShowsViewModel } from '@/ui/shows/shows-view-model'
import { TicketViewModel } from '@/ui/shows/ticket-view-model'
import { portOf } from '#test/support/ui/doubles'
import { providers } from '#test/support/ui/providers'
import { QuietPage } from '#test/support/ui/quiet-page'
import { camShow } from '#test/support/ui/shows'

const HOUR = 3_600_000

const shows = Array.from({ length: 40 }, (_, index) =>
  camShow({ id: asId<ShowId>(`show-${index}`), start: (index + 1) * HOUR, end: (index + 2) * HOUR }),
)

const nothing = (): void => undefined

it('renders the shows that are soon seen, counts all of them, and renders the others as the guest comes near', async () => {
  const model = portOf<ShowsViewModel>({
    now: 0,
    isLoggedIn: true,
    shows: portOf<ShowsViewModel['shows']>({ value: shows, error: null }),
    showAll: () => nothing,
    start: nothing,
    dispose: nothing,
  })
  const tickets = portOf<TicketViewModel>({
    about: nothing,
    isBusy: () => false,
    isReady: () => false,
    hasVoucher: () => false,
    codeOf: () => '',
    start: nothing,
    dispose: nothing,
  })
  const wrapper = await providers((container) => {
    container.bind(Page).toConstantValue(new QuietPage('/en/cam-shows/'))
    container.bind(ShowsViewModel).toConstantValue(model)
    container.bind(TicketViewModel).toConstantValue(tickets)
  }, '/en/cam-shows/')
  const screen = await render(<Screen />, { wrapper })
  await expect.element(screen.getByText('40 shows')).toBeVisible()
  const cards = (): number => screen.container.querySelectorAll('article').length
  expect(cards()).toBeLessThanOrEqual(24)
  const height = document.documentElement.scrollHeight
  // The frame of a test clips what is beyond its edge, so its guest goes to the last card each time.
  await expect
    .poll(() => {
      screen.container.querySelector('section:last-of-type li:last-of-type')?.scrollIntoView({ block: 'start' })
      return cards()
    })
    .toBe(40)
  // Their space was there before, so that nobody who returns to a place lands somewhere else.
  expect(document.documentElement.scrollHeight / height).toBeGreaterThan(0.6)
  expect(document.documentElement.scrollHeight / height).toBeLessThan(1.6)
})
