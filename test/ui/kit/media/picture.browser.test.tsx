import '@/ui/theme/base.css'
import { Profiler } from 'react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Picture } from '@/ui/kit/media/picture'
import { PortraitTile } from '@/ui/kit/media/tile'
import { hydrate, served } from '#test/ui/kit/hydrate'

const source = { base: '/nowhere/p0', placeholder: 'linear-gradient(rgb(40, 10, 30), rgb(10, 5, 10))' }

/** No picture at any width: what is appended for a width falls into the fragment. */
const broken = { base: 'data:image/webp,none#', placeholder: source.placeholder, widths: [320] }

/** Waits for what depends on no timer: `expect.poll` would wait on the drawn clock. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** How long a picture that failed waits until it is requested again, ms on the fake clock. */
async function waitOf(image: () => Element): Promise<number> {
  const before = image()
  const begun = Date.now()
  while (image() === before) {
    await until(() => vi.getTimerCount() > 0 || image() !== before)
    if (image() === before) await vi.advanceTimersToNextTimerAsync()
  }
  return Date.now() - begun
}

afterEach(() => {
  vi.useRealTimers()
})

/** A picture that is there at any width. */
const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="1707"/>')}#`

describe('a picture of a page from the server', () => {
  const show = (commits: number[] = []) => (
    <Profiler id="picture" onRender={() => void commits.push(1)}>
      <Picture source={{ ...source, base: drawing }} alt="Lena" />
    </Profiler>
  )

  it('that has come is seen, and is not rendered again for that', async () => {
    const place = served(show())
    const image = place.querySelector('img')
    await until(() => image?.complete === true && image.naturalWidth > 0)
    const commits: number[] = []
    hydrate(place, show(commits))
    await expect.poll(() => commits.length).toBe(1)
    image?.dispatchEvent(new Event('load'))
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(commits).toHaveLength(1)
    expect(image && getComputedStyle(image).opacity).toBe('1')
  })

  it('that has failed before anything listened is hidden and requested again', async () => {
    const element = <Picture source={broken} alt="Lena" />
    const place = served(element)
    const image = place.querySelector('img')
    await until(() => image?.complete === true)
    hydrate(place, element)
    await expect.poll(() => place.querySelector('img')?.dataset['state']).toBe('gone')
    await expect.poll(() => place.querySelector('img') !== image).toBe(true)
  })
})

describe('a picture', () => {
  it('is requested again when it could not be loaded, six times and each time later, and fades in when it comes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    let failures = 0
    const count = (): void => void (failures += 1)
    addEventListener('error', count, true)
    onTestFinished(() => removeEventListener('error', count, true))
    const screen = await render(
      <div style={{ width: 300 }}>
        <Picture source={broken} alt="Mira" eager />
        <p>Below</p>
      </div>,
    )
    const image = () => screen.getByAltText('Mira').element()
    const place = screen.getByText('Below').element().getBoundingClientRect().top
    await until(() => vi.getTimerCount() > 0)
    const waits: number[] = []
    for (let iteration = 0; iteration < 6; iteration += 1) waits.push(await waitOf(image))
    expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000])
    // A picture is complete before its last failure is reported.
    await until(() => failures === 7)
    expect({ state: image().getAttribute('data-state'), opacity: getComputedStyle(image()).opacity }).toEqual({
      state: 'gone',
      opacity: '0',
    })
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
    image().dispatchEvent(new Event('load'))
    await expect.element(screen.getByAltText('Mira')).toHaveAttribute('data-state', 'here')
    await expect.poll(() => getComputedStyle(image()).opacity).toBe('1')
    expect(getComputedStyle(image()).transitionProperty).toBe('opacity')
    expect(screen.getByText('Below').element().getBoundingClientRect().top).toBe(place)
  })

  it('takes the width of its box where it is lazy, and that of its place where it is the first', async () => {
    const screen = await render(
      <div style={{ width: 300 }}>
        <Picture source={source} alt="Below" sizes="46vw" />
        <Picture source={source} alt="First" sizes="92vw" eager />
      </div>,
    )
    const sizesOf = (alt: string) => screen.getByAltText(alt).element().getAttribute('sizes')
    expect([sizesOf('Below'), sizesOf('First')]).toEqual(['auto, 46vw', '92vw'])
    const first = screen.getByAltText('First').element()
    expect([first.getAttribute('loading'), first.getAttribute('fetchpriority')]).toEqual(['eager', 'high'])
    expect(screen.getByAltText('Below').element().getAttribute('loading')).toBe('lazy')
  })

  it('is a portrait on a phone where it has one, and a landscape in wider windows', async () => {
    const shown = async (width: number) => {
      await page.viewport(width, 800)
      const screen = await render(
        <Picture source={source} tall={{ ...source, base: '/nowhere/tall' }} alt="Mira" shape="fill" eager />,
      )
      const image = screen.getByAltText('Mira').element() as HTMLImageElement
      await expect.poll(() => image.currentSrc).not.toBe('')
      const { currentSrc } = image
      await screen.unmount()
      return new URL(currentSrc).pathname.replace(/-w\d+\.webp$/u, '')
    }
    expect([await shown(412), await shown(1_280)]).toEqual(['/nowhere/tall', '/nowhere/p0'])
  })

  it('is not requested again once it is removed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const screen = await render(<Picture source={broken} alt="Mira" eager />)
    await until(() => vi.getTimerCount() === 1)
    await screen.unmount()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('reserves its space and shows its colours before anything is loaded, and when nothing comes', async () => {
    const screen = await render(
      <div style={{ width: 300 }}>
        <Picture source={source} alt="Mira" />
        <p>Below</p>
      </div>,
    )
    const below = screen.getByText('Below').element()
    const place = below.getBoundingClientRect().top
    const frame = screen.container.querySelector('span')
    expect(frame?.getBoundingClientRect().height).toBeCloseTo(400, 0)
    expect(getComputedStyle(frame ?? document.body).backgroundImage).toContain('linear-gradient')
    const image = screen.getByAltText('Mira')
    await expect.element(image).toHaveAttribute('data-state', 'gone')
    expect(below.getBoundingClientRect().top).toBe(place)
  })

  it('offers the five widths and specifies how wide it will be', async () => {
    const screen = await render(<Picture source={source} alt="Mira" sizes="180px" />)
    const image = screen.getByAltText('Mira').element() as HTMLImageElement
    expect(image.srcset.split(', ')).toEqual(
      [60, 140, 320, 640, 1280].map((width) => `/nowhere/p0-w${width}.webp ${width}w`),
    )
    expect(image.sizes).toBe('auto, 180px')
    expect(image.loading).toBe('lazy')
  })

  it('hurries only when it is the first thing a guest sees', async () => {
    const screen = await render(<Picture source={source} alt="Mira" eager />)
    const image = screen.getByAltText('Mira').element() as HTMLImageElement
    expect({ loading: image.loading, fetchPriority: image.fetchPriority }).toEqual({
      loading: 'eager',
      fetchPriority: 'high',
    })
  })
})

describe('a tile', () => {
  it('is one link with the name of the actor, and its button is not part of it', async () => {
    const screen = await render(
      <PortraitTile
        href="#mira"
        source={source}
        name="Mira Solène"
        age="27"
        status={{ state: 'live', text: 'Live' }}
        action={<button>Favorite</button>}
      />,
    )
    const link = screen.getByRole('link', { name: 'Mira Solène', exact: true })
    await expect.element(link).toHaveAttribute('href', '#mira')
    expect(link.element().contains(screen.getByRole('button', { name: 'Favorite' }).element())).toBe(false)
    const middle = screen.container.querySelector('article')?.getBoundingClientRect() ?? new DOMRect()
    const hit = document.elementFromPoint(middle.left + middle.width / 2, middle.top + 60)
    expect(hit?.closest('a')).toBe(link.element())
    const heart = screen.getByRole('button', { name: 'Favorite' }).element().getBoundingClientRect()
    expect(document.elementFromPoint(heart.left + 4, heart.top + 4)?.closest('a')).toBeNull()
  })
})
