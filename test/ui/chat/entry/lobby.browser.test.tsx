import '@/ui/theme/base.css'
import { observable, runInAction } from 'mobx'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ActorGateway } from '@/application/actors/actor-gateway'
import { FindSimilar } from '@/application/actors/find-similar'
import type { ChatRefusal, RunningChat } from '@/application/chat/chat-gateway'
import type { Entry } from '@/application/chat/start-chat'
import type { Actor, ActorState } from '@/domain/actors/actor'
import { asId, type ActorId } from '@/domain/ids'
import type { CountedChat } from '@/domain/chat/counted-chat'
import { vxc } from '@/domain/money/money'
import type { ActorServices } from '@/ui/actors/actor-services'
import { Resource } from '@/ui/base/resource'
import { LiveActors } from '@/ui/actors/live-actors'
import { BillCard, type BilledRoom } from '@/ui/chat/bill/bill-card'
import { ClosedLobbyViewModel } from '@/ui/chat/entry/closed-lobby-view-model'
import { ExitSurveyViewModel } from '@/ui/chat/bill/exit-survey-view-model'
import { Lobby, type LobbyRoom } from '@/ui/chat/entry/lobby'
import type { LobbyChoice } from '@/ui/chat/visit/entry-view-model'
import type { NamedSum } from '@/ui/payments/pay-button'
import { ShowsViewModel } from '@/ui/shows/shows-view-model'
import { TicketViewModel } from '@/ui/shows/ticket-view-model'
import { providers } from '#test/support/ui/providers'
import { cameraOver } from '#test/support/ui/cameras'
import { actorWith } from '#test/support/ui/actors'
import { actor as mira, bill } from '#test/support/ui/rooms'
import { conversionOver } from '#test/support/ui/conversion'
import { offersOf } from '#test/support/ui/offers'
import { camShow } from '#test/support/ui/shows'
import { FakeLive, portOf } from '#test/support/ui/doubles'

const priced: Actor = {
  ...mira,
  prices: { ...mira.prices, voyeurChat: vxc(6), singleC2CChat: vxc(16) },
}

/** The show that runs in a room whose actor is in one. */
const runningShow = portOf<ShowsViewModel>({
  now: 1_500,
  isLoggedIn: true,
  shows: portOf<ShowsViewModel['shows']>({ value: [camShow({ hasStarted: true })], error: null }),
  showOf: () => () => undefined,
  start: () => undefined,
  dispose: () => undefined,
})

const noTicket = portOf<TicketViewModel>({
  isBusy: () => false,
  isReady: () => false,
  hasVoucher: () => false,
  codeOf: () => '',
  about: () => undefined,
  start: () => undefined,
  dispose: () => undefined,
})

const noSurvey = portOf<ExitSurveyViewModel>({
  questions: new Resource(async () => []),
  isSent: false,
  start: () => undefined,
  dispose: () => undefined,
})

interface LobbyFixture {
  readonly room: LobbyRoom & BilledRoom
  readonly requests: (readonly [string, number])[]
  readonly pinned: string[]
}

/** A lobby over a plain room: what is shown follows from the actor's state alone. */
async function closedLobby(
  state: Partial<ActorState>,
  change: { bill?: CountedChat; hasPreviewed?: boolean } = {},
  address = '/en/',
) {
  const requests: (readonly [string, number])[] = []
  const pinned: string[] = []
  const other = actorWith({ id: asId<ActorId>('2'), name: 'Noor', prices: { ...priced.prices, singleChat: vxc(9) } })
  const gateway = portOf<ActorGateway>({ list: async () => ({ items: [other], total: 1 }) })
  const line = new FakeLive()
  const { hasPreviewed = false, ...changed } = change
  const entry = observable(
    {
      choice: null as LobbyChoice | null,
      choose(choice: LobbyChoice) {
        this.choice = choice
      },
      isStarting: false,
      isReady: false,
      refusal: null as ChatRefusal | null,
      refusedCall: null,
      preview: async () => undefined,
      enter: async ({ mode }: Entry, { price }: NamedSum) => void requests.push([mode, price.value]),
    },
    {},
    { deep: false, autoBind: true },
  )
  const room = observable(
    {
      entry,
      meter: { hasPreviewed },
      actor: { ...priced, state: { ...priced.state, ...state } },
      isLoggedIn: true,
      balance: 87,
      bill: null,
      error: null,
      chat: null as RunningChat | null,
      again: () => undefined,
      topUp: () => undefined,
      showWays: () => undefined,
      proveAge: () => undefined,
      ...changed,
    },
    {},
    { deep: false, autoBind: true },
  )
  const actors = new LiveActors(line, gateway)
  actors.start()
  const services: ActorServices = {
    live: actors,
    pins: { toggle: async ({ name }) => void pinned.push(name) },
    guest: { isLoggedIn: true },
    checkout: { open: async () => undefined },
  }
  const similar = new ClosedLobbyViewModel(new FindSimilar(gateway), actors)
  const wrapper = await providers((container) => {
    container.bind(ShowsViewModel).toConstantValue(runningShow)
    container.bind(TicketViewModel).toConstantValue(noTicket)
    container.bind(ExitSurveyViewModel).toConstantValue(noSurvey)
  }, address)
  const found: LobbyFixture = { room, requests, pinned }
  const offers = offersOf(room.actor ?? priced, actors)
  const { conversion } = await conversionOver({ members: [] })
  return { ...found, offers, wrapper, line, services, similar, conversion }
}

const lobbyOf = async (state: Partial<ActorState>, change = {}, address = '/en/') => {
  const made = await closedLobby(state, change, address)
  return {
    ...made,
    screen: await render(
      <Lobby
        room={made.room}
        offers={made.offers}
        closedLobby={made.similar}
        conversion={made.conversion}
        camera={cameraOver().camera}
        services={made.services}
      />,
      {
        wrapper: made.wrapper,
      },
    ),
  }
}

describe('a lobby with a choice', () => {
  it('chooses no paid mode for a guest, and requires a choice, with what each costs a minute [MON-010]', async () => {
    const { screen, requests } = await lobbyOf({})
    await expect.element(screen.getByRole('radio', { name: 'Private chat · 12 VXC per minute' })).not.toBeChecked()
    await userEvent.click(screen.getByRole('button', { name: 'Choose how to chat' }))
    expect(requests).toEqual([])
    await userEvent.click(screen.getByRole('radio', { name: /^Private chat/u }))
    await userEvent.click(screen.getByRole('button', { name: 'Start private chat · 12 VXC per minute' }))
    expect(requests).toEqual([['single', 12]])
  })

  it('stores a stop that was typed in the address, and has it again after a sign-up, a top-up or a reload led back there', async () => {
    const before = location.href
    const first = await lobbyOf({})
    await userEvent.click(first.screen.getByRole('radio', { name: /^Private chat/u }))
    await userEvent.fill(first.screen.getByLabelText('Stop at (VXC)'), '4x0')
    const kept = location.search
    expect(Object.fromEntries(new URLSearchParams(kept))).toMatchObject({ mode: 'single', stop: '40' })
    history.replaceState(history.state, '', before)
    await first.screen.unmount()
    const again = await lobbyOf({}, { isLoggedIn: true }, `/en/${kept}`)
    await userEvent.click(again.screen.getByRole('radio', { name: /^Private chat/u }))
    await expect.element(again.screen.getByLabelText('Stop at (VXC)')).toHaveValue('40')
    history.replaceState(history.state, '', before)
  })

  it('names how much free chat is left today, and that there is none', async () => {
    const { screen, offers, ...made } = await lobbyOf({ freeChat: true })
    expect(screen.getByText(/of free chat left today/u).elements()).toEqual([])
    const shown = (freeSecondsLeft: number) => (
      <Lobby
        room={made.room}
        offers={{ ...offers, freeSecondsLeft }}
        closedLobby={made.similar}
        conversion={made.conversion}
        camera={cameraOver().camera}
        services={made.services}
      />
    )
    await screen.rerender(shown(600))
    await expect.element(screen.getByText('10 minutes of free chat left today, in all rooms together.')).toBeVisible()
    await screen.rerender(shown(0))
    await expect.element(screen.getByText('Your free chat for today is used up. There is more tomorrow.')).toBeVisible()
  })

  it('has chosen the free chat that the list promised, and explains no bill for it', async () => {
    const { screen, requests } = await lobbyOf({ freeChat: true })
    await expect.element(screen.getByRole('radio', { name: /^Free chat/u })).toBeChecked()
    expect(screen.getByText(/^Billed by the second/u).elements()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Start free chat' }))
    expect(requests).toEqual([['free', 0]])
  })

  it('offers a voice call at the price of a video call, and shows a refused one with its code and the name of the actor [CHA-031]', async () => {
    const { screen, offers, room, ...made } = await lobbyOf({ isOnlineMobileVideocall: true })
    const shown = () => (
      <Lobby
        room={room}
        offers={{ ...offers, buttons: { ...offers.buttons, isVoiceCallOffered: true } }}
        closedLobby={made.similar}
        conversion={made.conversion}
        camera={cameraOver().camera}
        services={made.services}
      />
    )
    await screen.rerender(shown())
    await userEvent.click(screen.getByRole('radio', { name: 'Anonymous voice call · 16 VXC per minute' }))
    await expect.element(screen.getByRole('radio', { name: /^Video call/u })).not.toBeChecked()
    expect(screen.getByRole('button', { name: 'Check camera and microphone' }).elements()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Start voice call · 16 VXC per minute' }))
    expect(made.requests).toEqual([['video-call', 16]])
    runInAction(() => Object.assign(room.entry, { refusal: 'busy', refusedCall: { code: 5002, actorId: mira.id } }))
    await screen.rerender(shown())
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('Your call to Mira didn’t start (5002). In a private chat right now.')
  })

  it('shows for a private chat whether others may watch [CHA-039]', async () => {
    const { screen } = await lobbyOf({ isVoyeurChatAvailable: true, isVoyeurInSingleChatAllowed: true })
    await expect
      .element(
        screen.getByText(
          /^Only the two of you talk\. Others may watch and read along without your name, and you can see how many\./u,
        ),
      )
      .toBeVisible()
    expect(screen.getByText(/Just the two of you\./u).elements()).toEqual([])
  })
})

describe('a lobby with one mode left', () => {
  it('names it above and on the button', async () => {
    const { screen, requests } = await lobbyOf({
      isBusy: true,
      isVoyeurChatAvailable: true,
      isVoyeurInSingleChatAllowed: true,
    })
    await expect.element(screen.getByRole('heading', { name: 'Voyeur chat' })).toBeVisible()
    expect(screen.getByRole('radio').elements()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Start voyeur chat · 6 VXC per minute' }))
    expect(requests).toEqual([['voyeur', 6]])
  })
})

describe('a lobby where nothing can be started', () => {
  it.each([
    ['Mira is away', { isOnline: false, backAt: Date.UTC(2026, 10, 22, 20) }, /^Back: \w+/u],
    ['Mira is in a private chat', { isBusy: true }, 'In a chat'],
    ['Mira is in a show', { isCurrentlyTicketShow: true }, 'In a show'],
  ] as const)('says as the list does that %s, and has every way on', async (title, state, status) => {
    const { screen, pinned } = await lobbyOf(state)
    await expect.element(screen.getByRole('heading', { name: title })).toBeVisible()
    await expect.element(screen.getByText(status).first()).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Write a message' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: /Noor.*9 VXC/u })).toBeVisible()
    expect(screen.getByText(/^Billed by the second/u).elements()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Remind me' }))
    expect(pinned).toEqual(['Mira'])
  })

  it('sells the ticket of the show that runs [CHA-022]', async () => {
    const { screen } = await lobbyOf({ isCurrentlyTicketShow: true })
    await expect.element(screen.getByRole('button', { name: 'Get ticket · 20 VXC' })).toBeVisible()
  })

  it('opens by itself as soon as there is something to start', async () => {
    const { screen, line } = await lobbyOf({ isBusy: true })
    await expect.element(screen.getByRole('heading', { name: 'Mira is in a private chat' })).toBeVisible()
    line.send({ type: 'actorState', id: priced.id, state: { isBusy: false } })
    await expect.element(screen.getByRole('radio', { name: /^Private chat/u })).toBeVisible()
  })
})

describe('after a preview', () => {
  it('starts the chat it offers, at the price it names', async () => {
    const { room, wrapper, requests, offers } = await closedLobby(
      {},
      { bill: { ...bill, mode: 'preview', exitCode: 401 } },
    )
    const screen = await render(<BillCard room={room} offers={offers} />, { wrapper })
    await userEvent.click(screen.getByRole('button', { name: 'Start private chat · 12 VXC per minute' }))
    expect(requests).toEqual([['single', 12]])
  })
})

describe('after a chat', () => {
  const billed = async (change: Partial<CountedChat>) => {
    const steps: string[] = []
    const { room, wrapper, offers } = await closedLobby({}, { bill: { ...bill, ...change } })
    Object.assign(room, {
      topUp: () => steps.push('top-up'),
      showWays: () => steps.push('ways'),
      proveAge: () => steps.push('prove-age'),
    })
    return { steps, screen: await render(<BillCard room={room} offers={offers} />, { wrapper }) }
  }

  it.each([320, 390, 820])('has buttons of one length that fill their line, at a width of %i', async (width) => {
    await page.viewport(width, 844)
    const { screen } = await billed({ exitCode: 101 })
    const again = screen.getByRole('button', { name: 'Start again' })
    const profile = screen.getByRole('link', { name: 'See profile' })
    await expect.element(again).toBeVisible()
    const [one, other] = [again, profile].map((each) => each.element().getBoundingClientRect())
    const line = again.element().parentElement?.getBoundingClientRect()
    expect(one?.width).toBeCloseTo(other?.width ?? 0, 0)
    expect([one?.left, other?.right].map((edge) => Math.round(edge ?? 0))).toEqual(
      [line?.left, line?.right].map((edge) => Math.round(edge ?? 0)),
    )
    await page.viewport(1280, 800)
  })

  it.each([401, 501])('shows other ways to go on where coins or a preview ran out: %d [MOD-004]', async (exitCode) => {
    const { screen, steps } = await billed({ exitCode })
    await userEvent.click(screen.getByRole('button', { name: 'Other ways to carry on' }))
    expect(steps).toEqual(['ways'])
  })

  it.each([401, 402, 403, 404, 405, 406, 407, 408])(
    'shows no bill for the live-preview exit %d, and invites the guest to stay [CHA-010]',
    async (exitCode) => {
      const { screen } = await billed({ exitCode, coins: 0, seconds: 5 })
      await expect.element(screen.getByRole('heading', { name: 'Stay a little longer with Mira?' })).toBeVisible()
      expect(screen.getByTestId('bill-total').elements()).toEqual([])
    },
  )

  it.each([498, 499, 501, 502, 503, 601])(
    'shows for the pre-chat exit %d of a chat that never began that nothing was charged, and no bill [CHA-011]',
    async (exitCode) => {
      const { screen } = await billed({ exitCode, coins: 0, seconds: 0 })
      await expect.element(screen.getByText('This chat never began. Nothing was charged.')).toBeVisible()
      expect(screen.getByTestId('bill-total').elements()).toEqual([])
    },
  )

  it.each([101, 201, 301, 500, 504, 600, 999])(
    'shows a bill for the exit %d, which is no pre-chat exit [CHA-011]',
    async (exitCode) => {
      const { screen } = await billed({ exitCode, coins: 0, seconds: 0 })
      await expect.element(screen.getByTestId('bill-total')).toHaveTextContent('0 VXC')
    },
  )

  it('lists what is left, and leads on: to coins where they ran out, to a proof of age where it is needed', async () => {
    const { screen, steps } = await billed({ exitCode: 501 })
    await expect.element(screen.getByTestId('bill-total')).toHaveTextContent('13 VXC')
    await expect.element(screen.getByText('87 VXC')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Top up' }))
    const age = await billed({ exitCode: 601, seconds: 0, coins: 0 })
    await userEvent.click(age.screen.getByRole('button', { name: 'Prove my age' }))
    expect([...steps, ...age.steps]).toEqual(['top-up', 'prove-age'])
  })

  it('shows of a show that it is over, and charges a ticket holder nothing', async () => {
    const { screen } = await billed({ mode: 'ticket', exitCode: 503, coins: 0, pricePerMinute: 0 })
    await expect.element(screen.getByText('The show is over. Thank you for being there.')).toBeVisible()
    await expect.element(screen.getByText('Ticket', { exact: true })).toBeVisible()
  })
})
