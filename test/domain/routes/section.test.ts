import { describe, expect, it } from 'vitest'
import { ROUTE_NAMES, ROUTES, type RouteName } from '@/domain/routes/routes'
import { sectionOf } from '@/domain/routes/section'

describe('the section of a page', () => {
  it('is that of the first page whose address it continues', () => {
    const below = (first: RouteName) => ROUTE_NAMES.filter((route) => ROUTES[route].en.startsWith(ROUTES[first].en))
    for (const route of below('videos'))
      expect({ route, section: sectionOf(route) }).toEqual({ route, section: 'videos' })
    for (const route of below('messenger'))
      expect({ route, section: sectionOf(route) }).toEqual({ route, section: 'messenger' })
    for (const route of below('albums'))
      expect({ route, section: sectionOf(route) }).toEqual({ route, section: 'albums' })
    for (const route of below('feed')) expect({ route, section: sectionOf(route) }).toEqual({ route, section: 'feed' })
    for (const route of below('blog')) expect({ route, section: sectionOf(route) }).toEqual({ route, section: 'blog' })
    const tv = ROUTE_NAMES.filter((route) => ROUTES[route].en.startsWith('tv/'))
    expect(tv.length).toBeGreaterThan(6)
    for (const route of tv) expect({ route, section: sectionOf(route) }).toEqual({ route, section: 'tv' })
    const member = ROUTE_NAMES.filter((route) => ROUTES[route].en.startsWith('member/'))
    expect(member.length).toBeGreaterThan(6)
    for (const route of member) expect({ route, section: sectionOf(route) }).toEqual({ route, section: 'account' })
  })

  it('is live on the start page, on profiles and in rooms', () => {
    for (const route of ['start', 'cams', 'category', 'actor', 'actorAboutMe', 'actorLiveShow', 'actorChat'] as const)
      expect({ route, section: sectionOf(route) }).toEqual({ route, section: 'live' })
  })

  it('is albums where pictures of an actor are shown, and videos where videos are searched', () => {
    for (const route of ['actorPictures', 'actorAlbum'] as const)
      expect({ route, section: sectionOf(route) }).toEqual({ route, section: 'albums' })
    expect([sectionOf('videoSearch'), sectionOf('search'), sectionOf('newFaces')]).toEqual([
      'videos',
      'live',
      'newFaces',
    ])
  })

  it('is playlists on their tab of the library, and the account on its other tabs', () => {
    expect(sectionOf('memberMediathek', 'playlists')).toBe('playlists')
    for (const tab of [null, undefined, 'history']) expect(sectionOf('memberMediathek', tab)).toBe('account')
    expect(sectionOf('videos', 'playlists')).toBe('videos')
  })

  it('is none outside of all sections', () => {
    for (const route of [null, 'help', 'imprint', 'termsOfService', 'newPassword'] as const)
      expect(sectionOf(route)).toBeNull()
  })
})
