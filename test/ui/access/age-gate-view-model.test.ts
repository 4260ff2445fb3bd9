import { describe, expect, it } from 'vitest'
import { AgeGateViewModel } from '@/ui/access/age-gate-view-model'
import { FakeStorage } from '#test/support/ui/doubles'

describe('the age gate', () => {
  it('is closed to a guest who has not answered, and open on this device to a guest who has', () => {
    const storage = new FakeStorage()
    const gate = new AgeGateViewModel(storage)
    expect(gate.passed).toBe(false)
    gate.confirm()
    expect({ passed: gate.passed, passedLater: new AgeGateViewModel(storage).passed }).toEqual({
      passed: true,
      passedLater: true,
    })
    expect(new AgeGateViewModel(new FakeStorage()).passed).toBe(false)
  })

  it.each(['', 'true', 'PASSED', 'refused'])('stays closed where the device stores %o', (stored) => {
    const storage = new FakeStorage()
    storage.write('ageGate', stored)
    expect(new AgeGateViewModel(storage).passed).toBe(false)
  })
})
