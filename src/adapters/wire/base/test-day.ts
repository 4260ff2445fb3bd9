import * as z from 'zod/mini'
import { intText, text } from './scalars'
import { parseDay, type CalendarDay } from '@/domain/access/age'

const date = z.pipe(
  text(10, 1),
  z.transform((given: string, context): CalendarDay => {
    const day = parseDay(given)
    if (day !== null) return day
    context.issues.push({ code: 'custom', input: given, message: 'no date' })
    return z.NEVER
  }),
)

/**
 * The day as of which a request is to be answered, in the query string, for a person who checks
 * content before its day (API-012, ACT-036).
 */
export const testDay = z.object({ qmdate: z.exactOptional(date), qmday: z.exactOptional(intText(1, 31)) })
