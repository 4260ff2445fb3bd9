import type { Clock } from '@/application/device/clock'
import type { VisitorSession } from './visitor-session'

/** How long the start page is taken to begin with the same picture, ms. */
const FRESH = 5_000

/** The widths a picture is available in, and how wide the start page shows its first. */
const WIDTHS = [60, 140, 320, 640, 1280] as const
const SIZES = '100vw'

/**
 * Informs a browser which picture the start page will begin with, so that it is fetched beside the app instead of after
 * it. A hint: where the page begins with another one, or the platform cannot be queried, nothing but the hint is lost.
 */
export class FirstPicture {
  private known: { readonly until: number; readonly link: Promise<string | null> } = {
    until: -Infinity,
    link: Promise.resolve(null),
  }

  constructor(
    private readonly visitor: VisitorSession,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  /** A `Link` header, or `null`. Never throws. */
  link(): Promise<string | null> {
    const now = this.clock.now()
    if (now >= this.known.until) this.known = { until: now + FRESH, link: this.request().catch(() => null) }
    return this.known.link
  }

  private async request(): Promise<string | null> {
    const { actors } = await this.visitor.ports('en')
    const page = await actors.list({ filter: { online: true }, sort: 'recommended', first: 1, offset: 0 })
    const first = page.items[0]
    return first === undefined ? null : linkTo(`/art/${first.seed}/l0`)
  }
}

function linkTo(base: string): string {
  const candidates = WIDTHS.map((width) => `${base}-w${width}.webp ${width}w`).join(', ')
  return `<${base}-w320.webp>; rel=preload; as=image; fetchpriority=high; imagesrcset="${candidates}"; imagesizes="${SIZES}"`
}
