import { platformTimeZone } from '@/domain/vouchers/day-end'
import type { Language } from '@/domain/navigation/language'

/**
 * The time zone of an actor, by the country they come from; of a wide country that of most of its
 * people.
 */
const ZONES: Readonly<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  AT: 'Europe/Vienna',
  BE: 'Europe/Brussels',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CH: 'Europe/Zurich',
  CO: 'America/Bogota',
  CZ: 'Europe/Prague',
  ES: 'Europe/Madrid',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  GR: 'Europe/Athens',
  IE: 'Europe/Dublin',
  IT: 'Europe/Rome',
  MX: 'America/Mexico_City',
  NL: 'Europe/Amsterdam',
  PL: 'Europe/Warsaw',
  PT: 'Europe/Lisbon',
  RO: 'Europe/Bucharest',
  SE: 'Europe/Stockholm',
  US: 'America/New_York',
}

const LOCALES: Readonly<Record<Language, string>> = { de: 'de', en: 'en-GB', es: 'es' }

/** The time of day where an actor is, "21:40". `now`: epoch ms. */
export const localTime = (country: string, now: number, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: ZONES[country] ?? platformTimeZone,
  }).format(now)

/** The name of a country. `country`: ISO 3166-1 alpha-2. */
export const countryName = (country: string, language: Language): string =>
  new Intl.DisplayNames([LOCALES[language]], { type: 'region' }).of(country) ?? country
