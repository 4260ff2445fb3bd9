import { emailConfirmationPort } from './emailConfirmation-port'
import { guestPort } from './guest-port'
import { sessionsPort } from './sessions-port'
import { askConfirmation, confirmEmail } from './confirmation-calls'
import {
  getGuestBalance,
  getProfile,
  logout,
  openSession,
  savePreferences,
  updatePreview,
  updateProfile,
} from './guest-calls'
import { oneClickCharge, passwordChanged, removeStatusBar, sendSignupEmail } from './guest-commands'
import { purchase, purchases, tipWords } from './guest-queries'
import { chatShowTicket, guest, guestCounts, guestId, notificationSettings } from './guest'
import { endSession, guestSession, listSessions } from './session-calls'
import type { Guest } from '@/domain/guest/guest'
import { formatAmount } from '@/domain/money/format'
import { vxc } from '@/domain/money/money'
import { alias, type FeatureContract } from '@/adapters/wire/base/feature-contract'

const change = {
  name: '3 to 24 characters, unique: letters and digits with single spaces, dots, hyphens and underscores between them.',
  avatar: 'Seed of the picture.',
}

/** The guest. */
export const guestContract: FeatureContract = {
  feature: 'guest',
  about: 'The session, the guest and the account.',
  ports: { guest: { ...guestPort, ...sessionsPort }, emailConfirmation: emailConfirmationPort },
  schemas: [
    { name: 'GuestId', schema: guestId, about: 'Id of a guest; every frame of the socket shows it.' },
    {
      name: 'NotificationSettings',
      schema: notificationSettings,
      about: 'By which channels the guest wants notifications.',
    },
    { name: 'ChatShowTicket', schema: chatShowTicket, about: 'A ticket of a show.' },
    { name: 'GuestCounts', schema: guestCounts, about: 'How much of each thing the guest has.' },
    {
      name: 'Guest',
      schema: guest,
      write: (given: Guest) => ({ ...given, balanceFormatted: formatAmount(vxc(given.balance)) }),
      about: 'All that the platform publishes to a guest about themselves.',
      fields: {
        balanceFormatted: 'The balance as it is shown (MON-008).',
        avatar: 'Seed of their picture.',
        email: 'null without an account.',
        signupOrigin: 'Where the guest comes from.',
        preferences: 'Texts by name, as savePreferences stores them; at most 100.',
        isLoggedIn: 'Whether there is an account.',
        isLocked: 'Whether the account may spend and write nothing.',
        isRestricted: 'Whether the account may do only what restrictionLevel leaves.',
        restrictionLevel: '1: may chat free, 2: only watches, 3: only reaches support; null: not restricted.',
        hasAvs: 'Whether the age is proved.',
        avsRejectMessage: 'Why a proof was rejected, for the guest to read.',
        balance: 'In coins.',
        oneClick:
          'amounts: coins one press may buy. means: what it charges, masked; left out where the guest has not agreed.',
        vipPlan: 'What the VIP club costs this guest.',
        autoRecharge: 'Off in this platform.',
        conversionChatEnds: 'Until when, by the id of the actor.',
        chatShowTickets: 'Tickets of shows.',
        phoneVerifications: 'Verified numbers, the newest first, and one whose pin is still valid.',
      },
    },
    {
      name: 'GuestSession',
      schema: guestSession,
      about: 'A session of the guest on some device.',
      fields: {
        usedAt: 'Five minutes late at most.',
        countryCode: 'ISO 3166-1 alpha-2, from where it was opened.',
        device: 'Names of browser and system; null where they are not known.',
        isCurrent: 'Whether it is the session that sends the request.',
      },
    },
    { name: 'TipWords', schema: tipWords, about: 'The note of a tip, and whether it was given without a name.' },
    {
      name: 'Purchase',
      schema: purchase,
      about: 'An entry of the account statement.',
      fields: {
        coins: 'Negative for what was spent.',
        paid: 'What was paid in real money; null where nothing was.',
        subject: 'Name of the actor or title of the video; null where there is none.',
        tip: 'What the guest added to a tip; null: it is none.',
      },
    },
    {
      name: 'PurchasePage',
      schema: purchases.answer,
      about: 'Part of the statement, newest first.',
      fields: { next: 'What `after` has to be for the part that follows; null: this is the last.' },
    },
  ],
  operations: [
    {
      operation: openSession,
      about: 'Opens the session of this device, or restores it.',
      rules:
        'The key of the device is a cookie of the answer (__Host-device over https, device over http). The token is for memory only. rate-limited where an address begins too many sessions; session-expired for five seconds for a client that shows a key that was just replaced: retry after a second.',
      fields: { language: 'de, en or es; anything else counts as en.' },
    },
    { operation: getProfile, about: 'The guest as the platform sees them now.' },
    {
      operation: getGuestBalance,
      about: 'The coins of the guest.',
      fields: {},
    },
    { operation: updateProfile, about: 'Changes name or picture of the guest.', fields: change },
    {
      ...alias(updatePreview, ({ guest: port }, preview) => port.updateProfile(preview)),
      about: 'Changes the picture of the guest.',
      fields: { avatar: change.avatar },
    },
    {
      operation: savePreferences,
      about: 'Stores preferences beside those that are there.',
      rules: 'At most 100 in all, else invalid-request, and nothing is stored.',
      fields: { data: 'Texts by name.' },
    },
    { operation: listSessions, about: 'The sessions of the guest, the newest first; at most 20.' },
    {
      operation: endSession,
      about: 'Ends a session; its pages receive sessionExpired.',
      rules: 'Where it is the own one the answer takes the cookie away.',
    },
    { operation: askConfirmation, about: 'Mails another link that confirms the address of the guest.' },
    {
      operation: confirmEmail,
      about: 'Follows such a link. The pages of the account receive emailVerified.',
      fields: { token: 'The fragment of the mailed link.' },
    },
    {
      operation: logout,
      about: 'Ends the session on this device. Every page of it receives sessionExpired.',
      rules: 'The answer has the cookie of another, anonymous session: open it.',
    },
    {
      operation: purchases,
      about: 'The account statement, newest first; empty without an account.',
      rules: 'Stable while new entries arrive.',
      fields: { after: '`next` of the part before; null or left out: from the newest.' },
    },
    { operation: removeStatusBar, about: 'Stores as preference statusBar that the bar was closed.' },
    { operation: passwordChanged, about: 'All pages of the guest receive passwordChanged.' },
    {
      operation: sendSignupEmail,
      about:
        'Mails another link that confirms the address of the guest. Refused with confirmed, too-many-mails, or no-mail where the platform sends none.',
    },
    {
      operation: oneClickCharge,
      about: 'Tops up with the means of payment that the guest agreed to have stored.',
      rules:
        'Sent again under the same requestId it is charged once. 1 coin costs 25 EUR cents; bonus coins as in a checkout. At most 400 coins in 24 hours, within the limits of the guest, one every 10 seconds. Nothing is charged where it is refused.',
      fields: {
        amount: 'In coins, one of oneClick.amounts.',
        channelId: 'The conversation the guest is in; null: none.',
      },
    },
  ],
  updates: [
    {
      type: 'balance',
      about: 'The coins of the guest have changed. Sent before the answer of what changed them, or after it.',
      fields: {
        balance: 'How many there are now.',
        isPayment: 'true: coins were bought.',
        bought: 'How many, bonus included.',
      },
    },
    {
      type: 'oneClick',
      about: 'What one press charges was set up, changed or ended.',
      fields: { means: 'Masked; null: ended.' },
    },
    { type: 'avsSet', about: 'The age is proved.' },
    { type: 'avsRevoked', about: 'The proof of age was taken back.' },
    { type: 'avsPending', about: 'A proof of age is looked at.' },
    { type: 'avsRejected', about: 'A proof of age was rejected.', fields: { message: 'Why, for the guest to read.' } },
    { type: 'guestLocked', about: 'The account was locked.' },
    { type: 'vipSubscription', about: 'The VIP club began or ended.', fields: { until: 'null: nothing ends.' } },
    { type: 'tvSubscription', about: 'The TV subscription began or ended.', fields: { until: 'null: nothing ends.' } },
    { type: 'voicecallStart', about: 'A voice call began.' },
    { type: 'voicecallStop', about: 'A voice call ended.' },
    { type: 'emailVerified', about: 'The address of the guest is confirmed.' },
    {
      type: 'loyaltyPoints',
      about: 'The points of the guest have changed.',
      fields: { points: 'How many there are now.' },
    },
    { type: 'bonusCodeRedeemed', about: 'A bonus code was redeemed.' },
    { type: 'passwordChanged', about: 'A page of the guest reported it.' },
    { type: 'pageReload', about: 'Reload the page.' },
  ],
}
