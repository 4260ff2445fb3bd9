import { hashOf } from '@/adapters/backend/kernel/secret-hash'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { fields, id, number, oneOf, optional, schemaOf, text } from '@/adapters/stores/record-schema'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import type { Collection, Reader, Transaction } from '@/adapters/stores/store'
import type { GuestId } from '@/domain/ids'
import { UNCONFIRMED_LIFETIME } from '@/domain/newsletters/newsletter'

/** The purpose of a link in a mail. */
export type LinkKind = 'reset' | 'confirm' | 'unsubscribe' | 'newsletter'

/**
 * A link that was mailed. Only the digest of its token is stored, so that a reader of the store or
 * a backup cannot follow any.
 */
export interface MailLink {
  readonly hash: string
  readonly kind: LinkKind
  readonly guestId: GuestId
  /** The address it was sent to, lower case: it proves that address and no other. */
  readonly email: string
  /** The subscription that the link ends if it unsubscribes, or the newsletter that it confirms. */
  readonly about?: string
  /** Epoch ms. */
  readonly expiresAt: number
}

export const mailLinks: Collection<MailLink> = {
  name: 'mailLinks',
  schema: schemaOf(
    fields<MailLink>({
      hash: text,
      kind: oneOf('reset', 'confirm', 'unsubscribe', 'newsletter'),
      guestId: id<GuestId>(),
      email: text,
      about: optional(text),
      expiresAt: number,
    }),
  ),
  key: ({ hash }) => hash,
  ofGuest: {
    ...belongsToGuest('byGuest'),
    exports: { leavesOut: ['hash'] },
    // Its owner may still confirm a newsletter with it, or end one.
    onForget: { stays: 'is removed when the link is over' },
  },
  indexes: {
    byGuest: ({ guestId, kind, hash }) => [[guestId, kind, hash]],
    byExpiry: ({ expiresAt, hash }) => [[expiresAt, hash]],
  },
}

/**
 * Time for which a link is valid, ms: an hour for a password, a week for an address and a
 * newsletter, half a year to unsubscribe.
 */
const LIFETIME: Readonly<Record<LinkKind, number>> = {
  reset: 60 * 60_000,
  confirm: 7 * 86_400_000,
  unsubscribe: 180 * 86_400_000,
  newsletter: UNCONFIRMED_LIFETIME,
}

/** Returns the time at which a link was drawn, epoch ms. */
export const drawnAt = ({ kind, expiresAt }: MailLink): number => expiresAt - LIFETIME[kind]

/** Number of expired links removed at a time. */
const MAX_REMOVED = 100

/** Draws a token and stores its digest. The token itself is in the mail and nowhere else. */
export async function drawLink(
  platform: PlatformContext,
  tx: Transaction,
  link: Omit<MailLink, 'hash' | 'expiresAt'>,
): Promise<string> {
  const token = `${platform.random.id()}${platform.random.id()}`
  await tx.put(mailLinks, {
    ...link,
    hash: await hashOf(token),
    expiresAt: platform.clock.now() + LIFETIME[link.kind],
  })
  return token
}

/** The link of a digest, if it still opens anything. */
export async function openLink(
  platform: PlatformContext,
  reader: Reader,
  kind: LinkKind,
  hash: string,
): Promise<MailLink | undefined> {
  const link = await reader.get(mailLinks, hash)
  return link?.kind === kind && link.expiresAt > platform.clock.now() ? link : undefined
}

/** Closes all of a guest's links of a kind, after one was used or its purpose is done. */
export async function closeLinks(tx: Transaction, guestId: GuestId, kind: LinkKind): Promise<void> {
  for (const { hash } of await tx.find(mailLinks, 'byGuest', { prefix: [guestId, kind] }))
    await tx.delete(mailLinks, hash)
}

/** Removes links that are over; a few at a time. */
export async function forgetLinks(platform: PlatformContext): Promise<void> {
  const oldest = await platform.store.find(mailLinks, 'byExpiry', { prefix: [], limit: MAX_REMOVED })
  const over = oldest.filter(({ expiresAt }) => expiresAt <= platform.clock.now())
  if (over.length === 0) return
  await platform.store.transaction(async (tx) => {
    for (const { hash } of over) await tx.delete(mailLinks, hash)
  })
}
