import * as z from 'zod/mini'
import { flag, int, listOf, text as words } from '@/adapters/wire/base/scalars'
import type { Configuration } from '@/application/configuration/configuration'

const text = (fallback: string) => z._default(words(2_000), fallback)

const address = words(500).check(z.regex(/^https?:\/\//u))
/** An origin and nothing behind it: it is compared with where a message comes from, and named in a policy. */
const origin = words(500).check(z.regex(/^(https?:\/\/[\w.:[\]-]+)?$/u))

const twoLanguages = z._default(z.nullable(z.object({ de: address, en: address })), null)

const links = z.object({
  help: z._default(z.nullable(z.object({ de: address, en: address, es: address })), null),
  report: twoLanguages,
  performers: twoLanguages,
  social: z._default(listOf(z.object({ name: words(40, 1), url: address }), 20), []),
})

const line = z._default(words(300), '')

const operator = z.object({
  name: words(300, 1),
  address: listOf(words(300, 1), 8),
  email: words(254, 3).check(z.regex(/.@./u)),
  phone: line,
  represented: line,
  register: line,
  vatId: line,
  authority: line,
  youthProtection: line,
})

/** The configuration as the operator writes it; docs/contract/configuration.schema.json is printed from it. */
export const configurationSchema = z.object({
  mails: z._default(flag, true),
  operator: z._default(z.nullable(operator), null),
  links: z._default(links, { help: null, report: null, performers: null, social: [] }),
  backend: z._default(z.enum(['memory', 'remote']), 'memory'),
  restUrl: text(''),
  queryUrl: text(''),
  socketUrl: text(''),
  artUrl: text(''),
  checkoutOrigin: z._default(origin, ''),
  version: text('1'),
  platform: text('vesper'),
  affiliate: z._default(
    z.object({ webmasterId: text(''), subReference: text(''), token: text(''), clickId: text('') }),
    { webmasterId: '', subReference: '', token: '', clickId: '' },
  ),
  moneyFormat: z._default(z.enum(['documented', 'locale']), 'documented'),
  disableLogin: z._default(flag, false),
  forceAVSModal: z._default(flag, false),
  voicecallIdHash: z._default(z.nullable(z.string()), null),
  redirectAfterLogin: z._default(z.nullable(z.object({ delayMs: int(0, 60_000) })), null),
  externalSignup: z._default(z.nullable(z.object({ token: z.string(), email: z.string(), name: z.string() })), null),
  world: z._default(
    z.object({
      actors: z._default(int(1, 100_000), 240),
      videos: z._default(int(0, 1_000_000), 3_000),
      seed: z._default(z.int(), 1),
      stage: z._default(flag, true),
    }),
    { actors: 240, videos: 3_000, seed: 1, stage: true },
  ),
})

/** The configuration cannot be used; `errors` lists every one of them, so that an operator mends all at once. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'

  constructor(readonly errors: readonly string[]) {
    super(`config.json: ${errors.join('; ')}`)
  }
}

/** Reads a configuration from unknown JSON. Throws `ConfigurationError` with all errors. */
export function readConfiguration(json: unknown): Configuration {
  const result = configurationSchema.safeParse(json)
  if (result.success) return result.data
  throw new ConfigurationError(
    result.error.issues.map((issue) => `${issue.path.map(String).join('.') || '(whole)'}: ${issue.message}`),
  )
}
