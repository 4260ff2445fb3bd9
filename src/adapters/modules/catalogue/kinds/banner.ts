import * as z from 'zod'
import { actorKind } from './actor'
import { bannerHostKind } from './banner-host'
import { lineKind } from './line-kind'
import { iso, writable } from './members'
import { bannerRecords } from '@/adapters/backend/promo/banner-records'
import { count, inEachLanguage, lineId, moment, slug, text } from '@/adapters/modules/catalogue/line-parts'
import type { ActorId } from '@/domain/ids'
import { BANNER_CLICKS, BANNER_LOOKS, BANNER_PLACEMENTS } from '@/domain/promo/banner'
import { bannerProblems, MAX_BANNER_ADDRESS, secureHost, type BannerProblem } from '@/domain/promo/banner-target'
import { momentOf, stampOf } from '@/domain/promo/stamp'

const schema = z.strictObject({
  kind: z.literal('banner'),
  id: slug,
  placement: z.enum(BANNER_PLACEMENTS),
  /** Its position among the banners of the page. */
  position: count(1_000),
  from: moment,
  expire: moment,
  imagePath: text(200),
  onClickType: z.enum(BANNER_CLICKS),
  onClickUrl: text(MAX_BANNER_ADDRESS).nullable().default(null),
  relatedActorId: lineId<ActorId>().nullable().default(null),
  containerClassSuffix: z.enum(BANNER_LOOKS).default('plain'),
  texts: inEachLanguage(z.strictObject({ title: text(120) })),
})

type Line = z.output<typeof schema>

const SENTENCES: Readonly<Record<BannerProblem, string>> = {
  'no-picture': 'imagePath: has to be a picture of the product, as /art/5003/l0',
  'no-actor': 'relatedActorId: has to name the actor whose profile is opened',
  'address-without-use': 'onClickUrl: has to be missing where onClickType is actor or none',
  'no-page': 'onClickUrl: has to be the address of a page of the product, as /en/albums/',
  'no-secure-address': 'onClickUrl: has to be an https address of another site',
  'host-not-allowed': 'onClickUrl: leads to a host that is not allowed',
}

/**
 * Returns the other site that a banner leads to, which the catalogue or the store has to allow;
 * `null`: none.
 */
const hostOf = ({ onClickType, onClickUrl }: Line): string | null =>
  onClickType === 'external' && onClickUrl !== null ? secureHost(onClickUrl) : null

/**
 * Returns the errors of a banner's line by itself. Whether its host is allowed is a reference, like
 * its actor.
 */
function bannerErrors(line: Line): readonly string[] {
  const host = hostOf(line)
  const problems = bannerProblems(line, new Set(host === null ? [] : [host])).map((problem) => SENTENCES[problem])
  return line.expire > line.from ? problems : [...problems, 'expire: has to be later than from']
}

export const bannerKind = lineKind({
  schema,
  keyedBy: 'id',
  collection: bannerRecords,
  record: ({ kind: _kind, from, expire, ...own }) => ({ ...own, from: stampOf(from), expire: stampOf(expire) }),
  references: [
    { to: actorKind, ids: ({ relatedActorId }) => [relatedActorId] },
    { to: bannerHostKind, ids: (line) => [hostOf(line)] },
  ],
  contradictions: bannerErrors,
  written: ({ banners }) =>
    banners.map(({ from, expire, ...own }) => ({
      kind: 'banner',
      ...writable(own),
      from: iso(momentOf(from)),
      expire: iso(momentOf(expire)),
    })),
})
