import '@/ui/theme/base.css'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { MessengerGateway } from '@/application/messenger/messenger-gateway'
import { asId, type ChannelId } from '@/domain/ids'
import { UnreadMenu } from '@/ui/app/unread-menu'
import { InboxViewModel } from '@/ui/messenger/inbox-view-model'
import { UnreadChannelsViewModel } from '@/ui/messenger/unread-channels-view-model'
import { channelWith } from '#test/support/ui/channels'
import { FakeClock, FakeLive, guestWith, portOf } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { providers } from '#test/support/ui/providers'

const NAMES = ['Mira', 'Noor', 'Ines', 'Vera', 'Jonas', 'Lotte', 'Sami']

async function show(isLoggedIn = true) {
  const live = new FakeLive()
  const platform = {
    channels: NAMES.map((actorName, index) =>
      channelWith({
        id: asId<ChannelId>(`c${index}`),
        actorName,
        subject: `from ${actorName}`,
        messageTimestamp: 100 - index,
      }),
    ),
  }
  const gateway = portOf<MessengerGateway>({
    // Answers more than was requested: how many are shown is up to the view.
    channels: async () => ({ items: platform.channels, total: platform.channels.length }),
    unreadTotal: async () => 14,
  })
  const current = async () => guestWith({ isLoggedIn })
  const guest = guestOver(portOf<GuestGateway>({ open: current, current }), live)
  await guest.open('en')
  const inbox = new InboxViewModel(gateway, live, guest)
  inbox.start()
  const wrapper = await providers((container) => {
    container
      .bind(UnreadChannelsViewModel)
      .toConstantValue(new UnreadChannelsViewModel(gateway, live, guest, inbox, new FakeClock()))
  })
  const screen = await render(<UnreadMenu />, { wrapper })
  return { screen, live, platform, button: screen.getByRole('button', { name: '14 unread messages' }) }
}

it('shows the five newest conversations with something unread, and the way to all of them [MSG-012]', async () => {
  const { screen, button } = await show()
  await button.click()
  const entries = screen.getByRole('menuitem')
  await expect.poll(() => entries.elements().length).toBe(6)
  const words = entries.elements().map(({ textContent }) => textContent)
  expect(words.slice(0, 5).map((line) => NAMES.find((name) => line.startsWith(name)))).toEqual(NAMES.slice(0, 5))
  expect(words[5]).toBe('Messages')
  expect(entries.elements()[0]?.getAttribute('href')).toBe('/en/messenger/c0/')
})

it('follows what is read on another page of the guest, and can be used with keys alone', async () => {
  const { screen, live, platform, button } = await show()
  platform.channels = platform.channels.slice(6)
  live.send({ type: 'messageRead', channelId: asId('c0'), messageId: asId('c0.1') })
  const trigger = button.element() as HTMLElement
  trigger.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('menuitem', { name: /^Sami/u })).toHaveFocus()
  expect(screen.getByRole('menuitem').elements().length).toBe(2)
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
})

it('is not there for a visitor', async () => {
  const { screen } = await show(false)
  expect(screen.getByRole('button').elements()).toEqual([])
})
