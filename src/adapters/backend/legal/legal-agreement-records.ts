import { legalTexts } from './legal-records'
import type { GuestRecord } from '@/adapters/backend/access/guest-records'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import { fields, id, number, oneOf, schemaOf, whole } from '@/adapters/stores/record-schema'
import type { Collection, Reader, Transaction } from '@/adapters/stores/store'
import { agreedVersions, changedTexts, type TextVersion } from '@/domain/legal/agreement'
import { LEGAL_TEXT_TYPES, type LegalText } from '@/domain/legal/legal-text'
import type { GuestId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'

/** One version of one text that a guest has agreed to. */
export interface LegalAgreementRecord extends TextVersion {
  readonly guestId: GuestId
  /** Epoch ms. */
  readonly agreedAt: number
}

export const legalAgreements: Collection<LegalAgreementRecord> = {
  name: 'legalAgreements',
  schema: schemaOf(
    fields<LegalAgreementRecord>({
      guestId: id<GuestId>(),
      type: oneOf(...LEGAL_TEXT_TYPES),
      version: whole,
      agreedAt: number,
    }),
  ),
  key: ({ guestId, type, version }) => `${guestId}:${type}:${version}`,
  ofGuest: belongsToGuest('byGuest'),
  indexes: { byGuest: ({ guestId, type, version }) => [[guestId, type, version]] },
}

const inForceOf = (all: readonly LegalText[], language: Language, at: number): readonly LegalText[] =>
  LEGAL_TEXT_TYPES.flatMap(
    (type) => all.find((text) => text.type === type && text.language === language && text.validFrom <= at) ?? [],
  )

const newestFirst = (reader: Reader): Promise<readonly LegalText[]> => reader.find(legalTexts, 'newest', { prefix: [] })

/** Returns the newest version of each text that was in force at a moment, epoch ms. */
export const textsInForce = async (reader: Reader, language: Language, at: number): Promise<readonly LegalText[]> =>
  inForceOf(await newestFirst(reader), language, at)

/** Returns the texts that a guest with an account has to agree to again. */
export async function changedTextsOf(
  reader: Reader,
  guest: GuestRecord,
  language: Language,
  now: number,
): Promise<readonly LegalText[]> {
  if (guest.email === null) return []
  const [recorded, all] = await Promise.all([
    reader.find(legalAgreements, 'byGuest', { prefix: [guest.id] }),
    newestFirst(reader),
  ])
  const agreed = agreedVersions(recorded, inForceOf(all, language, guest.createdAt))
  return changedTexts(inForceOf(all, language, now), agreed)
}

/** Records an agreement; the first one to a version counts. */
export async function agree(
  tx: Transaction,
  guestId: GuestId,
  { type, version }: TextVersion,
  agreedAt: number,
): Promise<void> {
  const made: LegalAgreementRecord = { guestId, type, version, agreedAt }
  if ((await tx.get(legalAgreements, legalAgreements.key(made))) === undefined) await tx.put(legalAgreements, made)
}
