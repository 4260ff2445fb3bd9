import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isMomentary, type SubmittedCommand } from '@/domain/assembly/live-command'
import { anyCommand } from '#test/support/arbitraries/live'
import { SessionUnderTest } from './session-under-test'

/** A platform that executes each request id once, over a network that loses what is under way when it breaks. */
class Platform {
  readonly carriedOut: string[] = []
  private received = 0
  constructor(private readonly connection: SessionUnderTest) {}

  /** Takes the next frames; `answers` is how many of them get their acknowledgement through. */
  take(count: number, answers: number): void {
    const frames = this.connection.frames.slice(this.received, this.received + count)
    this.received += frames.length
    for (const [index, { requestId }] of frames.entries()) {
      if (requestId === null) continue
      if (!this.carriedOut.includes(requestId)) this.carriedOut.push(requestId)
      if (index < answers) this.connection.receive({ type: 'commandAcknowledged', requestId, refused: null })
    }
  }

  loseTheRest(): void {
    this.received = this.connection.frames.length
  }
}

const anyAttempt = fc.record({
  commands: fc.array(anyCommand, { maxLength: 4 }),
  taken: fc.nat(6),
  answers: fc.nat(6),
  breaks: fc.boolean(),
})

describe('commands on a connection that breaks', () => {
  it('are executed exactly once and in the order of their submission', () => {
    fc.assert(
      fc.property(fc.array(anyAttempt, { maxLength: 12 }), (attempts) => {
        const connection = new SessionUnderTest().ready()
        const platform = new Platform(connection)
        const requests: string[] = []
        const request = (command: SubmittedCommand) => {
          const requestId = `r${requests.length}-${connection.all.length}`
          if (!isMomentary(command)) requests.push(requestId)
          connection.play({ type: 'submit', requestId, command })
        }
        for (const { commands, taken, answers, breaks } of attempts) {
          commands.forEach(request)
          platform.take(taken, answers)
          if (!breaks) continue
          platform.loseTheRest()
          connection.lose(1006)
          connection.reopen()
          connection.receive({ type: 'sessionAcknowledged' })
        }
        connection.lose(1006)
        platform.loseTheRest()
        connection.reopen()
        connection.receive({ type: 'sessionAcknowledged' })
        platform.take(Infinity, Infinity)
        expect(platform.carriedOut).toEqual(requests)
        expect(connection.state.pending).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  it('retain their id when sent again, and are not sent again once acknowledged', () => {
    const connection = new SessionUnderTest().ready()
    connection.play({ type: 'submit', requestId: 'r1', command: { type: 'onlineChannels' } })
    connection.play({ type: 'submit', requestId: 'r2', command: { type: 'removeStatusBar' } })
    expect(connection.receive({ type: 'commandAcknowledged', requestId: 'r1', refused: 'busy' })).toEqual([
      { type: 'settle', requestId: 'r1', refused: 'platform:busy' },
    ])
    connection.lose(1006)
    connection.reopen()
    connection.receive({ type: 'sessionAcknowledged' })
    const named = connection.frames.filter(({ requestId }) => requestId !== null).map(({ requestId }) => requestId)
    expect(named).toEqual(['r1', 'r2', 'r2'])
  })

  it('are sent once when submitted twice under one id', () => {
    const connection = new SessionUnderTest().ready()
    for (let iteration = 0; iteration < 2; iteration += 1) {
      connection.play({ type: 'submit', requestId: 'r1', command: { type: 'onlineChannels' } })
    }
    expect(connection.frames.filter(({ requestId }) => requestId === 'r1').length).toBe(1)
  })

  it('send nothing about a moment that has passed', () => {
    fc.assert(
      fc.property(anyCommand.filter(isMomentary), (command) => {
        const connection = new SessionUnderTest().ready()
        connection.lose(1006)
        connection.play({ type: 'submit', requestId: 'r1', command })
        connection.reopen()
        connection.receive({ type: 'sessionAcknowledged' })
        expect(connection.frames.filter((frame) => frame.command === command)).toEqual([])
      }),
    )
  })
})
