import { incentive, incentiveAnswer, incentiveTarget, pageIncentives, teaser } from './incentive'
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
import { incentivesPort } from './incentives-port'
import type { FeatureContract } from '@/adapters/wire/base/feature-contract'

/** Incentives and teasers. */
export const incentivesContract: FeatureContract = {
  feature: 'incentives',
  about:
    'Small offers and hints on pages. The platform sends those that are true for the guest; locked, restricted and self-excluded guests are sent none.',
  ports: { incentives: incentivesPort },
  schemas: [
    { name: 'IncentiveTarget', schema: incentiveTarget, about: 'A checkout that the guest can open, or a page.' },
    {
      name: 'Incentive',
      schema: incentive,
      about: 'An offer or hint, in the language of the request.',
      fields: {
        region: 'Where on the page it is shown.',
        event: 'What it waits for; null: the page itself.',
        uniqueGroup: 'Of one group only the first is shown; null: none.',
        countdown: 'In seconds from countdownStartTime; null: it does not run out.',
        countdownStartTime: 'null: it does not run out.',
      },
    },
    { name: 'Teaser', schema: teaser, about: 'A short hint at a page.' },
    {
      name: 'PageIncentives',
      schema: pageIncentives,
      about: 'What a page may show.',
      fields: {
        vxpayConfig: 'The checkouts that the incentives lead to.',
        trackingData: 'What an operator counts about the page.',
      },
    },
    { name: 'IncentiveAnswer', schema: incentiveAnswer, about: 'Whether something was changed.' },
  ],
  operations: [
    {
      operation: loadPageIncentives,
      about: 'The incentives for a page, highest priority first.',
      rules:
        'None leads to the page itself. Those of region messenger are not shown to anonymous guests on the messenger.',
      fields: {
        routeName:
          'The page that shows them: a route of IncentiveTarget, or any other name where the page is none of these.',
        routeArgs: 'What its address has, as texts. They choose nothing.',
      },
    },
    {
      operation: closeIncentive,
      about: 'The guest closed an incentive or followed it.',
      rules: 'closed: its group is not sent for 30 days. success false: there is no such incentive.',
      fields: { incentive: 'Its id.' },
    },
    {
      operation: getVideoPreviewEndIncentives,
      about: 'The incentives for the end of the preview of a video; none where the guest owns it.',
      fields: { albumId: 'Id of the video.' },
    },
    {
      operation: getBuyImageAlbumIncentives,
      about: 'The incentives beside the purchase of a photo album; none where the guest owns it.',
    },
    { operation: getIncentivesByEvent, about: 'The incentives that wait for an event.' },
    {
      operation: setGuestInfo,
      about: 'Stores whether the guest wants hints: on or off.',
      rules: 'While off, no incentives are sent. success false: another value.',
    },
    {
      operation: setRefillWindowHidden,
      about: 'Hides a type of incentives for some time.',
      rules: 'A time that runs is never shortened. success false: there is no such type.',
      fields: { interval: 'Whole hours.' },
    },
    { operation: getTeasers, about: 'All teasers.' },
    { operation: teasersOfPage, about: 'The teasers for a page, none of which leads to it.' },
    {
      operation: autoRechargeTeaserState,
      about: 'Whether the guest wants the teaser of auto-recharge.',
      rules: 'hidden: incentives of the type auto-recharge are not sent.',
    },
  ],
}
