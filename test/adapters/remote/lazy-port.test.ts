import { describe, expect, it } from 'vitest'
import { lazyPort } from '@/adapters/remote/lazy-port'

class Counter {
  private count = 0

  async add(step: number): Promise<number> {
    this.count += step
    return this.count
  }
}

describe('a port that is loaded when it is first used', () => {
  it('is loaded once, retains its state and is not taken for a promise', async () => {
    let loads = 0
    const port = lazyPort<Pick<Counter, 'add'>>(async () => {
      loads++
      return new Counter()
    })
    expect(port).not.toHaveProperty('then')
    expect(loads).toBe(0)
    expect(await Promise.all([port.add(1), port.add(2)])).toEqual([1, 3])
    expect(loads).toBe(1)
  })

  it('fails as its loading does, and is loaded with the next question', async () => {
    let isGone = true
    const port = lazyPort<Pick<Counter, 'add'>>(async () => {
      if (isGone) throw new TypeError('gone')
      return new Counter()
    })
    await expect(port.add(1)).rejects.toThrow('gone')
    isGone = false
    expect(await port.add(1)).toBe(1)
  })
})
