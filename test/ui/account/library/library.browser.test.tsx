import '@/ui/theme/base.css'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LibraryEmpty } from '@/ui/account/library/library-empty'
import { LibraryLately } from '@/ui/account/library/library-lately'
import { LibraryNav, LibrarySources } from '@/ui/account/library/library-nav'
import { LibrarySide } from '@/ui/account/library/library-side'
import { LibraryTile } from '@/ui/account/library/library-tile'
import { asId, type ActorId, type ChannelId } from '@/domain/ids'
import type { LibraryItem, LibraryList } from '@/domain/library/library'
import { itemWith } from '#test/support/ui/library'
import { providers } from '#test/support/ui/providers'

const counts = { shop: 1, pinned: 2, archive: 3, feed: 4, messenger: 5 }

async function tile(item: LibraryItem) {
  const library = { archive: vi.fn(async () => {}), unsave: vi.fn(async () => {}), forget: vi.fn(async () => {}) }
  const opened = { open: vi.fn(async () => {}) }
  await render(<LibraryTile item={item} library={library} opened={opened} sizes="200px" />, {
    wrapper: await providers(),
  })
  return { library, opened }
}

describe('the tabs of the library', () => {
  it('lead to videos and photos with five sub-tabs each, and to playlists, audio, clips, the spin wheel and history [GUE-016][GUE-017][GUE-018]', async () => {
    const wrapper = await providers()
    const screen = await render(
      <>
        <LibraryNav tab="photos" />
        <LibrarySources medium="photos" source="pinned" counts={{ videos: counts, photos: counts }} />
      </>,
      { wrapper },
    )
    const tabs = screen.getByRole('navigation', { name: 'Parts of your library' })
    expect(
      tabs
        .getByRole('link')
        .elements()
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/en/member/mediathek/',
      '/en/member/mediathek/photos/',
      '/en/member/mediathek/?tab=playlists',
      '/en/member/mediathek/?tab=audio',
      '/en/member/mediathek/?tab=clips',
      '/en/member/mediathek/?tab=spinwheel',
      '/en/member/mediathek/?tab=history',
    ])
    await expect.element(tabs.getByRole('link', { name: 'Photos' })).toHaveAttribute('aria-current', 'page')
    const parts = screen.getByRole('navigation', { name: 'Where it comes from' })
    expect(
      parts
        .getByRole('link')
        .elements()
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Bought1', '/en/member/mediathek/photos/'],
      ['Saved2', '/en/member/mediathek/photos/?part=pinned'],
      ['Archived3', '/en/member/mediathek/photos/?part=archive'],
      ['Feed4', '/en/member/mediathek/photos/?part=feed'],
      ['Messenger5', '/en/member/mediathek/photos/?part=messenger'],
    ])
    await screen.rerender(<LibraryNav tab="audio" />)
    await expect.element(screen.getByRole('link', { name: 'Audio' })).toHaveAttribute('aria-current', 'page')
  })
})

describe('a tile of the library', () => {
  it('leads to the page of a video, and shows what was paid', async () => {
    await tile(itemWith())
    await expect
      .element(page.getByRole('link', { name: 'Letters, Read Aloud' }))
      .toHaveAttribute('href', '/en/videos/watch/7/')
    await expect.element(page.getByText('Bought 21 November 2026 · 16 VXC')).toBeVisible()
  })

  it('opens the picture of a message here, and leads to its conversation', async () => {
    const channelId = asId<ChannelId>('c1')
    const { opened } = await tile(
      itemWith({ kind: 'message', medium: 'photos', title: '', activity: 'unlocked', pictures: 1, channelId }),
    )
    await userEvent.click(page.getByRole('button', { name: 'Picture from Mira', exact: true }))
    expect(opened.open).toHaveBeenCalledOnce()
    await userEvent.click(page.getByRole('button', { name: 'More about Picture from Mira' }))
    await expect
      .element(page.getByRole('menuitem', { name: 'Open the conversation' }))
      .toHaveAttribute('href', '/en/messenger/c1/')
  })

  it('is archived, saved no longer or forgotten with the keyboard', async () => {
    const saved = await tile(itemWith({ activity: 'saved', isOwned: false }))
    page
      .getByRole('button', { name: /^More about/u })
      .element()
      .focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(page.getByRole('menuitem', { name: 'No longer save' }))
    expect(saved.library.unsave).toHaveBeenCalledOnce()
    await userEvent.click(page.getByRole('button', { name: /^More about/u }))
    await userEvent.click(page.getByRole('menuitem', { name: 'Move to the archive' }))
    expect(saved.library.archive).toHaveBeenCalledWith(
      expect.objectContaining({ subjectId: '7' }),
      'Letters, Read Aloud',
    )
  })

  it('offers nothing but to be forgotten in the history', async () => {
    const { library } = await tile(itemWith({ activity: 'watched' }))
    await userEvent.click(page.getByRole('button', { name: /^More about/u }))
    expect(page.getByRole('menuitem').elements()).toHaveLength(1)
    await userEvent.click(page.getByRole('menuitem', { name: 'Remove from history' }))
    expect(library.forget).toHaveBeenCalledOnce()
  })

  it('states that an actor is gone, whose video stays', async () => {
    await tile(itemWith({ actor: null }))
    await expect.element(page.getByText('No longer on Vesper')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Letters, Read Aloud' })).toBeVisible()
  })
})

describe('an empty list of the library', () => {
  it.each<[LibraryList, string]>([
    [{ medium: 'videos', source: 'shop' }, '/en/videos/'],
    [{ medium: 'photos', source: 'shop' }, '/en/albums/'],
    [{ medium: 'photos', source: 'pinned' }, '/en/albums/'],
    [{ medium: 'videos', source: 'archive' }, '/en/member/mediathek/'],
    [{ medium: 'photos', source: 'feed' }, '/en/feed/'],
    [{ medium: 'videos', source: 'messenger' }, '/en/messenger/'],
    [{ mix: 'audio' }, '/en/videos/'],
    [{ mix: 'history' }, '/en/videos/'],
  ])('leads to what would fill it: %j', async (list, href) => {
    await render(<LibraryEmpty list={list} search="" isHistoryOff={false} onClear={() => undefined} />, {
      wrapper: await providers(),
    })
    await expect.element(page.getByRole('link')).toHaveAttribute('href', href)
  })

  it('states that the history is off, and clears a search without results', async () => {
    const onClear = vi.fn()
    const list: LibraryList = { mix: 'history' }
    const screen = await render(<LibraryEmpty list={list} search="" isHistoryOff onClear={onClear} />, {
      wrapper: await providers(),
    })
    await expect.element(screen.getByText('Your history is off: nothing is written down.')).toBeVisible()
    await screen.rerender(<LibraryEmpty list={list} search="lamp" isHistoryOff onClear={onClear} />)
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }))
    expect(onClear).toHaveBeenCalledOnce()
  })
})

describe('beside the library', () => {
  it('are the favourites who are live and the video watched last, or nothing [GUE-041]', async () => {
    const online = [
      { id: asId<ActorId>('a1'), name: 'Mira', avatar: { family: 3, variant: 'a0' }, isOnline: true } as const,
    ]
    const side = { counts: { videos: counts, photos: counts }, online, lastWatched: itemWith(), recordsHistory: true }
    const screen = await render(<LibrarySide side={side} />, { wrapper: await providers() })
    await expect.element(screen.getByRole('link', { name: 'Mira' })).toHaveAttribute('href', '/en/amateur/mira/')
    await expect
      .element(screen.getByRole('link', { name: 'Letters, Read Aloud' }))
      .toHaveAttribute('href', '/en/videos/watch/7/')
    await screen.rerender(<LibrarySide side={{ ...side, online: [], lastWatched: null }} />)
    expect(screen.getByRole('complementary').elements()).toEqual([])
  })

  it('is what the guest did last [GUE-039]', async () => {
    const items = [
      itemWith({ id: '1', activity: 'watched' }),
      itemWith({ id: '2', kind: 'message', activity: 'unlocked' }),
    ]
    const screen = await render(<LibraryLately items={items} />, { wrapper: await providers() })
    await expect.element(screen.getByText('Watched 21 November 2026')).toBeVisible()
    await expect.element(screen.getByText('Video from Mira')).toBeVisible()
    expect(screen.getByRole('link').elements()).toHaveLength(1)
  })
})
