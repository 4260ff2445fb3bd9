import * as z from 'zod'
import { isStorable } from '@/domain/access/text'
import { asId, type ActorId, type AlbumId, type VideoId } from '@/domain/ids'
import { PICTURE_VARIANTS } from '@/domain/pictures/picture-variants'

// The parts of lines of a catalogue. `z` in full: its errors are sentences, which an operator
// reads.

/** A text that can be stored, of at most so many UTF-16 units. */
export const text = (longest: number, shortest = 1): z.ZodString =>
  z
    .string()
    .min(shortest)
    .max(longest)
    .refine(isStorable, { error: 'holds half of a character or NUL, which cannot be stored' })

/** An id as the operator chose it: it is a part of addresses. */
export const lineId = <T extends ActorId | VideoId | AlbumId>() =>
  z
    .string()
    .regex(/^[\w.-]{1,60}$/u, 'has to be 1 to 60 letters, digits or ._-')
    .transform((id) => asId<T>(id))

export const inEachLanguage = <T extends z.ZodType>(part: T) => z.strictObject({ de: part, en: part, es: part })

/** Moments are written as ISO 8601 and stored as epoch ms. */
export const moment = z.iso.datetime({ offset: true }).transform((written) => Date.parse(written))

/** A number of things, coins or seconds. */
export const count = (most = 1_000_000_000): z.ZodInt => z.int().min(0).max(most)

export const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/u, 'has to be lower-case letters, digits and hyphens')

export const picture = z.strictObject({ family: z.int().min(1).max(9_999_999), variant: z.enum(PICTURE_VARIANTS) })

export const countryCode = z.string().regex(/^[A-Z]{2}$/u, 'has to be two capital letters')

/** Hours of a week day, 0 Sunday; an end beyond 24 is on the day after. */
export const window = z.strictObject({
  day: z.int().min(0).max(6),
  from: z.number().min(0).max(24),
  to: z.number().min(0).max(48),
})
