import { camShow, creationType, showId, showPrice, showAct, showText, ticketId } from './show'
import {
  buyChatTicket,
  buyTicketAnswer,
  getShowList,
  removeChatTicket,
  removeTicketAnswer,
  showList,
  showOrder,
  ticketChatList,
} from './show-calls'
import { showsPort } from './shows-port'
import type { FeatureContract } from '@/adapters/wire/base/feature-contract'

/** Cam shows and their tickets. */
export const showsContract: FeatureContract = {
  feature: 'shows',
  about:
    'Cam shows: performances at a fixed time, which a ticket opens. While a show runs, chatStart in the mode ticket lets its guests in.',
  ports: { shows: showsPort },
  schemas: [
    { name: 'ShowId', schema: showId, about: 'Id of a show.' },
    { name: 'TicketId', schema: ticketId, about: 'Id of a ticket.' },
    {
      name: 'CreationType',
      schema: creationType,
      about: 'How a show came about.',
      words: { single: 'planned once', recurring: 'one date of a show that returns every week' },
    },
    {
      name: 'ShowPrice',
      schema: showPrice,
      about: 'What a ticket costs.',
      fields: { value: 'Whole coins.', symbol: 'How guests know the currency.' },
    },
    { name: 'ShowAct', schema: showAct, about: 'A part of a show, from its start to that of the next one.' },
    { name: 'ShowText', schema: showText, about: 'A text of a show, and its language.' },
    {
      name: 'CamShow',
      schema: camShow,
      about: 'A cam show as this guest sees it.',
      fields: {
        name: 'What kind of show it is.',
        actorLink: 'Address of the actor, without origin.',
        postBuyInfo: 'For guests with a ticket; null for all others.',
        price: 'Of a show that runs, what is left of it costs.',
        acts: 'In the order of their start; empty: no course is announced.',
        isBought: 'Whether this guest holds a ticket.',
        ticketId: 'The ticket of this guest; null: none.',
        canBuy: 'Whether the show is not over, the guest holds no ticket, and the actor appears in their country.',
        hasStarted: 'At the moment of the answer.',
        bonusCode:
          'The code that this guest entered for their ticket, which cost less with it; null: none. No answer has a code that its guest did not enter.',
        isFeatured: 'Recommended by the editors.',
        isAutoFeatured: 'Recommended by a rule.',
        isInternal: 'Produced by the platform.',
      },
    },
    { name: 'ShowOrder', schema: showOrder, about: 'How a list of shows is sorted.' },
    { name: 'ShowList', schema: showList, about: 'Shows, with the number of all that match.' },
    {
      name: 'BuyTicketAnswer',
      schema: buyTicketAnswer,
      about: 'The ticket, or why there is none.',
      fields: {
        errorCode:
          'login-required, locked, restricted, not-found; show-cancelled, show-over; show-changed: it is not the actor or the start that were sent; banned-country; promo-code-invalid; price-changed: it costs more than agreedPrice; not-enough-money, limit-reached, self-excluded; ticket-returned: this key had bought a ticket that was given back since.',
        charged: 'Coins; 0 where the guest holds a ticket already.',
        coinsMissing: 'Coins that are short, for not-enough-money.',
      },
    },
    {
      name: 'RemoveTicketAnswer',
      schema: removeTicketAnswer,
      about: 'What came back, or why the ticket stays.',
      fields: {
        errorCode: 'not-found: no ticket of this guest; show-started.',
        refunded: 'Coins, also where the ticket was given back before.',
      },
    },
  ],
  operations: [
    {
      operation: getShowList,
      about: 'Shows that end from endDateFrom on and start up to startDateTo, at most 500; none that is over.',
      fields: {
        endDateFrom: 'Epoch milliseconds.',
        startDateTo: 'Epoch milliseconds.',
        internal: 'Only shows that the platform produces, or only others; missing: both.',
        status: 'ok: what was cancelled is not listed.',
        platformId: 'Always 1502.',
      },
    },
    {
      operation: ticketChatList,
      about: 'The shows of a model that are not over, in the order of their start.',
    },
    {
      operation: buyChatTicket,
      about: 'Buys the ticket of a show.',
      rules:
        'The same key buys one ticket, for ever, and is answered as the first time while the guest holds it; another key buys no second one meanwhile: that is answered as a success with charged 0. Above agreedPrice, with a wrong promoCode, or for another start or model than the show has, nothing is charged. A balance update follows.',
      fields: {
        modelId: 'The actor, as the guest saw it.',
        start: 'Of the show, as the guest saw it.',
        promoCode: 'A code of the show, upper or lower case.',
        key: 'Drawn by the client for one press of one button.',
        agreedPrice: 'Most that may be charged, in coins.',
      },
    },
    {
      operation: removeChatTicket,
      about: 'Gives a ticket back for all that was charged, until its show starts.',
      rules: 'Repeating it gives nothing back again. A show that its actor cancels gives every ticket back by itself.',
    },
  ],
}
