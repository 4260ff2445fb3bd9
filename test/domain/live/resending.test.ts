import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMomentary, type SubmittedCommand } from '@/domain/live/commands'
import { anyCommand } from '#test/support/arbitraries/live'
import { Line } from './line'

/** A platform that carries out each request id once, over a network that loses what is under way when it breaks. */
class Platform {
  readonly carriedOut: string[] = []
  private heard = 0
  constructor(private readonly line: Line) {}

  /** Takes the next frames; `answers` says of how many of them the acknowledgement gets through. */
  take(count: number, answers: number): void {
    const frames = this.line.frames.slice(this.heard, this.heard + count)
    this.heard += frames.length
    for (const [index, { requestId }] of frames.entries()) {
      if (requestId === null) continue
      if (!this.carriedOut.includes(requestId)) this.carriedOut.push(requestId)
      if (index < answers) this.line.hear({ type: 'commandAcknowledged', requestId, refused: null })
    }
  }

  loseTheRest(): void {
    this.heard = this.line.frames.length
  }
}

const anyTurn = fc.record({
  commands: fc.array(anyCommand, { maxLength: 4 }),
  taken: fc.nat(6),
  answers: fc.nat(6),
  breaks: fc.boolean(),
})

describe('commands on a line that breaks', () => {
  it('are carried out exactly once and in the order they were asked for', () => {
    fc.assert(
      fc.property(fc.array(anyTurn, { maxLength: 12 }), (turns) => {
        const line = new Line().ready()
        const platform = new Platform(line)
        const asked: string[] = []
        const ask = (command: SubmittedCommand) => {
          const requestId = `r${asked.length}-${line.all.length}`
          if (!isMomentary(command)) asked.push(requestId)
          line.play({ type: 'submit', requestId, command })
        }
        for (const { commands, taken, answers, breaks } of turns) {
          commands.forEach(ask)
          platform.take(taken, answers)
          if (!breaks) continue
          platform.loseTheRest()
          line.lose(1006)
          line.reopen()
          line.hear({ type: 'sessionAcknowledged' })
        }
        line.lose(1006)
        platform.loseTheRest()
        line.reopen()
        line.hear({ type: 'sessionAcknowledged' })
        platform.take(Infinity, Infinity)
        expect(platform.carriedOut).toEqual(asked)
        expect(line.state.pending).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  it('keep their id when sent again, and are not sent again once acknowledged', () => {
    const line = new Line().ready()
    line.play({ type: 'submit', requestId: 'r1', command: { type: 'onlineChannels' } })
    line.play({ type: 'submit', requestId: 'r2', command: { type: 'removeStatusBar' } })
    expect(line.hear({ type: 'commandAcknowledged', requestId: 'r1', refused: 'busy' })).toEqual([
      { type: 'settle', requestId: 'r1', refused: 'platform:busy' },
    ])
    line.lose(1006)
    line.reopen()
    line.hear({ type: 'sessionAcknowledged' })
    const named = line.frames.filter(({ requestId }) => requestId !== null).map(({ requestId }) => requestId)
    expect(named).toEqual(['r1', 'r2', 'r2'])
  })

  it('are sent once when asked for twice under one id', () => {
    const line = new Line().ready()
    for (let turn = 0; turn < 2; turn += 1) {
      line.play({ type: 'submit', requestId: 'r1', command: { type: 'onlineChannels' } })
    }
    expect(line.frames.filter(({ requestId }) => requestId === 'r1').length).toBe(1)
  })

  it('say nothing of a moment that has passed', () => {
    fc.assert(
      fc.property(anyCommand.filter(isMomentary), (command) => {
        const line = new Line().ready()
        line.lose(1006)
        line.play({ type: 'submit', requestId: 'r1', command })
        line.reopen()
        line.hear({ type: 'sessionAcknowledged' })
        expect(line.frames.filter((frame) => frame.command === command)).toEqual([])
      }),
    )
  })
})
