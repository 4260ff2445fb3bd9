import { CONTENT_KINDS, type ContentKindName, type Shown } from '@/adapters/backend/content/visibilities'
import { asId, type GuestId } from '@/domain/ids'

const MEASURES = [
  'lock',
  'unlock',
  'restrict 1',
  'restrict 2',
  'restrict 3',
  'unrestrict',
  'block-comments',
  'allow-comments',
  'force-payment',
  'release-payment',
  'revoke-age-check',
  'end-sessions',
  'erase',
] as const

/** A measure of an operator against a guest. */
export type GuestMeasure = (typeof MEASURES)[number]

/** An order that an operator gives while servers run. */
export type Order =
  | { readonly of: 'content'; readonly kind: ContentKindName; readonly key: string; readonly shown: Shown }
  | { readonly of: 'guest'; readonly guestId: GuestId; readonly measure: GuestMeasure }

/** Written behind an order that takes content away: who has bought it goes on watching it. */
export const BOUGHT_STAYS = 'bought-stays'

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/u

/** A moment as a command has it, epoch ms; `null` for `-`; `undefined`: it is none. */
function momentOf(written: string): number | null | undefined {
  if (written === '-') return null
  return MOMENT.test(written) && !Number.isNaN(Date.parse(written)) ? Date.parse(written) : undefined
}

/** Reads an order as it is written on the command line; `null`: it is none (docs/operators.md). */
export function orderOf(written: string): Order | null {
  const words = written.trim().split(/\s+/u)
  const boughtStays = words.length > 3 && words.at(-1) === BOUGHT_STAYS
  const decided = boughtStays ? words.slice(0, -1) : words
  const [verb = '', first = '', second = '', from = '-', until = '-', ...rest] = decided
  const kind = CONTENT_KINDS.find((each) => each === first)
  if (kind !== undefined && second !== '') {
    const content = { of: 'content', kind, key: second } as const
    const always = { hidden: false, from: null, until: null, boughtStays }
    const isBare = decided.length === 3
    if (verb === 'hide' && isBare) return { ...content, shown: { ...always, hidden: true } }
    if (verb === 'show' && isBare && !boughtStays) return { ...content, shown: always }
    const [begin, end] = [momentOf(from), momentOf(until)]
    const isSchedule = verb === 'schedule' && !isBare && rest.length === 0
    if (!isSchedule || begin === undefined || end === undefined) return null
    if (begin !== null && end !== null && begin >= end) return null
    return { ...content, shown: { hidden: false, from: begin, until: end, boughtStays } }
  }
  const measure = MEASURES.find((each) => written.trim().replace(/\s+/gu, ' ').startsWith(`${each} guest `))
  const id = measure === undefined ? '' : (written.trim().split(/\s+/u).at(-1) ?? '')
  const isWhole = measure !== undefined && written.trim().replace(/\s+/gu, ' ') === `${measure} guest ${id}`
  return isWhole ? { of: 'guest', guestId: asId<GuestId>(id), measure } : null
}
