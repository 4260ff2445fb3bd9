import '@/ui/theme/base.css'
import { observer } from 'mobx-react-lite'
import { makeAutoObservable } from 'mobx'
import { describe, expect, it } from 'vitest'
import { page as browserPage, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Actor } from '@/domain/actors/actor'
import { pictureAfter, type ViewerStep } from '@/domain/albums/viewer'
import { AboutPanel, KeyFacts } from '@/ui/profile/about-panel'
import { ProfilePictures } from '@/ui/profile/profile-pictures'
import { LayerHistory } from '@/ui/kit/overlays/layer'
import { providers } from '#test/support/ui/providers'
import { actor as mira } from '#test/support/ui/rooms'

const actor: Actor = {
  ...mira,
  about: 'I collect rain.',
  pictures: (['p0', 'p1', 'l0', 'l1'] as const).map((variant) => ({ family: 1, variant })),
}

class Pictures {
  openAt: number | null = null

  constructor() {
    makeAutoObservable(this)
  }

  open(index: number): void {
    this.openAt = index
  }

  step(step: ViewerStep): void {
    if (this.openAt !== null) this.openAt = pictureAfter(this.openAt, actor.pictures.length, step)
  }

  close(): void {
    this.openAt = null
  }
}

const Shown = observer(function Shown({ profile }: { readonly profile: Pictures }) {
  return <ProfilePictures profile={profile} actor={actor} />
})

async function show() {
  const profile = new Pictures()
  const steps: (() => void)[] = []
  const history = (close: () => void) => {
    steps.push(close)
    return () => undefined
  }
  const screen = await render(
    <LayerHistory value={history}>
      <Shown profile={profile} />
    </LayerHistory>,
    { wrapper: await providers() },
  )
  return { profile, screen, back: () => steps.at(-1)?.() }
}

describe('the pictures of a profile', () => {
  it('open in the viewer, which goes on with the arrow keys, ends with Escape, and gives the focus back', async () => {
    const { screen } = await show()
    const second = screen.getByRole('button', { name: 'Open picture 2 of 4' })
    await second.click()
    const viewer = screen.getByRole('dialog', { name: 'Mira' })
    await expect.element(viewer.getByRole('img', { name: 'Picture 2 of “Mira”' })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(viewer.getByRole('status')).toHaveTextContent('Picture 3 of 4')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(viewer.getByRole('status')).toHaveTextContent('Picture 4 of 4')
    await expect.element(viewer.getByRole('button', { name: 'Next picture' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Escape}')
    await expect.element(viewer).not.toBeInTheDocument()
    await expect.element(second).toHaveFocus()
  })

  it('go on with a swipe, and Back closes the viewer', async () => {
    const { profile, screen, back } = await show()
    await screen.getByRole('button', { name: 'Open picture 1 of 4' }).click()
    const stage = screen.getByTestId('picture-stage').element()
    stage.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: 300, clientY: 300 }))
    stage.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, clientX: 180, clientY: 306 }))
    await expect.element(screen.getByRole('status')).toHaveTextContent('Picture 2 of 4')
    back()
    expect(profile.openAt).toBeNull()
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('are drawn in the shape they have, within the window', async () => {
    const { screen } = await show()
    await screen.getByRole('button', { name: 'Open picture 3 of 4' }).click()
    await expect.element(screen.getByRole('img')).toBeVisible()
    const box = screen.getByRole('img').element().getBoundingClientRect()
    expect(box.width / box.height).toBeCloseTo(16 / 9, 1)
    expect(box.right).toBeLessThanOrEqual(window.innerWidth)
    expect(box.bottom).toBeLessThanOrEqual(window.innerHeight)
  })

  it('have on a phone the order for the focus in which they are seen', async () => {
    await browserPage.viewport(390, 844)
    const { screen } = await show()
    const places = screen
      .getByRole('button')
      .elements()
      .map((button) => button.getBoundingClientRect())
    for (const [at, place] of places.slice(1).entries()) {
      const before = places[at]
      if (before === undefined) throw new Error('no picture')
      expect(place.top > before.top || (place.top === before.top && place.left > before.left)).toBe(true)
    }
    await browserPage.viewport(1280, 800)
  })
})

describe('the page about an actor', () => {
  it('has their text, and repeats no fact of the overview', async () => {
    const screen = await render(
      <>
        <section aria-label="overview">
          <KeyFacts actor={actor} />
        </section>
        <section aria-label="about">
          <AboutPanel actor={actor} />
        </section>
      </>,
      { wrapper: await providers() },
    )
    const named = (section: string) =>
      [...screen.getByRole('region', { name: section }).element().querySelectorAll('dt')].map(
        (each) => each.textContent,
      )
    const [overview, about] = [named('overview'), named('about')]
    expect(overview.length).toBeGreaterThan(0)
    expect(about.length).toBeGreaterThan(0)
    expect(about.filter((name) => overview.includes(name))).toEqual([])
    await expect.element(screen.getByRole('region', { name: 'about' }).getByText('I collect rain.')).toBeVisible()
    expect(screen.getByRole('region', { name: 'overview' }).getByText('I collect rain.').elements()).toEqual([])
  })
})
