import * as z from 'zod/mini'
import { get } from './rest-call'
import { answerText, nothing } from './scalars'

/** API-032. */
export const alive = get('alive', '/alive', nothing, z.object({ alive: z.literal(true) }))

/** Which version of the contract is spoken, and the oldest that still is. */
export const contractVersion = get(
  'contractVersion',
  '/contract',
  nothing,
  z.object({ version: answerText(20, 5), oldest: answerText(20, 5) }),
)
