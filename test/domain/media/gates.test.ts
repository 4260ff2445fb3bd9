import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ContentDemands, GATE_ORDER, gateFor, type GuestProofs } from '@/domain/media/gates'
import { anyDemands, anyProofs } from '#test/support/arbitraries/access'

const all: ContentDemands = { needsLogin: true, needsAgeCheck: true, needsAbo: true, needsPurchase: true }
const nothing: GuestProofs = { isLoggedIn: false, hasAvs: false, hasAbo: false, hasBought: false }
const met = { needLogin: 'isLoggedIn', needAgeCheck: 'hasAvs', needAbo: 'hasAbo', needPurchase: 'hasBought' } as const

const position = (gate: ReturnType<typeof gateFor>) => (gate === null ? GATE_ORDER.length : GATE_ORDER.indexOf(gate))

describe('the gate before content', () => {
  it('requires login, age check, subscription and purchase in that order [MED-009][AUT-010]', () => {
    const login = { ...nothing, isLoggedIn: true }
    const aged = { ...login, hasAvs: true }
    const subscribed = { ...aged, hasAbo: true }
    const bought = { ...subscribed, hasBought: true }
    expect([nothing, login, aged, subscribed, bought].map((guest) => gateFor(all, guest))).toEqual([
      'needLogin',
      'needAgeCheck',
      'needAbo',
      'needPurchase',
      null,
    ])
  })

  it('moves on or opens when what it names is satisfied, and never back [MED-009]', () => {
    fc.assert(
      fc.property(anyDemands, anyProofs, (content, guest) => {
        const gate = gateFor(content, guest)
        fc.pre(gate !== null)
        const next = gateFor(content, { ...guest, [met[gate]]: true })
        expect(position(next)).toBeGreaterThan(position(gate))
      }),
    )
  })

  it('is open exactly when no requirement is missing [AUT-010]', () => {
    fc.assert(
      fc.property(anyDemands, anyProofs, (content, guest) => {
        const missing =
          (content.needsLogin && !guest.isLoggedIn) ||
          (content.needsAgeCheck && !guest.hasAvs) ||
          (content.needsAbo && !guest.hasAbo) ||
          (content.needsPurchase && !guest.hasBought)
        expect(gateFor(content, guest) === null).toBe(!missing)
      }),
    )
  })

  it('leads a guest without age check to the age check, after their login [AUT-023][AUT-008]', () => {
    const restricted = { needsLogin: false, needsAgeCheck: true, needsAbo: false, needsPurchase: false }
    expect(gateFor(restricted, { ...nothing, isLoggedIn: true })).toBe('needAgeCheck')
    expect(gateFor(restricted, nothing)).toBe('needLogin')
    expect(gateFor(restricted, { ...nothing, isLoggedIn: true, hasAvs: true })).toBeNull()
  })
})
