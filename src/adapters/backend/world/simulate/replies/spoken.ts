import type { ActorRecord } from '@/adapters/backend/actors/actor-records'
import { notSpoken } from './lines'
import { languageList } from '@/adapters/backend/world/texts/language-list'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@/domain/navigation/language'

type Speaker = Pick<ActorRecord, 'languages'>

/**
 * Returns the language in which an actor writes to a guest: the guest's if the actor knows it,
 * otherwise one of their own.
 */
export function languageWith({ languages }: Speaker, guests: Language): Language {
  const spoken = LANGUAGES.filter((language) => languages.includes(language))
  if (spoken.includes(guests)) return guests
  return spoken.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : (spoken[0] ?? guests)
}

/**
 * Returns an actor's notice in the guest's language before they answer in another one; empty: they
 * know the language, or have already said so. `before`: the conversation so far.
 */
export function notSpokenNotice(
  actor: Speaker,
  guests: Language,
  before: readonly { readonly text: string }[],
): string {
  if (languageWith(actor, guests) === guests) return ''
  const notice = notSpoken[guests].replace('{languages}', languageList(actor.languages, guests))
  return before.some(({ text }) => text.startsWith(notice)) ? '' : `${notice} `
}
