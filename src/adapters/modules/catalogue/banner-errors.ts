import type { LineOf } from './lines'
import { bannerProblems, secureHost, type BannerProblem } from '@/domain/promo/banner-target'

const SENTENCES: Readonly<Record<BannerProblem, string>> = {
  'no-picture': 'imagePath: has to be a picture of the product, as /art/5003/l0',
  'no-actor': 'relatedActorId: has to name the actor whose profile is opened',
  'address-without-use': 'onClickUrl: has to be missing where onClickType is actor or none',
  'no-page': 'onClickUrl: has to be the address of a page of the product, as /en/albums/',
  'no-secure-address': 'onClickUrl: has to be an https address of another site',
  'host-not-allowed': 'onClickUrl: leads to a host that is not allowed',
}

/** The other site that a banner leads to, which the catalogue or the store has to allow; `null`: none. */
export const hostOf = ({ onClickType, onClickUrl }: LineOf<'banner'>): string | null =>
  onClickType === 'external' && onClickUrl !== null ? secureHost(onClickUrl) : null

/** What is wrong with the line of a banner by itself: whether its host is allowed is a reference, like its actor. */
export function bannerErrors(line: LineOf<'banner'>): readonly string[] {
  const host = hostOf(line)
  const problems = bannerProblems(line, new Set(host === null ? [] : [host])).map((problem) => SENTENCES[problem])
  return line.expire > line.from ? problems : [...problems, 'expire: has to be later than from']
}
