import '@/ui/theme/base.css'
import { runInAction } from 'mobx'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { tickChats } from '@/adapters/backend/chat/meter/tick-chats'
import { resizeBack, resizeTo, whyHidden } from '#test/support/ui/in-sight'
import { LANGUAGES } from '@/domain/navigation/language'
import { beginChat, renderRoom, roomOf } from '#test/support/ui/whole-room'
import type { TestPlatform } from '#test/support/world/test-platform'
import { raise } from '#test/support/raise'

afterEach(resizeBack)

/** Lets seconds of a chat pass, with what the platform counts in them. */
async function pass(platform: TestPlatform, seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= 1) {
    await platform.clock.pass(1_000)
    await tickChats(platform.context, raise)
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
    await expect.element(screen.getByText('Less than two minutes left.')).toBeVisible()
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

describe('the talk on a phone', () => {
  it.each(['single', 'free'] as const)(
    'has 240 px at least once a guest writes, and more than the picture: %s',
    async (kind) => {
      const { platform, guest } = await roomOf(kind, 500)
      await beginChat(platform, guest, kind)
      await resizeTo(390, 844)
      const { screen } = await renderRoom(platform, guest)
      if (kind === 'free') await userEvent.click(screen.getByRole('button', { name: 'Got it' }))
      const field = screen.getByRole('textbox', { name: /^Write to/u })
      await expect.element(field).toBeEnabled()
      const talk = screen.getByRole('log')
      await userEvent.fill(field, 'Hello')
      await expect.poll(() => screen.getByRole('toolbar', { name: 'Gifts' }).elements()).toEqual([])
      const writing = talk.element().getBoundingClientRect().height
      const picture = screen.getByRole('region', { name: 'Live picture' }).element().getBoundingClientRect().height
      expect(writing).toBeGreaterThan(picture)
      expect(picture).toBeLessThanOrEqual(844 / 3)
      const active = document.activeElement
      if (active instanceof HTMLElement) active.blur()
      await expect.poll(() => talk.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(240)
      await screen.unmount()
    },
  )
})

describe('the first seconds in a room on a phone', () => {
  const SCREENS = [
    [390, 844, 240],
    [430, 932, 240],
    [320, 568, 110],
    [844, 390, 110],
  ] as const

  async function enter(kind: 'single' | 'free', width: number, height: number) {
    const { platform, guest } = await roomOf(kind, 500)
    await beginChat(platform, guest, kind)
    await resizeTo(width, height)
    const { screen } = await renderRoom(platform, guest, 'de')
    const talk = screen.getByRole('log')
    return { screen, talk, room: () => Math.round(talk.element().getBoundingClientRect().height) }
  }

  /** Taps first words where there is room for a talk; why the line, or the field for more, is not in sight. */
  async function firstWords({ screen, talk, room }: Awaited<ReturnType<typeof enter>>, least: number) {
    const words = screen.getByRole('group', { name: 'Erste Worte' })
    await expect.poll(() => words.getByRole('button').elements().length).toBe(3)
    await expect.poll(room).toBeGreaterThanOrEqual(least)
    await userEvent.click(words.getByRole('button', { name: 'Guten Abend!' }))
    const said = talk.getByText('Guten Abend!', { exact: true })
    await expect.element(said).toBeVisible()
    await expect.poll(() => words.elements()).toEqual([])
    const field = screen.getByRole('textbox', { name: /^Schreib/u })
    const why = { said: whyHidden(said.element()), field: whyHidden(field.element()) }
    await screen.unmount()
    return why
  }

  it.each(SCREENS)('have room for the talk and first words to tap at %i by %i', async (width, height, least) => {
    const why = await firstWords(await enter('single', width, height), least)
    expect(why).toEqual({ said: null, field: null })
  })

  it.each(SCREENS)('have a talk to read also above the rules of an actor at %i by %i', async (width, height, least) => {
    const shown = await enter('free', width, height)
    const accept = shown.screen.getByRole('button', { name: 'Alles klar' })
    await expect.element(accept).toBeVisible()
    expect(whyHidden(accept.element())).toBeNull()
    expect(shown.room()).toBeGreaterThanOrEqual(Math.min(least, 200) - 30)
    await userEvent.click(accept)
    expect(await firstWords(shown, least)).toEqual({ said: null, field: null })
  })
})

describe('the picture of a room', () => {
  it('has full screen with meter and end, and theatre, which stays; a drawn one has no sound and leaves no page [ADD-024]', async () => {
    const { platform, guest } = await roomOf('single', 500)
    await beginChat(platform, guest, 'single')
    await resizeTo(1280, 800)
    const { screen, container } = await renderRoom(platform, guest)
    const stage = screen.getByRole('region', { name: 'Live picture' })
    const width = () => stage.element().getBoundingClientRect().width
    await expect.element(screen.getByRole('button', { name: 'End chat' })).toBeVisible()
    for (const name of ['Mute', 'Picture in picture', 'Show quality'])
      expect(screen.getByRole('button', { name }).elements()).toEqual([])
    const theatre = screen.getByRole('button', { name: 'Theatre' })
    expect(width()).toBeLessThan(1000)
    await userEvent.click(theatre)
    expect(width()).toBe(1280)
    await expect.element(theatre).toHaveAttribute('aria-pressed', 'true')
    // The talk is on the picture, and covers nothing that can be pressed.
    expect(screen.getByRole('complementary').element().getBoundingClientRect().right).toBe(1280)
    for (const name of ['End chat', 'Theatre', 'Full screen', 'Back'])
      expect({ name, whyHidden: whyHidden(screen.getByRole('button', { name, exact: true }).element()) }).toEqual({
        name,
        whyHidden: null,
      })
    expect(container.get<KeyValueStorage>(KeyValueStorage).read('room.theatre')).toBe('on')

    await userEvent.click(screen.getByRole('button', { name: 'Full screen' }))
    await expect.poll(() => document.fullscreenElement).toBe(stage.element())
    expect(stage.element().contains(screen.getByRole('button', { name: 'End chat' }).element())).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Exit full screen' }))
    await expect.poll(() => document.fullscreenElement).toBeNull()
    await screen.unmount()
  })
})

describe('a quiet room', () => {
  it('has no goals, gifts or offers, still has meter, warning and end, and is quiet the next time too [BEY-005]', async () => {
    const { platform, guest } = await roomOf('single', 20)
    await beginChat(platform, guest, 'single')
    await resizeTo(1280, 800)
    const { screen, container } = await renderRoom(platform, guest)
    const account = container.get(GuestViewModel)
    const oneClick = { enabled: true, amounts: [40, 100, 200], means: '•••• 4242' }
    runInAction(() => {
      if (account.guest !== null) account.guest = { ...account.guest, oneClick }
    })
    const goal = screen.getByTestId('tip-goal')
    const shelf = screen.getByRole('toolbar', { name: 'Gifts' })
    const offers = () => document.querySelectorAll('[role="alert"] ~ * button').length
    await expect.element(goal).toBeVisible()
    await expect.element(shelf).toBeVisible()
    await expect.poll(offers).toBeGreaterThan(0)

    const quiet = screen.getByRole('button', { name: 'Quiet room' })
    await userEvent.click(quiet)
    await expect.element(quiet).toHaveAttribute('aria-pressed', 'true')
    await expect
      .poll(() => ({
        goalElementCount: goal.elements().length,
        shelfElementCount: shelf.elements().length,
        offers: offers(),
      }))
      .toEqual({ goalElementCount: 0, shelfElementCount: 0, offers: 0 })
    await expect.element(screen.getByText('Less than two minutes left.')).toBeVisible()
    for (const shown of [
      screen.getByRole('timer'),
      screen.getByTestId('spent'),
      screen.getByRole('button', { name: 'End chat' }),
    ])
      await expect.element(shown).toBeVisible()
    // Who wants to give a tip can, and sees the goal there.
    await userEvent.click(screen.getByRole('button', { name: 'Tip', exact: true }))
    await expect.element(goal).toBeVisible()
    expect(container.get<KeyValueStorage>(KeyValueStorage).read('room.quiet')).toBe('on')
    await screen.unmount()
  })
})

describe('a link to the preview', () => {
  it('plays it at once, and after it the lobby offers what follows', async () => {
    const { platform, guest } = await roomOf('preview', 0)
    const { screen } = await renderRoom(platform, guest, 'en', { mode: 'preview' })
    await expect.element(screen.getByText(/The preview ends in \d seconds\./u)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Watch preview' }).elements()).toEqual([])
    await pass(platform, 8)
    await expect.element(screen.getByRole('heading', { name: 'Stay a little longer with Mira Solène?' })).toBeVisible()
    expect(await guest.ports.chat.running()).toBeNull()
    await screen.unmount()
  })
})

describe('the lobby', () => {
  afterEach(() => history.replaceState(history.state, '', location.pathname))

  it('has the chosen kind of chat still after a sign-up, and in its address', async () => {
    const { platform } = await roomOf('single', 0)
    const { screen, container } = await renderRoom(platform, await platform.visitor())
    const single = screen.getByRole('radio', { name: 'Private chat · 12 VXC per minute' })
    await userEvent.click(single)
    expect(new URLSearchParams(location.search).get('mode')).toBe('single')
    // The guest of the page is another one from then on, and the room is read again for them.
    const { guest: member } = await roomOf('single', 0)
    const guest = container.get(GuestViewModel)
    const account = await member.ports.guest.current()
    runInAction(() => (guest.guest = account))
    await expect.poll(() => screen.getByRole('radio').elements().length).toBe(0)
    await expect.element(single).toBeChecked()
    await screen.unmount()
  })

  it('prompts a guest who has not chosen, and moves them to the choice', async () => {
    const { platform, guest } = await roomOf('single', 100)
    const { screen } = await renderRoom(platform, guest)
    await userEvent.click(screen.getByRole('button', { name: 'Choose how to chat' }))
    await expect.element(screen.getByRole('alert')).toHaveTextContent('First choose one of these.')
    expect(document.activeElement).toBe(screen.getByRole('radio').first().element())
    await userEvent.click(screen.getByRole('radio', { name: /^Private chat/u }))
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
    await screen.unmount()
  })

  it('shows for each paid kind how long the coins last', async () => {
    const { platform, guest } = await roomOf('video-call', 62)
    const { screen } = await renderRoom(platform, guest)
    const paid = screen.getByRole('radio', { name: /^Private chat/u })
    await expect.element(paid).toHaveAccessibleDescription(/Your 62 VXC last for about 05:10\./u)
    const call = screen.getByRole('radio', { name: /^Video call/u })
    await expect.element(call).toHaveAccessibleDescription(/Your 62 VXC last for about 04:08\./u)
    await screen.unmount()
  })

  it('has the start button in sight on a laptop and on a phone, in every language and for every kind', async () => {
    const { platform, guest } = await roomOf('video-call', 62)
    await platform.setActor('1', { state: { isVoyeurChatAvailable: true } })
    const { screen, texts } = await renderRoom(platform, guest)
    await expect.poll(() => screen.getByRole('radio').elements().length).toBeGreaterThan(3)
    const hidden: string[] = []
    for (const language of LANGUAGES) {
      await texts.setLanguage(language)
      for (const radio of screen.getByRole('radio').elements()) {
        await resizeTo(1440, 900)
        await userEvent.click(radio)
        for (const [width, height] of [
          [1440, 900],
          [390, 844],
        ] as const) {
          await resizeTo(width, height)
          for (const box of document.querySelectorAll('form, section div')) box.scrollTo(0, 0)
          const start = document.querySelector('form [type="submit"]')
          const why = start === null ? 'not there' : whyHidden(start)
          if (why !== null) hidden.push(`${language} ${width} ${start?.textContent}: ${why}`)
        }
      }
    }
    expect(hidden).toEqual([])
    await screen.unmount()
  })

  it('names what is missing in minutes and money', async () => {
    const { platform, guest } = await roomOf('video-call', 0)
    const { screen } = await renderRoom(platform, guest)
    await userEvent.click(screen.getByRole('radio', { name: /^Video call/u }))
    await userEvent.click(screen.getByRole('button', { name: /^Start video call/u }))
    await expect
      .element(screen.getByText(/A minute costs 15 VXC, and you have 0 VXC\. .* buys about 02:40 minutes\./u))
      .toBeVisible()
    await screen.unmount()
  })
})
