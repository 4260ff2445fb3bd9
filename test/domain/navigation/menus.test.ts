import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isBodyScrollBlocked,
  menusAfter,
  menusAt,
  type MenuEvent,
  type MenuState,
  MOBILE_MENUS,
  type MobileMenu,
} from '@/domain/navigation/menus'
import { anyMenuEvent } from '#test/support/arbitraries/navigation'

const open = (menu: MobileMenu): MenuEvent => ({ type: 'open', menu })
const blocking: MenuEvent = { type: 'openSubMenu', name: 'age', isBlocking: true }
const after = (...events: readonly MenuEvent[]): MenuState => events.reduce(menusAfter, menusAt(390))

const titles: readonly (readonly [string, MobileMenu])[] = [
  ['[NAV-073] navigation', 'navigation'],
  ['[NAV-074] search', 'search'],
  ['[NAV-075] cam filter', 'cam-filter'],
  ['[NAV-076] category filter', 'category-filter'],
  ['[NAV-077] my account', 'my-account'],
  ['[NAV-078] notifications', 'notifications'],
]

describe('the menus of a phone', () => {
  it.each(titles)('open and close: %s', (_title, menu) => {
    expect(after(open(menu)).open).toBe(menu)
    expect(after(open(menu), { type: 'dismiss' }).open).toBeNull()
    expect(after({ type: 'toggle', menu }, { type: 'toggle', menu }).open).toBeNull()
  })

  it('close one another: the one opened last is the one open [NAV-079]', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...MOBILE_MENUS), { minLength: 1 }), (menus) => {
        expect(after(...menus.map(open)).open).toBe(menus.at(-1))
      }),
    )
    expect(
      after(open('search'), { type: 'openSubMenu', name: 'a', isBlocking: false }, open('navigation')).subMenu,
    ).toBeNull()
  })

  it('stay as they are while a blocking sub-menu is open [NAV-080]', () => {
    const blocked = after(open('cam-filter'), blocking)
    for (const event of [open('search'), { type: 'toggle', menu: 'cam-filter' }, { type: 'dismiss' }] as const) {
      expect(menusAfter(blocked, event)).toBe(blocked)
    }
    expect(menusAfter(menusAfter(blocked, { type: 'closeSubMenu' }), { type: 'dismiss' }).open).toBeNull()
    expect(menusAfter(blocked, { type: 'left' }).open).toBeNull()
    const free = after(open('cam-filter'), { type: 'openSubMenu', name: 'sort', isBlocking: false }, open('search'))
    expect(free.open).toBe('search')
  })

  it('block the scrolling of the page exactly while one is open [NAV-081]', () => {
    expect(
      [after(), after(open('search')), after(open('search'), { type: 'dismiss' })].map(isBodyScrollBlocked),
    ).toEqual([false, true, false])
    fc.assert(
      fc.property(fc.array(anyMenuEvent), (events) => {
        const end = after(...events)
        expect(isBodyScrollBlocked(end)).toBe(end.open !== null)
        expect(isBodyScrollBlocked(menusAfter(end, { type: 'left' }))).toBe(false)
      }),
    )
  })

  it('are on below 1023 px only, and close when the viewport grows [NAV-082]', () => {
    expect([menusAt(1_022).isOn, menusAt(1_023).isOn]).toEqual([true, false])
    expect(menusAfter(menusAt(1_023), open('search')).open).toBeNull()
    expect(after(open('search'), blocking, { type: 'resized', width: 1_023 })).toEqual(menusAt(1_023))
    expect(after(open('search'), { type: 'resized', width: 500 }).open).toBe('search')
  })

  it('never leave a sub-menu without its menu, nor a menu where there are none', () => {
    fc.assert(
      fc.property(fc.array(anyMenuEvent), (events) => {
        const end = after(...events)
        expect(end.subMenu === null || end.open !== null).toBe(true)
        expect(end.open === null || end.isOn).toBe(true)
      }),
    )
  })
})
