import { inEachLanguage } from '@/adapters/backend/kernel/record-checks'
import type { Localized } from '@/adapters/backend/kernel/localized'
import { either, fields, nullable, number, oneOf, schemaOf, text, whole } from '@/adapters/stores/record-schema'
import type { Collection } from '@/adapters/stores/store'
import type { Incentive } from '@/domain/incentives/incentive'
import { AUDIENCES, OFFERED_FLOWS, type Audience, type IncentiveTarget } from '@/domain/incentives/offer'
import type { Teaser } from '@/domain/incentives/teaser'
import { ROUTE_NAMES } from '@/domain/routes/routes'

/**
 * An incentive as an operator writes it. Texts may name `{messages}`, `{vipDays}`, `{topUp}` (whole
 * euros), `{topUpPrice}` and `{extraCoins}`, which are filled from the rules that apply. `runsTo`:
 * what its countdown ends with; it is sent in the `countdown` seconds before that only.
 */
export interface IncentiveRecord extends Incentive {
  readonly id: string
  readonly audience: Audience
  readonly runsTo: 'voucher' | 'show' | null
  readonly texts: Localized<IncentiveTexts>
  readonly target: IncentiveTarget
}

export interface IncentiveTexts {
  readonly title: string
  readonly text: string
  readonly label: string
}

const route = oneOf(...ROUTE_NAMES)

export const incentives: Collection<IncentiveRecord> = {
  name: 'incentives',
  schema: schemaOf(
    fields<IncentiveRecord>({
      id: text,
      region: text,
      type: text,
      event: nullable(text),
      uniqueGroup: nullable(text),
      priority: whole,
      countdown: nullable(whole),
      countdownStartTime: nullable(number),
      audience: oneOf(...AUDIENCES),
      runsTo: nullable(oneOf('voucher', 'show')),
      texts: inEachLanguage(fields<IncentiveTexts>({ title: text, text, label: text })),
      target: either(
        fields<Extract<IncentiveTarget, { kind: 'flow' }>>({ kind: oneOf('flow'), flow: oneOf(...OFFERED_FLOWS) }),
        fields<Extract<IncentiveTarget, { kind: 'page' }>>({ kind: oneOf('page'), route }),
      ),
    }),
  ),
  key: ({ id }) => id,
  indexes: { byPriority: ({ priority, id }) => [[-priority, id]] },
}

/** A teaser as an operator writes it. */
export interface TeaserRecord extends Pick<Teaser, 'id' | 'route'> {
  readonly position: number
  readonly texts: Localized<Pick<Teaser, 'title' | 'text'>>
}

export const teasers: Collection<TeaserRecord> = {
  name: 'teasers',
  schema: schemaOf(
    fields<TeaserRecord>({
      id: text,
      route,
      position: whole,
      texts: inEachLanguage(fields<Pick<Teaser, 'title' | 'text'>>({ title: text, text })),
    }),
  ),
  key: ({ id }) => id,
  indexes: { inOrder: ({ position, id }) => [[position, id]] },
}
