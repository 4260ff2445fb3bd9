import * as z from 'zod/mini'
import { get } from './rest-call'
import { nothing } from './scalars'

/** API-032. */
export const alive = get('alive', '/alive', nothing, z.object({ alive: z.literal(true) }))
