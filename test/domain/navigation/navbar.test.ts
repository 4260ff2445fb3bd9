import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  NAVBAR_MOVEMENT,
  NAVBAR_PAUSE,
  NAVBAR_SHOWN,
  NAVBAR_TOLERANCE,
  navbarAfter,
  type NavbarEvent,
  type NavbarState,
} from '@/domain/navigation/navbar'

const scrolled = (y: number): NavbarEvent => ({ type: 'scrolled', y })
const paused = (y: number): NavbarEvent => ({ type: 'paused', y })
const after = (...events: readonly NavbarEvent[]): NavbarState => events.reduce(navbarAfter, NAVBAR_SHOWN)

const anyEvent = fc.record({
  type: fc.constantFrom('scrolled' as const, 'paused' as const),
  y: fc.oneof(fc.nat(60), fc.nat(5_000)),
})
const anyState = fc.record({ hidden: fc.boolean(), y: fc.nat(5_000) })

describe('the navbar', () => {
  it('hides when scrolling down past 50 px and shows when scrolling up [NAV-083]', () => {
    expect(after(scrolled(51)).hidden).toBe(true)
    expect(after(scrolled(50)).hidden).toBe(false)
    expect(after(scrolled(400), scrolled(380)).hidden).toBe(false)
    expect(after(scrolled(400), scrolled(380), scrolled(400)).hidden).toBe(true)
  })

  it('waits for a pause of 200 ms or a movement over 10 px, and ignores 5 px [NAV-084]', () => {
    expect({ navbarPause: NAVBAR_PAUSE, navbarMovement: NAVBAR_MOVEMENT, navbarTolerance: NAVBAR_TOLERANCE }).toEqual({
      navbarPause: 200,
      navbarMovement: 10,
      navbarTolerance: 5,
    })
    const low = after(scrolled(400))
    expect(navbarAfter(low, scrolled(390)).hidden).toBe(true)
    expect(navbarAfter(low, scrolled(389)).hidden).toBe(false)
    expect(navbarAfter(low, paused(395)).hidden).toBe(true)
    expect(navbarAfter(low, paused(394)).hidden).toBe(false)
  })

  it('changes on no movement within the tolerance, and shows on every one upward beyond what is looked at [NAV-084]', () => {
    fc.assert(
      fc.property(anyState, anyEvent, (state, event) => {
        const next = navbarAfter(state, event)
        const moved = event.y - state.y
        const isLookedAt = Math.abs(moved) > (event.type === 'paused' ? 5 : 10)
        expect(next.y).toBe(isLookedAt ? event.y : state.y)
        expect(next.hidden).toBe(isLookedAt ? moved > 0 && (state.hidden || event.y > 50) : state.hidden)
      }),
    )
  })

  it('is never hidden at the top of a page, however one got there [NAV-083]', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        const end = [...events, paused(0)].reduce(navbarAfter, NAVBAR_SHOWN)
        expect(end.hidden && end.y <= 50).toBe(false)
      }),
    )
  })

  it('adds small movements up instead of forgetting them', () => {
    expect(after(scrolled(400), paused(397), paused(394)).hidden).toBe(false)
  })
})
