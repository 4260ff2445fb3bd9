import {
  autoRechargeTeaserState,
  closeIncentive,
  getBuyImageAlbumIncentives,
  getIncentivesByEvent,
  getTeasers,
  getVideoPreviewEndIncentives,
  loadPageIncentives,
  setGuestInfo,
  setRefillWindowHidden,
  teasersOfPage,
} from './incentive-calls'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { IncentiveGateway } from '@/application/incentives/incentive-gateway'

const bound = bindingOf<IncentiveGateway>()

/** Incentives and teasers on the wire. */
export const incentivesPort: PortBinding<IncentiveGateway> = {
  forPage: bound('forPage', loadPageIncentives),
  close: bound('close', closeIncentive, { fields: ['result', 'incentive'] }),
  byEvent: bound('byEvent', getIncentivesByEvent, { fields: ['event'], answer: 'incentives' }),
  forVideoPreviewEnd: bound('forVideoPreviewEnd', getVideoPreviewEndIncentives, {
    fields: ['albumId'],
    answer: 'incentives',
  }),
  forBuyImageAlbum: bound('forBuyImageAlbum', getBuyImageAlbumIncentives, {
    fields: ['albumId'],
    answer: 'incentives',
  }),
  setGuestInfo: bound('setGuestInfo', setGuestInfo, { fields: ['type', 'value'] }),
  hideRefillWindow: bound('hideRefillWindow', setRefillWindowHidden, { fields: ['incentiveType', 'interval'] }),
  teasers: bound('teasers', getTeasers, { answer: 'teasers' }),
  teasersFor: bound('teasersFor', teasersOfPage, { answer: 'teasers' }),
  setAutoRechargeTeaser: bound('setAutoRechargeTeaser', autoRechargeTeaserState, { fields: ['mode'] }),
}
