import { describe, expect, it } from 'vitest'
import { TestEnvironment } from '#test/support/bindings/environment'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { FirstPicture } from '@/adapters/server/web/first-picture'
import { VisitorSession } from '@/adapters/server/web/visitor-session'
import { BackendError } from '@/application/errors/backend-error'
import { pictureOf } from '@/ui/artwork/picture-of'

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
    base: pictureOf({ family: page?.items[0]?.seed ?? 0, variant: 'l0' }).base,
    pass: (ms: number) => (now += ms),
    break: () => (isDown = true),
  }
}

describe('the picture a start page begins with', () => {
  it('is that of who is recommended first, in all its widths', async () => {
    const { picture, base } = await setup()
    const link = await picture.link()
    expect(link).toContain(`<${base}-w320.webp>; rel=preload; as=image`)
    expect(link).toContain(`${base}-w1280.webp 1280w"`)
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
