import type { ArtSource } from '@/adapters/server/files/art-source'
import type { PageRenderer } from './page-renderer'
import type { ForeignOrigins } from '@/adapters/server/base/http/foreign-origins'
import type { Language } from '@/domain/navigation/language'

/** The built web app and where it is served from. */
export interface WebApp {
  /** Folder of the build. */
  readonly root: string
  /** The source of its pictures and clips. */
  readonly art: ArtSource
  /** The configuration that the app reads at its start; public, every visitor reads it. */
  readonly configuration: Readonly<Record<string, unknown>>
  /** Origins of other servers that its pages may reach; none by default. */
  readonly origins?: ForeignOrigins
  /** Renders the pages that everybody may see; without it the app loads first. */
  readonly renderer?: PageRenderer
  /**
   * Returns whether an address of the route table leads to a screen: one without is answered 404
   * (RUL-011). If it is missing, all addresses do.
   */
  readonly hasScreen?: (address: string) => boolean
  /**
   * Scheme and host of the product as guests reach it; those of each request if they are not known.
   */
  readonly publicOrigin?: string | null
  /** Whether the sandbox checkout is served, as it is by default. */
  readonly sandboxCheckout?: boolean
  /** Whether the service worker is taken back from the devices that have one. */
  readonly retiresWorker?: boolean
}

/** The page of the sandbox checkout. */
export const CHECKOUT_PAGE = 'checkout.html'

/** The place in a page for its configuration, so that the page need not request it. */
export const CONFIG_PLACEHOLDER = '<!--config-->'

/** A page with its configuration inside. No text in it can end the element around it. */
export function withConfiguration(html: string, configuration: WebApp['configuration']): string {
  const json = JSON.stringify(configuration).replaceAll('<', '\\u003c')
  return html.replace(CONFIG_PLACEHOLDER, () => `<script type="application/json" id="config">${json}</script>`)
}

/**
 * Returns a page that links the manifest of its language: an installed app opens in the language in
 * which it was installed.
 */
export const withManifest = (html: string, language: Language): string =>
  html.replace('/en.webmanifest"', `/${language}.webmanifest"`)
