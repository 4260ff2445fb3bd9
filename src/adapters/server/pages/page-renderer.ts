import type { PageChanges } from './page-changes'
import type { PageData } from '@/adapters/page-data/page-data'
import type { PageSubject, RenderedFor } from '@/application/platform/rendered-page'
import type { Language } from '@/domain/navigation/language'
import type { Crumb } from '@/domain/seo/breadcrumb'

/** A page that is requested. */
export interface WantedPage {
  /** Path and query. */
  readonly address: string
  /** Scheme and host under which the guest reaches it. */
  readonly origin: string
  readonly language: Language
  readonly renderedFor: Omit<RenderedFor, 'audience' | 'greeting'>
  /**
   * The language of the browser, in which the age question is put; `null`: that of the page.
   * Missing if the address chooses a language.
   */
  readonly greeting?: Language | null
}

/** The content of a page, and the data it carries. */
export interface RenderedContent {
  /** The content of the element that the app renders into. */
  readonly html: string
  /** Style elements that belong into its head. */
  readonly styles: string
  readonly description: {
    readonly title: string
    readonly description: string
    readonly subject: PageSubject | null
    readonly breadcrumb: readonly Crumb[]
  } | null
  /** The address names nothing, and the page shows that. */
  readonly isMissing: boolean
  /**
   * The canonical address of the page, with its query, if another one was requested; else `null`.
   */
  readonly movedTo: string | null
  readonly data: PageData
}

/** Renders pages for everybody. */
export interface PageRenderer {
  /**
   * Returns the file of the screen that shows an address; `null`: the address is no page that the
   * server renders.
   */
  screenOf(address: string): string | null
  /** Rejects where the platform does not answer. */
  render(page: WantedPage): Promise<RenderedContent>
  /** Notices when what pages show has changed. */
  readonly changes: PageChanges
}
