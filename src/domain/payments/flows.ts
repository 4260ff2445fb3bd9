/** The traits of a flow that the rules read before opening it. */
export interface FlowTraits {
  /**
   * Only a logged-in guest may open it; the other flows sign a guest in themselves or serve
   * anonymous guests [PAY-095].
   */
  readonly needsLogin: boolean
  /**
   * The guest pays money; the success of any other flow is posted to the server and redirects
   * [PAY-060].
   */
  readonly isPayment: boolean
}

const open = { needsLogin: false, isPayment: false } as const
const member = { needsLogin: true, isPayment: false } as const
const payment = { needsLogin: true, isPayment: true } as const
const tour = { needsLogin: false, isPayment: true } as const

/**
 * Every flow of the checkout, by name. The first 22 names are documented [PAY-003]..[PAY-024]; the
 * others are only described, so their names are ours in the same style [PAY-025]..[PAY-034]. Tours
 * sign a guest up on the way, a voice call is sold to anonymous guests too, and age is checked
 * before any account exists.
 */
export const paymentFlows = {
  moneycharge: payment,
  limit: member,
  oneclick: payment,
  autorecharge: payment,
  vipabo: payment,
  vxabo: payment,
  trialvipabo: payment,
  vxtvabo: payment,
  trialmoneycharge: payment,
  changecc: member,
  changels: member,
  settings: member,
  vxsettings: member,
  pwdreset: open,
  pwdlost: open,
  login: open,
  avs: open,
  promocode: member,
  scratchcard: member,
  carrier: payment,
  opcompensation: payment,
  voice: { needsLogin: false, isPayment: true },
  signup: open,
  paytour: tour,
  trialpaytour: tour,
  voicecallpaytour: tour,
  autorechargepaytour: tour,
  oneclickpaytour: tour,
  abopaytour: tour,
  videotvabo: payment,
  trialabopaytour: tour,
  limitpaytour: tour,
} as const satisfies Record<string, FlowTraits>

/** The name of a payment or sign-in flow [PAY-003]..[PAY-034]. */
export type PaymentFlow = keyof typeof paymentFlows

/** Whether a name from outside is a flow. */
export const isPaymentFlow = (name: string): name is PaymentFlow => Object.hasOwn(paymentFlows, name)

/** Returns the traits of a flow, widened so that they can be compared. */
export const traitsOf = (flow: PaymentFlow): FlowTraits => paymentFlows[flow]

const codeFlows: ReadonlySet<PaymentFlow> = new Set(['promocode', 'scratchcard'])

/** Whether a flow redeems a code: a scratch card has one below its coating [PAY-020][PAY-021]. */
export const redeemsCode = (flow: PaymentFlow): boolean => codeFlows.has(flow)

const meansFlows: ReadonlySet<PaymentFlow> = new Set(['oneclick', 'changecc'])

/** Whether a flow stores the means that one press charges [PAY-005][PAY-012]. */
export const keepsMeans = (flow: PaymentFlow): boolean => meansFlows.has(flow)

const coinFlows: ReadonlySet<PaymentFlow> = new Set(['moneycharge', 'oneclickpaytour'])

/** Whether a flow sells coins; the second of these also explains one-click top-ups [PAY-030]. */
export const sellsCoins = (flow: PaymentFlow): boolean => coinFlows.has(flow)
