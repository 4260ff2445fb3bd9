import { PAGE_DATA_ID } from '@/worker-protocol/page-element'
import type { RenderedFor } from '@/application/platform/rendered-page'

const DATA = new RegExp(`<script type="application/json" id="${PAGE_DATA_ID}">(?<data>.*?)</script>`, 'su')

/** For whom a page is rendered that may be stored: for everybody, by a server with a platform or by one without. */
const AUDIENCES: ReadonlySet<string> = new Set(['everyone', 'seeded'])

/** A page from the server, as it is stored. */
export interface StoredPage {
  readonly html: string
  readonly isGatePassed: boolean
}

/**
 * The page to be stored; `null` where it is none that the server renders for everybody. The stored page carries when it was rendered, so
 * that the app knows that it is an old one.
 */
export function storedPageOf(html: string): StoredPage | null {
  const data = DATA.exec(html)?.groups?.['data']
  if (data === undefined) return null
  try {
    const { renderedFor } = JSON.parse(data) as { readonly renderedFor: RenderedFor }
    if (!AUDIENCES.has(renderedFor.audience)) return null
    return {
      html: html.replace('<html ', `<html data-seen="${renderedFor.now}" `),
      isGatePassed: renderedFor.isGatePassed,
    }
  } catch {
    // A page that was cut off.
    return null
  }
}

/** The backend that the configuration inside the app's page chooses. */
export function backendOf(html: string): string {
  const { backend } =
    /<script type="application\/json" id="config">.*?"backend":"(?<backend>\w+)"/su.exec(html)?.groups ?? {}
  return backend ?? 'memory'
}
