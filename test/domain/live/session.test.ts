import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asId, type ChatId } from '@/domain/ids'
import { needsLogin, type SubmittedCommand } from '@/domain/assembly/live-command'
import { advance } from '@/domain/live/advance'
import type { LiveUpdate } from '@/domain/assembly/live-update'
import { closedSession, type SessionEvent } from '@/domain/live/session'
import {
  anonymous,
  anyCommand,
  anyGuestUpdate,
  anyOtherUpdate,
  member,
  messageOf,
} from '#test/support/arbitraries/live'
import { SessionUnderTest } from './session-under-test'

const stop: SubmittedCommand = { type: 'onlineChannels' }
const anyConnection = fc.nat(4)
const anyEvent: fc.Arbitrary<SessionEvent<LiveUpdate>> = fc.oneof(
  fc.record({
    type: fc.constant('connect' as const),
    identity: fc.constantFrom(anonymous, member),
    language: fc.constantFrom('de' as const, 'en' as const),
  }),
  fc.record({ type: fc.constant('identified' as const), identity: fc.constantFrom(anonymous, member) }),
  fc.constant({ type: 'disconnect' as const }),
  fc.record({
    type: fc.constantFrom('opened' as const, 'pingDue' as const, 'reconnectDue' as const, 'openingDue' as const),
    connection: anyConnection,
  }),
  fc.record({
    type: fc.constant('received' as const),
    connection: anyConnection,
    frame: fc.oneof(anyGuestUpdate, anyOtherUpdate, fc.constant({ type: 'pong' as const })),
  }),
  fc.record({
    type: fc.constant('closed' as const),
    connection: anyConnection,
    code: fc.constantFrom(1000, 1002, 1006, 4000),
    reason: fc.string(),
  }),
  fc.record({
    type: fc.constant('submit' as const),
    requestId: fc.constantFrom('r1', 'r2', 'r3'),
    command: anyCommand,
  }),
)

describe('the live connection', () => {
  it('requests a session with the language as soon as it is open [SOC-001]', () => {
    const line = new SessionUnderTest()
    expect(line.play({ type: 'connect', identity: member, language: 'es' })[0]).toEqual({ type: 'open', connection: 1 })
    expect(line.play({ type: 'opened', connection: 1 })[0]).toMatchObject({
      type: 'send',
      frame: { command: { type: 'requestSession', language: 'es', since: null } },
    })
  })

  it('is ready when the session is acknowledged, not before [SOC-011]', () => {
    const connection = new SessionUnderTest().open()
    expect(connection.state.phase).toBe('requesting')
    connection.receive({ type: 'sessionAcknowledged' })
    expect(connection.state.phase).toBe('ready')
  })

  it('defers commands until then and sends them in order [SOC-002]', () => {
    fc.assert(
      fc.property(fc.array(anyCommand), fc.nat(20), (commands, early) => {
        const connection = new SessionUnderTest()
        const submit = (command: SubmittedCommand, index: number) =>
          connection.play({ type: 'submit', requestId: `r${index}`, command })
        const before = commands.slice(0, early)
        before.forEach(submit)
        connection.open()
        expect(connection.frames.map(({ command }) => command.type)).toEqual(['requestSession'])
        commands.slice(early).forEach((command, index) => submit(command, early + index))
        connection.receive({ type: 'sessionAcknowledged' })
        expect(connection.frames.slice(1).map(({ command }) => command)).toEqual(commands)
      }),
    )
  })

  it('is pinged every 50 seconds [SOC-003][SOC-004]', () => {
    const line = new SessionUnderTest().ready()
    expect(line.all).toContainEqual({ type: 'schedulePing', connection: 1, after: 50_000 })
    for (let iteration = 0; iteration < 3; iteration += 1) {
      const effects = line.ping()
      expect(effects.map(({ type }) => type)).toEqual(['send', 'schedulePing'])
      expect(effects[0]).toMatchObject({ frame: { command: { type: 'ping' } } })
      line.receive({ type: 'pong' })
    }
    expect(line.logs).toEqual([])
  })

  it('is given up with 4000 and a missing-pong log when no pong came before the next ping [SOC-005][SOC-008]', () => {
    const line = new SessionUnderTest().ready()
    line.ping()
    expect(line.ping()).toEqual([
      { type: 'close', connection: 1, code: 4000 },
      { type: 'log', kind: 'missing-pong', connectionAttempt: 1, errorCode: 4000, errorReason: 'missing pong' },
      { type: 'scheduleReconnect', connection: 1, after: 1_000 },
    ])
    expect(line.lose(4000)).toEqual([])
  })

  it('logs a close with 4000 as a missing pong [SOC-008]', () => {
    const connection = new SessionUnderTest().ready()
    connection.lose(4000)
    expect(connection.logs).toEqual(['missing-pong'])
  })

  it('opens again after one second, however often it fails [SOC-006]', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1000, max: 4999 }), { minLength: 1 }), (codes) => {
        const line = new SessionUnderTest().ready()
        for (const code of codes) {
          const { connection } = line.state
          expect(line.lose(code)).toContainEqual({ type: 'scheduleReconnect', connection, after: 1_000 })
          expect(line.play({ type: 'reconnectDue', connection })[0]).toEqual({
            type: 'open',
            connection: connection + 1,
          })
        }
      }),
    )
  })

  it('is given up and opened again where a network reports nothing: not opened, or not acknowledged, within eight seconds [SOC-006]', () => {
    for (const isOpened of [false, true]) {
      const line = new SessionUnderTest().ready()
      line.lose(1006)
      line.play({ type: 'reconnectDue', connection: 1 })
      expect(line.all).toContainEqual({ type: 'scheduleOpening', connection: 2, after: 8_000 })
      if (isOpened) line.play({ type: 'opened', connection: 2 })
      expect(line.play({ type: 'openingDue', connection: 1 })).toEqual([])
      expect(line.play({ type: 'openingDue', connection: 2 })).toEqual([
        { type: 'close', connection: 2, code: 4001 },
        { type: 'scheduleReconnect', connection: 2, after: 1_000 },
      ])
      // What the given-up connection still reports changes nothing.
      expect(line.play({ type: 'opened', connection: 2 })).toEqual([])
      expect(line.play({ type: 'closed', connection: 2, code: 1006, reason: '' })).toEqual([])
    }
  })

  it('stays open once it was acknowledged in time', () => {
    const line = new SessionUnderTest().ready()
    expect(line.play({ type: 'openingDue', connection: 1 })).toEqual([])
    expect(line.state.phase).toBe('ready')
  })

  it('is silent about a protocol error on the first connect, and only there [SOC-007]', () => {
    const first = new SessionUnderTest().open()
    first.lose(1002)
    expect(first.logs).toEqual([])
    first.reopen()
    first.lose(1002)
    expect(first.logs).toEqual(['connection-closed'])
    const later = new SessionUnderTest().ready()
    later.lose(1002)
    expect(later.logs).toEqual(['connection-closed'])
  })

  it('logs any other close once, and again only after it was good in between [SOC-009]', () => {
    const anyCode = fc.integer({ min: 1000, max: 3999 }).filter((code) => code !== 1002)
    fc.assert(
      fc.property(fc.array(anyCode, { minLength: 1 }), fc.array(anyCode, { minLength: 1 }), (outage, next) => {
        const connection = new SessionUnderTest().ready()
        for (const code of outage) {
          connection.lose(code)
          connection.reopen()
        }
        expect(connection.logs).toEqual(['connection-closed'])
        connection.receive({ type: 'sessionAcknowledged' })
        for (const code of next) {
          connection.lose(code)
          connection.reopen()
        }
        expect(connection.logs).toEqual(['connection-closed', 'connection-closed'])
      }),
    )
  })

  it('puts the access token and the guest id on every frame [SOC-010]', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        let state = closedSession('en')
        for (const event of events) {
          const step = advance(state, event)
          state = step.state
          for (const effect of step.effects) {
            const frame = effect.type === 'send' ? effect.frame : state.identity
            expect(frame?.token ?? null).toBe(state.identity?.token ?? null)
            expect(frame?.guestId ?? null).toBe(state.identity?.guestId ?? null)
          }
        }
      }),
    )
  })

  it('hands on that the session has expired and that the page is to reload', () => {
    for (const type of ['sessionExpired', 'pageReload'] as const) {
      expect(new SessionUnderTest().ready().receive({ type })).toEqual([{ type: 'deliver', update: { type } }])
    }
  })

  it('sends no command that needs a login without one, and answers it [SOC-031]', () => {
    fc.assert(
      fc.property(fc.array(anyCommand), fc.boolean(), (commands, early) => {
        const connection = early ? new SessionUnderTest() : new SessionUnderTest().ready(anonymous)
        commands.forEach((command, index) => connection.play({ type: 'submit', requestId: `r${index}`, command }))
        if (early) connection.ready(anonymous)
        expect(connection.frames.filter(({ command }) => needsLogin(command))).toEqual([])
        const refused = connection.all.filter(
          (effect) => effect.type === 'settle' && effect.refused === 'login-required',
        )
        expect(refused.length).toBe(commands.filter(needsLogin).length)
        expect(connection.state.pending.filter(({ command }) => needsLogin(command))).toEqual([])
      }),
    )
  })

  it('never sends in another guest’s name the commands of one guest', () => {
    const connection = new SessionUnderTest()
    connection.play({ type: 'connect', identity: anonymous, language: 'en' })
    connection.play({
      type: 'submit',
      requestId: 'r1',
      command: { type: 'chatMessage', chatId: asId<ChatId>('chat-1'), text: 'hi' },
    })
    expect(connection.play({ type: 'identified', identity: member })).toEqual([
      { type: 'settle', requestId: 'r1', refused: 'guest-changed' },
    ])
    expect(connection.state.pending).toEqual([])
  })

  it('resumes after the last message it delivered, and delivers none twice', () => {
    const connection = new SessionUnderTest().ready()
    const message = (id: string) =>
      connection.receive({ type: 'message', channelId: messageOf(id).channelId, message: messageOf(id) })
    expect([message('m1').length, message('m2').length, message('m1').length]).toEqual([1, 1, 0])
    connection.lose(1006)
    expect(connection.reopen()[0]).toMatchObject({ frame: { command: { type: 'requestSession', since: 'm2' } } })
  })

  it('takes no updates from a connection it has left', () => {
    const line = new SessionUnderTest().ready()
    line.lose(1006)
    line.reopen()
    line.receive({ type: 'sessionAcknowledged' })
    const before = line.state
    const old = 1
    const news: readonly SessionEvent<LiveUpdate>[] = [
      { type: 'closed', connection: old, code: 1006, reason: '' },
      { type: 'received', connection: old, frame: { type: 'balance', balance: 5 } },
      { type: 'pingDue', connection: old },
      { type: 'reconnectDue', connection: old },
    ]
    expect(news.flatMap((event) => line.play(event))).toEqual([])
    expect(line.state).toBe(before)
  })

  it('stays closed after leaving on purpose and notifies every waiting caller', () => {
    const line = new SessionUnderTest().ready()
    line.play({ type: 'submit', requestId: 'r1', command: stop })
    expect(line.play({ type: 'disconnect' })).toEqual([
      { type: 'close', connection: 1, code: 1000 },
      { type: 'settle', requestId: 'r1', refused: 'disconnected' },
    ])
    expect([...line.lose(1006), ...line.ping(), ...line.play({ type: 'reconnectDue', connection: 1 })]).toEqual([])
  })

  it('has at most one connection and one ping under way, after any events', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
        let state = closedSession('en')
        for (const event of events) {
          const before = state
          const step = advance(state, event)
          state = step.state
          const opens = step.effects.filter(({ type }) => type === 'open')
          expect(opens.length === 0 || ['closed', 'waiting'].includes(before.phase)).toBe(true)
          expect(state.connection - before.connection).toBe(opens.length)
          expect(step.effects.filter(({ type }) => type === 'schedulePing').length).toBeLessThanOrEqual(1)
        }
      }),
    )
  })
})
