import '@/ui/theme/base.css'
import type { Container } from 'inversify'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { AnswerConsent } from '@/application/consent/answer-consent'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { SpendingLimitsGateway } from '@/application/money/spending-limits-gateway'
import { NO_LIMITS } from '@/domain/access/limits'
import { tippingGoalOf } from '@/domain/feed/tipping-goal'
import { LANGUAGES } from '@/domain/navigation/language'
import { topUpPackages } from '@/domain/payments/packages'
import { vxc } from '@/domain/money/money'
import { AgeGate } from '@/ui/access/age-gate'
import { LimitsCard } from '@/ui/account/limits-card'
import { EXCLUSION_DAYS, LimitsViewModel } from '@/ui/account/limits-view-model'
import { DeleteDialog } from '@/ui/account/library/playlists/delete-dialog'
import { asId, type SubscriptionId } from '@/domain/ids'
import { SubscriptionsCard } from '@/ui/account/subscriptions/subscriptions-card'
import { OneClickCard } from '@/ui/account/one-click-card'
import { AlbumOffer } from '@/ui/albums/page/album-offer'
import { DeviceViewModel } from '@/ui/base/device-view-model'
import { Toasts } from '@/ui/base/toasts'
import { ChatStrip } from '@/ui/chat/ongoing/chat-strip-screen'
import { ControlButton } from '@/ui/chat/controls/control-panel'
import { OngoingChatViewModel } from '@/ui/chat/ongoing/ongoing-chat-view-model'
import { Openers } from '@/ui/chat/lines/openers'
import { ConsentBar } from '@/ui/consent/consent-bar'
import { ConsentViewModel } from '@/ui/consent/consent-view-model'
import { PostLock } from '@/ui/feed/post/post-lock'
import { TipSheet } from '@/ui/feed/talk/tip-sheet'
import { GatePanel } from '@/ui/media/gate/gate-panel'
import { OfferCard } from '@/ui/media/gate/offer-card'
import { Composer } from '@/ui/messenger/composer'
import { MessageMedia } from '@/ui/messenger/message-media'
import { MessageList } from '@/ui/messenger/message-list'
import { AvsModal } from '@/ui/payments/avs-modal'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { Modals } from '@/ui/base/modals'
import { OneClickAmounts } from '@/ui/payments/one-click-amounts'
import type { OneClickViewModel } from '@/ui/payments/one-click-view-model'
import type { NamedSum } from '@/ui/payments/pay-button'
import { Screen as Prices } from '@/ui/payments/prices/prices-screen'
import { VipInvite } from '@/ui/payments/vip-offer'
import { ShowCard } from '@/ui/shows/show-card'
import { Texts } from '@/ui/texts/texts'
import { TvOffer } from '@/ui/tv/parts/tv-offer'
import { albumWith } from '#test/support/ui/albums'
import { message, openConversation } from '#test/support/ui/conversation'
import { FakeClock, FakeLive, FakeStorage, guestWith, portOf } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { resizeBack, resizeTo, whyHidden } from '#test/support/ui/in-sight'
import { postWith } from '#test/support/ui/posts'
import { providers } from '#test/support/ui/providers'
import { actor, running } from '#test/support/ui/rooms'
import { camShow } from '#test/support/ui/shows'
import { SIZES } from '#test/support/ui/sizes'
import { breeze, surprise } from '#test/support/ui/toys'
import { offer } from '#test/support/ui/tv'
import { videoWith } from '#test/support/ui/videos'
import { beginChat, renderRoom, roomOf } from '#test/support/ui/whole-room'

afterEach(resizeBack)

/** Code with a button that pays, deletes or ends something, by its name. */
const DECIDES = /<Pay(?:Icon)?Button\b|kind="danger"|loading=\{\w+\.isEnding\}/u

const SOURCES = import.meta.glob<string>('/src/ui/**/*.tsx', { query: '?raw', import: 'default', eager: true })

interface Mounted {
  readonly texts: Texts
  readonly unmount: () => Promise<void>
}

const nothing = (): void => undefined
const later = async (): Promise<void> => undefined

async function shown(content: ReactNode, bind: (container: Container) => void = nothing): Promise<Mounted> {
  let texts: Texts | null = null
  const wrapper = await providers((container) => {
    texts = container.get(Texts)
    bind(container)
  })
  if (texts === null) throw new Error('No texts')
  const screen = await render(<main style={{ padding: '24px' }}>{content}</main>, { wrapper })
  return { texts, unmount: () => screen.unmount() }
}

async function member() {
  const guest = guestOver(portOf<GuestGateway>({ open: async () => guestWith() }), new FakeLive())
  await guest.open('en')
  return guest
}

const membership = async () => ({ guest: await member(), checkout: { subscribe: later } })

const buying = {
  isBuying: false,
  buying: null,
  isAgePending: false,
  buy: later,
  pass: later,
  signUp: later,
  proveAge: nothing,
}

const oneClick = portOf<OneClickViewModel>({
  means: '•••• 4242',
  charging: null,
  isEnding: false,
  sendsMails: true,
  offers: topUpPackages,
  offersFor: () => topUpPackages,
  topUp: async () => true,
  setUp: nothing,
  end: later,
})

const press = (name: string): void => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (found === undefined) throw new Error(`No button ${name}`)
  found.click()
}

const LOCKED = {
  ...message(2),
  media: {
    kind: 'video',
    price: 9,
    seconds: 15,
    ageRating: 16,
    poster: { family: 3, variant: 'b1' },
    unlocked: false,
    need: 'needPurchase',
  },
} as const

const noConversation = async () =>
  openConversation(async () => {
    throw new Error('offline')
  })

/** Each component that pays, confirms, consents or ends something, by its file; a text: what else presses it at these sizes. */
const COMPONENTS: Readonly<Record<string, string | (() => Promise<Mounted>)>> = {
  'access/age-gate': () => shown(<AgeGate gate={{ confirm: nothing, passed: false }} />),
  'account/library/playlists/delete-dialog': () =>
    shown(<DeleteDialog open title="Songs for the way home" onClose={nothing} onDelete={nothing} />),
  'account/limits-card': async () => {
    const report = { limits: NO_LIMITS, spent: { daily: 0, weekly: 0, monthly: 0 } }
    const gateway = portOf<SpendingLimitsGateway>({ read: async () => ({ ok: true, report }) })
    const limits = new LimitsViewModel(gateway, await member(), new FakeClock(), new Toasts())
    limits.start()
    const mounted = await shown(<LimitsCard limits={limits} />)
    const [days] = EXCLUSION_DAYS
    const name = mounted.texts.t('account.limits.days', { count: days })
    await expect.poll(() => document.body.textContent).toContain(name)
    press(name)
    return mounted
  },
  'account/one-click-card': () => shown(<OneClickCard oneClick={oneClick} />),
  'account/subscriptions/subscriptions-card': () => {
    const id = asId<SubscriptionId>('vip-1')
    const until = Date.UTC(2026, 11, 24)
    const one = {
      id,
      plan: 'vip',
      state: 'active',
      from: 0,
      until,
      nextChargeAt: null,
      means: null,
      offer: null,
    } as const
    const subscriptions = { list: [one], asked: id, isWorking: false, ask: nothing, cancel: later, stay: later }
    return shown(<SubscriptionsCard subscriptions={subscriptions} />)
  },
  'albums/page/album-offer': () =>
    shown(<AlbumOffer actions={{ ...buying, isReady: true }} album={albumWith()} isAgePending={false} vouchers={0} />),
  // Its pictures are scrolled, and its button is not.
  'boxes/modals/remove-photos': 'test/ui/boxes/pictures',
  'chat/ongoing/chat-strip-screen': () => {
    const ongoing = portOf<OngoingChatViewModel>({
      chat: running,
      name: 'Mira Solène',
      seconds: 4_000,
      spent: 1_250,
      isEnding: false,
      showWindow: () => false,
      end: later,
      start: nothing,
      dispose: nothing,
    })
    return shown(<ChatStrip />, (container) => {
      container.bind(OngoingChatViewModel).toConstantValue(ongoing)
      container.bind(DeviceViewModel).toConstantValue({ switches: { discreet: true } } as DeviceViewModel)
    })
  },
  'chat/controls/control-panel': () =>
    shown(
      <ControlButton
        actorName="Mira"
        controls={{
          controls: [breeze, surprise],
          running: null,
          isOpen: true,
          beginning: null,
          open: nothing,
          close: nothing,
          isReady: () => true,
          begin: later,
        }}
      />,
    ),
  'chat/meter/meter-card': 'test/ui/chat/room/room-sizes',
  'chat/lines/openers': async () => {
    const { conversation } = await noConversation()
    return shown(<Openers draft={conversation.draft} actor={actor} />)
  },
  'chat/entry/start-button': async () => {
    const { platform, guest } = await roomOf('single', 100)
    const { screen, texts } = await renderRoom(platform, guest, 'en', { mode: 'single' })
    return { texts, unmount: () => screen.unmount() }
  },
  'chat/tips/tip-strip': async () => {
    const { platform, guest } = await roomOf('single', 6_000)
    await beginChat(platform, guest, 'single')
    const { screen, texts } = await renderRoom(platform, guest)
    await screen.getByRole('button', { name: texts.t('chat.tips.open') }).click()
    return { texts, unmount: () => screen.unmount() }
  },
  'checkout/forms/form-frame': 'test/ui/app/not-covered',
  'consent/consent-bar': () => {
    const [storage, clock] = [new FakeStorage(), new FakeClock()]
    const consent = new ConsentViewModel(storage, clock, new AnswerConsent(storage, clock))
    consent.reopen()
    return shown(<ConsentBar consent={consent} />)
  },
  'feed/post/post-lock': () =>
    shown(
      <PostLock
        post={postWith({ need: 'needPurchase', type: 'photos', priceCoins: 30 })}
        actions={{ ...buying, isReady: () => true }}
      />,
    ),
  'feed/talk/tip-sheet': () =>
    shown(
      <TipSheet
        post={postWith({ tippingGoal: tippingGoalOf(500, 120) })}
        actions={{ isTipping: false, closeTip: nothing, deferredTip: () => null, tip: later }}
      />,
    ),
  'media/gate/gate-panel': async () =>
    shown(
      <GatePanel
        kind="sale"
        price={vxc(15)}
        basePrice={vxc(24)}
        isAgePending={false}
        isBusy={false}
        hasVoucher={false}
        onPass={nothing}
        onPay={nothing}
        onLogIn={nothing}
        onReplay={nothing}
        membership={await membership()}
      />,
    ),
  'media/gate/offer-card': async () =>
    shown(
      <OfferCard
        videoActions={{ ...buying, isReady: true }}
        video={videoWith({ vip: true })}
        isQuiet={false}
        membership={await membership()}
      />,
    ),
  'messenger/composer': async () => {
    const { conversation } = await noConversation()
    conversation.draft.write('Good evening')
    return shown(<Composer conversation={conversation} giftsOpen />)
  },
  'messenger/pending-row': async () => {
    const { conversation } = await noConversation()
    conversation.draft.write('Good evening')
    await conversation.draft.send({ price: vxc(3), per: 'once' } as NamedSum)
    return shown(
      <div style={{ display: 'flex', flexDirection: 'column', height: '100dvh' }}>
        <MessageList conversation={conversation} isOnline />
      </div>,
    )
  },
  'messenger/message-media': async () => {
    const { conversation } = await noConversation()
    return shown(<MessageMedia message={LOCKED} media={LOCKED.media} name="Ada" files={conversation.media} />)
  },
  'payments/avs-modal': () =>
    shown(
      <AvsModal
        guest={{ guest: guestWith({ avsStatus: 'rejected', avsRejectMessage: 'unreadable' }) }}
        checkout={{ open: later }}
        onClose={nothing}
      />,
    ),
  'payments/one-click-amounts': () => shown(<OneClickAmounts oneClick={oneClick} missing={1} onCharged={nothing} />),
  'payments/prices/prices-screen': () =>
    shown(<Prices />, (container) => {
      container.bind(Checkout).toConstantValue(portOf<Checkout>({}))
      container.bind(Modals).toConstantValue(new Modals())
    }),
  'payments/vip-offer': async () => shown(<VipInvite of={await membership()} />),
  'shows/show-card': () =>
    shown(
      <ShowCard
        show={camShow()}
        services={{
          tickets: {
            isBusy: () => false,
            isReady: () => true,
            hasVoucher: () => false,
            buy: later,
            giveBack: later,
            codeOf: () => '',
            setCode: nothing,
          },
          isLoggedIn: true,
          now: 0,
        }}
      />,
    ),
  'tv/parts/tv-offer': () => shown(<TvOffer offer={offer} checkout={{ subscribe: later }} />),
}

/** What is pressed where a decision is made: all of a box that has the whole attention, else all there is. */
const surface = (): ParentNode => document.querySelector('[role="dialog"], dialog[open]') ?? document.body

const PRESSED = 'button, a[href], input, label'

/** What of these cannot be scrolled to so that it is whole in sight with nothing over it. */
function hidden(): readonly string[] {
  return [...surface().querySelectorAll<HTMLElement>(PRESSED)].flatMap((one) => {
    const { width, height } = one.getBoundingClientRect()
    // Elements for screen readers alone are a point; a text longer than the window is read by scrolling.
    if (width < 3 || height < 3 || height > innerHeight || !one.checkVisibility({ visibilityProperty: true })) return []
    one.scrollIntoView({ block: 'end', inline: 'center', behavior: 'instant' })
    const why = whyHidden(one)
    return why === null ? [] : [`${one.textContent || one.outerHTML.slice(0, 60)}: ${why}`]
  })
}

const arrived = async (): Promise<void> => {
  await Promise.all(document.getAnimations().map(async ({ finished }) => finished.catch(() => undefined)))
}

describe('what pays, confirms, consents or ends something', () => {
  it('is pressed at every size: a component with such a button is named here', () => {
    const found = Object.entries(SOURCES)
      .filter(([file, source]) => DECIDES.test(source) && !/\/ui\/(?:stage|payments\/pay-button)/u.test(file))
      .map(([file]) => file.slice('/src/ui/'.length, -'.tsx'.length))
    expect(found.length).toBeGreaterThan(15)
    expect(found.filter((file) => !(file in COMPONENTS))).toEqual([])
  })

  it.each(Object.entries(COMPONENTS).flatMap(([file, mount]) => (typeof mount === 'string' ? [] : [{ file, mount }])))(
    'is whole in sight with nothing over it at every size, in every language: $file',
    async ({ mount }) => {
      const { texts, unmount } = await mount()
      const found: string[] = []
      let pressed = 0
      for (const language of LANGUAGES) {
        await texts.setLanguage(language)
        for (const [width, height] of SIZES) {
          await resizeTo(width, height)
          await arrived()
          pressed += surface().querySelectorAll(PRESSED).length
          found.push(...hidden().map((why) => `${language} ${width}x${height} ${why}`))
        }
      }
      expect(pressed).toBeGreaterThanOrEqual(SIZES.length * LANGUAGES.length)
      expect(found).toEqual([])
      await unmount()
    },
  )
})
