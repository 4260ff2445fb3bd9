import { sessions } from './guest-records'
import { fields, id, schemaOf } from '@/adapters/stores/record-schema'
import { language } from '@/adapters/backend/kernel/record-checks'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import type { Collection, Reader, Transaction } from '@/adapters/stores/store'
import type { GuestId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'

interface GuestLanguage {
  readonly guestId: GuestId
  readonly language: Language
}

/** The language each guest last used. */
export const guestLanguages: Collection<GuestLanguage> = {
  name: 'guestLanguages',
  schema: schemaOf(fields<GuestLanguage>({ guestId: id<GuestId>(), language })),
  key: (entry) => entry.guestId,
  ofGuest: belongsToGuest('key'),
  indexes: {},
}

const byCountry: Readonly<Record<string, Language>> = {
  DE: 'de',
  AT: 'de',
  CH: 'de',
  LI: 'de',
  ES: 'es',
  MX: 'es',
  AR: 'es',
  CO: 'es',
  CL: 'es',
  PE: 'es',
}

/** Stores the language a guest last used, so that actors who write first write in it. */
export async function storeLanguage(tx: Transaction, guestId: GuestId, language: Language): Promise<void> {
  const known = await tx.get(guestLanguages, guestId)
  if (known?.language !== language) await tx.put(guestLanguages, { guestId, language })
}

/** The language a guest last spoke; of one who never did, that of the country they are in. */
export async function languageOfGuest(reader: Reader, guestId: GuestId): Promise<Language> {
  const known = await reader.get(guestLanguages, guestId)
  if (known !== undefined) return known.language
  const [session] = await reader.find(sessions, 'byGuest', { prefix: [guestId], direction: 'desc', limit: 1 })
  return byCountry[session?.countryCode ?? ''] ?? 'en'
}
