import { ContainerModule, type Container, type ServiceIdentifier } from 'inversify'
import { Configuration } from '@/application/configuration/configuration'
import { AnswerConsent } from '@/application/consent/answer-consent'
import { OpenSession } from '@/application/guest/open-session'
import { AgeGateViewModel } from '@/ui/access/age-gate-view-model'
import { LiveActors } from '@/ui/actors/live-actors'
import { Pins } from '@/ui/actors/pins'
import { ConsentViewModel } from '@/ui/consent/consent-view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { InstallOffer } from '@/ui/installation/install-offer'
import { LogoutViewModel } from '@/ui/guest/logout-view-model'
import { InboxViewModel } from '@/ui/messenger/inbox-view-model'
import { Checkout, LoadCheckout } from '@/ui/payments/checkout-launcher'
import { Texts } from '@/ui/texts/texts'
import { DeviceViewModel } from '@/ui/base/device-view-model'
import { loadCatalog } from './catalogs/load-catalog'
import { Layers } from './layers'
import { LivePageViewModel } from './live-page-view-model'
import { StageAccess } from './stage-access'
import { Menus } from '@/ui/base/menus'
import { Modals } from '@/ui/base/modals'
import { NavbarViewModel } from './navbar-view-model'
import { PageMemory } from '@/ui/base/page-memory'
import { Page } from '@/ui/base/page-service'
import { Services } from '@/ui/base/services'
import { Toasts } from '@/ui/base/toasts'
import type { ViewModel } from '@/ui/base/view-model'

/** The app-wide view models and their use cases: one of each per page. Screens bring their own. */
export const viewModelsModule = new ContainerModule(({ bind }) => {
  bind(Texts).toDynamicValue((context) => new Texts(loadCatalog, context.get<Configuration>(Configuration).moneyFormat))
  bind(Page).toConstantValue(new Page())
  bind(Toasts).toConstantValue(new Toasts())
  bind(InstallOffer).toConstantValue(new InstallOffer())
  bind(Layers).toConstantValue(new Layers())
  bind(StageAccess).toConstantValue(new StageAccess())
  bind(Modals).toConstantValue(new Modals())
  bind(PageMemory).toConstantValue(new PageMemory())
  bind(NavbarViewModel).toConstantValue(new NavbarViewModel())
  bind(DeviceViewModel).toSelf()
  bind(Menus).toSelf()
  bind(AgeGateViewModel).toSelf()
  bind(AnswerConsent).toSelf()
  bind(ConsentViewModel).toSelf()
  bind(OpenSession).toSelf()
  bind(GuestViewModel).toSelf()
  bind(LogoutViewModel).toSelf()
  bind(LivePageViewModel).toSelf()
  bind(LiveActors).toSelf()
  bind(InboxViewModel).toSelf()
  bind<Services>(Services).toDynamicValue((context) => ({ get: (service) => context.get(service, { autobind: true }) }))
  bind(Checkout).toSelf()
  bind<LoadCheckout>(LoadCheckout).toDynamicValue((context) => async () => {
    const { CheckoutViewModel } = await import('@/ui/payments/checkout-view-model')
    return context.get(CheckoutViewModel, { autobind: true })
  })
  bind(Pins).toSelf()
})

/** Services that subscribe as long as the page lives, in order; the guest is notified first. */
const RESIDENTS: readonly ServiceIdentifier<ViewModel>[] = [
  DeviceViewModel,
  Menus,
  GuestViewModel,
  LiveActors,
  InboxViewModel,
  LivePageViewModel,
]

/** Starts the services that need all updates, whether or not a page has requested them yet. */
export function startResidents(container: Container): void {
  for (const resident of RESIDENTS) container.get(resident).start()
}
