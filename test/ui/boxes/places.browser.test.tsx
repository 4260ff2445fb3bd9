import '@/ui/theme/base.css'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { SendFeatureFeedback } from '@/application/feedback/send-feature-feedback'
import { guestWith, portOf } from '#test/support/ui/doubles'
import { BalanceCard, CountsCard } from '@/ui/account/standing-cards'
import { Screen as Prices } from '@/ui/payments/prices/prices-screen'
import { FeatureFeedback } from '@/ui/feedback/feature-feedback-screen'
import { PinnedPhotos } from '@/ui/albums/pinned/pinned-photos-screen'
import { GalleryGateway } from '@/application/albums/gallery-gateway'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Highlights } from '@/ui/albums/highlights/highlights-screen'
import { ValueHistory } from '@/ui/media/vip30/value-history-screen'
import { Vip30Gateway } from '@/application/media/vip30-gateway'
import { asId, type ActorId } from '@/domain/ids'
import { videoWith } from '#test/support/ui/videos'
import { Modals } from '@/ui/base/modals'
import { boxHost } from '#test/support/ui/boxes'
import { photoWith } from '#test/support/ui/pinned-photos'

it('explains a coin beside the balance, and shows the first steps beside what a guest has [MOD-023][MOD-026]', async () => {
  const modals = new Modals()
  const guest = guestWith()
  const { dialog, screen } = await boxHost({
    guest,
    given: [[Modals, modals]],
    namespaces: ['account', 'payments'],
    children: (
      <>
        <BalanceCard guest={guest} checkout={{ open: async () => undefined }} modals={modals} />
        <CountsCard guest={guest} modals={modals} />
      </>
    ),
  })
  await userEvent.click(screen.getByRole('button', { name: 'What is a VXC?' }))
  await expect.element(dialog.getByRole('heading', { name: 'What is a VXC?' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'First steps' }))
  await expect.element(dialog.getByRole('heading', { name: 'Your first steps' })).toBeVisible()
})

it('explains on the page of prices what a coin is, and what costs nothing [MOD-025][MOD-026]', async () => {
  const { modals, screen, dialog } = await boxHost({ namespaces: ['payments'], children: <Prices /> })
  await userEvent.click(screen.getByRole('button', { name: 'What is free of charge?' }))
  expect(modals.open?.id).toBe('fifteen-minutes-preview')
  await expect.element(dialog.getByRole('heading', { name: 'Look around, free of charge' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(screen.getByRole('button', { name: 'What is a VXC?' }))
  expect(modals.open?.id).toBe('vxcoin-info')
})

it('offers the survey to who has rated a part of the product [MOD-030]', async () => {
  const { modals, screen } = await boxHost({
    given: [[SendFeatureFeedback, portOf<SendFeatureFeedback>({ send: async () => true })]],
    namespaces: ['feedback'],
    children: <FeatureFeedback feature="library" />,
  })
  await userEvent.click(screen.getByRole('button', { name: '5 of 5' }))
  await userEvent.click(screen.getByRole('button', { name: 'Send feedback' }))
  await userEvent.click(screen.getByRole('button', { name: 'Give feedback' }))
  expect(modals.open?.id).toBe('survey')
})

it('plays the video that an actor recommends above their page [MOD-015]', async () => {
  const gallery = portOf<GalleryGateway>({ promotedVideo: async () => videoWith(), topVideos: async () => [] })
  const { modals, screen } = await boxHost({
    given: [
      [GalleryGateway, gallery],
      [GuestViewModel, portOf<GuestViewModel>({ guest: guestWith(), isLoggedIn: true, audience: 'member' })],
    ],
    namespaces: ['albums', 'media'],
    children: <Highlights actorId={asId<ActorId>('a9')} name="Pia Winter" before={[]} />,
  })
  await userEvent.click(screen.getByRole('button', { name: 'Watch here' }))
  expect(modals.open).toEqual({ id: 'video-with-player', values: { videoId: 'v1' } })
})

it('shows the VIP club beside the VIP30 offers [MOD-005]', async () => {
  const { modals, screen } = await boxHost({
    given: [
      [Vip30Gateway, portOf<Vip30Gateway>({ videosValueHistory: async () => [] })],
      [GuestViewModel, portOf<GuestViewModel>({ guest: guestWith(), isLoggedIn: true, audience: 'member' })],
    ],
    namespaces: ['media'],
    children: <ValueHistory />,
  })
  await userEvent.click(screen.getByRole('button', { name: 'What the VIP club gives you' }))
  expect(modals.open).toEqual({ id: 'vip30', values: {} })
})

it('removes pictures from the row of pinned ones, which is loaded again then [MOD-028]', async () => {
  let pinned = ['a', 'b']
  const gallery = portOf<GalleryGateway>({
    pinnedPhotos: async () => pinned.map(photoWith),
    pin: async ({ id }) => {
      pinned = pinned.filter((each) => each !== id)
      return { ok: true }
    },
  })
  const guest = guestWith()
  const { dialog, screen } = await boxHost({
    given: [
      [GalleryGateway, gallery],
      [GuestViewModel, portOf<GuestViewModel>({ guest, isLoggedIn: true, audience: 'member' })],
    ],
    namespaces: ['albums'],
    children: <PinnedPhotos />,
  })
  await userEvent.click(screen.getByRole('button', { name: 'Remove pictures' }))
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Dusk a, by Mira' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Remove 1 picture' }))
  await expect.poll(() => screen.getByRole('link').elements().length).toBe(1)
})
