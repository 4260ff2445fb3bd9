import * as z from 'zod/mini'
import { isText, textLength, type TextRules } from '@/domain/access/text'
import { currencies, type Money } from '@/domain/money/money'
import { languageOrDefault, LANGUAGES, type Language } from '@/domain/navigation/language'
import type { GrantedAddress } from '@/domain/media/granted-address'

// Pages forbid scripts to generate code (CSP); even checking whether that is allowed would be
// reported as a violation.
z.config({ jitless: true })

/** A schema that yields exactly `T` for any JSON. */
export type Wire<T> = z.ZodMiniType<T>

/** Properties of a text beyond its length, for the published contract (docs/contract). */
interface TextKind extends Partial<TextRules> {
  /** Whether it is an id, which is only compared with other ids. */
  readonly isId?: boolean
  /**
   * The lengths that the rules accept, if the schema reads more so that the rules can refuse the
   * rest with a reason of their own.
   */
  readonly longest?: number
  readonly shortest?: number
}

/**
 * Checks lengths in code points. It is a refinement because zod's own checks also run on values
 * that are not text, and an unusual `length` makes them throw. `params` tells the published
 * contract what a function cannot express.
 */
const ofLength = (longest: number, shortest: number, kind?: TextKind) =>
  z.refine<string>(
    (given) => {
      const length = textLength(given)
      return length >= shortest && length <= longest
    },
    { params: { longest, shortest, ...kind } },
  )

/**
 * Text of a request, from `shortest` to `longest` code points (docs/wire.md): well formed, without
 * control characters, composed (NFC). `lines`: may have line breaks. Text that is far too long is
 * refused before it is examined.
 */
export const text = (longest: number, shortest = 0, rules?: TextRules, kind?: TextKind) =>
  z.string().check(
    z.refine((given) => given.length <= 4 * longest && isText(given, rules), { abort: true }),
    z.normalize(),
    ofLength(longest, shortest, { ...rules, ...kind }),
  )

/** Several lines of text. */
export const lines = (longest: number, kind?: TextKind) => text(longest, 0, { lines: true }, kind)

/**
 * Text of an answer: only its length is checked, so that text stored under other rules stays
 * readable.
 */
export const answerText = (longest: number, shortest = 0, kind?: TextKind) =>
  z.string().check(ofLength(longest, shortest, kind))

/** An address in an answer that is granted to the caller's session. */
export const grantedText = (longest: number): Wire<GrantedAddress> =>
  answerText(longest, 1) as unknown as Wire<GrantedAddress>

/** A list of at most this many entries. */
export const listOf = <T>(item: Wire<T>, most: number): Wire<T[]> =>
  z.pipe(
    z.transform((given: unknown, context) => {
      // Checked before the entries, since there may be any number of them.
      if (Array.isArray(given) && given.length <= most) return given as unknown[]
      context.issues.push({ code: 'custom', message: 'no such list', input: given })
      return z.NEVER
    }),
    z.array(item).check(z.maxLength(most)),
  )

/** Marks a text as an id. */
export const ID: TextKind = { isId: true }

/** An id entering the domain: it is checked here, and branded from here on. */
export const id = <T extends string>(longest = 100): Wire<T> => text(longest, 1, undefined, ID) as unknown as Wire<T>

export const flag = z.boolean()

/** A whole number from `least` to `most`. */
export const int = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most))

/** A count. */
export const count = int(0, Number.MAX_SAFE_INTEGER)

/** A whole number of any size, which may be negative. */
export const whole = z.int()

/** A moment in epoch milliseconds. */
export const moment = z.int()

/** A safe integer that may be negative: an amount. */
export const signed = int(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)

/**
 * An argument that a client may omit or send as null, which both mean null. The query schema does
 * not distinguish the two, so every argument without an exclamation mark is declared with this or
 * with `exactOptional`.
 */
export const nullish = <T>(schema: Wire<T>): Wire<T | null> => z._default(z.nullable(schema), null) as Wire<T | null>

/** Whole coins of a balance or a price. */
export const coins = int(0, Number.MAX_SAFE_INTEGER)

/** Whole seconds. */
export const seconds = int(0, Number.MAX_SAFE_INTEGER)

export const money: Wire<Money> = z.object({ value: signed, currency: z.enum(currencies) })

/** A language. `nl` is accepted but has no texts: it counts as English (I18-002). */
export const language: Wire<Language> = z.pipe(
  z.enum([...LANGUAGES, 'nl']),
  z.transform((given): Language => languageOrDefault(given)),
)

/**
 * The language a client requests: any name of a language; one that the product does not support
 * counts as English, as in an address.
 */
export const requestedLanguage: Wire<Language> = z.pipe(
  text(100),
  z.transform((given: string) => languageOrDefault(given)),
)

/** A whole number in a query string, where everything is text; `least` is not below 0. */
export const intText = (least: number, most: number): Wire<number> =>
  z.pipe(
    z.union([int(least, most), z.string().check(z.regex(least > 0 ? /^0*[1-9]\d{0,15}$/u : /^\d{1,16}$/u))]),
    z.pipe(z.transform(Number), int(least, most)),
  )

/** A request without fields. */
export const nothing: Wire<object> = z.object({})

/** A call whose answer only confirms that it was executed. */
export const done: Wire<{ readonly ok: true }> = z.object({ ok: z.literal(true) })
