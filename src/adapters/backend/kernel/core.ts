import type { SessionLifetime } from '@/domain/guest/session-lifetime'
import type { PlaylistHost } from '@/application/media/playlist-host'
import type { DomainEvents } from './domain-events'
import type { UpdateHub } from './update-hub'
import type { Store } from '@/adapters/stores/store'
import type { Clock } from '@/application/device/clock'
import type { Random } from '@/application/device/random'
import type { Mailer } from '@/application/mail/mailer'

/** How the platform writes mails. */
export interface MailRules {
  /** `null`: no mails are sent, and nothing may promise one. */
  readonly mailer: Mailer | null
  /** Origin of the pages that links in mails lead to. Never taken from a request, which may name another host. */
  readonly origin: string
  /** Where requests of guests are sent; `null`: they are only kept. */
  readonly operator: string | null
}

/** What an operator may set about the rules of the platform. */
export interface PlatformRules {
  /** Address of the page that checkouts are served as; `null`: there is no payment service, and what needs one is refused. */
  readonly checkoutUrl: string | null
  readonly playlists: PlaylistHost
  readonly mail: MailRules
  readonly disableLogin: boolean
  readonly sessionLifetime: SessionLifetime
  /** Work factor of password hashing. */
  readonly passwordIterations: number
  /** How long a delayed payment of the sandbox takes, ms. */
  readonly delayedPaymentMs: number
  /** Live preview limits in seconds (CHA-017, CHA-018). */
  readonly previewSeconds: { readonly ordinary: number; readonly vip: number }
}

/** What every rule of the platform's side works with. */
export interface Core {
  /** Tells this process or tab from the others over the same store. */
  readonly instance: string
  readonly store: Store
  readonly hub: UpdateHub
  readonly events: DomainEvents
  readonly clock: Clock
  readonly random: Random
  readonly rules: PlatformRules
}
