import '@/ui/theme/base.css'
import { observer } from 'mobx-react-lite'
import { makeAutoObservable } from 'mobx'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { AlbumDetails, AlbumPicture } from '@/domain/albums/album'
import { pictureAfter, type ViewerStep } from '@/domain/albums/viewer'
import { AlbumOffer } from '@/ui/albums/page/album-offer'
import { PictureGrid } from '@/ui/albums/page/picture-grid'
import { preloadMedia } from '@/ui/kit/media/preload'
import { PictureViewer } from '@/ui/albums/page/picture-viewer'
import type { NamedSum } from '@/ui/payments/pay-button'
import { vxc } from '@/domain/money/money'
import { albumWith } from '#test/support/ui/albums'
import { providers } from '#test/support/ui/providers'
import { grantedAddress } from '@/domain/media/granted-address'

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** As much of the page as the pictures need. */
class Pictures {
  openAt: number | null = null
  readonly album: AlbumDetails

  constructor(album: AlbumDetails) {
    this.album = album
    makeAutoObservable(this)
  }

  get openPicture(): AlbumPicture | null {
    return this.openAt === null ? null : (this.album.pictures[this.openAt] ?? null)
  }

  get lockedCount(): number {
    return this.album.pictureCount - this.album.pictures.length
  }

  readonly opinions = {
    ratePicture: async (picture: AlbumPicture, rating: number) => void this.said.push(`${rating} ${picture.pictureId}`),
    togglePicturePin: async (picture: AlbumPicture) => void this.said.push(`pin ${picture.pictureId}`),
  }
  readonly said: string[] = []

  open(index: number): void {
    this.openAt = index
  }

  step(step: ViewerStep): void {
    if (this.openAt !== null) this.openAt = pictureAfter(this.openAt, this.album.pictures.length, step)
  }

  close(): void {
    this.openAt = null
  }
}

const Gallery = observer(function Gallery({ page }: { readonly page: Pictures }) {
  return (
    <>
      <PictureGrid album={page.album} lockedCount={page.lockedCount} onOpen={(index) => page.open(index)} />
      <PictureViewer page={page} album={page.album} opinions={page.opinions} />
    </>
  )
})

async function show(album: AlbumDetails) {
  const page = new Pictures(album)
  return { page, screen: await render(<Gallery page={page} />, { wrapper: await providers() }) }
}

describe('the picture that is open', () => {
  const stage = () => document.querySelector<HTMLElement>('[data-testid="picture-stage"]')
  const scale = () => new DOMMatrix(getComputedStyle(stage()?.firstElementChild ?? document.body).transform).a
  const point = (type: string, pointerId: number, x: number) =>
    stage()?.dispatchEvent(
      new PointerEvent(type, { pointerId, clientX: x, clientY: 300, bubbles: true, pointerType: 'touch' }),
    )

  it('is made larger by two fingers and by keys, and is as before at the next one', async () => {
    const { screen, page } = await show(albumWith())
    await screen.getByRole('button', { name: 'Open picture 1 of 5' }).click()
    await expect.poll(() => stage() !== null).toBe(true)
    await userEvent.keyboard('+')
    await expect.poll(scale).toBeCloseTo(1.5)
    await userEvent.keyboard('0')
    await expect.poll(scale).toBe(1)
    point('pointerdown', 1, 100)
    point('pointerdown', 2, 200)
    await nextFrame()
    point('pointermove', 2, 300)
    await expect.poll(scale).toBeCloseTo(2)
    point('pointerup', 2, 300)
    point('pointerup', 1, 100)
    expect(page.openAt).toBe(0)
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(() => ({ openAt: page.openAt, scale: scale() })).toEqual({ openAt: 1, scale: 1 })
  })

  it('has the next one fetched ahead, with GET and as a whole [MED-079]', async () => {
    const { screen } = await show(
      albumWith({
        pictures: albumWith().pictures.map((picture) => ({
          ...picture,
          address: grantedAddress(`${location.origin}/ahead-${picture.position}`),
        })),
      }),
    )
    await screen.getByRole('button', { name: 'Open picture 1 of 5' }).click()
    const ahead = () =>
      performance
        .getEntriesByType('resource')
        .filter(
          (entry) => entry.name.includes('/ahead-2') && (entry as PerformanceResourceTiming).initiatorType === 'fetch',
        )
    await expect.poll(() => ahead().length).toBe(1)
    const blob = await preloadMedia(location.href, new AbortController().signal)
    expect(blob?.size).toBeGreaterThan(0)
    expect(await preloadMedia('http://127.0.0.1:9/nothing', new AbortController().signal)).toBeNull()
  })

  it('is rated and saved where it is shown', async () => {
    const { screen, page } = await show(albumWith())
    await screen.getByRole('button', { name: 'Open picture 2 of 5' }).click()
    const bar = screen.getByRole('dialog').getByRole('group')
    await bar.getByRole('button', { name: /^I like/u }).click()
    await bar.getByRole('button', { name: /^I don’t like/u }).click()
    await bar.getByRole('button', { name: /^Save/u }).click()
    expect(page.said).toEqual(['5 album:2:a1', '1 album:2:a1', 'pin album:2:a1'])
  })
})

describe('the pictures of an album', () => {
  it('are buttons that name the picture they open, and no locked picture has an address on the page', async () => {
    const { screen } = await show(albumWith())
    expect(screen.getByRole('button').elements()).toHaveLength(2)
    await expect.element(screen.getByRole('button', { name: 'Open picture 2 of 5' })).toBeVisible()
    await expect.element(screen.getByText('3 more pictures in the full album')).toBeVisible()
    const addresses = [...document.images].map((image) => image.src)
    expect(addresses).toHaveLength(2)
    expect(addresses.every((address) => /picture-[12]-w\d+\.webp$/u.test(address))).toBe(true)
  })

  it('mention no locked ones where the guest may see all', async () => {
    const { screen } = await show(albumWith({ need: null, bought: true }))
    expect(screen.getByRole('button').elements()).toHaveLength(5)
    expect(screen.getByText(/more picture/u).elements()).toHaveLength(0)
  })
})

describe('the viewer', () => {
  it('goes from picture to picture with the arrow keys, stops at both ends, and closes with Escape where it was opened', async () => {
    const { screen } = await show(albumWith())
    const first = screen.getByRole('button', { name: 'Open picture 1 of 5' })
    await first.click()
    const viewer = screen.getByRole('dialog', { name: 'Blue Hour on the Pier' })
    await expect.element(viewer.getByRole('img', { name: 'Picture 1 of “Blue Hour on the Pier”' })).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(viewer.getByRole('status')).toHaveTextContent('Picture 1 of 5')
    await userEvent.keyboard('{ArrowRight}')
    await expect
      .element(viewer.getByRole('status'))
      .toHaveTextContent('Picture 2 of 5 3 more pictures in the full album')
    await userEvent.keyboard('{ArrowRight}')
    await expect
      .element(viewer.getByRole('status'))
      .toHaveTextContent('Picture 2 of 5 3 more pictures in the full album')
    await userEvent.keyboard('{Escape}')
    await expect.element(viewer).not.toBeInTheDocument()
    await expect.element(first).toHaveFocus()
  })

  it('goes with its buttons, which are named, and is closed with its own', async () => {
    const { page, screen } = await show(albumWith({ need: null }))
    await screen.getByRole('button', { name: 'Open picture 2 of 5' }).click()
    const viewer = screen.getByRole('dialog')
    await viewer.getByRole('button', { name: 'Next picture' }).click()
    expect(page.openPicture?.position).toBe(3)
    await viewer.getByRole('button', { name: 'Previous picture' }).click()
    await viewer.getByRole('button', { name: 'Previous picture' }).click()
    expect(page.openPicture?.position).toBe(1)
    await expect
      .element(viewer.getByRole('button', { name: 'Previous picture' }))
      .toHaveAttribute('aria-disabled', 'true')
    await viewer.getByRole('button', { name: 'Close the viewer' }).click()
    await expect.element(viewer).not.toBeInTheDocument()
  })

  it('goes with a swipe across, and not with a tap or a movement up', async () => {
    const { page, screen } = await show(albumWith({ need: null }))
    await screen.getByRole('button', { name: 'Open picture 1 of 5' }).click()
    const stage = screen.getByTestId('picture-stage').element()
    const swipe = (x: number, y: number) => {
      stage.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: 300, clientY: 300 }))
      stage.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, clientX: 300 + x, clientY: 300 + y }))
    }
    swipe(-4, 2)
    swipe(-60, 200)
    expect(page.openPicture?.position).toBe(1)
    swipe(-120, 10)
    expect(page.openPicture?.position).toBe(2)
    swipe(120, 10)
    expect(page.openPicture?.position).toBe(1)
  })
})

describe('what an album costs', () => {
  async function offer(album: AlbumDetails, isAgePending = false, vouchers = 0) {
    const done: string[] = []
    const actions = {
      isBuying: false,
      isReady: false,
      buy: async ({ price }: NamedSum) => void done.push(`buy for ${price.value}`),
      signUp: async () => void done.push('sign up'),
      proveAge: () => void done.push('prove age'),
    }
    const screen = await render(
      <AlbumOffer actions={actions} album={album} isAgePending={isAgePending} vouchers={vouchers} />,
      {
        wrapper: await providers(),
      },
    )
    return { done, screen }
  }

  it('is named by the button that buys it, for a guest without an account as well', async () => {
    for (const need of ['needPurchase', 'needLogin'] as const) {
      const { done, screen } = await offer(albumWith({ need }))
      await screen.getByRole('button', { name: 'Buy for 12 VXC' }).click()
      expect(done).toEqual(['buy for 12'])
      await screen.unmount()
    }
  })

  it('is nothing where a voucher pays: the button agrees to no coins [VOU-015]', async () => {
    const { done, screen } = await offer(albumWith({ need: 'needPurchase' }), false, 2)
    await expect.element(screen.getByText('Your voucher pays: no coins. You have 2.')).toBeVisible()
    await screen.getByRole('button', { name: 'Unlock with a voucher', exact: true }).click()
    expect(done).toEqual(['buy for 0'])
  })

  it('is not offered before an age is proved, where one has to be', async () => {
    const { done, screen } = await offer(albumWith({ need: 'needAgeCheck' }))
    await screen.getByRole('button', { name: 'Prove my age' }).click()
    expect(done).toEqual(['prove age'])
    await screen.unmount()
    const { screen: pending } = await offer(albumWith({ need: 'needAgeCheck' }), true)
    await expect.element(pending.getByText(/being checked/u)).toBeVisible()
  })

  it('is nothing where the guest may see all of it', async () => {
    const { screen } = await offer(albumWith({ need: null, bought: true }))
    await expect.element(screen.getByText('This album is yours.')).toBeVisible()
    expect(screen.getByRole('button').elements()).toHaveLength(0)
    await screen.unmount()
    const { screen: free } = await offer(albumWith({ need: null, free: true, price: vxc(0) }))
    await expect.element(free.getByText('Free to view.')).toBeVisible()
  })
})
