import * as z from 'zod/mini'
import { UNSUPPORTED_VERSION } from './version'
import { BACKEND_ERROR_CODES } from '@/application/errors/backend-error'
import { answerText } from './scalars'

/** The codes that any client may be answered; the web app, which names no version, gets all but the last. */
export const publishedCode = z.enum([...BACKEND_ERROR_CODES, UNSUPPORTED_VERSION])

/** What `errorAnswer` reads, with every code there is. */
export const publishedError = z.object({
  error: z.object({
    code: publishedCode,
    requestId: answerText(100),
    fields: z.exactOptional(z.array(answerText(1_000))),
  }),
})
