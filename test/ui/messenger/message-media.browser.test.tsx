import '@/ui/theme/base.css'
import { observer } from 'mobx-react-lite'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import type { MessageMediaGateway, UnlockResult } from '@/application/messenger/message-media-gateway'
import type { Message } from '@/domain/messenger/message'
import type { MessageMedia as Media, MessageMediaFile } from '@/domain/messenger/message-media'
import { MessageMedia } from '@/ui/messenger/message-media'
import { accept, message, openConversation } from '#test/support/ui/conversation'
import { providers } from '#test/support/ui/providers'
import { grantedAddress } from '@/domain/media/granted-address'

const LOCKED: Media = {
  kind: 'picture',
  price: 9,
  seconds: null,
  ageRating: 16,
  poster: { family: 3, variant: 'b1' },
  unlocked: false,
  need: 'needPurchase',
}

const withMedia = (change: Partial<Media> = {}): Message => ({ ...message(2), media: { ...LOCKED, ...change } })

const UNLOCKED = withMedia({ unlocked: true, need: null })

/** A card in a conversation over a platform that the test makes, and how often a file was requested. */
async function cardOf(first: Message, gateway: Partial<MessageMediaGateway> = {}) {
  const requested: string[] = []
  const page = await openConversation(
    accept([]),
    {},
    { messages: async () => ({ items: [first], next: null }) },
    {
      ...gateway,
      file: async (id) => {
        requested.push(id)
        return (await gateway.file?.(id)) ?? null
      },
    },
  )
  const Card = observer(function Card() {
    const [now] = page.conversation.history.messages
    return now?.media ? (
      <MessageMedia message={now} media={now.media} name="Ada" files={page.conversation.media} />
    ) : null
  })
  const screen = await render(<Card />, { wrapper: await providers() })
  return { ...page, screen, requested }
}

const picture = (address: string): MessageMediaFile => ({ kind: 'picture', address: grantedAddress(address) })

it('shows what is locked below a poster with its price on the button, and requests no file', async () => {
  const { screen, requested } = await cardOf(withMedia({ kind: 'video', seconds: 15 }))
  const card = screen.getByRole('group', { name: 'Video from Ada' })
  await expect.element(card.getByText('A video for you')).toBeVisible()
  await expect.element(card.getByText('00:15')).toBeVisible()
  const button = card.getByRole('button', { name: 'Unlock for 9 VXC' })
  expect(button.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  expect(requested).toEqual([])
})

it('sends the price on the button once while it unlocks, then shows the picture with the focus on its card', async () => {
  const answer = Promise.withResolvers<UnlockResult>()
  const bought: number[] = []
  const { screen, guest, requested } = await cardOf(withMedia(), {
    unlock: async (_id, _key, agreed) => {
      bought.push(agreed)
      return answer.promise
    },
    file: async () => picture('/nowhere/1'),
  })
  const button = screen.getByRole('button', { name: 'Unlock for 9 VXC' })
  await button.click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await button.click({ force: true })
  expect(bought).toEqual([9])
  answer.resolve({ ok: true, message: UNLOCKED, balance: 31, charged: 9 })
  await expect.element(screen.getByRole('button', { name: 'View the picture from Ada' })).toBeVisible()
  await expect.element(screen.getByRole('group', { name: 'Picture from Ada' })).toHaveFocus()
  expect(guest.guest?.balance).toBe(31)
  expect(bought).toEqual([9])
  expect(requested.length).toBeGreaterThan(0)
})

it('refuses a price that has risen: the button names the new one, and can be pressed again', async () => {
  const { screen, toasts } = await cardOf(withMedia(), {
    unlock: async () => ({ ok: false, reason: 'price-changed', missing: 0 }),
    message: async () => withMedia({ price: 12 }),
  })
  await screen.getByRole('button', { name: 'Unlock for 9 VXC' }).click()
  const button = screen.getByRole('button', { name: 'Unlock for 12 VXC' })
  await expect.element(button).toBeEnabled()
  await expect.element(button).not.toHaveAttribute('aria-busy')
  expect(toasts.waiting.map(({ text }) => text)).toEqual(['messenger.media.refused.price-changed'])
})

it('can be pressed again after a purchase that did not get through', async () => {
  const { screen, toasts } = await cardOf(withMedia(), { unlock: () => Promise.reject(new Error('offline')) })
  const button = screen.getByRole('button', { name: 'Unlock for 9 VXC' })
  await button.click()
  await expect.poll(() => toasts.waiting.length).toBe(1)
  await expect.element(button).not.toHaveAttribute('aria-busy')
})

it('opens the box that names the missing coins where there are too few', async () => {
  const { screen, modals } = await cardOf(withMedia(), {
    unlock: async () => ({ ok: false, reason: 'not-enough-money', missing: 7 }),
  })
  await screen.getByRole('button', { name: 'Unlock for 9 VXC' }).click()
  await expect.poll(() => modals.open).toEqual({ id: 'not-enough-money', values: { missing: 7 } })
})

it('shows an unlocked picture over the whole window on a press', async () => {
  const { screen } = await cardOf(UNLOCKED, { file: async () => picture('/nowhere/1') })
  await screen.getByRole('button', { name: 'View the picture from Ada' }).click()
  await expect.element(screen.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeVisible()
  await expect.element(screen.getByRole('dialog').getByRole('button', { name: 'Next picture' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('dialog', { name: 'Ada' })).toBeVisible()
})

it('requests the address of an unlocked video when it is played, and no earlier', async () => {
  const { screen, requested } = await cardOf(withMedia({ kind: 'video', seconds: 15, unlocked: true, need: null }), {
    file: async () => ({ kind: 'video', playlistUrl: grantedAddress('/nowhere/index.m3u8'), seconds: 15 }),
  })
  const play = screen.getByRole('button', { name: 'Play the video from Ada' })
  await expect.element(play).toBeVisible()
  expect(requested).toEqual([])
  await play.click()
  await expect.element(screen.getByRole('region', { name: 'Video from Ada' })).toBeVisible()
})

it('shows that a file could not be loaded, and loads it on request', async () => {
  // What the picture's own failure requests again is answered as well: this test is about the first answer.
  const answers = [null]
  const { screen } = await cardOf(UNLOCKED, {
    file: async () => (answers.length > 0 ? (answers.pop() ?? null) : picture('/nowhere/1')),
  })
  await expect.element(screen.getByText('This couldn’t be loaded.')).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('button', { name: 'View the picture from Ada' })).toBeVisible()
})

it('requests another address once for a picture that does not load', async () => {
  const files = [picture('/nowhere/old'), picture('/nowhere/new'), picture('/nowhere/third')]
  const { screen, requested } = await cardOf(UNLOCKED, { file: async () => files.shift() ?? null })
  const image = () => screen.container.querySelector('img')
  await expect.poll(() => image()?.getAttribute('src')).toBe('/nowhere/new-w640.webp')
  await expect.poll(() => image()?.dataset['state'], { timeout: 5_000 }).toBe('gone')
  expect(requested).toHaveLength(2)
})

it('leaves the gates of age and account shut, and leads to what opens them', async () => {
  const rated = await cardOf(withMedia({ ageRating: 18, need: 'needAgeCheck' }))
  await expect.element(rated.screen.getByText('This requires proof of age.')).toBeVisible()
  await rated.screen.getByRole('button', { name: 'Prove my age' }).click()
  expect(rated.modals.open?.id).toBe('avs')
  expect(rated.requested).toEqual([])
  await rated.screen.unmount()
  const anonymous = await cardOf(withMedia({ need: 'needLogin' }))
  expect(anonymous.screen.getByRole('button').elements()).toHaveLength(1)
  expect(anonymous.screen.getByRole('button').element().textContent).not.toContain('VXC')
})
