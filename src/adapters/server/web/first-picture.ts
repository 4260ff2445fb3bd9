import type { Clock } from '@/application/device/clock'
import type { VisitorSession } from './visitor-session'

/** Time for which the start page is assumed to begin with the same picture, ms. */
const FRESH = 5_000

/** The widths a picture is available in. */
const WIDTHS = [60, 140, 320, 640, 1280] as const

/**
 * The variants of the first picture, the windows that each is for, and its width there; as the ui's
 * showcase has them.
 */
const VARIANTS = [
  { variant: 'p0', media: '(max-width: 560px)', sizes: 'max(100vw, 465px, 58.5vh)' },
  { variant: 'l0', media: '(min-width: 560.02px)', sizes: 'max(100vw, 1000px)' },
] as const

/**
 * Names the picture that the start page will begin with, so that a browser fetches it beside the
 * app instead of after it. If the page begins with another one, or the platform cannot be queried,
 * only the hint is lost.
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
    return first === undefined ? null : linksTo(first.seed)
  }
}

/**
 * Returns one link for each variant: a browser follows the one whose media query its window
 * matches.
 */
const linksTo = (seed: number): string =>
  VARIANTS.map(({ variant, media, sizes }) => {
    const base = `/art/${seed}/${variant}`
    const candidates = WIDTHS.map((width) => `${base}-w${width}.webp ${width}w`).join(', ')
    return `<${base}-w320.webp>; rel=preload; as=image; fetchpriority=high; media="${media}"; imagesrcset="${candidates}"; imagesizes="${sizes}"`
  }).join(', ')
