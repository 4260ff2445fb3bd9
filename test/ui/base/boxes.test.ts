import { describe, expect, it } from 'vitest'
import { PageMemory } from '@/ui/base/page-memory'
import { Modals } from '@/ui/base/modals'
import { Toasts } from '@/ui/base/toasts'

describe('the modal host', () => {
  it('shows at most one box, and the newest wins [MOD-002]', () => {
    const modals = new Modals()
    modals.show('avs')
    modals.show('not-enough-money', { missing: 3 })
    expect(modals.open).toEqual({ id: 'not-enough-money', values: { missing: 3 } })
  })

  it('does nothing when a box with that id is there already [MOD-003]', () => {
    const modals = new Modals()
    modals.show('not-enough-money', { missing: 3 })
    const before = modals.open
    modals.show('not-enough-money', { missing: 99 })
    expect(modals.open).toBe(before)
  })

  it('closes the box that is named and no other', () => {
    const modals = new Modals()
    modals.show('avs')
    modals.close('not-enough-money')
    expect(modals.open?.id).toBe('avs')
    modals.close('avs')
    expect(modals.open).toBeNull()
  })
})

describe('toasts', () => {
  it('wait until what shows them is loaded, and are handed to it once and in order', () => {
    const toasts = new Toasts()
    expect(toasts.isUsed).toBe(false)
    toasts.show('bad', 'errors.offline')
    toasts.show('good', 'feed.bought', { title: 'Rain' })
    expect({ isUsed: toasts.isUsed, waitingCount: toasts.waiting.length }).toEqual({ isUsed: true, waitingCount: 2 })
    const shown: string[] = []
    const disconnect = toasts.connect(({ text }) => shown.push(text))
    toasts.show('bad', 'errors.timeout')
    expect({ shown, waiting: toasts.waiting }).toEqual({
      shown: ['errors.offline', 'feed.bought', 'errors.timeout'],
      waiting: [],
    })
    disconnect()
    toasts.show('bad', 'errors.http')
    expect({ shownCount: shown.length, texts: toasts.waiting.map(({ text }) => text) }).toEqual({
      shownCount: 3,
      texts: ['errors.http'],
    })
  })
})

describe('the memory of pages', () => {
  it('finds a page of the history as it was left, list and scroll [NAV-093]', () => {
    const memory = new PageMemory()
    memory.storeScroll('a', 640)
    memory.storePart('a', 'cams', [1, 2])
    memory.storeScroll('b', 10)
    expect({ aScroll: memory.scrollOf('a'), part: memory.partOf('a', 'cams'), cScroll: memory.scrollOf('c') }).toEqual({
      aScroll: 640,
      part: [1, 2],
      cScroll: null,
    })
  })

  it('has the tile that was pressed until the page is scrolled [NAV-093]', () => {
    const memory = new PageMemory()
    memory.storeScroll('a', 640)
    memory.storePressed('a', { key: 'seven', top: 120 })
    expect({ scroll: memory.scrollOf('a'), aPressed: memory.pressedOf('a'), bPressed: memory.pressedOf('b') }).toEqual({
      scroll: 640,
      aPressed: { key: 'seven', top: 120 },
      bPressed: null,
    })
    memory.storeScroll('a', 700)
    expect(memory.pressedOf('a')).toBeNull()
  })

  it('forgets the oldest when there are too many', () => {
    const memory = new PageMemory()
    for (let i = 0; i < 60; i++) memory.storeScroll(String(i), i)
    expect(memory.scrollOf('0')).toBeNull()
    expect(memory.scrollOf('59')).toBe(59)
  })
})
