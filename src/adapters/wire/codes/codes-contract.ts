import {
  benefits,
  checkCode,
  creditAnswer,
  creditVoucher,
  hasNotRedeemed,
  redeemAnswer,
  redeemBonus,
  redeemedCodePage,
  remainingBonusCodes,
} from './code-calls'
import {
  actorAbo,
  bonus,
  bonusCode,
  bonusCodeConditions,
  bonusCodeConfig,
  bonusCoins,
  bonusCredits,
  bonusItem,
  canRedeem,
  freeMessages,
  freeMinutes,
  guestCode,
  liveShow,
  liveShowItem,
  media,
  mediaItem,
  messengerGifts,
  messengerGiftsItem,
  premiumAbo,
  redeemedCode,
  redeemRefusal,
  remainingBonusCodesAnswer,
  reward,
  vipAbo,
  voucherPhoto,
  voucherVideo,
} from './code-schemas'
import { codesPort } from './codes-port'
import type { FeatureContract, NamedSchema } from '@/adapters/wire/base/feature-contract'

/** The kinds of benefits are one type of the query schema, whose fields are null where a kind has none. */
const kind = (named: Pick<NamedSchema, 'name' | 'schema' | 'about' | 'fields'>): NamedSchema => ({
  ...named,
  sdl: 'BonusCodeBenefit',
})

const STEPS = 'The highest step not above the top-up counts; without a top-up, the one from 0.'

/** Bonus codes. */
export const codesContract: FeatureContract = {
  feature: 'codes',
  about:
    'Bonus codes: what they bring, and what guests have redeemed. POST /query/bonus-code accepts the same queries as POST /query.',
  ports: { codes: codesPort },
  schemas: [
    {
      name: 'BonusItem',
      schema: bonusItem,
      about: 'A step of a benefit that is staggered by the top-up.',
      fields: { from: 'Euro cents of the top-up, from which it counts.' },
    },
    kind({
      name: 'Bonus',
      schema: bonus,
      about: 'A benefit of a bonus code, by its kind.',
      fields: {
        kind: 'One of: Bonus, BonusCoins, BonusCredits, VIPAbo, PremiumAbo, VoucherVideo, VoucherPhoto, FreeMinutes, FreeMessages, Media, ActorAbo, MessengerGifts, LiveShow.',
        bonusFlat: `Of Bonus: coins. ${STEPS}`,
        bonusTopUpPercent: 'Of Bonus: percent of the coins of the top-up, rounded up; nothing without one.',
        bonusTopUpFlat: 'Of Bonus: coins for the top-up; nothing without one.',
      },
    }),
    kind({ name: 'BonusCoins', schema: bonusCoins, about: 'Coins.', fields: { coins: 'Of BonusCoins.' } }),
    kind({
      name: 'BonusCredits',
      schema: bonusCredits,
      about: 'A voucher of credits.',
      fields: { voucherConfigId: 'Of BonusCredits: the settings of the platform that the voucher is made of.' },
    }),
    kind({
      name: 'VIPAbo',
      schema: vipAbo,
      about: 'Days of the VIP club.',
      fields: {
        daysVIPAbo: 'Of VIPAbo.',
        actorId: 'Of VIPAbo: in whose name it is given; of FreeMinutes and FreeMessages: with whom they can be used.',
      },
    }),
    kind({
      name: 'PremiumAbo',
      schema: premiumAbo,
      about: 'Days of the TV subscription.',
      fields: { daysPremiumAbo: 'Of PremiumAbo.' },
    }),
    kind({
      name: 'VoucherVideo',
      schema: voucherVideo,
      about: 'Vouchers for videos.',
      fields: { amount: `Of VoucherVideo and VoucherPhoto: how many. ${STEPS}` },
    }),
    kind({ name: 'VoucherPhoto', schema: voucherPhoto, about: 'Vouchers for photo albums.' }),
    kind({
      name: 'FreeMinutes',
      schema: freeMinutes,
      about: 'Minutes of chat with one actor.',
      fields: { count: `Of FreeMinutes and FreeMessages: how many. ${STEPS}` },
    }),
    kind({ name: 'FreeMessages', schema: freeMessages, about: 'Messages to one actor.' }),
    { name: 'MediaItem', schema: mediaItem, about: 'An album from a top-up of so many euro cents on.' },
    kind({
      name: 'Media',
      schema: media,
      about: 'An album; a guest who owns it gets a voucher for another one.',
      fields: { albums: `Of Media. ${STEPS}` },
    }),
    kind({
      name: 'ActorAbo',
      schema: actorAbo,
      about: 'Days in which all posts of an actor are open.',
      fields: { daysActorAbo: 'Of ActorAbo.', aboId: 'Of ActorAbo: the id of the actor.' },
    }),
    {
      name: 'MessengerGiftsItem',
      schema: messengerGiftsItem,
      about: 'Pieces of a gift from a top-up of so many euro cents on.',
    },
    kind({
      name: 'MessengerGifts',
      schema: messengerGifts,
      about: 'Gifts to send.',
      fields: { gifts: `Of MessengerGifts. ${STEPS}` },
    }),
    {
      name: 'LiveShowItem',
      schema: liveShowItem,
      about: 'A ticket for a show of an actor from a top-up of so many euro cents on.',
    },
    kind({
      name: 'LiveShow',
      schema: liveShow,
      about: 'A ticket for one of the next shows of an actor.',
      fields: { shows: `Of LiveShow. ${STEPS}` },
    }),
    {
      name: 'BonusCodeConditions',
      schema: bonusCodeConditions,
      about: 'What a guest needs to redeem a code.',
      fields: { requireMobileAuth: 'A verified phone number.', vip: 'To be a member of the VIP club.' },
    },
    {
      name: 'BonusCodeConfig',
      schema: bonusCodeConfig,
      about: 'What a code brings.',
      fields: {
        containsTopUpBenefit: 'Whether it waits for the next top-up, which decides about all of its benefits.',
        validTo: 'The whole calendar day of this moment still counts.',
      },
    },
    { name: 'BonusCode', schema: bonusCode, about: 'A bonus code.' },
    {
      name: 'RedeemRefusal',
      schema: redeemRefusal,
      about: 'Why a code is not redeemed.',
      words: {
        'self-excluded': 'The guest has excluded themself.',
        'too-many-tries': 'Ten wrong codes within 15 minutes, or fifty from one network.',
        'already-redeemed': 'By this guest: a code is redeemed once.',
        'used-up': 'No more guests can redeem it.',
      },
    },
    { name: 'CanRedeem', schema: canRedeem, about: 'Whether the guest can redeem a code now.' },
    {
      name: 'GuestCode',
      schema: guestCode,
      about: 'A code before it is redeemed.',
      fields: { bonusCode: 'null: there is no such code, or too many wrong ones were entered.' },
    },
    {
      name: 'RemainingBonusCodes',
      schema: remainingBonusCodesAnswer,
      about: 'How many times a code can still be redeemed.',
      fields: { remainingCount: 'null: any number.', validTo: 'The last moment at which it can be redeemed.' },
    },
    {
      name: 'CodeReward',
      schema: reward,
      about: 'What a guest was given for a benefit.',
      fields: {
        benefitId: 'Of the benefit within its code.',
        amount: 'Coins, days, minutes or pieces, by its kind.',
      },
    },
    {
      name: 'RedeemedCode',
      schema: redeemedCode,
      about: 'A code that the guest has redeemed.',
      fields: {
        state:
          'waiting: its benefits are given with the next top-up; given; lapsed: it expired while it waited for a top-up.',
        rewards: 'What was given; empty while it waits.',
      },
    },
    {
      name: 'RedeemAnswer',
      schema: redeemAnswer,
      about: 'What became of a code.',
      fields: { bonus: 'null: it was not redeemed.', reason: 'null: it was redeemed.' },
    },
    { name: 'CreditAnswer', schema: creditAnswer, about: 'What became of a voucher of credits.' },
    { name: 'RedeemedCodePage', schema: redeemedCodePage, about: 'A page of what a guest has redeemed.' },
  ],
  operations: [
    {
      operation: redeemBonus,
      about: 'Redeems a code of a guest with an account.',
      rules:
        'A guest redeems a code once. A code that depends on a top-up waits for the next one, in place of one that waited before, which can be redeemed again. bonusCodeRedeemed follows, and an update for each thing that was given: balance, vouchers, giftsOwned, vipSubscription, tvSubscription.',
      fields: {
        code: 'Upper and lower case and blanks do not matter.',
        key: 'Chosen by the client for one press of the button, and sent again until it is answered; without it a code that is sent twice is refused with already-redeemed.',
      },
    },
    {
      operation: checkCode,
      about: 'What a code brings, and whether the guest can redeem it.',
      rules: 'A wrong code counts as one that was entered.',
    },
    {
      operation: remainingBonusCodes,
      about: 'How many times a code can still be redeemed, of those that the operator promotes.',
      fields: { code: 'Left out: the promoted one that ends first.' },
    },
    {
      operation: hasNotRedeemed,
      about: 'Whether the guest has not redeemed a code yet.',
      rules: 'true as well for what is no code: nothing is disclosed.',
    },
    {
      operation: creditVoucher,
      about: 'Turns a voucher of credits into coins of the balance.',
      rules:
        'Once: a voucher that was used, of another guest or of another type is answered with not-found. A vouchers and a balance update follow.',
    },
    {
      operation: benefits,
      about: 'What the guest has redeemed, the latest first.',
      rules: 'Without an account: nothing.',
    },
  ],
}
