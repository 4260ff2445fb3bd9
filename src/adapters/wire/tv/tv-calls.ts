import * as z from 'zod/mini'
import { broadcast, currentProgram, lateNightShowAnswer, tvChannel, tvStream } from './tv'
import { query, within } from '@/adapters/wire/base/query-call'
import { fresh, get } from '@/adapters/wire/base/rest-call'
import { flag, intText, nothing } from '@/adapters/wire/base/scalars'

const momentText = intText(0, 8_640_000_000_000_000)

/** TVS-014, TVS-016. */
export const tvProgram = fresh(
  get(
    'tvProgram',
    '/tv/program/:type',
    z.object({ type: tvChannel, from: z.exactOptional(momentText), to: z.exactOptional(momentText) }),
    z.object({ program: z.array(broadcast) }),
  ),
)

/** TVS-015, TVS-016. */
export const tvStreamCall = fresh(
  get('tvStream', '/tv/stream/:type', z.object({ type: tvChannel }), z.object({ stream: tvStream })),
)

/** TVS-021. */
export const currentProgramQuery = within(
  'tv',
  query('currentProgram', z.object({ premium: flag }), z.nullable(currentProgram)),
)

/** TVS-020. */
export const lateNightShow = within('tv', query('lateNightShow', nothing, z.nullable(lateNightShowAnswer)))
