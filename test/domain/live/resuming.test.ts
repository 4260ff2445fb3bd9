import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LiveUpdate } from '@/domain/assembly/live-update'
import { member } from '#test/support/arbitraries/live'
import { SessionUnderTest } from './session-under-test'

const position = { epoch: 'e1', sequence: 7 }

const balance = (coins: number): LiveUpdate => ({ type: 'balance', balance: coins })

/** Receives an update under a number on the connection that is open now. */
const receive = (line: SessionUnderTest, sequence: number, update: LiveUpdate = balance(sequence)) => {
  if (update.type === 'sessionAcknowledged') return []
  return line.play({ type: 'received', connection: line.state.connection, frame: update, sequence })
}

const delivered = (connection: SessionUnderTest): readonly LiveUpdate[] =>
  connection.all.flatMap((effect) => (effect.type === 'deliver' ? [effect.update] : []))

describe('a connection whose platform counts its updates', () => {
  it('requests from a new connection what followed the last update it received [SOC-001]', () => {
    const connection = new SessionUnderTest().open()
    connection.receive({ type: 'sessionAcknowledged', position })
    receive(connection, 8)
    receive(connection, 9)
    connection.lose(1006)
    expect(connection.reopen()[0]).toMatchObject({
      frame: { command: { type: 'requestSession', position: { epoch: 'e1', sequence: 9 } } },
    })
  })

  it('delivers each update once and in order, however often connections break and repeat', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(6), { maxLength: 20 }), (turns) => {
        const connection = new SessionUnderTest().open()
        connection.receive({ type: 'sessionAcknowledged', position: { epoch: 'e1', sequence: 0 } })
        let published = 0
        for (const news of turns) {
          const received = connection.state.position?.sequence ?? 0
          published += news
          // The network loses a part of the updates, and the platform repeats from one too early.
          for (let next = received + 1; next <= published - Math.floor(news / 2); next += 1) receive(connection, next)
          connection.lose(1006)
          connection.reopen()
          connection.receive({ type: 'sessionAcknowledged', resumed: true })
          for (let next = Math.max(1, received); next <= published; next += 1) receive(connection, next)
        }
        const coins = delivered(connection).flatMap((update) => (update.type === 'balance' ? [update.balance] : []))
        expect(coins).toEqual(Array.from({ length: published }, (_, index) => index + 1))
      }),
    )
  })

  it('reports that a session begins, and nothing when it resumes without missed messages [SOC-011]', () => {
    const connection = new SessionUnderTest().open()
    connection.receive({ type: 'sessionAcknowledged', position })
    connection.lose(1006)
    connection.reopen()
    connection.receive({ type: 'sessionAcknowledged', resumed: true })
    expect(delivered(connection)).toEqual([{ type: 'sessionAcknowledged' }])
    connection.lose(1006)
    connection.reopen()
    connection.receive({ type: 'sessionAcknowledged', position: { epoch: 'e2', sequence: 1 } })
    expect(delivered(connection)).toEqual([{ type: 'sessionAcknowledged' }, { type: 'sessionAcknowledged' }])
    expect(connection.state.position).toEqual({ epoch: 'e2', sequence: 1 })
  })

  it('hands on one command to reload once, though a new connection repeats it', () => {
    const connection = new SessionUnderTest().open()
    connection.receive({ type: 'sessionAcknowledged', position })
    for (let iteration = 0; iteration < 2; iteration += 1) receive(connection, 8, { type: 'pageReload' })
    expect(delivered(connection).filter(({ type }) => type === 'pageReload').length).toBe(1)
  })

  it('forgets its position when another guest is identified, or when it was left on purpose', () => {
    const connection = new SessionUnderTest().open()
    connection.receive({ type: 'sessionAcknowledged', position })
    connection.play({
      type: 'identified',
      identity: { ...member, guestId: `${member.guestId}x` as typeof member.guestId },
    })
    expect(connection.state.position).toBeNull()
    connection.receive({ type: 'balance', balance: 1 })
    connection.play({ type: 'disconnect' })
    expect(connection.state.position).toBeNull()
  })
})

describe('a command that was cancelled', () => {
  it('is not sent by the next connection, and its late answer completes nothing', () => {
    const connection = new SessionUnderTest().ready()
    connection.play({ type: 'submit', requestId: 'r1', command: { type: 'onlineChannels' } })
    connection.play({ type: 'withdraw', requestId: 'r1' })
    connection.lose(1006)
    connection.reopen()
    connection.receive({ type: 'sessionAcknowledged' })
    expect(connection.frames.filter(({ requestId }) => requestId === 'r1').length).toBe(1)
    expect(connection.receive({ type: 'commandAcknowledged', requestId: 'r1', refused: null })).toEqual([])
  })

  it('passes the platform’s answer on to the caller', () => {
    const connection = new SessionUnderTest().ready()
    connection.play({ type: 'submit', requestId: 'r1', command: { type: 'onlineChannels' } })
    const result = { total: 0, items: [] }
    expect(connection.receive({ type: 'commandAcknowledged', requestId: 'r1', refused: null, result })).toEqual([
      { type: 'settle', requestId: 'r1', refused: null, result },
    ])
  })
})
