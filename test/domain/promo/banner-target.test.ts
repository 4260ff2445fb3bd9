import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asId, type ActorId } from '@/domain/ids'
import { LANGUAGES } from '@/domain/navigation/language'
import { ROUTE_NAMES, ROUTES } from '@/domain/routes/routes'
import { path } from '@/domain/routes/path'
import { BANNER_CLICKS, bannerPicture, type Banner, type BannerParts } from '@/domain/promo/banner'
import { bannerProblems, bannerTarget, isSafeBanner, leadsToPage, secureHost } from '@/domain/promo/banner-target'

const HOSTS = new Set(['tickets.example'])

const parts: BannerParts = {
  imagePath: '/art/5003/l0',
  onClickUrl: null,
  onClickType: 'none',
  relatedActorId: null,
  containerClassSuffix: 'plain',
}

const banner = (change: Partial<Banner>): Banner => ({ ...parts, id: 'b', title: 'A title', expiresAt: 1, ...change })

/** Addresses that a browser could run, or read as those of another site. */
const HOSTILE = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://tickets.example/1',
  'file:///etc/passwd',
  'http://tickets.example/',
  '//tickets.example/',
  '/\\tickets.example/',
  '/%2ftickets.example/',
  'https:tickets.example',
  'https://guest@tickets.example/',
  'https://tickets.example@elsewhere.example/',
  'https://tickets.example.elsewhere.example/',
  'https://tickets.example:8443/',
  'https://elsewhere.example/#https://tickets.example/',
  'mailto:guest@tickets.example',
  '/en/../../etc/',
  '/en/no-page-of-ours/',
  '',
] as const

describe('what a press on a banner opens', () => {
  it('is no hostile address, no matter what the record claims it to be', () => {
    const anyAddress = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ maxLength: 40 }))
    fc.assert(
      fc.property(anyAddress, fc.constantFrom(...BANNER_CLICKS), (onClickUrl, onClickType) => {
        fc.pre(!leadsToPage(onClickUrl))
        const record = { ...parts, onClickUrl, onClickType, relatedActorId: asId<ActorId>('1') }
        expect(bannerProblems(record, HOSTS)).not.toEqual([])
      }),
    )
  })

  it('is in no answer that a client takes: neither a script, nor an insecure site', () => {
    for (const onClickUrl of HOSTILE)
      for (const onClickType of BANNER_CLICKS) {
        if (onClickType === 'external' && secureHost(onClickUrl) !== null) continue
        expect({ onClickType, onClickUrl, isSafeBanner: isSafeBanner(banner({ onClickUrl, onClickType })) }).toEqual({
          onClickType,
          onClickUrl,
          isSafeBanner: false,
        })
      }
  })

  it('is any page of the product, in each language', () => {
    for (const route of ROUTE_NAMES.filter((name) => !ROUTES[name].en.includes('{')))
      for (const language of LANGUAGES) {
        const onClickUrl = path(route as 'cams', {}, language)
        expect(bannerProblems({ ...parts, onClickType: 'page', onClickUrl }, new Set())).toEqual([])
        expect(bannerTarget(banner({ onClickType: 'page', onClickUrl }))).toEqual({ kind: 'page', address: onClickUrl })
      }
  })

  it('is a page of another site only where the operator allows its host', () => {
    const external = (onClickUrl: string) => ({ ...parts, onClickType: 'external', onClickUrl }) as const
    expect(bannerProblems(external('https://tickets.example/tonight?seat=1#top'), HOSTS)).toEqual([])
    expect(bannerProblems(external('https://TICKETS.example:443/'), HOSTS)).toEqual([])
    expect(bannerProblems(external('https://elsewhere.example/'), HOSTS)).toEqual(['host-not-allowed'])
    expect(bannerProblems(external('https://tickets.example/'), new Set())).toEqual(['host-not-allowed'])
  })

  it('is nothing where the record names nothing, and a profile only of an actor it names', () => {
    expect(bannerProblems(parts, HOSTS)).toEqual([])
    expect(bannerTarget(banner({}))).toBeNull()
    expect(bannerProblems({ ...parts, onClickType: 'actor' }, HOSTS)).toEqual(['no-actor'])
    const about = { ...parts, onClickType: 'actor', relatedActorId: asId<ActorId>('1') } as const
    expect(bannerProblems(about, HOSTS)).toEqual([])
    expect(bannerProblems({ ...about, onClickUrl: '/en/amateur/someone-else/' }, HOSTS)).toEqual([
      'address-without-use',
    ])
  })
})

it('has a picture of the product, or is refused', () => {
  expect(bannerPicture('/art/5003/l0')).toEqual({ family: 5003, variant: 'l0' })
  expect(bannerPicture('/art/10001/l0')).toEqual({ family: 10_001, variant: 'l0' })
  for (const imagePath of [
    '',
    '/art/999/l0',
    '/art/1/x9',
    '/art/1/l0-w640.webp',
    'https://elsewhere.example/a',
    '/art/../l0',
  ])
    expect({ imagePath, bannerProblems: bannerProblems({ ...parts, imagePath }, HOSTS) }).toEqual({
      imagePath,
      bannerProblems: ['no-picture'],
    })
})
