import { traitsOf, type PaymentFlow } from './flows'
import type { HistoryStep } from './frame-command'

/**
 * The result of a finished checkout; `redirectTo` replaces the plain closing [PAY-039][PAY-076].
 */
export interface SuccessResult {
  readonly flow: PaymentFlow
  readonly redirectTo: string | null
}

/** A success that is being processed or waiting; `post`: its result is sent to the server. */
export interface PendingSuccess {
  readonly result: SuccessResult
  readonly post: boolean
}

/** The state of the payment widget; `null` when there is none [PAY-075]. */
export type WidgetState = 'frame-ready' | 'content-loaded' | 'visible' | 'hidden'

/**
 * The state of the payment flows on a page. `flow` is the open flag [PAY-057]. `followUps` and
 * `awaitingCharge` name callbacks that the caller stores. The first of `successes` is being
 * processed, the others wait [PAY-059].
 */
export interface FlowSession {
  readonly flow: PaymentFlow | null
  readonly widget: WidgetState | null
  readonly followUps: readonly string[]
  readonly successes: readonly PendingSuccess[]
  readonly awaitingCharge: string | null
  readonly reloadOnClose: boolean
}

/** An event of a flow session. */
export type FlowEvent =
  | { readonly type: 'opened'; readonly flow: PaymentFlow }
  | { readonly type: 'widget'; readonly state: WidgetState }
  | { readonly type: 'follow-up'; readonly callback: string }
  | {
      readonly type: 'success'
      readonly result: SuccessResult
      readonly isLoggedIn: boolean
      readonly cameFromSignIn: boolean
    }
  | { readonly type: 'processed'; readonly ok: boolean; readonly redirectTo: string | null }
  | { readonly type: 'history'; readonly step: HistoryStep }
  | { readonly type: 'login-in-flow-change'; readonly result: SuccessResult }
  | { readonly type: 'await-charge'; readonly callback: string }
  | { readonly type: 'balance'; readonly isPayment: boolean }

/** An effect for the page to execute, in order. A `processed` event answers `process`. */
export type FlowEffect =
  | ({ readonly type: 'process' } & PendingSuccess)
  | { readonly type: 'run'; readonly callback: string }
  | { readonly type: 'redirect'; readonly url: string }
  | { readonly type: 'post-login'; readonly result: SuccessResult }
  | { readonly type: 'clear-messenger-channel' | 'close-overlay' | 'reload' }

/** A session after an event, and its effects. */
export interface FlowStep {
  readonly session: FlowSession
  readonly effects: readonly FlowEffect[]
}

/** The state of a page without an open flow. */
export const noFlow: FlowSession = {
  flow: null,
  widget: null,
  followUps: [],
  successes: [],
  awaitingCharge: null,
  reloadOnClose: false,
}

/**
 * Whether a payment flow is open [PAY-057]. A success that is still being processed keeps it open,
 * even after the window is gone.
 */
export const isFlowOpen = ({ flow, successes }: FlowSession): boolean => flow !== null || successes.length > 0

/**
 * Whether a success is posted to the server: when nothing was paid (login, signup) [PAY-060], and
 * for any flow when a guest who is not logged in yet came from signing in [PAY-061].
 */
export const postsToServer = (flow: PaymentFlow, isLoggedIn: boolean, cameFromSignIn: boolean): boolean =>
  !traitsOf(flow).isPayment || (!isLoggedIn && cameFromSignIn)

const same = (session: FlowSession): FlowStep => ({ session, effects: [] })

const end = (session: FlowSession, first: readonly FlowEffect[]): FlowStep => ({
  session: { ...noFlow, awaitingCharge: session.awaitingCharge },
  effects: [
    ...first,
    ...session.followUps.map((callback) => ({ type: 'run' as const, callback })),
    ...(session.reloadOnClose ? [{ type: 'reload' as const }] : []),
  ],
})

const runOrQueue = (session: FlowSession, callback: string): FlowStep =>
  isFlowOpen(session)
    ? same({ ...session, followUps: [...session.followUps, callback] })
    : { session, effects: [{ type: 'run', callback }] }

/**
 * Queues a success. The same one reported twice while it is being processed counts once; another
 * one waits in the queue [PAY-059].
 */
const succeed = (session: FlowSession, event: Extract<FlowEvent, { type: 'success' }>): FlowStep => {
  const { result } = event
  const isKnown = session.successes.some(
    (known) => known.result.flow === result.flow && known.result.redirectTo === result.redirectTo,
  )
  if (isKnown) return same(session)
  const pending = { result, post: postsToServer(result.flow, event.isLoggedIn, event.cameFromSignIn) }
  const next = { ...session, successes: [...session.successes, pending] }
  return session.successes.length > 0 ? same(next) : { session: next, effects: [{ type: 'process', ...pending }] }
}

/**
 * Continues after a success was processed: reload if it failed, the next success, the redirect, or
 * the closing [PAY-076].
 */
const finishProcessing = (session: FlowSession, event: Extract<FlowEvent, { type: 'processed' }>): FlowStep => {
  const [done, ...waiting] = session.successes
  if (!done) return same(session)
  if (!event.ok) return { session: noFlow, effects: [{ type: 'reload' }] }
  const left = { ...session, successes: waiting }
  const [next] = waiting
  if (next) return { session: left, effects: [{ type: 'process', ...next }] }
  const url = event.redirectTo ?? done.result.redirectTo
  if (url !== null) return { session: noFlow, effects: [{ type: 'redirect', url }] }
  return end(left, left.flow === null ? [] : [{ type: 'close-overlay' }])
}

/**
 * Applies a history step: close and finish end the overlay, refresh does not [PAY-074]; a success
 * that is still being processed defers the follow-ups.
 */
const stepHistory = (session: FlowSession, step: HistoryStep): FlowStep => {
  if (step === 'refresh' || session.flow === null) return same(session)
  const closing: readonly FlowEffect[] = [{ type: 'close-overlay' }]
  if (session.successes.length === 0) return end(session, closing)
  return { session: { ...session, flow: null, widget: null }, effects: closing }
}

/**
 * Applies an event to the payment flows; the only transition function. Follow-ups wait while a flow
 * is open and run in order when it ends [PAY-058]; one success is processed at a time [PAY-059]; a
 * failed post reloads [PAY-062]; a login during a flow change is posted, clears the messenger
 * channel and reloads when the window closes [PAY-063]; a paid balance runs the waiting
 * money-charge callback, or queues it [PAY-064].
 */
export const flowStep = (session: FlowSession, event: FlowEvent): FlowStep => {
  switch (event.type) {
    case 'opened':
      return same({ ...session, flow: event.flow, widget: null })
    case 'widget':
      return same(session.flow === null ? session : { ...session, widget: event.state })
    case 'follow-up':
      return runOrQueue(session, event.callback)
    case 'success':
      return succeed(session, event)
    case 'processed':
      return finishProcessing(session, event)
    case 'history':
      return stepHistory(session, event.step)
    case 'login-in-flow-change':
      return {
        session: { ...session, reloadOnClose: true },
        effects: [{ type: 'post-login', result: event.result }, { type: 'clear-messenger-channel' }],
      }
    case 'await-charge':
      return same({ ...session, awaitingCharge: event.callback })
    default: {
      if (!event.isPayment || session.awaitingCharge === null) return same(session)
      return runOrQueue({ ...session, awaitingCharge: null }, session.awaitingCharge)
    }
  }
}
