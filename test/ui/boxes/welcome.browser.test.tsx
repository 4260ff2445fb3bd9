import '@/ui/theme/base.css'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ActorGateway } from '@/application/actors/actor-gateway'
import { OffersGateway } from '@/application/chat/offers-gateway'
import type { Actor, ActorSummary } from '@/domain/actors/actor'
import type { ConversionChat } from '@/domain/chat/conversion-chat'
import { LANGUAGES } from '@/domain/navigation/language'
import { isBoxId } from '@/ui/app/box-files'
import { loginBoxId } from '@/ui/boxes/welcome/login-box-id'
import { actorWith } from '#test/support/ui/actors'
import { boxHost } from '#test/support/ui/boxes'
import { FakeClock, guestWith, portOf } from '#test/support/ui/doubles'
import { everyText } from '#test/support/ui/every-text'

const visitor = guestWith({ isLoggedIn: false })

it.each(LANGUAGES)(
  'has the name of the site in the id of its login, and logs in or signs up: %s [MOD-017]',
  async (language) => {
    const { modals, dialog, opened } = await boxHost({ language, guest: visitor })
    const { boxes, shell } = everyText(language)
    modals.show(loginBoxId('Vesper'))
    await expect
      .element(dialog.getByRole('heading', { name: boxes.login.title.replace('{{product}}', shell.brand) }))
      .toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: shell.account.logIn }))
    modals.show('vesper-login')
    await userEvent.click(dialog.getByRole('button', { name: shell.account.signUp }))
    expect({ opened, open: modals.open }).toEqual({
      opened: [
        { flow: 'login', options: {} },
        { flow: 'signup', options: {} },
      ],
      open: null,
    })
  },
)

it('knows the login of this site by its name, and no other [MOD-017]', () => {
  expect(
    ['vesper-login', 'other-login', 'product-login'].map((id) => ({ id, isKnown: isBoxId(id, 'vesper') })),
  ).toEqual([
    { id: 'vesper-login', isKnown: true },
    { id: 'other-login', isKnown: false },
    { id: 'product-login', isKnown: false },
  ])
})

it('says that logging in is switched off in place of the buttons, and who is logged in already [MOD-017]', async () => {
  const off = await boxHost({ guest: visitor, disableLogin: true })
  off.modals.show('vesper-login')
  await expect.element(off.dialog.getByText(everyText('en').payments.refused['login-disabled'])).toBeVisible()
  expect(off.dialog.getByRole('button').elements().length).toBe(1)
  await off.screen.unmount()
  const known = await boxHost()
  known.modals.show('vesper-login')
  await expect.element(known.dialog.getByText('You are logged in as Robin.')).toBeVisible()
})

it.each(LANGUAGES)(
  'signs up to take part in the feed, and the like that led there waits for it: %s [MOD-016]',
  async (language) => {
    const { modals, dialog, opened } = await boxHost({ language, guest: visitor })
    const { boxes, shell } = everyText(language)
    modals.show('feed-signup', { name: 'Mira', post: 'p7', address: '/en/feed/' })
    await expect.element(dialog.getByRole('heading', { name: boxes.feed.of.replace('{{name}}', 'Mira') })).toBeVisible()
    await expect.element(dialog.getByText(boxes.feed.like)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: shell.account.signUp }))
    const params = { targetId: 'post:p7', targetUrl: '/en/feed/' }
    expect({ opened, open: modals.open }).toEqual({
      opened: [{ flow: 'signup', options: { host: 'Mira', pending: { type: 'like', params } } }],
      open: null,
    })
  },
)

/** The actor of the page, as the platform knows them. */
const known = portOf<ActorGateway>({
  byIdOrName: async (name) => (name === 'mira' ? portOf<Actor>({ ...actorWith() }) : null),
})

it.each(LANGUAGES)(
  'invites a visitor from an actor’s own site to sign up, who is pinned then: %s [MOD-021]',
  async (language) => {
    const { modals, dialog, opened } = await boxHost({
      language,
      guest: visitor,
      address: `/${language}/amateur/mira/`,
      given: [[ActorGateway, known]],
    })
    const { boxes, shell } = everyText(language)
    modals.show('vxmodelsites-conversion')
    await expect
      .element(dialog.getByRole('heading', { name: boxes.modelSite.title.replace('{{name}}', 'Mira') }))
      .toBeVisible()
    await expect.element(dialog.getByText(boxes.modelSite.text.replaceAll('{{name}}', 'Mira'))).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: shell.account.signUp }))
    const pending = { type: 'pinActor', params: { targetId: '1', value: 'Mira' } }
    expect({ opened, open: modals.open }).toEqual({
      opened: [{ flow: 'signup', options: { host: 'Mira', pending } }],
      open: null,
    })
  },
)

it('leads to all actors from a page that is about none [MOD-021]', async () => {
  const { modals, dialog } = await boxHost({ guest: visitor, address: '/en/' })
  modals.show('vxmodelsites-conversion')
  await expect.element(dialog.getByRole('link', { name: 'See all performers' })).toHaveAttribute('href', '/en/cams/')
})

/** The platform's offer of welcome minutes, and what it was switched to. */
function welcome(state: Omit<ConversionChat, 'now'>, actors: readonly ActorSummary[]) {
  const switched: string[] = []
  let isOn = state.isOn
  const now = new FakeClock().now()
  const gateway = portOf<OffersGateway>({
    conversion: async () => ({ ...state, isOn, now }),
    conversionActors: async () => actors,
    switchConversion: async (action) => {
      switched.push(action)
      isOn = action === 'enable'
      return { ...state, isOn, now }
    },
  })
  return { gateway, switched }
}

const HOUR = 3_600_000

it.each(LANGUAGES)(
  'offers the welcome minutes with who takes part, and leads into a chat: %s [MOD-004]',
  async (language) => {
    const now = new FakeClock().now()
    const { gateway } = welcome({ candidateEnd: now + 5 * HOUR, end: null, isOn: false, minutesLeft: 3 }, [actorWith()])
    const { modals, dialog, visited } = await boxHost({
      language,
      given: [[OffersGateway, gateway]],
    })
    const { boxes, chat } = everyText(language)
    modals.show('conversion-chat')
    await expect
      .element(dialog.getByRole('heading', { name: chat.welcome.switch_other.replace('{{count}}', '3') }))
      .toBeVisible()
    await expect.element(dialog.getByText(chat.welcome.begin_other.replace('{{count}}', '5'))).toBeVisible()
    await userEvent.click(dialog.getByRole('link', { name: boxes.chat.enter.replace('{{name}}', 'Mira') }))
    expect({ visited, open: modals.open }).toEqual({ visited: [`/${language}/amateur/mira/chat/`], open: null })
  },
)

it('switches minutes that have begun on again [MOD-004]', async () => {
  const now = new FakeClock().now()
  const { gateway, switched } = welcome({ candidateEnd: null, end: now + HOUR, isOn: false, minutesLeft: 2 }, [
    actorWith(),
  ])
  const { modals, dialog } = await boxHost({
    given: [[OffersGateway, gateway]],
  })
  modals.show('conversion-chat')
  await userEvent.click(dialog.getByRole('button', { name: 'Switch the minutes on' }))
  await expect.element(dialog.getByRole('link', { name: 'Chat with Mira' })).toBeVisible()
  expect(switched).toEqual(['enable'])
})

it.each(LANGUAGES)(
  'offers a top-up where no minutes are left, and an account to a visitor: %s [MOD-004]',
  async (language) => {
    const { boxes, shell } = everyText(language)
    const member = await boxHost({ language, guest: guestWith({ balance: 1 }) })
    member.modals.show('conversion-chat')
    await expect.element(member.dialog.getByText(boxes.chat.topUp.replace('{{coins}}', '1 VXC'))).toBeVisible()
    await userEvent.click(member.dialog.getByRole('listitem').getByRole('button').first())
    expect(member.opened).toEqual([{ flow: 'moneycharge', options: { selectedAmount: 40 } }])
    await member.screen.unmount()
    const anonymous = await boxHost({ language, guest: visitor })
    anonymous.modals.show('conversion-chat')
    await expect
      .element(anonymous.dialog.getByText(boxes.chat.visitorText_other.replace('{{count}}', '3')))
      .toBeVisible()
    await userEvent.click(anonymous.dialog.getByRole('button', { name: shell.account.signUp }))
    expect(anonymous.opened).toEqual([{ flow: 'signup', options: {} }])
  },
)

it.each(LANGUAGES)(
  'lists what costs nothing, with the minutes of free chat that are left today: %s [MOD-025]',
  async (language) => {
    const offers = portOf<OffersGateway>({ freeChatDuration: async () => ({ used: 600, left: 3_000 }) })
    const { modals, dialog } = await boxHost({
      language,
      given: [[OffersGateway, offers]],
    })
    const { looks } = everyText(language).boxes
    modals.show('fifteen-minutes-preview')
    await expect.element(dialog.getByText(looks.freeLeft_other.replace('{{count}}', '50'))).toBeVisible()
    expect(
      dialog
        .getByRole('listitem')
        .elements()
        .map((each) => each.textContent),
    ).toEqual([
      looks.live,
      looks.video_other.replace('{{count}}', '20'),
      looks.freeLeft_other.replace('{{count}}', '50'),
    ])
    await expect
      .element(dialog.getByRole('link', { name: looks.show }))
      .toHaveAttribute('href', `/${language}/cams/?mode=preview`)
  },
)

it('tells a visitor what a new account has besides [MOD-025]', async () => {
  const { modals, dialog } = await boxHost({ guest: visitor })
  modals.show('fifteen-minutes-preview')
  await expect.element(dialog.getByText('With a new account, 3 minutes of paid chat')).toBeVisible()
  await expect.element(dialog.getByText('Free chats, every day')).toBeVisible()
})
