import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LiveUpdate } from '@/domain/live/updates'
import { member } from '#test/support/arbitraries/live'
import { Line } from './line'

const position = { epoch: 'e1', sequence: 7 }

const balance = (coins: number): LiveUpdate => ({ type: 'balance', balance: coins })

/** Hears an update under a number on the connection that is open now. */
const hear = (line: Line, sequence: number, update: LiveUpdate = balance(sequence)) => {
  if (update.type === 'sessionAcknowledged') return []
  return line.play({ type: 'received', connection: line.state.connection, frame: update, sequence })
}

const delivered = (line: Line): readonly LiveUpdate[] =>
  line.all.flatMap((effect) => (effect.type === 'deliver' ? [effect.update] : []))

describe('a line whose platform counts its updates', () => {
  it('asks a new connection for what came after the last update it heard [SOC-001]', () => {
    const line = new Line().open()
    line.hear({ type: 'sessionAcknowledged', position })
    hear(line, 8)
    hear(line, 9)
    line.lose(1006)
    expect(line.reopen()[0]).toMatchObject({
      frame: { command: { type: 'requestSession', position: { epoch: 'e1', sequence: 9 } } },
    })
  })

  it('delivers each update once and in order, however often connections break and repeat', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(6), { maxLength: 20 }), (turns) => {
        const line = new Line().open()
        line.hear({ type: 'sessionAcknowledged', position: { epoch: 'e1', sequence: 0 } })
        let published = 0
        for (const news of turns) {
          const heard = line.state.position?.sequence ?? 0
          published += news
          // The network loses a part of the news, and the platform repeats from one too early.
          for (let next = heard + 1; next <= published - Math.floor(news / 2); next += 1) hear(line, next)
          line.lose(1006)
          line.reopen()
          line.hear({ type: 'sessionAcknowledged', resumed: true })
          for (let next = Math.max(1, heard); next <= published; next += 1) hear(line, next)
        }
        const coins = delivered(line).flatMap((update) => (update.type === 'balance' ? [update.balance] : []))
        expect(coins).toEqual(Array.from({ length: published }, (_, index) => index + 1))
      }),
    )
  })

  it('says that a session begins, and nothing when it goes on without a gap [SOC-011]', () => {
    const line = new Line().open()
    line.hear({ type: 'sessionAcknowledged', position })
    line.lose(1006)
    line.reopen()
    line.hear({ type: 'sessionAcknowledged', resumed: true })
    expect(delivered(line)).toEqual([{ type: 'sessionAcknowledged' }])
    line.lose(1006)
    line.reopen()
    line.hear({ type: 'sessionAcknowledged', position: { epoch: 'e2', sequence: 1 } })
    expect(delivered(line)).toEqual([{ type: 'sessionAcknowledged' }, { type: 'sessionAcknowledged' }])
    expect(line.state.position).toEqual({ epoch: 'e2', sequence: 1 })
  })

  it('hands on one command to reload once, though a new connection repeats it', () => {
    const line = new Line().open()
    line.hear({ type: 'sessionAcknowledged', position })
    for (let turn = 0; turn < 2; turn += 1) hear(line, 8, { type: 'pageReload' })
    expect(delivered(line).filter(({ type }) => type === 'pageReload').length).toBe(1)
  })

  it('forgets its place when another guest speaks, or when it was left on purpose', () => {
    const line = new Line().open()
    line.hear({ type: 'sessionAcknowledged', position })
    line.play({ type: 'identified', identity: { ...member, guestId: `${member.guestId}x` as typeof member.guestId } })
    expect(line.state.position).toBeNull()
    line.hear({ type: 'balance', balance: 1 })
    line.play({ type: 'disconnect' })
    expect(line.state.position).toBeNull()
  })
})

describe('a command nobody waits for any longer', () => {
  it('is not sent by the next connection, and its late answer settles nothing', () => {
    const line = new Line().ready()
    line.play({ type: 'submit', requestId: 'r1', command: { type: 'onlineChannels' } })
    line.play({ type: 'withdraw', requestId: 'r1' })
    line.lose(1006)
    line.reopen()
    line.hear({ type: 'sessionAcknowledged' })
    expect(line.frames.filter(({ requestId }) => requestId === 'r1').length).toBe(1)
    expect(line.hear({ type: 'commandAcknowledged', requestId: 'r1', refused: null })).toEqual([])
  })

  it('hands on what the platform answered to whoever asked', () => {
    const line = new Line().ready()
    line.play({ type: 'submit', requestId: 'r1', command: { type: 'onlineChannels' } })
    const result = { total: 0, items: [] }
    expect(line.hear({ type: 'commandAcknowledged', requestId: 'r1', refused: null, result })).toEqual([
      { type: 'settle', requestId: 'r1', refused: null, result },
    ])
  })
})
