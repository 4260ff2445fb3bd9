import type { Clock } from '@/application/device/clock'
import type { GuestPorts } from '@/application/platform/guest-ports'
import type { Platform } from '@/application/platform/platform'

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
  private session: { readonly deviceKey: string; readonly token: string } | null = null

  constructor(
    private readonly platform: Pick<Platform, 'openSession' | 'portsFor'>,
    private readonly clock: Pick<Clock, 'now'>,
    private readonly countryCode: string,
  ) {}

  /** A `Link` header, or `null`. Never throws. */
  link(): Promise<string | null> {
    const now = this.clock.now()
    if (now >= this.known.until) this.known = { until: now + FRESH, link: this.request().catch(() => null) }
    return this.known.link
  }

  private async request(): Promise<string | null> {
    const ports = (await this.portsOfVisitor()) ?? (await this.enter())
    const page = await ports?.actors.list({ filter: { online: true }, sort: 'recommended', first: 1, offset: 0 })
    const first = page?.items[0]
    return first === undefined ? null : linkTo(`/art/${first.seed}/l0`)
  }

  private async portsOfVisitor(): Promise<GuestPorts | null> {
    return this.session === null ? null : this.platform.portsFor(this.session.token, 'en')
  }

  /** A visitor without an account, as a first-time visitor is; the same one for as long as the server runs. */
  private async enter(): Promise<GuestPorts | null> {
    const { accessToken, deviceKey } = await this.platform.openSession(this.session?.deviceKey ?? null, {
      countryCode: this.countryCode,
    })
    this.session = { deviceKey, token: accessToken }
    return this.portsOfVisitor()
  }
}

function linkTo(base: string): string {
  const candidates = WIDTHS.map((width) => `${base}-w${width}.webp ${width}w`).join(', ')
  return `<${base}-w320.webp>; rel=preload; as=image; fetchpriority=high; imagesrcset="${candidates}"; imagesizes="${SIZES}"`
}
