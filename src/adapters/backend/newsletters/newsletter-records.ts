import { inEachLanguage, language } from '@/adapters/backend/kernel/record-checks'
import type { Localized } from '@/adapters/backend/kernel/localized'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { fields, id, list, nullable, number, oneOf, schemaOf, text } from '@/adapters/stores/record-schema'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import type { Collection } from '@/adapters/stores/store'
import type { GuestId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'
import { NEWSLETTERS, UNCONFIRMED_LIFETIME, type Newsletter } from '@/domain/newsletters/newsletter'

/** An address that gets a newsletter, or will once its owner has confirmed it. */
export interface SubscriptionRecord {
  readonly newsletter: Newsletter
  /** Lower case. */
  readonly email: string
  /** The guest who subscribed it. */
  readonly guestId: GuestId
  /** The language in which it is written. */
  readonly language: Language
  /** Epoch ms. */
  readonly requestedAt: number
  /** Epoch ms; `null`: not confirmed. The proof of the consent together with the address. */
  readonly confirmedAt: number | null
}

export const subscriptionKey = (newsletter: Newsletter, email: string): string => `${newsletter} ${email}`

export const newsletterSubscriptions: Collection<SubscriptionRecord> = {
  name: 'newsletterSubscriptions',
  schema: schemaOf(
    fields<SubscriptionRecord>({
      newsletter: oneOf<Newsletter>(...NEWSLETTERS),
      email: text,
      guestId: id<GuestId>(),
      language,
      requestedAt: number,
      confirmedAt: nullable(number),
    }),
  ),
  key: ({ newsletter, email }) => subscriptionKey(newsletter, email),
  ofGuest: { ...belongsToGuest('byGuest'), onForget: { stays: 'belongs to an address, whose owner ends it' } },
  indexes: {
    byGuest: ({ guestId, newsletter, email }) => [[guestId, newsletter, email]],
    receivers: ({ newsletter, email, confirmedAt }) => (confirmedAt === null ? [] : [[newsletter, email]]),
    unconfirmed: ({ newsletter, email, requestedAt, confirmedAt }) =>
      confirmedAt === null ? [[requestedAt, newsletter, email]] : [],
  },
}

/** The content of an issue in one language. */
export interface IssueText {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** A page of the product: its path, and what the link is called. */
  readonly link: { readonly label: string; readonly path: string } | null
}

/** A mailing of a newsletter, as an operator has written it. */
export interface IssueRecord {
  /** Named by the operator, so that the same issue is never sent twice. */
  readonly id: string
  readonly newsletter: Newsletter
  readonly texts: Localized<IssueText>
  /** Epoch ms. */
  readonly at: number
}

export const newsletterIssues: Collection<IssueRecord> = {
  name: 'newsletterIssues',
  schema: schemaOf(
    fields<IssueRecord>({
      id: text,
      newsletter: oneOf<Newsletter>(...NEWSLETTERS),
      texts: inEachLanguage(
        fields<IssueText>({
          subject: text,
          paragraphs: list(text),
          link: nullable(fields<NonNullable<IssueText['link']>>({ label: text, path: text })),
        }),
      ),
      at: number,
    }),
  ),
  key: (issue) => issue.id,
  indexes: {},
}

/** Number of unconfirmed addresses removed at a time. */
const MAX_REMOVED = 100

/** Removes addresses whose owner has confirmed nothing: they may be typed by anyone. */
export async function forgetUnconfirmed({ store, clock }: PlatformContext): Promise<void> {
  const oldest = await store.find(newsletterSubscriptions, 'unconfirmed', { prefix: [], limit: MAX_REMOVED })
  const over = oldest.filter(({ requestedAt }) => requestedAt + UNCONFIRMED_LIFETIME <= clock.now())
  if (over.length === 0) return
  await store.transaction(async (tx) => {
    for (const { newsletter, email } of over) {
      const key = subscriptionKey(newsletter, email)
      if ((await tx.get(newsletterSubscriptions, key))?.confirmedAt === null)
        await tx.delete(newsletterSubscriptions, key)
    }
  })
}
