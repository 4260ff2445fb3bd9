import '@/ui/theme/base.css'
import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { tickChats } from '@/adapters/backend/chat/tick-chats'
import { resizeBack, resizeTo } from '#test/support/ui/in-sight'
import { beginChat, renderRoom, roomOf } from '#test/support/ui/whole-room'
import type { TestPlatform } from '#test/support/world/test-platform'

afterEach(resizeBack)

/** Lets seconds of a chat pass, with what the platform counts in them. */
async function pass(platform: TestPlatform, seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= 1) {
    await platform.clock.pass(1_000)
    await tickChats(platform.context)
  }
}

describe('the welcome minutes of a new guest', () => {
  it('are named on the button, begin by themselves without a coin, and the room shows until when it is free and what follows', async () => {
    const { platform, guest } = await roomOf('single', 0)
    await platform.setActor('1', { state: { isActorAvailableForConversionChat: true } })
    const { screen } = await renderRoom(platform, guest)
    await userEvent.click(screen.getByRole('radio', { name: 'Private chat · 12 VXC per minute' }))
    const start = screen.getByRole('button', { name: 'Start private chat · 3 minutes free, then 12 VXC per minute' })
    await userEvent.click(start)
    await expect.element(screen.getByText(/Private chat · free for 03:00, then 12 VXC per minute/u)).toBeVisible()
    await expect.element(screen.getByTestId('spent')).toHaveTextContent('0 VXC')
    expect(screen.getByRole('button', { name: 'Top up' }).elements()).toEqual([])
    await pass(platform, 30)
    await expect.element(screen.getByText(/free for 02:(?:29|30)/u)).toBeVisible()
    await pass(platform, 31)
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Less than two minutes left.')
    await screen.unmount()
  })

  it('are not shown where the actor does not take part', async () => {
    const { platform, guest } = await roomOf('single', 0)
    await platform.setActor('1', { state: { isActorAvailableForConversionChat: false } })
    await platform.setActor('2', { state: { isOnline: true, isActorAvailableForConversionChat: true } })
    const { screen } = await renderRoom(platform, guest)
    await userEvent.click(screen.getByRole('radio', { name: 'Private chat · 12 VXC per minute' }))
    await expect.element(screen.getByRole('button', { name: 'Start private chat · 12 VXC per minute' })).toBeVisible()
    expect(screen.getByRole('region', { name: 'Welcome minutes' }).elements()).toEqual([])
    await screen.unmount()
  })
})

describe('the meter on a phone', () => {
  it('shows time, all that was spent, what is left until the stop, and the stop', async () => {
    const { platform, guest } = await roomOf('single', 500)
    const { chatId } = await beginChat(platform, guest, 'single')
    await guest.ports.chat.setStop(chatId, 24)
    const [gift] = await guest.ports.gifts.catalog()
    if (gift === undefined) throw new Error('there is no gift')
    const { screen } = await renderRoom(platform, guest)
    await resizeTo(390, 844)
    await expect.element(screen.getByText('left of 24 VXC')).toBeVisible()
    await expect.element(screen.getByRole('textbox', { name: 'stop at (VXC)' })).toHaveValue('24')
    await expect.element(screen.getByText('2 min', { exact: true })).toBeVisible()
    await screen.unmount()
  })
})
