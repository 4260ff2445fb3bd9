import { otherwise } from '@/application/errors/otherwise'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { AgeGate } from '@/ui/access/age-gate'
import { ROUTES } from '@/domain/routes/routes'
import { AgeGateViewModel } from '@/ui/access/age-gate-view-model'
import { ConsentViewModel } from '@/ui/consent/consent-view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { LayerHistory } from '@/ui/kit/overlays/layer'
import { LinkComponent } from '@/ui/kit/actions/link'
import { part } from '@/ui/kit/part'
import { Slice } from '@/ui/kit/slice'
import { OfflineBanner } from '@/ui/kit/feedback/offline-banner'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { LoadError } from '@/ui/base/load-error'
import { useTexts } from '@/ui/texts/use-texts'
import css from './app.module.css'
import { useAlive, usePreparation, useService } from '@/ui/base/container'
import { DeviceViewModel } from '@/ui/base/device-view-model'
import { Footer } from './footer'
import { Layers } from './layers'
import { Menus } from '@/ui/base/menus'
import { Modals } from '@/ui/base/modals'
import { Navbar } from './navbar'
import { Page } from '@/ui/base/page-service'
import { PageTitle } from '@/ui/base/page-title'
import { Navigate, RouterLink } from './router-link'
import { StageAccess } from './stage-access'
import { TabBar } from './tab-bar'
import { Toasts } from '@/ui/base/toasts'
import { useArrivalScroll } from './use-arrival-scroll'
import { useMatch } from '@/ui/base/page'
import { WaysOutContext } from '@/ui/base/ways-out'
import { useMissingPart } from '@/ui/base/use-missing-part'

const LanguageOffer = part(async () => (await import('./language-offer')).LanguageOffer)
const MobileMenu = part(async () => (await import('./mobile-menu')).MobileMenu)
const loadConsentBar = async () => (await import('@/ui/consent/consent-bar')).ConsentBar
const ConsentBar = part(loadConsentBar)
const CheckoutOverlay = part(async () => (await import('@/ui/payments/checkout-overlay')).CheckoutOverlay)
const HtmlWindow = part(async () => (await import('@/ui/payments/html-window')).HtmlWindow)
const PageEnd = part(async () => (await import('./page-end')).PageEnd)
const ModalHost = part(async () => (await import('./modal-host')).ModalHost)
const Discreet = part(async () => (await import('./discreet')).Discreet)
const StageToggle = part(async () => (await import('./stage-toggle')).StageToggle)
const WaysOut = part(async () => (await import('./ways-out-screen')).WaysOut)
const ToastHost = part(async () => (await import('./toast-host')).ToastHost)

/** The frame around every page. A room fills the screen and has no foot. */
export const App = observer(function App() {
  const layers = useService(Layers)
  const page = useMatch()
  const isRoom = page.kind === 'route' && page.route === 'actorChat'
  const navigate = useNavigate()
  useArrivalScroll()
  usePageChanges()
  return (
    <LinkComponent value={RouterLink}>
      <Navigate value={navigate}>
        <LayerHistory value={layers.add}>
          <PageTitle />
          <FirstQuestions />
          <Behind>
            {isRoom ? null : <Navbar />}
            {page.kind === 'route' && page.route === 'start' ? <Offer /> : null}
            <Connection />
            <main id="content" tabIndex={-1} className={isRoom ? css['room'] : css['main']} data-anchor="top">
              <SessionGuard>
                <WaysOutContext value={WaysOut}>
                  <Outlet />
                </WaysOutContext>
              </SessionGuard>
            </main>
            {isRoom ? null : (
              <>
                <Hints />
                <Slice>
                  <Footer />
                </Slice>
                <TabBar />
              </>
            )}
            <Overlays />
          </Behind>
        </LayerHistory>
      </Navigate>
    </LinkComponent>
  )
})

/** The start page is German for everyone (NAV-001); other browser languages get an offer. */
const Offer = observer(function Offer() {
  const isAlive = useAlive()
  const device = useService(DeviceViewModel)
  const { language } = useTexts()
  const offered = isAlive ? device.offerOn(language) : null
  if (offered === null) return null
  return <LanguageOffer language={offered} />
})

const Connection = observer(function Connection() {
  const texts = useTexts()
  const device = useService(DeviceViewModel)
  const guest = useService(GuestViewModel)
  const isAlive = useAlive()
  const isOffline = isAlive && (!device.isOnline || guest.isCutOff)
  const { seen } = isOffline ? document.documentElement.dataset : {}
  const text =
    seen === undefined || guest.guest !== null || !texts.has('installation')
      ? texts.t('shell.states.offline')
      : texts.t('installation.seen', { time: texts.timeOfDay(Number(seen)) })
  return <OfflineBanner offline={isOffline} text={text} />
})

/** Returns the state of the age question. The terms can be read before it is answered. */
function useGate(): 'passed' | 'shown' | 'unanswered' {
  const ageGate = useService(AgeGateViewModel)
  const page = useMatch()
  const preparation = usePreparation()
  const isPassed = preparation?.isActive === true ? preparation.renderedFor.isGatePassed : ageGate.passed
  if (isPassed) return 'passed'
  return page.kind === 'route' && ROUTES[page.route].isBeforeGate ? 'unanswered' : 'shown'
}

/** The page, out of reach while the age question is shown. */
const Behind = observer(function Behind({ children }: { readonly children: React.ReactNode }) {
  const gate = useGate()
  return (
    <div className={css['behind']} inert={gate === 'shown'}>
      {children}
    </div>
  )
})

/** The age question, then the consent: first in the page, so that a keyboard reaches them first. */
const FirstQuestions = observer(function FirstQuestions() {
  const ageGate = useService(AgeGateViewModel)
  const consent = useService(ConsentViewModel)
  const texts = useTexts()
  const isAlive = useAlive()
  const gate = useGate()
  const { isOnline } = useService(DeviceViewModel)
  const isDue = gate === 'passed' && isAlive && consent.mustPrompt
  useEffect(() => {
    // Without a network the prompt waits for one.
    if (isDue && isOnline) Promise.all([texts.load('consent'), loadConsentBar()]).catch(otherwise())
  }, [isDue, isOnline, texts])
  if (gate === 'shown') return <AgeGate gate={ageGate} />
  if (!isDue || !texts.has('consent')) return null
  return <ConsentBar consent={consent} />
})

/** Offers and hints appear once the page is alive, and never beside an open question. */
const Hints = observer(function Hints() {
  const isAlive = useAlive()
  return useGate() === 'passed' && isAlive ? <PageEnd /> : null
})

/** Shows why there is no session and retries, unless the page carries its own data. */
const SessionGuard = observer(function SessionGuard({ children }: { readonly children: React.ReactNode }) {
  const guest = useService(GuestViewModel)
  return guest.guest === null && guest.error !== null && !(guest.isCutOff && guest.audience !== null) ? (
    <LoadError of={guest} heading="h1" />
  ) : (
    children
  )
})

/** Boxes over the page, each loaded when it is first needed. */
const Overlays = observer(function Overlays() {
  const menus = useService(Menus)
  const checkout = useService(Checkout)
  const modals = useService(Modals)
  const toasts = useService(Toasts)
  const page = useService(Page)
  const { stage } = useService(StageAccess)
  const device = useService(DeviceViewModel)
  const closing = useMissingPart()
  const hideHtml = () => page.showHtml(null)
  const closeBox = () => {
    if (modals.open !== null) modals.close(modals.open.id)
  }
  return (
    <>
      {menus.state.open === null ? null : <MobileMenu onMissing={closing(() => menus.send({ type: 'dismiss' }))} />}
      {checkout.isOpen && checkout.model !== null ? (
        <CheckoutOverlay checkout={checkout.model} onMissing={closing(() => checkout.model?.close())} />
      ) : null}
      {modals.open === null ? null : <ModalHost onMissing={closing(closeBox)} />}
      {page.html === null ? null : <HtmlWindow html={page.html} onClose={hideHtml} onMissing={closing(hideHtml)} />}
      {toasts.isUsed ? <ToastHost /> : null}
      {device.switches.discreet ? <Discreet /> : null}
      {stage === null ? null : <StageToggle stage={stage} />}
    </>
  )
})

/** On a new page: closes menus, focuses its beginning and adopts how the router navigates. */
function usePageChanges(): void {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const menus = useService(Menus)
  const page = useService(Page)
  const texts = useTexts()
  const device = useService(DeviceViewModel)
  const ageGate = useService(AgeGateViewModel)
  useEffect(() => page.routeWith((to) => void navigate(to)), [navigate, page])
  useEffect(() => {
    // A changed path is a new page; the open menu belonged to the old one.
    if (pathname !== '') menus.send({ type: 'left' })
  }, [pathname, menus])
  const { language } = texts
  const languages = useRef(language)
  useEffect(() => {
    const root = document.documentElement
    // Setting the current value would make the browser style the whole page again.
    if (root.lang !== language) root.lang = language
    // A guest who continues in another language has chosen it; the age question and the terms
    // linked from it use the browser's.
    if (languages.current !== language && ageGate.passed) device.wantLanguage(language)
    languages.current = language
  }, [language, device, ageGate])
  useEffect(() => {
    document.documentElement.dataset['scroll'] = menus.blocksScroll ? 'blocked' : 'free'
  })
}
