import { dictionary, fields, flag, id, number, schemaOf } from '@/adapters/stores/record-schema'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import type { Collection, Reader } from '@/adapters/stores/store'
import type { ClosedGroups } from '@/domain/incentives/closed-groups'
import type { HiddenTypes } from '@/domain/incentives/refill-window'
import type { GuestId } from '@/domain/ids'

/** The incentives that a guest closed, followed and does not want to see. Times are epoch ms. */
export interface GuestIncentivesRecord {
  readonly guestId: GuestId
  /** Closed groups; an incentive without a group is named `incentive:` and its id. */
  readonly closed: ClosedGroups
  /** The last time that each incentive was followed, by id. */
  readonly accepted: Readonly<Record<string, number>>
  readonly hidden: HiddenTypes
  readonly wantsHints: boolean
  readonly wantsAutoRechargeTeaser: boolean
}

export const guestIncentives: Collection<GuestIncentivesRecord> = {
  name: 'guestIncentives',
  schema: schemaOf(
    fields<GuestIncentivesRecord>({
      guestId: id<GuestId>(),
      closed: dictionary(number),
      accepted: dictionary(number),
      hidden: dictionary(number),
      wantsHints: flag,
      wantsAutoRechargeTeaser: flag,
    }),
  ),
  key: ({ guestId }) => guestId,
  ofGuest: belongsToGuest('key'),
  indexes: {},
}

/** A guest without a record has closed nothing. */
export const guestIncentivesOf = async (reader: Reader, guestId: GuestId): Promise<GuestIncentivesRecord> =>
  (await reader.get(guestIncentives, guestId)) ?? {
    guestId,
    closed: {},
    accepted: {},
    hidden: {},
    wantsHints: true,
    wantsAutoRechargeTeaser: true,
  }

/** The group by which closing an incentive is stored: its own, or one of it alone. */
export const groupOf = (incentive: { readonly id: string; readonly uniqueGroup: string | null }): string =>
  incentive.uniqueGroup ?? `incentive:${incentive.id}`
