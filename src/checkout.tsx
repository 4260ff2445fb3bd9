import 'reflect-metadata/lite'
import { Container } from 'inversify'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { SessionKeyValueStorage } from '@/adapters/browser/session-storage'
import { BrowserConnectivity, LocalKeyValueStorage } from '@/adapters/browser/browser-devices'
import { DEVICE_KEY } from '@/adapters/modules/device-key'
import { loadConfiguration } from '@/adapters/modules/load-configuration'
import type { CheckoutService } from '@/application/payments/checkout-service'
import type { Configuration } from '@/application/configuration/configuration'
import { asId, type CheckoutId } from '@/domain/ids'
import { languageOrDefault } from '@/domain/navigation/language'
import { CheckoutFrame } from '@/ui/checkout/checkout-frame'
import { CheckoutFrameViewModel } from '@/ui/checkout/checkout-frame-view-model'
import { OwnWindow } from '@/ui/checkout/own-window'
import { ParentWindow } from '@/ui/checkout/parent-window'
import { ContainerProvider } from '@/ui/base/container'
import { loadCatalog } from '@/ui/app/catalogs/load-catalog'
import { StartError } from '@/ui/app/start-error'
import { Texts } from '@/ui/texts/texts'
import '@/ui/theme/base.css'

/** The payment service behind this page: over the wire, or on the channel to the embedded one. */
async function serviceFor(configuration: Configuration): Promise<CheckoutService> {
  if (configuration.backend === 'remote') {
    const { remoteCheckoutService } = await import('@/adapters/remote/payments/remote-checkout-service')
    return remoteCheckoutService(configuration.restUrl, new BrowserConnectivity())
  }
  const { sandboxOverChannel } = await import('@/adapters/modules/sandbox-channel')
  const storage = new LocalKeyValueStorage()
  return sandboxOverChannel(
    () => crypto.randomUUID(),
    () => storage.read(DEVICE_KEY),
  )
}

/**
 * The origin of the page around this one: which there may be, the policy of this page decides. A browser names it as ancestor, and one that does
 * not know ancestors as the page that led here.
 */
const embedderOrigin = (): string =>
  location.ancestorOrigins?.[0] ?? URL.parse(document.referrer)?.origin ?? location.origin

async function start(root: HTMLElement): Promise<void> {
  const query = new URLSearchParams(location.search)
  const id = query.get('id') ?? ''
  const secret = location.hash.slice(1)
  // Someone who sees the screen, or the history, must not find the secret there.
  history.replaceState(null, '', `${location.pathname}${location.search}`)
  const configuration = await loadConfiguration()
  const texts = new Texts(loadCatalog, configuration.moneyFormat)
  const language = languageOrDefault(query.get('language'))
  document.documentElement.lang = language
  document.documentElement.dataset['theme'] = query.get('theme') === 'light' ? 'light' : 'dark'
  const container = new Container()
  container.bind(Texts).toConstantValue(texts)
  const show = (page: ReactNode) =>
    createRoot(root).render(<ContainerProvider container={container}>{page}</ContainerProvider>)
  const ready = Promise.all([texts.setLanguage(language), texts.load('payments')])
  if (window.parent === window) {
    await ready
    show(<OwnWindow />)
    return
  }
  const [service] = await Promise.all([serviceFor(configuration), ready])
  const parentWindow = new ParentWindow(id, window.parent, embedderOrigin())
  const frame = new CheckoutFrameViewModel(
    service,
    parentWindow,
    asId<CheckoutId>(id),
    secret,
    new SessionKeyValueStorage(),
    configuration.mails,
  )
  show(<CheckoutFrame frame={frame} />)
  await frame.load()
}

const root = document.getElementById('root')
if (root !== null) {
  start(root).catch((error: unknown) => {
    reportError(error)
    createRoot(root).render(<StartError />)
  })
}
