import type { Container, ServiceIdentifier } from 'inversify'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { ActorGateway } from '@/application/actors/actor-gateway'
import { GalleryGateway } from '@/application/albums/gallery-gateway'
import { OffersGateway } from '@/application/chat/offers-gateway'
import { Configuration } from '@/application/configuration/configuration'
import { Clock } from '@/application/device/clock'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import { FeedbackGateway } from '@/application/feedback/feedback-gateway'
import { GuestGateway } from '@/application/guest/guest-gateway'
import { IncentiveGateway } from '@/application/incentives/incentive-gateway'
import { LiveUpdates } from '@/application/live/live-updates'
import { VideoGateway } from '@/application/media/video-gateway'
import type { OpenOptions } from '@/application/payments/open-checkout'
import type { Guest } from '@/domain/guest/guest'
import type { Language } from '@/domain/navigation/language'
import { LiveActors } from '@/ui/actors/live-actors'
import { ModalHost } from '@/ui/app/modal-host'
import { Navigate, RouterLink } from '@/ui/app/router-link'
import { DeviceViewModel } from '@/ui/base/device-view-model'
import { Modals } from '@/ui/base/modals'
import { Page } from '@/ui/base/page-service'
import { Toasts } from '@/ui/base/toasts'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { LinkComponent } from '@/ui/kit/actions/link'
import type { Namespace } from '@/ui/texts/catalog'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { DeferredPurchases } from '@/ui/payments/deferred-purchases'
import { OneClickViewModel } from '@/ui/payments/one-click-view-model'
import { FakeClock, FakeLive, FakeStorage, guestWith, portOf } from './doubles'
import { providers } from './providers'
import { QuietPage } from './quiet-page'

/** A checkout that was opened: its flow, and what it was opened with. */
export interface OpenedCheckout {
  readonly flow: string
  readonly options: OpenOptions
}

interface Setting {
  readonly guest?: Guest
  readonly language?: Language
  readonly address?: string
  readonly disableLogin?: boolean
  /** Texts that the page has already; a box loads its own. */
  readonly namespaces?: readonly Namespace[]
  /** Beside the host: what opens boxes by itself. */
  readonly children?: ReactNode
  /** What the box needs besides, or another in place of the quiet ones. */
  readonly given?: readonly (readonly [ServiceIdentifier, unknown])[]
}

/**
 * The host of boxes in its surroundings, with a button that has the focus before a box opens. The
 * ports answer that there is nothing, unless a test binds others.
 */
export async function boxHost({
  guest = guestWith(),
  language = 'en',
  address,
  disableLogin = false,
  given = [],
  children,
  namespaces = [],
}: Setting = {}) {
  const [modals, toasts, live] = [new Modals(), new Toasts(), new FakeLive()]
  const opened: OpenedCheckout[] = []
  /** Addresses that links of the box led to. */
  const visited: string[] = []
  const actors = portOf<ActorGateway>({ byIdOrName: async () => null })
  const record = async (flow: string, options: OpenOptions = {}) => void opened.push({ flow, options })
  const services = new Map<ServiceIdentifier, unknown>([
    [Modals, modals],
    [Toasts, toasts],
    [Page, new QuietPage()],
    [Clock, new FakeClock()],
    [KeyValueStorage, new FakeStorage()],
    [LiveUpdates, live],
    [DeviceViewModel, portOf<DeviceViewModel>({ isOnline: true })],
    [Configuration, portOf<Configuration>({ platform: 'vesper', disableLogin })],
    [GuestViewModel, portOf<GuestViewModel>({ guest, isLoggedIn: guest.isLoggedIn, accept: () => undefined })],
    [Checkout, portOf<Checkout>({ isOpen: false, open: record, subscribe: (flow) => record(flow) })],
    [DeferredPurchases, portOf<DeferredPurchases>({ forget: () => undefined })],
    [
      OneClickViewModel,
      portOf<OneClickViewModel>({ means: null, charging: null, start: () => undefined, dispose: () => undefined }),
    ],
    [ActorGateway, actors],
    [LiveActors, new LiveActors(live, actors)],
    [
      IncentiveGateway,
      portOf<IncentiveGateway>({
        forPage: async () => ({ incentives: [], vxpayConfig: { flows: [] }, trackingData: {} }),
        close: async () => ({ success: true }),
      }),
    ],
    [
      OffersGateway,
      portOf<OffersGateway>({
        conversion: async () => ({ candidateEnd: null, end: null, isOn: false, minutesLeft: 0, now: 0 }),
        freeChatDuration: async () => null,
      }),
    ],
    [GalleryGateway, portOf<GalleryGateway>({ pinnedPhotos: async () => [] })],
    [VideoGateway, portOf<VideoGateway>({ byId: async () => null, source: async () => null })],
    [
      FeedbackGateway,
      portOf<FeedbackGateway>({
        survey: async () => ({
          questions: [{ id: 'q', text: 'How is it?', options: [{ id: 'o', text: 'Good' }] }],
          reply: null,
        }),
      }),
    ],
    [GuestGateway, portOf<GuestGateway>({ savePreferences: async () => undefined })],
    ...given,
  ])
  const put = (container: Container): void => {
    for (const [identifier, service] of services) container.bind(identifier).toConstantValue(service)
  }
  const screen = await render(
    <Navigate value={(to) => void visited.push(typeof to === 'string' ? to : JSON.stringify(to))}>
      <LinkComponent value={RouterLink}>
        <button type="button">opener</button>
        <ModalHost />
        {children}
      </LinkComponent>
    </Navigate>,
    { wrapper: await providers(put, address ?? `/${language}/`, language, namespaces) },
  )
  const opener = screen.getByRole('button', { name: 'opener' })
  const focusOpener = () => {
    const element = opener.element()
    if (element instanceof HTMLElement) element.focus()
  }
  focusOpener()
  return { modals, toasts, screen, opened, visited, opener, dialog: screen.getByRole('dialog') }
}
