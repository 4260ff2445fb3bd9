import '@/ui/theme/base.css'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useLocation } from 'react-router'
import { asId, type PlaylistId } from '@/domain/ids'
import type { PlaylistSummary } from '@/domain/library/playlist'
import { Resource } from '@/ui/base/resource'
import { PlaylistPanel } from '@/ui/library/playlists/playlist-panel'
import { PlaylistSheet } from '@/ui/library/playlists/playlist-sheet'
import { TitleDraft } from '@/ui/library/playlists/title-draft'
import { UpNext } from '@/ui/library/playlists/up-next'
import { LIST, playlistItem, playlistWith, summaryWith, videoId } from '#test/support/ui/playlists'
import { providers } from '#test/support/ui/providers'

function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="address">{pathname + search}</output>
}

describe('the playlist beside a video', () => {
  async function panel(current: string) {
    const onPlay = vi.fn(() => undefined)
    await render(
      <PlaylistPanel playlist={playlistWith(['a', 'b', 'c'])} videoId={videoId(current)} onPlay={onPlay} />,
      { wrapper: await providers() },
    )
    return onPlay
  }

  it('marks the video that is watched, between the one before and the one behind it', async () => {
    await panel('b')
    await expect.element(page.getByText('2 of 3')).toBeVisible()
    const current = [...document.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent)
    expect(current).toEqual([expect.stringMatching(/^B/u)])
    await expect
      .element(page.getByRole('link', { name: 'Previous: A' }))
      .toHaveAttribute('href', '/en/videos/watch/a/?list=list-1')
    await expect
      .element(page.getByRole('link', { name: 'Next: C' }))
      .toHaveAttribute('href', '/en/videos/watch/c/?list=list-1')
  })

  it('has nothing before the first video and nothing behind the last', async () => {
    await panel('a')
    expect(page.getByRole('link', { name: /^Previous/u }).elements()).toEqual([])
    await panel('c')
    expect(page.getByRole('link', { name: /^Next/u }).elements()).toHaveLength(1)
  })

  it('plays what is pressed, unless it is opened in another window', async () => {
    const onPlay = await panel('a')
    const next = page.getByRole('link', { name: 'Next: B' })
    next.element().addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(next, { modifiers: ['Shift'] })
    expect(onPlay).not.toHaveBeenCalled()
    await userEvent.click(next)
    expect(onPlay).toHaveBeenCalledExactlyOnceWith('b')
  })
})

describe('the end of a video in a playlist', () => {
  const offer = async (isAutomatic: boolean) => {
    const onPlay = vi.fn(() => undefined)
    await render(
      <>
        <UpNext item={playlistItem('b', 1)} listId={LIST} isAutomatic={isAutomatic} isQuiet={false} onPlay={onPlay} />
        <Address />
      </>,
      { wrapper: await providers() },
    )
    return onPlay
  }

  it('offers the next one, and starts nothing without a press', async () => {
    const onPlay = await offer(false)
    await expect
      .element(page.getByRole('link', { name: 'Watch next' }))
      .toHaveAttribute('href', '/en/videos/watch/b/?list=list-1')
    await expect.element(page.getByText('Up next B')).toHaveAttribute('role', 'status')
    await expect.element(page.getByLabelText('address')).toHaveTextContent('/en/')
    expect(onPlay).not.toHaveBeenCalled()
  })

  it('goes on to it where the guest has switched that on', async () => {
    const onPlay = await offer(true)
    await expect.element(page.getByLabelText('address')).toHaveTextContent('/en/videos/watch/b/?list=list-1')
    expect(onPlay).toHaveBeenCalledExactlyOnceWith('b')
  })
})

describe('the sheet of playlists', () => {
  async function sheet(summaries: readonly PlaylistSummary[]) {
    const lists = new Resource(async () => summaries)
    await lists.load()
    const model = {
      isOpen: true,
      lists,
      draft: new TitleDraft(),
      close: vi.fn(() => undefined),
      toggle: vi.fn(async () => {}),
      create: vi.fn(async () => {}),
    }
    await render(<PlaylistSheet model={model} />, { wrapper: await providers() })
    return model
  }

  it('has a box for each, which is checked where the video is in it', async () => {
    const other = summaryWith({ id: asId<PlaylistId>('list-2'), title: 'City nights', hasVideo: true })
    const model = await sheet([summaryWith(), other])
    await expect.element(page.getByRole('checkbox', { name: 'City nights' })).toBeChecked()
    const box = page.getByRole('checkbox', { name: 'Rainy Sundays' })
    await expect.element(box).not.toBeChecked()
    await userEvent.click(box)
    expect(model.toggle).toHaveBeenCalledWith(expect.objectContaining({ title: 'Rainy Sundays' }), true)
  })

  it('takes the title of another one with the keyboard, and shows why it was refused', async () => {
    const model = await sheet([])
    await expect.element(page.getByText(/You have no playlists yet/u)).toBeVisible()
    await userEvent.fill(page.getByRole('textbox', { name: 'New playlist' }), 'City nights')
    await userEvent.keyboard('{Enter}')
    expect({ creations: model.create.mock.calls.length, draft: model.draft.value }).toEqual({
      creations: 1,
      draft: 'City nights',
    })
    model.draft.write(' ')
    await model.draft.save(async () => ({ ok: true }))
    await expect.element(page.getByText('Please enter a title of 1 to 60 characters.')).toBeVisible()
  })
})
