import * as z from 'zod/mini'
import { currencies, type Money } from '@/domain/money/money'
import { LANGUAGES, type Language } from '@/domain/navigation/language'

// A page forbids scripts from making code (CSP); asking whether it may would already be reported as a violation.
z.config({ jitless: true })

/** A schema that yields exactly `T`, whatever JSON it is given. */
export type Wire<T> = z.ZodMiniType<T>

/**
 * Text no longer than what its place needs, so that nobody can fill the store or the page with it. Counted by a refinement:
 * zod's own length checks also look at what is no text, and an object whose `length` cannot be compared makes them throw.
 */
export const text = (longest: number, shortest = 0) =>
  z.string().check(z.refine((given) => given.length >= shortest && given.length <= longest))

/** At most so many entries. */
export const listOf = <T>(item: Wire<T>, most: number): Wire<T[]> =>
  z.array(item).check(z.refine((given) => given.length <= most))

/** An id as it enters the domain: looked at here, and branded from here on. */
export const id = <T extends string>(longest = 100): Wire<T> => text(longest, 1) as unknown as Wire<T>

export const flag = z.boolean()

/** A whole number from `least` to `most`. */
export const int = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most))

/** How many of something there are. */
export const count = int(0, Number.MAX_SAFE_INTEGER)

/** A moment in epoch milliseconds, or a whole number that may be negative. */
export const whole = z.int()

/** Whole coins of a balance or a price. */
export const coins = count

export const money: Wire<Money> = z.object({ value: z.int(), currency: z.enum(currencies) })

export const language: Wire<Language> = z.enum(LANGUAGES)

/** A whole number in a query string, where everything is text. */
export const intText = (least: number, most: number): Wire<number> =>
  z.pipe(z.union([z.int(), z.string().check(z.regex(/^-?\d{1,16}$/u))]), z.pipe(z.transform(Number), int(least, most)))

/** Nothing has to be said. */
export const nothing: Wire<object> = z.object({})

/** A call that only tells that it was carried out. */
export const done: Wire<{ readonly ok: true }> = z.object({ ok: z.literal(true) })
