import { ContainerModule } from 'inversify'
import { AnswerConsent } from '@/application/consent/answer-consent'
import { OpenSession } from '@/application/guest/open-session'
import { AgeGateViewModel } from '@/ui/access/age-gate-view-model'
import { LiveActors } from '@/ui/actors/live-actors'
import { Pins } from '@/ui/actors/pins'
import { ConsentViewModel } from '@/ui/consent/consent-view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { LogoutViewModel } from '@/ui/guest/logout-view-model'
import { InboxViewModel } from '@/ui/messenger/inbox-view-model'
import { BellViewModel } from '@/ui/notifications/bell-view-model'
import { Checkout, LoadCheckout } from '@/ui/payments/checkout-door'
import { SignIn } from '@/ui/payments/sign-in'
import { Texts } from '@/ui/texts/texts'
import { DeviceViewModel } from './device-view-model'
import { Menus } from './menus'
import { Modals } from './modals'
import { NavbarViewModel } from './navbar-view-model'
import { PageMemory } from './page-memory'
import { Page } from './page-service'
import { Toasts } from './toasts'

/**
 * The app-wide view models and the use cases they call: one of each, as long as the page lives. A screen's own come with its
 * chunk.
 */
export const viewModelsModule = new ContainerModule(({ bind }) => {
  bind(Texts).toConstantValue(new Texts())
  bind(Page).toConstantValue(new Page())
  bind(Toasts).toConstantValue(new Toasts())
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
  bind(LiveActors).toSelf()
  bind(BellViewModel).toSelf()
  bind(InboxViewModel).toSelf()
  bind(SignIn).toSelf()
  bind(Checkout).toSelf()
  bind<LoadCheckout>(LoadCheckout).toDynamicValue((context) => async () => {
    const { CheckoutViewModel } = await import('@/ui/payments/checkout-view-model')
    return context.get(CheckoutViewModel, { autobind: true })
  })
  bind(Pins).toSelf()
})
