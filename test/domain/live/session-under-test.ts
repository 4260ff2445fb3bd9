import { advance } from '@/domain/live/advance'
import type { LiveUpdate, SharedUpdate } from '@/domain/assembly/live-update'
import {
  closedSession,
  type Identity,
  type IncomingFrame,
  type OutgoingFrame,
  type SessionEffect,
  type SessionEvent,
  type SessionState,
} from '@/domain/live/session'
import { member } from '#test/support/arbitraries/live'

/** Plays events on a connection and records the effects of each of them. */
export class SessionUnderTest {
  state: SessionState = closedSession('en')
  readonly all: SessionEffect<LiveUpdate>[] = []

  play(event: SessionEvent<SharedUpdate>): readonly SessionEffect<LiveUpdate>[] {
    const step = advance(this.state, event)
    this.state = step.state
    this.all.push(...step.effects)
    return step.effects
  }

  open(identity: Identity = member): this {
    this.play({ type: 'connect', identity, language: 'en' })
    this.play({ type: 'opened', connection: this.state.connection })
    return this
  }

  ready(identity: Identity = member): this {
    this.open(identity)
    this.receive({ type: 'sessionAcknowledged' })
    return this
  }

  receive(frame: IncomingFrame<SharedUpdate>): readonly SessionEffect<LiveUpdate>[] {
    return this.play({ type: 'received', connection: this.state.connection, frame })
  }

  lose(code: number, reason = ''): readonly SessionEffect<LiveUpdate>[] {
    return this.play({ type: 'closed', connection: this.state.connection, code, reason })
  }

  ping(): readonly SessionEffect<LiveUpdate>[] {
    return this.play({ type: 'pingDue', connection: this.state.connection })
  }

  /** The second after a close is over and the next connection is open. */
  reopen(): readonly SessionEffect<LiveUpdate>[] {
    this.play({ type: 'reconnectDue', connection: this.state.connection })
    return this.play({ type: 'opened', connection: this.state.connection })
  }

  get frames(): readonly OutgoingFrame[] {
    return this.all.flatMap((effect) => (effect.type === 'send' ? [effect.frame] : []))
  }

  get logs(): readonly string[] {
    return this.all.flatMap((effect) => (effect.type === 'log' ? [effect.kind] : []))
  }
}
