import {
  getSpinWheel,
  prizeGift,
  prizeKind,
  spinPrize,
  spinRefusal,
  spinResult,
  spinSegment,
  spinTheWheel,
  spinWheel,
  spinWin,
  spinWinPage,
  spinWins,
  wonContent,
} from './spinwheel-calls'
import { spinWheelPort } from './spinWheel-port'
import type { FeatureContract } from '@/adapters/wire/base/feature-contract'

/** The spin wheel. */
export const spinwheelContract: FeatureContract = {
  feature: 'spinwheel',
  about: 'The spin wheel of a guest: a spin costs nothing, and every segment is a prize.',
  ports: { spinWheel: spinWheelPort },
  schemas: [
    {
      name: 'PrizeKind',
      schema: prizeKind,
      about: 'What can be won.',
      words: {
        coins: 'Coins of the balance, booked as a bonus.',
        video: 'A video of the catalogue, unlocked for good.',
        album: 'A photo album of the catalogue, unlocked for good.',
        gift: 'Pieces of a gift that can be sent in a message.',
        messages: 'Messages that cost nothing.',
        spin: 'Another spin.',
      },
    },
    {
      name: 'PrizeGift',
      schema: prizeGift,
      about: 'A gift that was won, as a page shows it.',
      fields: { name: 'In the language of the request; empty for one that has left the catalog.' },
    },
    {
      name: 'SpinPrize',
      schema: spinPrize,
      about: 'A prize.',
      fields: {
        amount: 'How many coins, pieces, messages or spins; 1 of a video or album.',
        gift: 'Of the kind gift; null for all else.',
      },
    },
    {
      name: 'SpinSegment',
      schema: spinSegment,
      about: 'A segment of the wheel.',
      fields: {
        insteadCoins: 'Coins that replace a video or album where none is left for the guest.',
        chance: 'In hundredths of a percent: the platform draws by it. All chances of a wheel add up to 10000.',
      },
    },
    {
      name: 'SpinRefusal',
      schema: spinRefusal,
      about: 'Why a guest cannot spin.',
      words: {
        'self-excluded': 'The guest has excluded themself.',
        'no-spins': 'No spin is left; each day gives one, up to three unused ones.',
        closed: 'The operator has set no wheel.',
      },
    },
    {
      name: 'SpinWheel',
      schema: spinWheel,
      about: 'The wheel, and how many spins the guest has.',
      fields: { segments: 'Clockwise; empty: the wheel is closed.', refusal: 'Null: the guest can spin.' },
    },
    {
      name: 'WonContent',
      schema: wonContent,
      about: 'A video or album that was won. It contains no address of a file.',
    },
    {
      name: 'SpinWin',
      schema: spinWin,
      about: 'What a guest has won with a spin.',
      fields: {
        id: 'The key of the spin.',
        segmentId: 'Where the wheel comes to rest.',
        drawn: 'The kind of the segment. The prize is coins instead where no such content was left for the guest.',
        content: 'Of a video or album; null for all else, and where it has left the platform.',
      },
    },
    { name: 'SpinWinPage', schema: spinWinPage, about: 'A page of what a guest has won.' },
    {
      name: 'SpinAnswer',
      schema: spinResult,
      about: 'What was won and the spins that are left, or why there was no spin.',
    },
  ],
  operations: [
    {
      operation: getSpinWheel,
      about: 'The wheel with its chances, and the spins of the guest.',
      rules:
        'Each day of the platform (Europe/Berlin) gives a guest with an account one spin, once; days without a visit count as well. Of unused ones at most three are given.',
    },
    {
      operation: spinTheWheel,
      about: 'Uses a spin, and gives the prize that was drawn.',
      rules:
        'The same key is one spin and one prize, for ever; sent again it is answered with that prize. A video or album is one that the guest does not own and may see. A balance or giftsOwned update follows where these change.',
      fields: { key: 'Chosen by the client for one press of the button, and sent again until it is answered.' },
    },
    { operation: spinWins, about: 'What the guest has won, the latest first.', rules: 'Without an account: nothing.' },
  ],
}
