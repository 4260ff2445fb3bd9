import '@/ui/theme/base.css'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { SpinWin } from '@/domain/spinwheel/prize'
import type { SpinRefusal, SpinWheel } from '@/domain/spinwheel/wheel'
import { Chances } from '@/ui/spinwheel/chances'
import { SpinPanel } from '@/ui/spinwheel/spin-panel'
import { WinCard } from '@/ui/spinwheel/win-card'
import { WinList } from '@/ui/spinwheel/win-list'
import { providers } from '#test/support/ui/providers'
import { prizeWith, SEGMENTS, wheelWith, winWith, wonVideo } from '#test/support/ui/spinwheel'

interface Shown {
  readonly win: SpinWin | null
  readonly refused: SpinRefusal | null
  readonly error: 'offline' | null
  readonly isUnanswered: boolean
  readonly isTurning: boolean
  readonly canSpin: boolean
}

async function panel(shown: Partial<Shown> = {}, wheel: SpinWheel = wheelWith()) {
  const model = {
    turn: 0,
    isBusy: shown.isTurning ?? false,
    isTurning: false,
    win: null,
    refused: null,
    error: null,
    isUnanswered: false,
    canSpin: true,
    spin: vi.fn(async () => {}),
    ...shown,
  }
  await render(<SpinPanel model={model} wheel={wheel} />, { wrapper: await providers() })
  return model
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('the panel of the wheel', () => {
  it('has one button, which spins with the keyboard too, and the spins that are left [EVE-011]', async () => {
    const { spin } = await panel()
    await expect.element(page.getByText('2 spins left')).toBeVisible()
    button('Spin').element().focus()
    await userEvent.keyboard('{Enter}')
    expect(spin).toHaveBeenCalledTimes(1)
  })

  it('announces what was won once the wheel rests, with what to do next', async () => {
    await panel({ win: wonVideo() })
    await expect.element(page.getByRole('status')).toHaveTextContent('You won: Letters, Read Aloud')
    await expect
      .element(page.getByRole('link', { name: 'Watch the video' }))
      .toHaveAttribute('href', '/en/videos/watch/7/')
  })

  it('shows an error with what became of the spin, and the button finishes it', async () => {
    const { spin } = await panel({ error: 'offline', isUnanswered: true })
    await expect.element(page.getByRole('alert').getByText(/Your spin isn’t lost/u)).toBeVisible()
    await button('Finish your spin').click()
    expect(spin).toHaveBeenCalledTimes(1)
  })

  it.each<[SpinRefusal, RegExp]>([
    ['no-spins', /a new spin every day/u],
    ['self-excluded', /taking a break/u],
    ['restricted', /write to us/u],
  ])('states why it cannot be turned: %s', async (refusal, text) => {
    await panel({ canSpin: false }, wheelWith({ spins: 0, refusal }))
    await expect.element(page.getByText(text)).toBeVisible()
    await expect.element(button('Spin')).toBeDisabled()
    await expect.element(page.getByText('No spin left', { exact: true })).toBeVisible()
  })

  it('takes no press while it turns', async () => {
    const { spin } = await panel({ isTurning: true, canSpin: false })
    button('Spin')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(spin).not.toHaveBeenCalled()
  })
})

describe('what was won', () => {
  it('leads to where it can be used, for each kind', async () => {
    const wrapper = await providers()
    const screen = await render(<WinCard win={winWith()} />, { wrapper })
    const kinds = [
      ['coins', 'See your balance', '/en/member/purchases/'],
      ['gift', 'Choose whom to give it to', '/en/messenger/'],
      ['messages', 'Write to someone', '/en/messenger/'],
    ] as const
    for (const [kind, name, href] of kinds) {
      await screen.rerender(<WinCard win={winWith({ drawn: kind, prize: prizeWith(kind, 2) })} />)
      await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', href)
    }
    await screen.rerender(<WinCard win={winWith({ drawn: 'spin', prize: prizeWith('spin') })} />)
    await expect.element(screen.getByRole('heading', { name: 'Another spin' })).toBeVisible()
  })

  it('states why there are coins where a video was drawn', async () => {
    await render(<WinCard win={winWith({ drawn: 'video' })} />, { wrapper: await providers() })
    await expect.element(page.getByText(/You already own everything/u)).toBeVisible()
  })

  it('is listed with its name and its day, and a video leads to its page', async () => {
    const list = {
      items: [wonVideo(), winWith()],
      isKnown: true,
      isEmpty: false,
      isPaused: false,
      isLoading: false,
      error: null,
      goOn: async () => {},
      retry: async () => {},
    }
    const screen = await render(<WinList list={list} />, { wrapper: await providers() })
    await expect
      .element(screen.getByRole('link', { name: 'Letters, Read Aloud' }))
      .toHaveAttribute('href', '/en/videos/watch/7/')
    await expect.element(screen.getByRole('listitem').filter({ hasText: '3 VXC' })).toBeVisible()
    await screen.rerender(<WinList list={{ ...list, items: [], isEmpty: true }} />)
    await expect.element(screen.getByText(/Your prizes will be listed here/u)).toBeVisible()
  })
})

describe('the chances', () => {
  it('are listed for every prize, in percent that add up to a hundred [GUE-013]', async () => {
    const screen = await render(<Chances segments={SEGMENTS} />, { wrapper: await providers() })
    const cells = screen.getByRole('cell').elements()
    expect(cells.map(({ textContent }) => textContent)).toEqual(SEGMENTS.map(() => '12.5%'))
    await expect.element(screen.getByRole('rowheader', { name: '3 free messages' })).toBeVisible()
    await expect.element(screen.getByRole('rowheader', { name: /A video or 5 VXC/u })).toBeVisible()
  })
})
