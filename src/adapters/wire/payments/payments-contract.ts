import { chargeResult, endOneClick } from './charge-calls'
import { avsBonus, bonusAvailable, requestAvs, requestedAvs } from './age-check-calls'
import { ageCheckPort } from './ageCheck-port'
import { oneClickPort } from './oneClick-port'
import { checkoutPort } from './checkout-port'
import { checkoutId, flow, loginSucceeded, openCheckout, paymentSucceeded } from './checkout-calls'
import { plan } from './plan'
import {
  acceptCancellationOffer,
  cancellationOffer,
  cancelSubscription,
  planKey,
  subscription,
  subscriptions,
  subscriptionState,
} from './subscription-calls'
import { subscriptionsPort } from './subscriptions-port'
import { fieldError, form, formAnswer, outcome, sandboxMeans, sheet, topUp } from './sandbox-calls'
import type { FeatureContract } from '@/adapters/wire/base/feature-contract'

const finish = {
  result:
    'What the frame reported: the checkout, its flow and the address it requests (changes nothing here; may be null).',
  targetUrl: 'The page to go to: rooted, of this product. Anything else becomes "/".',
}

/** Checkouts and the payment service of the sandbox. */
export const paymentsContract: FeatureContract = {
  feature: 'payments',
  about: 'Checkouts: sign-up, login and money in a frame of the payment service.',
  ports: { checkout: checkoutPort, oneClick: oneClickPort, ageCheck: ageCheckPort, subscriptions: subscriptionsPort },
  schemas: [
    { name: 'CheckoutId', schema: checkoutId, about: 'Id of a checkout.' },
    {
      name: 'PaymentFlow',
      schema: flow,
      about:
        'What a checkout is for. Which are offered depends on guest and platform: the others are refused with not-offered.',
    },
    { name: 'SubscriptionPlan', schema: plan, about: 'What a membership costs, and for how many days.' },
    { name: 'PlanKey', schema: planKey, about: 'A membership: the VIP club or the TV subscription.' },
    {
      name: 'SubscriptionState',
      schema: subscriptionState,
      about: 'What becomes of a subscription.',
      words: { cancelled: 'Lasts until its end.', lapsed: 'Withdrawn: grants nothing.' },
    },
    {
      name: 'RequestedAvs',
      schema: requestedAvs,
      about: 'An age check that was opened, or the reason why not.',
      fields: {
        checkoutLink: 'Relative to the REST address, or absolute; null where none was opened.',
        reason: 'null where one was opened.',
      },
    },
    {
      name: 'AvsBonus',
      schema: avsBonus,
      about: 'What the first proof of age brings the guest.',
      fields: { available: 'Whether they would get it now.', coins: '0 where the operator gives none.' },
    },
    {
      name: 'CancellationOffer',
      schema: cancellationOffer,
      about: 'What a guest gets who stays after they have cancelled.',
      fields: { days: 'On top of the subscription.', until: 'It can be accepted before this moment.' },
    },
    {
      name: 'Subscription',
      schema: subscription,
      about: 'A subscription of the guest that runs.',
      fields: {
        id: 'Of this period: the next one has another id.',
        nextChargeAt: 'null: nothing is charged, the subscription ends by itself.',
        means: 'What the next charge is made with, masked; null: nothing is stored for it.',
        offer: 'null: nothing is offered.',
      },
    },
    {
      name: 'TopUpPackage',
      schema: topUp,
      about: 'Coins that are sold at once.',
      fields: { price: 'In EUR cents.', bonusCoins: 'Come on top of coins.' },
    },
    { name: 'SandboxOutcome', schema: outcome, about: 'How the sandbox plays a payment; delay: approved 20 s later.' },
    {
      name: 'CheckoutSheet',
      schema: sheet,
      about: 'What a checkout frame needs to draw itself.',
      fields: {
        packages: 'What is sold; empty where the flow sells none.',
        talk: 'Whom the guest came from, what a minute costs there, and the coins they have; left out where it is not known.',
        selectedPackageId: 'Covers what is missing and about ten minutes.',
        plan: 'What membership is sold; null: none.',
        guestName: 'null: the guest has no account.',
        teaser: 'What the guest opened it for.',
      },
    },
    {
      name: 'SandboxMeans',
      schema: sandboxMeans,
      about:
        'A test card, by how it answers when it is charged again: approves (4242), declines (0002), expired (0069), slow (0119).',
    },
    {
      name: 'OneClickResult',
      schema: chargeResult,
      about: 'How a top up by one press went; refused, nothing was charged.',
      fields: {
        coins: 'Credited, bonus included.',
        paid: 'In EUR cents, VAT included.',
        reason:
          'not-agreed: the guest has not agreed, or has ended it. day-limit: 400 coins in 24 hours. limit-reached, self-excluded: limits of the guest. under-way: another one is at the provider, or was booked less than 10 seconds ago. declined, expired: by the provider. no-answer: the provider withdrew it.',
      },
    },
    {
      name: 'CheckoutForm',
      schema: form,
      about:
        'A filled-in form, by the flow of the checkout: signup, login, pwdlost, pwdreset, pay (moneycharge and other payments), avs, subscribe (vipabo), oneclick. keepMeans: the guest agreed, in a box of its own, that the means of payment is stored for top ups by one press. birthDate is YYYY-MM-DD, of a guest aged 18 or over; a name is that of updateProfile, a password has at least 10 code points and at most 1,024 bytes.',
      fields: {},
    },
    { name: 'CheckoutFieldError', schema: fieldError, about: 'What is wrong with a field.' },
    {
      name: 'CheckoutAnswer',
      schema: formAnswer,
      about:
        'succeeded; pending: paid, the money comes later; declined: the checkout stays open, and another form can be sent; sent: a mail is on its way if there is an account, the checkout stays open; invalid: by the name of the field, "form" for the whole; gone: there is no such open checkout for this device.',
      fields: {},
    },
  ],
  operations: [
    {
      operation: requestAvs,
      about: 'Opens a checkout of the flow avs, which leads to forwardUrl at its end.',
      rules: 'foreign-address: forwardUrl is not rooted, or of another site. Else refused as openCheckout is.',
      fields: { forwardUrl: 'A rooted address of this product.' },
    },
    {
      operation: bonusAvailable,
      about: 'Whether a proof of age brings the guest a bonus. It is given once, with the first proof.',
    },
    { operation: subscriptions, about: 'The subscriptions of the guest that run, the first to end first.' },
    {
      operation: cancelSubscription,
      about: 'Ends a subscription at the end of its paid period; answers all that run.',
      rules:
        'not-found for one of another guest, and for one that has ended. The first time that a subscription is cancelled the guest is offered days on top if they stay, unless they have excluded themselves.',
    },
    {
      operation: acceptCancellationOffer,
      about: 'Accepts what was offered for a cancelled subscription: it runs on, with days on top.',
      rules:
        'Once for a subscription: sent again the answer is the same, and no day is added. accepted_offer_info has plan, days added and the new end. Where accepted_offer is false, accepted_offer_info has the reason: other-guest: guest_id is not the guest of the session; no-offer: nothing was cancelled; offer-expired; already-accepted: cancelled again after the guest had stayed; self-excluded.',
      fields: {
        guest_id: 'The guest of the session.',
        platform_text: 'The name of the platform on which it was accepted; stored with the acceptance.',
        subscription_id: 'Left out: the subscription whose offer is open and that ends first.',
      },
    },
    {
      operation: endOneClick,
      about: 'Ends top ups by one press: the platform forgets the means of payment.',
      rules: 'Every page of the guest receives the update oneClick. Ended twice it stays ended.',
    },
    {
      operation: openCheckout,
      about: 'Opens a checkout of the payment service.',
      rules:
        'checkout.url is relative to the REST address, or absolute where the payment service has another host. Its fragment is the secret of the checkout. Good for 30 minutes.',
      fields: {
        options:
          'host: name the payment service shows, or null. selectedAmount: coins the guest needs, which preselects a package, or null. pricePerMinute: coins a minute costs at the host, for how long each package lasts. teaserText: what it is for, or null. enableTracking: consent of the guest. link: the token of a mailed link, for pwdreset only.',
      },
    },
    {
      operation: paymentSucceeded,
      about: 'Takes over what a checkout of money proved.',
      rules:
        'not-finished: nothing was proved (yet), or not for this device; pending: paid, and the money comes later: a balance update reports its arrival. Taking over again changes nothing.',
      fields: finish,
    },
    {
      operation: loginSucceeded,
      about: 'Takes over what a checkout of sign-up or login proved.',
      rules:
        'The device has another key (a cookie of the answer) and needs another token from then on: open the session again.',
      fields: finish,
    },
  ],
}
