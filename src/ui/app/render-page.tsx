import { Container } from 'inversify'
import { enableStaticRendering } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { Configuration } from '@/application/configuration/configuration'
import type { CallActivity } from '@/application/platform/call-activity'
import type { RenderedFor } from '@/application/platform/rendered-page'
import { ContainerProvider } from '@/ui/base/container'
import { Preparation, type PageDescription } from '@/ui/base/preparation'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Texts } from '@/ui/texts/texts'
import { appRoutes, type RouterHooks } from './router'
import { viewModelsModule } from './view-models'

/** Input from which a page is rendered. */
export interface PageRequest {
  /** The whole address, with its origin. */
  readonly url: string
  readonly renderedFor: RenderedFor
  readonly configuration: Configuration
  /** Binds the device ports and the ports of the guest; their calls count in `activity`. */
  readonly bind: (container: Container) => void
  readonly activity: CallActivity
  /** The markup of a page, once everything in it is loaded. */
  readonly htmlOf: (page: ReactNode) => Promise<string>
}

/** A page as it was rendered; without its head. */
export interface PageContent {
  readonly html: string
  /** Style elements that belong into its head. */
  readonly styles: string
  readonly description: PageDescription | null
  /** The address names nothing. */
  readonly isMissing: boolean
  /** The canonical address of the page if another one was requested, else `null`. */
  readonly movedTo: string | null
  /** The times, dates and names it shows, as `Texts.written`. */
  readonly written: Readonly<Record<string, string>>
}

/** One for all pages, because its table is slow to create; page data comes with its context. */
const handler = createStaticHandler(appRoutes((context) => context as RouterHooks))

/** Style sheets that React would put into the head. */
const STYLES = /<style data-precedence=[^>]*>[^<]*<\/style>/gu

/** Elements in front of the content that React would put into the head. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/u

/** Refuses a second component with the same kind of view model: both would get the same one. */
function oneOfAKind(): (kind: unknown, owner: string) => void {
  const owners = new Map<unknown, string>()
  return (kind, owner) => {
    if ((owners.get(kind) ?? owner) !== owner) throw new Error('A page from the server has one view model of a kind')
    owners.set(kind, owner)
  }
}

/** Renders a page with its own container: requests share nothing. Throws if a port failed. */
export async function renderPage(request: PageRequest): Promise<PageContent> {
  // No reaction of a component outlives the rendering of a server.
  enableStaticRendering(true)
  const { renderedFor, activity } = request
  const container = new Container({ defaultScope: 'Singleton' })
  container.load(viewModelsModule)
  request.bind(container)
  container.bind<Configuration>(Configuration).toConstantValue(request.configuration)
  const preparation = new Preparation(activity, renderedFor, oneOfAKind())
  container.get(GuestViewModel).expect(renderedFor.audience)
  const texts = container.get(Texts)
  texts.timeZone = renderedFor.timeZone
  const written: Record<string, string> = {}
  texts.onWritten = (key, text) => {
    written[key] = text
  }
  try {
    const hooks: RouterHooks = {
      loadTexts: (...namespaces) => texts.load(...namespaces),
      isOnline: () => true,
      setLanguage: (language) => texts.setLanguage(language),
    }
    const context = await handler.query(new Request(request.url), { requestContext: hooks })
    if (context instanceof Response) throw new Error(`${request.url} is not the address of a page`)
    const router = createStaticRouter(handler.dataRoutes, context)
    const html = await request.htmlOf(
      <ContainerProvider container={container} preparation={preparation}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </ContainerProvider>,
    )
    if (activity.hasFailed) throw new Error(`A port did not answer for ${request.url}`)
    const { description, isMissing, movedTo } = preparation
    const styles = [...html.matchAll(STYLES)].join('')
    const shown = html.replaceAll(STYLES, '').replace(HOISTED, '')
    return { html: shown, styles, description, isMissing, movedTo, written }
  } finally {
    preparation.dispose()
  }
}
