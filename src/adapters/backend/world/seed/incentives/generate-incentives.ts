import {
  incentives,
  teasers,
  type IncentiveRecord,
  type TeaserRecord,
} from '@/adapters/backend/incentives/incentive-records'
import { seedOf } from '@/adapters/backend/world/seed/seed'
import words from '@/adapters/backend/world/data/incentives.json' with { type: 'json' }
import { inAllLanguages } from '@/adapters/backend/world/texts/in-language'

const DAY = 86_400
const HOUR = 3_600

type Written = Pick<IncentiveRecord, 'id' | 'type' | 'audience' | 'priority' | 'texts' | 'target'>

const plain = (written: Written & Partial<IncentiveRecord>): IncentiveRecord => ({
  region: 'page',
  event: null,
  uniqueGroup: written.type,
  countdown: null,
  countdownStartTime: null,
  runsTo: null,
  ...written,
})

const signup = {
  type: 'signup',
  audience: 'anonymous',
  priority: 50,
  texts: inAllLanguages(words.signup),
  target: { kind: 'flow', flow: 'signup' },
} as const
const vip = {
  type: 'vip',
  audience: 'no-vip',
  priority: 30,
  texts: inAllLanguages(words.vip),
  target: { kind: 'page', route: 'memberProfile' },
} as const
const refill = {
  type: 'refill',
  audience: 'low-balance',
  priority: 40,
  texts: inAllLanguages(words.refill),
  target: { kind: 'flow', flow: 'moneycharge' },
} as const

/** Events at which a page looks for incentives of its own. */
const EVENTS = ['video-preview-end', 'buy-image-album'] as const

/** The incentives of the sample world: each promises what the platform does. */
export const generateIncentives = (): readonly IncentiveRecord[] => [
  plain({ ...signup, id: 'signup' }),
  plain({ ...signup, id: 'signup-messenger', region: 'messenger' }),
  // To a visitor who is about to leave; who closed it on a page is not asked again here.
  plain({ ...signup, id: 'signup-exit', event: 'exit', region: 'exit' }),
  plain({ ...vip, id: 'vip' }),
  plain({ ...refill, id: 'refill' }),
  plain({ ...refill, id: 'refill-messenger', region: 'messenger' }),
  plain({ ...refill, id: 'refill-low-balance', region: 'chat', event: 'low-balance' }),
  ...EVENTS.flatMap((event) => [
    plain({ ...signup, id: `signup-${event}`, event, region: event }),
    plain({ ...refill, id: `refill-${event}`, event, region: event }),
    plain({ ...vip, id: `vip-${event}`, event, region: event }),
  ]),
  plain({
    id: 'voucher',
    type: 'voucher',
    audience: 'member',
    priority: 60,
    texts: inAllLanguages(words.voucher),
    target: { kind: 'page', route: 'cams' },
    runsTo: 'voucher',
    countdown: 7 * DAY,
  }),
  plain({
    id: 'show',
    type: 'show',
    audience: 'everyone',
    priority: 20,
    texts: inAllLanguages(words.show),
    target: { kind: 'page', route: 'camShows' },
    runsTo: 'show',
    countdown: 2 * HOUR,
  }),
  ...(['freeChat', 'freeClips', 'topCams'] as const).map((route) =>
    plain({
      id: `hint-${route}`,
      type: 'daily-hint',
      audience: 'everyone',
      priority: 10,
      texts: inAllLanguages(words.hints[route]),
      target: { kind: 'page', route },
    }),
  ),
]

/** The teasers of the sample world. */
export const generateTeasers = (): readonly TeaserRecord[] =>
  (['camShows', 'freeChat', 'albums', 'videoStars'] as const).map((route, index) => ({
    id: route,
    route,
    position: index + 1,
    texts: inAllLanguages(words.teasers[route]),
  }))

export const incentivesSeed = seedOf(incentives, 'byPriority', generateIncentives)
export const teasersSeed = seedOf(teasers, 'inOrder', generateTeasers)
