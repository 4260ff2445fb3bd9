import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyFlowEvents } from '#test/support/arbitraries/payments'
import type { PaymentFlow } from '@/domain/payments/flows'
import {
  flowStep,
  isFlowOpen,
  noFlow,
  postsToServer,
  type FlowEffect,
  type FlowEvent,
  type FlowSession,
} from '@/domain/payments/flow-session'

interface Played {
  readonly session: FlowSession
  readonly effects: readonly FlowEffect[]
}

const play = (...events: readonly FlowEvent[]): Played =>
  events.reduce<Played>(
    ({ session, effects }, event) => {
      const step = flowStep(session, event)
      return { session: step.session, effects: [...effects, ...step.effects] }
    },
    { session: noFlow, effects: [] },
  )
const opened: FlowEvent = { type: 'opened', flow: 'moneycharge' }
const close: FlowEvent = { type: 'history', step: 'close' }
const later = (callback: string): FlowEvent => ({ type: 'follow-up', callback })
const run = (callback: string): FlowEffect => ({ type: 'run', callback })
const resultOf = (flow: PaymentFlow, redirectTo: string | null = null) => ({ flow, redirectTo })
const success = (flow: PaymentFlow, redirectTo: string | null = null, isLoggedIn = true): FlowEvent => ({
  type: 'success',
  result: resultOf(flow, redirectTo),
  isLoggedIn,
  cameFromSignIn: !isLoggedIn,
})
const processed = (redirectTo: string | null = null): FlowEvent => ({ type: 'processed', ok: true, redirectTo })

describe('the life of payment flows', () => {
  it('knows whether a flow is open [PAY-057]', () => {
    expect([isFlowOpen(noFlow), isFlowOpen(play(opened).session), isFlowOpen(play(opened, close).session)]).toEqual([
      false,
      true,
      false,
    ])
  })

  it('queues follow-ups while a flow is open and runs them in order at its end', () => {
    expect(play(opened, later('a'), later('b')).effects).toEqual([])
    expect(play(opened, later('a'), later('b'), close).effects).toEqual([{ type: 'close-overlay' }, run('a'), run('b')])
    expect(play(later('a')).effects).toEqual([run('a')])
  })

  it('runs every follow-up once, in order, and never while a flow is open', () => {
    fc.assert(
      fc.property(anyFlowEvents, (events) => {
        let session = noFlow
        const ran: string[] = []
        let [waiting, reset] = [0, false]
        for (const event of events) {
          const step = flowStep(session, event)
          const calls = step.effects.flatMap((effect) => (effect.type === 'run' ? [effect.callback] : []))
          expect(calls.length > 0 && isFlowOpen(step.session)).toBe(false)
          reset ||= step.effects.some(({ type }) => type === 'redirect')
          ran.push(...calls)
          session = step.session
          waiting = session.followUps.length
        }
        const wanted = events.flatMap((event) => (event.type === 'follow-up' ? [event.callback] : []))
        expect(ran).toEqual(wanted.filter((callback) => ran.includes(callback)))
        expect(reset || ran.length + waiting === wanted.length).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('processes one success at a time, with any events meanwhile [PAY-059]', () => {
    fc.assert(
      fc.property(anyFlowEvents, (events) => {
        let session = noFlow
        let running = 0
        for (const event of events) {
          const before = running
          if (event.type === 'processed') running = 0
          const step = flowStep(session, event)
          running += step.effects.filter(({ type }) => type === 'process').length
          expect(running).toBeLessThanOrEqual(1)
          expect(event.type !== 'processed' && running < before).toBe(false)
          session = step.session
        }
      }),
      { numRuns: 500 },
    )
  })

  it('lets a second success wait for the first, and counts a repeated one once [PAY-059]', () => {
    const two = play(
      opened,
      success('moneycharge'),
      success('vipabo'),
      success('moneycharge'),
      processed(),
      processed(),
    )
    expect(two.effects).toEqual([
      { type: 'process', result: resultOf('moneycharge'), post: false },
      { type: 'process', result: resultOf('vipabo'), post: false },
      { type: 'close-overlay' },
    ])
  })

  it('posts the success of a flow that is no payment, then redirects to the target [PAY-060]', () => {
    expect(play({ type: 'opened', flow: 'login' }, success('login'), processed('/en/profile/')).effects).toEqual([
      { type: 'process', result: resultOf('login'), post: true },
      { type: 'redirect', url: '/en/profile/' },
    ])
    expect(play(opened, success('moneycharge')).effects).toEqual([
      { type: 'process', result: resultOf('moneycharge'), post: false },
    ])
  })

  it('forces the post when a guest who is not logged in comes from signup or login [PAY-061]', () => {
    expect(postsToServer('paytour', false, true)).toBe(true)
    expect([postsToServer('paytour', true, true), postsToServer('paytour', false, false)]).toEqual([false, false])
    expect(play(success('paytour', null, false)).effects).toEqual([
      { type: 'process', result: resultOf('paytour'), post: true },
    ])
  })

  it('reloads the page when the post after login fails [PAY-062]', () => {
    const failed = play({ type: 'opened', flow: 'login' }, success('login'), {
      type: 'processed',
      ok: false,
      redirectTo: null,
    })
    expect(failed.effects.at(-1)).toEqual({ type: 'reload' })
    expect(failed.session).toEqual(noFlow)
  })

  it('posts a login during a flow change, clears the messenger channel, and reloads at the close', () => {
    const login: FlowEvent = { type: 'login-in-flow-change', result: resultOf('login') }
    expect(play(opened, later('a'), login).effects).toEqual([
      { type: 'post-login', result: resultOf('login') },
      { type: 'clear-messenger-channel' },
    ])
    expect(play(opened, later('a'), login, close).effects.slice(2)).toEqual([
      { type: 'close-overlay' },
      run('a'),
      { type: 'reload' },
    ])
  })

  it('wakes the waiting money-charge callback with a paid balance, or queues it while a flow is open', () => {
    const waits: FlowEvent = { type: 'await-charge', callback: 'buy' }
    const paid: FlowEvent = { type: 'balance', isPayment: true }
    expect(play(waits, paid, paid).effects).toEqual([run('buy')])
    expect(play(waits, { type: 'balance', isPayment: false }).effects).toEqual([])
    expect(play(waits, opened, paid).effects).toEqual([])
    expect(play(waits, opened, paid, close).effects).toEqual([{ type: 'close-overlay' }, run('buy')])
    expect(play(opened, waits, close, paid).effects.at(-1)).toEqual(run('buy'))
  })

  it('closes the overlay on close and finish and not on refresh [PAY-074]', () => {
    const step = (name: 'refresh' | 'close' | 'finish') => play(opened, { type: 'history', step: name })
    expect([step('close').effects, step('finish').effects]).toEqual([
      [{ type: 'close-overlay' }],
      [{ type: 'close-overlay' }],
    ])
    expect(step('refresh')).toEqual({ session: play(opened).session, effects: [] })
  })

  it('follows the widget through its states and forgets it at the end', () => {
    for (const state of ['frame-ready', 'content-loaded', 'visible', 'hidden'] as const) {
      expect(play(opened, { type: 'widget', state }).session.widget).toBe(state)
      expect(play(opened, { type: 'widget', state }, close).session.widget).toBeNull()
      expect(play({ type: 'widget', state }).session.widget).toBeNull()
    }
  })

  it('closes the widget on success, or redirects where the success specifies it [PAY-076]', () => {
    expect(play(opened, success('moneycharge'), processed()).effects.at(-1)).toEqual({ type: 'close-overlay' })
    const redirected = play(opened, success('moneycharge', '/en/thanks/'), processed())
    expect(redirected.effects.at(-1)).toEqual({ type: 'redirect', url: '/en/thanks/' })
  })

  it('defers the follow-ups while a success is still being processed after the window is gone', () => {
    const gone = play(opened, later('a'), success('moneycharge'), close)
    expect(isFlowOpen(gone.session)).toBe(true)
    expect(gone.effects.at(-1)).toEqual({ type: 'close-overlay' })
    expect(flowStep(gone.session, processed()).effects).toEqual([run('a')])
  })
})
