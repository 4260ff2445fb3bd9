import * as z from 'zod/mini'
import { get } from './rest-call'
import { answerText, nothing } from './scalars'

/** Checks that the server answers (API-032). */
export const alive = get('alive', '/alive', nothing, z.object({ alive: z.literal(true) }))

/** The version of the contract in use, and the oldest version still supported. */
export const contractVersion = get(
  'contractVersion',
  '/contract',
  nothing,
  z.object({ version: answerText(20, 5), oldest: answerText(20, 5) }),
)
