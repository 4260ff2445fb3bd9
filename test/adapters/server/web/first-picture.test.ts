import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { TestEnvironment } from '#test/support/bindings/environment'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { FirstPicture } from '@/adapters/server/web/first-picture'
import { VisitorSession } from '@/adapters/server/web/visitor-session'
import { BackendError } from '@/application/errors/backend-error'
import { pictureOf } from '@/ui/artwork/picture-of'
import { Showcase } from '@/ui/kit/media/showcase'

/** A platform that counts its requests. */
async function setup() {
  const { platform } = (await TestEnvironment.build(SMALL_WORLD)).backend
  const requested = { sessions: 0, ports: 0 }
  let now = 0
  let isDown = false
  const visitor = new VisitorSession(
    {
      openSession: (key, country) => {
        requested.sessions++
        return platform.openSession(key, country)
      },
      portsFor: async (token, language) => {
        requested.ports++
        if (isDown) throw new BackendError('internal')
        return platform.portsFor(token, language)
      },
    },
    'DE',
  )
  const picture = new FirstPicture(visitor, { now: () => now })
  const { accessToken } = await platform.openSession(null, { countryCode: 'DE' })
  const ports = await platform.portsFor(accessToken, 'en')
  const page = await ports?.actors.list({ filter: { online: true }, sort: 'recommended', first: 1, offset: 0 })
  return {
    picture,
    requests: requested,
    base: (variant: 'l0' | 'p0') => pictureOf({ family: page?.items[0]?.seed ?? 0, variant }).base,
    pass: (ms: number) => (now += ms),
    break: () => (isDown = true),
  }
}

describe('the picture a start page begins with', () => {
  it('is that of who is recommended first, in all its widths', async () => {
    const { picture, base } = await setup()
    const link = await picture.link()
    for (const variant of ['l0', 'p0'] as const) {
      expect(link).toContain(`<${base(variant)}-w320.webp>; rel=preload; as=image`)
      expect(link).toContain(`${base(variant)}-w1280.webp 1280w"`)
    }
  })

  it('is for each window the variant and the width that the page shows there', async () => {
    const { picture } = await setup()
    const showcase = {
      as: 'section' as const,
      source: pictureOf({ family: 1, variant: 'l0' }),
      tall: pictureOf({ family: 1, variant: 'p0' }),
      className: '',
      children: null,
    }
    const html = renderToString(createElement(Showcase, showcase))
    const source = /<source media="(?<media>[^"]+)"[^>]* sizes="(?<sizes>[^"]+)"/u.exec(html)?.groups
    const link = await picture.link()
    const links = link?.match(/media="[^"]+"|imagesizes="[^"]+"/gu)
    expect(links?.[0]).toBe(`media="${source?.['media']}"`)
    // The sizes of the page have both windows in one list; a link has one of them.
    const sizes = links?.filter((each) => each.startsWith('imagesizes')).map((each) => each.slice(12, -1))
    expect(`${source?.['media']} ${sizes?.join(', ')}`).toBe(source?.['sizes'])
  })

  it('is requested once in five seconds, by one visitor', async () => {
    const { picture, requests, pass } = await setup()
    await Promise.all([picture.link(), picture.link()])
    pass(4_999)
    await picture.link()
    expect(requests).toEqual({ sessions: 1, ports: 1 })
    pass(1)
    await picture.link()
    expect(requests).toEqual({ sessions: 1, ports: 2 })
  })

  it('is none where the platform cannot be reached', async () => {
    const { picture, break: breakDown } = await setup()
    breakDown()
    expect(await picture.link()).toBeNull()
  })
})
