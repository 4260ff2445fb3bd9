import { foreignOriginsOf, originOf, type ForeignOrigins } from '@/adapters/server/base/http/foreign-origins'
import { ConfigurationError, readConfiguration } from '@/adapters/wire/configuration/read-configuration'
import type { Configuration } from '@/application/configuration/configuration'

/** An operator's settings of the web app. */
export interface WebSettings {
  /** The part of the file that is sent to the pages, as it is written there. */
  readonly published: Readonly<Record<string, unknown>>
  /** The whole configuration as it is read, with the default of each setting that is left out. */
  readonly configuration: Configuration
  readonly origins: ForeignOrigins
  /** The origin of checkouts, if not this server. */
  readonly checkoutOrigin: string | null
  /** Whether the sandbox's payment service and its page are served. */
  readonly sandboxCheckout: boolean
}

/** The settings of the web app that the server sets itself if it has a platform of its own. */
const SERVERS_OWN = ['backend', 'mails', 'world'] as const

const ADDRESSES = ['restUrl', 'queryUrl', 'socketUrl'] as const

type Read =
  | { readonly ok: true; readonly web: WebSettings }
  | { readonly ok: false; readonly errors: readonly string[] }

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Returns names in the file that the schema does not know: it leaves them out, so they would be
 * ignored without a warning.
 */
function unknownNames(given: unknown, known: unknown, path: readonly string[] = []): readonly string[] {
  if (Array.isArray(given) && Array.isArray(known))
    return given.flatMap((each, at) => unknownNames(each, known[at], [...path, String(at)]))
  if (!isRecord(given) || !isRecord(known)) return []
  return Object.entries(given).flatMap(([name, value]) =>
    name in known ? unknownNames(value, known[name], [...path, name]) : [[...path, name].join('.')],
  )
}

/**
 * Reads the file of WEB_CONFIG; `text` is `null` if there is none. With `isStatic` the server has
 * no platform of its own, and the file specifies which one the pages use. Every error is one
 * sentence.
 */
export function readWebSettings(text: string | null, isStatic: boolean, sandboxCheckout: boolean): Read {
  if (text === null) return understood({}, isStatic || sandboxCheckout)
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { ok: false, errors: ['WEB_CONFIG: the file is not JSON.'] }
  }
  if (!isRecord(json)) return { ok: false, errors: ['WEB_CONFIG: the file must hold an object in braces.'] }
  const errors: string[] = []
  const usable = usableOf(json, errors)
  const configuration = readConfiguration(usable)
  errors.push(
    ...unknownNames(usable, configuration).map((name) => `WEB_CONFIG: “${name}” is not known.`),
    ...(isStatic ? [] : SERVERS_OWN.filter((name) => name in json)).map(
      (name) => `WEB_CONFIG: “${name}” is known to the server itself, leave it out.`,
    ),
    ...ADDRESSES.filter((name) => !isAddress(configuration[name])).map(
      (name) => `WEB_CONFIG: “${name}” must be an absolute address, or one that begins with a slash.`,
    ),
    // The server of the pages leads there: an address of its own would lead back to itself.
    ...(['', originOf(configuration.artUrl)].includes(configuration.artUrl)
      ? []
      : ['WEB_CONFIG: “artUrl” must be an origin, as https://art.example.']),
  )
  return errors.length > 0 ? { ok: false, errors } : understood(json, isStatic || sandboxCheckout)
}

/**
 * Returns the part of the file under names whose values can be used; the other values are returned
 * as errors, and the rest is validated as well.
 */
function usableOf(json: Readonly<Record<string, unknown>>, errors: string[]): Readonly<Record<string, unknown>> {
  try {
    readConfiguration(json)
    return json
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    errors.push(...error.errors.map((each) => `WEB_CONFIG: ${each.replace(/\.*$/u, '')}.`))
    const names = new Set(error.errors.map((each) => /^[^.:]*/u.exec(each)?.[0] ?? ''))
    return Object.fromEntries(Object.entries(json).filter(([name]) => !names.has(name)))
  }
}

const isAddress = (text: string): boolean => text === '' || text.startsWith('/') || originOf(text) !== null

function understood(values: Readonly<Record<string, unknown>>, sandboxCheckout: boolean): Read {
  const configuration = readConfiguration(values)
  const origins = foreignOriginsOf(configuration, sandboxCheckout)
  return {
    ok: true,
    web: {
      published: values,
      configuration,
      origins,
      checkoutOrigin: configuration.checkoutOrigin || null,
      sandboxCheckout,
    },
  }
}
