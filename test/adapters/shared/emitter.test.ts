import { describe, expect, it } from 'vitest'
import { Emitter } from '@/adapters/shared/emitter'

describe('an emitter', () => {
  it('calls each listener once for an event, in the order in which they were added', () => {
    const emitter = new Emitter<number>()
    const calls: string[] = []
    const first = (event: number) => void calls.push(`first ${event}`)
    emitter.subscribe(first)
    emitter.subscribe((event) => void calls.push(`second ${event}`))
    emitter.subscribe(first)
    emitter.emit(1)
    expect(calls).toEqual(['first 1', 'second 1'])
  })

  it('calls no listener that was removed, also by another one during the event', () => {
    const emitter = new Emitter<void>()
    const calls: string[] = []
    emitter.subscribe(() => leave())
    const leave = emitter.subscribe(() => void calls.push('removed'))
    emitter.emit()
    emitter.emit()
    expect(calls).toEqual([])
  })
})
