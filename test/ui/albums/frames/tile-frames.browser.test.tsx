import { afterEach, describe, expect, it } from 'vitest'
import type { GalleryGateway } from '@/application/albums/gallery-gateway'
import type { TileGridGateway } from '@/application/albums/tile-grid-gateway'
import { TileFrames } from '@/ui/albums/frames/tile-frames'
import { FakeClock, portOf, settled } from '#test/support/ui/doubles'
import { grantedAddress } from '@/domain/media/granted-address'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

let stop: () => void = () => undefined
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

function setUp() {
  const requested: string[] = []
  const tiles = portOf<TileGridGateway>({
    videoPictures: async (id) => {
      requested.push(`video ${id}`)
      return [0, 2, 4].map((at) => ({ at, address: grantedAddress(`/frame-${at}`) }))
    },
  })
  const gallery = portOf<GalleryGateway>({
    preview: async (id) => {
      requested.push(`album ${id}`)
      return null
    },
  })
  const clock = new FakeClock()
  const frames = new TileFrames(tiles, gallery, clock)
  frames.start()
  stop = () => frames.dispose()
  const tile = (href: string) => {
    const article = document.createElement('article')
    article.innerHTML = `<div><span><img src="${PIXEL}" alt=""></span></div><a href="${href}">A title</a>`
    document.body.append(article)
    return article
  }
  const point = (at: Element, pointerType = 'mouse') =>
    at.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }))
  const shown = () => document.querySelector<HTMLImageElement>('img[data-frames]')?.getAttribute('src') ?? null
  const pass = async (ms: number) => {
    clock.pass(ms)
    await settled()
  }
  return { requested, tile, point, shown, pass }
}

describe('the frames on a tile', () => {
  it('are shown one after another while a guest points at a video, and gone when they do not [MED-005]', async () => {
    const { requested, tile, point, shown, pass } = setUp()
    const [video, other] = [tile('/en/videos/watch/17/'), tile('/en/blog/')]
    point(video)
    await pass(200)
    expect(requested).toEqual([])
    await pass(200)
    expect({ requested, shown: shown() }).toEqual({ requested: ['video 17'], shown: '/frame-0-w320.webp' })
    await pass(600)
    expect(shown()).toBe('/frame-2-w320.webp')
    point(other)
    expect(shown()).toBeNull()
    await pass(5_000)
    // What was shown before is not requested again, and a tile of something else shows nothing.
    point(video)
    await pass(400)
    expect({ requested, shown: shown() }).toEqual({ requested: ['video 17'], shown: '/frame-0-w320.webp' })
  })

  it('are not requested for tiles that the pointer only crosses, nor by a finger', async () => {
    const { requested, tile, point, pass } = setUp()
    const [one, other] = [tile('/en/videos/watch/1/'), tile('/en/amateur/pia/pictures/5/')]
    point(one)
    await pass(100)
    point(other)
    await pass(500)
    expect(requested).toEqual(['album 5'])
    point(one, 'touch')
    await pass(500)
    expect(requested).toEqual(['album 5'])
  })
})
