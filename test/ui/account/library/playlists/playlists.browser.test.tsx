import '@/ui/theme/base.css'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PlaylistList } from '@/ui/account/library/playlists/playlist-list'
import { PlaylistOpen } from '@/ui/account/library/playlists/playlist-open'
import type { Moved } from '@/ui/account/library/playlists/playlist-view-model'
import { BackendError } from '@/application/errors/backend-error'
import type { Playlist, PlaylistSummary } from '@/domain/library/playlist'
import { Resource } from '@/ui/base/resource'
import { TitleDraft } from '@/ui/library/playlists/title-draft'
import { playlistWith, summaryWith } from '#test/support/ui/playlists'
import { providers } from '#test/support/ui/providers'

const ALL = '/en/member/mediathek/?tab=playlists'

async function opened(playlist: Playlist | null, moved: Moved | null = null) {
  const shown = new Resource(async () => playlist)
  shown.set(playlist)
  const model = {
    playlist: shown,
    draft: new TitleDraft(),
    isRenaming: false,
    moved,
    write: vi.fn(() => undefined),
    close: vi.fn(() => undefined),
    rename: vi.fn(async () => {}),
    move: vi.fn(async () => {}),
    remove: vi.fn(async () => {}),
  }
  const [onPlay, onDelete] = [vi.fn(() => undefined), vi.fn(() => undefined)]
  await render(<PlaylistOpen model={model} all={ALL} onPlay={onPlay} onDelete={onDelete} />, {
    wrapper: await providers(),
  })
  return { model, onPlay, onDelete }
}

async function listed(load: () => Promise<readonly PlaylistSummary[]>) {
  const lists = new Resource(load)
  await lists.load()
  const model = {
    lists,
    draft: new TitleDraft(),
    isWriting: false,
    write: vi.fn(() => undefined),
    close: vi.fn(() => undefined),
    create: vi.fn(async () => {}),
  }
  await render(<PlaylistList model={model} />, { wrapper: await providers() })
  return model
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('the playlists of a guest', () => {
  it('are shown with their covers and how many videos they have, and lead to their videos', async () => {
    const covers = [{ family: 3, variant: 'b1' } as const, { family: 4, variant: 'b1' } as const]
    await listed(async () => [summaryWith({ covers })])
    await expect
      .element(page.getByRole('link', { name: 'Rainy Sundays' }))
      .toHaveAttribute('href', `${ALL}&list=list-1`)
    await expect.element(page.getByText('2 videos')).toBeVisible()
    expect(document.querySelectorAll('article img')).toHaveLength(2)
  })

  it('invite to make the first one', async () => {
    const model = await listed(async () => [])
    await expect.element(page.getByRole('heading', { name: 'No playlists yet' })).toBeVisible()
    await userEvent.click(button('New playlist'))
    expect(model.write).toHaveBeenCalledOnce()
  })

  it('can be loaded again where that failed', async () => {
    let isBroken = true
    await listed(async () => {
      if (isBroken) throw new BackendError('offline')
      return [summaryWith()]
    })
    isBroken = false
    await userEvent.click(page.getByRole('button'))
    await expect.element(page.getByRole('link', { name: 'Rainy Sundays' })).toBeVisible()
  })
})

describe('a playlist that is open', () => {
  it('moves a video up and down with the keyboard, and not beyond an end', async () => {
    const { model } = await opened(playlistWith(['a', 'b', 'c']))
    const up = button('Move “A” up')
    await expect.element(up).toHaveAttribute('aria-disabled', 'true')
    up.element().focus()
    await userEvent.keyboard('{Enter}')
    expect(model.move).not.toHaveBeenCalled()
    await userEvent.keyboard('{Tab}{Enter}')
    expect(model.move).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'A' }), 1)
    await userEvent.click(button('Move “C” up'))
    expect(model.move).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'C' }), 1)
    button('Move “C” down').element().focus()
    await userEvent.keyboard('{Enter}')
    expect(model.move).toHaveBeenCalledTimes(2)
  })

  it('moves a video to the top, and to a place that the guest writes', async () => {
    const { model } = await opened(playlistWith(['a', 'b', 'c']))
    await userEvent.click(button('More about B'))
    await userEvent.click(page.getByRole('menuitem', { name: 'To the top' }))
    expect(model.move).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'B' }), 0)
    await userEvent.click(button('More about B'))
    await userEvent.click(page.getByRole('menuitem', { name: 'Move to another place' }))
    const place = page.getByRole('textbox', { name: 'Place from 1 to 3' })
    await expect.element(place).toHaveValue('2')
    await userEvent.fill(place, '4')
    await userEvent.click(button('Move'))
    expect(model.move).toHaveBeenCalledOnce()
    await userEvent.fill(place, '3')
    await userEvent.keyboard('{Enter}')
    expect(model.move).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'B' }), 2)
    await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
  })

  it('takes a video out, and states where a moved one is and how many are not shown', async () => {
    const moved = { title: 'A', place: 2, count: 3 }
    const { model } = await opened({ ...playlistWith(['a', 'b']), count: 5 }, moved)
    await expect.element(page.getByRole('status')).toHaveTextContent('“A” is now number 2 of 3')
    await expect.element(page.getByText('3 more videos aren’t on Vesper at the moment.')).toBeVisible()
    await userEvent.click(button('More about A'))
    await userEvent.click(page.getByRole('menuitem', { name: 'Remove from playlist' }))
    expect(model.remove).toHaveBeenCalledWith(expect.objectContaining({ title: 'A' }))
  })

  it('is deleted only after it was confirmed', async () => {
    const { onDelete } = await opened(playlistWith(['a']))
    await userEvent.click(button('Delete'))
    const sure = page.getByRole('dialog', { name: 'Delete “Rainy Sundays”?' })
    await userEvent.click(sure.getByRole('button', { name: 'Cancel' }))
    await expect.poll(() => sure.elements()).toEqual([])
    expect(onDelete).not.toHaveBeenCalled()
    await userEvent.click(button('Delete'))
    await userEvent.click(sure.getByRole('button', { name: 'Delete' }))
    expect(onDelete).toHaveBeenCalledOnce()
  })

  it('leads to its videos within it, and plays from the first', async () => {
    const { onPlay } = await opened(playlistWith(['a', 'b']))
    await expect
      .element(page.getByRole('link', { name: 'B', exact: true }))
      .toHaveAttribute('href', '/en/videos/watch/b/?list=list-1')
    const play = page.getByRole('link', { name: 'Play from the start' })
    await expect.element(play).toHaveAttribute('href', '/en/videos/watch/a/?list=list-1')
    play.element().addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(play)
    expect(onPlay).toHaveBeenCalledWith('a')
  })

  it('leads to videos where it is empty, and to all playlists where it is gone', async () => {
    await opened(playlistWith([]))
    await expect.element(page.getByRole('link', { name: 'Browse videos' })).toHaveAttribute('href', '/en/videos/')
    await opened(null)
    await expect.element(page.getByText('This playlist isn’t here any more')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'All playlists' }).last()).toHaveAttribute('href', ALL)
  })
})
