import '@/ui/theme/base.css'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import { LibraryGateway } from '@/application/library/library-gateway'
import { WatchPositions } from '@/application/media/watch-positions'
import { asId, type VideoId } from '@/domain/ids'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { ContinueWatching } from '@/ui/media/home/continue-watching-screen'
import { ContinueWatchingViewModel } from '@/ui/media/home/continue-watching-view-model'
import { FakeLive, FakeStorage, guestWith, portOf } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { itemWith } from '#test/support/ui/library'
import { providers } from '#test/support/ui/providers'

async function shelf(isLoggedIn: boolean) {
  const storage = new FakeStorage()
  const positions = new WatchPositions(storage)
  positions.store(asId<VideoId>('begun'), 60, 200)
  positions.store(asId<VideoId>('of-others'), 60, 200)
  const items = ['finished', 'begun'].map((id) => itemWith({ id, subjectId: id, title: `Video ${id}`, duration: 200 }))
  const guest = guestOver(portOf<GuestGateway>({ open: async () => guestWith({ isLoggedIn }) }), new FakeLive())
  await guest.open('en')
  const lists: string[] = []
  const library = portOf<LibraryGateway>({
    list: async ({ list }) => {
      lists.push('mix' in list ? list.mix : list.medium)
      return { items, next: null }
    },
  })
  const screen = await render(<ContinueWatching />, {
    wrapper: await providers((container) => {
      container.bind(LibraryGateway).toConstantValue(library)
      container.bind(GuestViewModel).toConstantValue(guest)
      container.bind(KeyValueStorage).toConstantValue(storage)
      container.bind(WatchPositions).toConstantValue(positions)
      container.bind(ContinueWatchingViewModel).toSelf()
    }),
  })
  return { screen, lists }
}

it('shows the videos of the history that were stopped on the way, and how much of each is left', async () => {
  const { screen } = await shelf(true)
  await expect.element(screen.getByRole('heading', { name: 'Continue watching' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Video begun' })).toBeVisible()
  await expect.element(screen.getByText('02:20 left')).toBeVisible()
  // One was seen to its end, and another guest of this device has begun the third.
  expect(screen.getByRole('article').elements()).toHaveLength(1)
})

it('requests nothing for a guest without an account, and shows nothing', async () => {
  const { screen, lists } = await shelf(false)
  await expect.poll(() => screen.container.textContent).toBe('')
  expect(lists).toEqual([])
})
