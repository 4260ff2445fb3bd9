import { UNSUPPORTED_VERSION } from '@/adapters/wire/base/version'
import { BACKEND_ERROR_CODES } from '@/application/errors/backend-error'
import { LANGUAGES, type Language } from '@/domain/navigation/language'

type Json = Readonly<Record<string, unknown>>

/** One text in each language. */
export type Words = Readonly<Record<Language, string>>

/** Which texts of the app are those of a reason, where it is not the one screen that has it: any client may show them. */
const SOURCES: Readonly<Record<string, string>> = {
  'age-check': 'chat.reason',
  'banned-country': 'chat.refused',
  'blocked-for-comments': 'feed.refused',
  busy: 'chat.refused',
  blocked: 'messenger.refused',
  declined: 'payments.oneClick.refused',
  hidden: 'feed.refused',
  'limit-reached': 'media.refused',
  'link-expired': 'payments.refused',
  locked: 'media.refused',
  'login-required': 'payments.refused',
  'name-characters': 'account.profile.refused',
  'name-length': 'account.profile.refused',
  'name-taken': 'account.profile.refused',
  'no-chat': 'chat.tips.refused',
  'no-mail': 'media.share.refused',
  'no-text': 'feed.refused',
  'not-found': 'feed.refused',
  'not-offered': 'payments.refused',
  'only-watching': 'chat.tips.refused',
  'price-changed': 'chat.tips.refused',
  restricted: 'chat.refused',
  'self-excluded': 'media.refused',
  'too-many-mails': 'support.confirm.refused',
}

/** What no screen of the app shows in general words: it knows what was pressed, or avoids it. */
const OWN: Readonly<Record<string, Words>> = {
  [UNSUPPORTED_VERSION]: {
    en: 'This app doesn’t fit the service. Please update it.',
    de: 'Diese App passt nicht zum Dienst. Bitte aktualisiere sie.',
    es: 'Esta aplicación no encaja con el servicio. Actualízala, por favor.',
  },
  invalid: {
    en: 'Please check what you have entered.',
    de: 'Bitte prüfe deine Eingaben.',
    es: 'Revisa lo que has escrito, por favor.',
  },
  needAbo: {
    en: 'This is for guests who subscribe.',
    de: 'Das ist für Gäste mit Abo.',
    es: 'Esto es para quienes tienen una suscripción.',
  },
  needLogin: { en: 'Please log in first.', de: 'Bitte melde dich zuerst an.', es: 'Inicia sesión primero, por favor.' },
  'no-name': { en: 'Please give it a name.', de: 'Bitte gib einen Namen an.', es: 'Ponle un nombre, por favor.' },
  'no-spins': {
    en: 'There are no spins left today. There is a new one every day.',
    de: 'Heute sind keine Drehungen übrig. Jeden Tag kommt eine neue.',
    es: 'Hoy no quedan giros. Cada día hay uno nuevo.',
  },
  'foreign-address': {
    en: 'This address doesn’t belong to Vesper.',
    de: 'Diese Adresse gehört nicht zu Vesper.',
    es: 'Esta dirección no es de Vesper.',
  },
  'not-finished': {
    en: 'Please finish the form first.',
    de: 'Bitte schließe zuerst das Formular ab.',
    es: 'Termina primero el formulario, por favor.',
  },
  pending: {
    en: 'Your payment is on its way. Your coins follow as soon as it arrives.',
    de: 'Deine Zahlung ist unterwegs. Die Coins folgen, sobald sie da ist.',
    es: 'Tu pago está en camino. Los coins llegarán en cuanto se reciba.',
  },
  'too-many': {
    en: 'There are too many by now. Remove one, or try again later.',
    de: 'Es sind schon zu viele. Entferne einen Eintrag oder versuche es später noch einmal.',
    es: 'Ya hay demasiados. Quita uno o inténtalo más tarde.',
  },
  'unknown-token': {
    en: 'This browser isn’t subscribed any more. Please switch notices on again.',
    de: 'Dieser Browser ist nicht mehr angemeldet. Bitte schalte die Hinweise wieder ein.',
    es: 'Este navegador ya no está suscrito. Vuelve a activar los avisos, por favor.',
  },
}

/** The texts of all features, by feature and language. */
const modules = import.meta.glob<Json>('/src/ui/*/texts/*.ts', { eager: true, import: 'texts' })

const textsOf = (feature: string, language: Language): unknown => modules[`/src/ui/${feature}/texts/${language}.ts`]

/** A text without what only the app can fill in: its links lead to pages of the app. */
const plain = (text: string): string => text.replaceAll(/\[(?<label>[^\]]+)\]\(\w+\)/gu, '$<label>')

/** Texts named `name` in the objects of refusals of a feature, each by the path of its object. */
function* refusalsIn(value: unknown, name: string, path: string): Generator<readonly [string, string]> {
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value as Json)) {
    if (key === name && typeof part === 'string' && /\.(?:refused|reason|errors)$/u.test(path))
      yield [path, plain(part)]
    yield* refusalsIn(part, name, `${path}.${key}`)
  }
}

const FEATURES = [...new Set(Object.keys(modules).map((file) => file.split('/')[3] ?? ''))]

function textOf(name: string, language: Language): string {
  const found = FEATURES.flatMap((feature) => [...refusalsIn(textsOf(feature, language), name, feature)])
  const [only, ...others] = found.filter(([path]) => SOURCES[name] === undefined || path === SOURCES[name])
  if (only === undefined) throw new Error(`scripts/contract/words.ts has no words for “${name}”`)
  const [, text] = only
  if (others.some(([, other]) => other !== text))
    throw new Error(`scripts/contract/words.ts does not name which words are those of “${name}”`)
  if (text.includes('{{')) throw new Error(`The words of “${name}” have a placeholder`)
  return text
}

const inEach = (of: (language: Language) => string): Words =>
  Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as unknown as Words

/** The values that a schema leaves. */
const valuesOf = (schema: Json): readonly string[] =>
  [
    ...((schema['enum'] as readonly unknown[] | undefined) ?? []),
    ...('const' in schema ? [schema['const']] : []),
    ...[schema['anyOf'], schema['oneOf']].flatMap((choices) =>
      ((choices as readonly Json[] | undefined) ?? []).flatMap((choice) => valuesOf(choice)),
    ),
  ].filter((value) => typeof value === 'string')

const REASON = new Set(['reason', 'errorCode', 'refused'])

/** Every reason of a refusal that a document has: values of the fields that carry one. */
export function reasonsIn(value: unknown, within = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => [
    ...(within === 'properties' && REASON.has(name) ? valuesOf(part as Json) : []),
    ...reasonsIn(part, Array.isArray(value) ? within : name),
  ])
}

/** A text in each language for every code of a failure and every reason of a refusal. Throws where there is none. */
export const wordsOf = (documents: readonly object[]): object => ({
  codes: Object.fromEntries(
    [...BACKEND_ERROR_CODES, UNSUPPORTED_VERSION].map((code) => [
      code,
      OWN[code] ?? inEach((language) => String((textsOf('base', language) as Json)[code])),
    ]),
  ),
  reasons: Object.fromEntries(
    [...new Set(documents.flatMap((document) => reasonsIn(document)))]
      .toSorted()
      .map((reason) => [reason, OWN[reason] ?? inEach((language) => textOf(reason, language))]),
  ),
})
