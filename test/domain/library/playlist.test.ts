import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isText } from '@/domain/access/text'
import { asId, type PlaylistId, type VideoId } from '@/domain/ids'
import {
  changedPlaylist,
  MAX_PLAYLIST_TITLE,
  MAX_PLAYLIST_VIDEOS,
  playlistPlace,
  playlistTitle,
  withMoved,
  withRemoved,
  type Playlist,
  type PlaylistChange,
} from '@/domain/library/playlist'

const video = (number: number): VideoId => asId<VideoId>(`v${number}`)

const someVideo = fc.integer({ min: 0, max: MAX_PLAYLIST_VIDEOS + 10 }).map(video)
const somePosition = fc.integer({ min: -2, max: MAX_PLAYLIST_VIDEOS + 2 })

const someChange: fc.Arbitrary<PlaylistChange> = fc.oneof(
  fc.record({ kind: fc.constant('add'), videoId: someVideo, position: fc.option(somePosition) }),
  fc.record({ kind: fc.constant('move'), videoId: someVideo, position: somePosition }),
  fc.record({ kind: fc.constant('remove'), videoId: someVideo }),
)

const full = Array.from({ length: MAX_PLAYLIST_VIDEOS }, (_, number) => video(number))

/** What stays of a list when one video is not looked at. */
const others = (list: readonly VideoId[], { videoId }: PlaylistChange) => list.filter((each) => each !== videoId)

const clamped = (position: number, length: number): number => Math.min(Math.max(0, position), length)

const refusalOf = (changed: ReturnType<typeof changedPlaylist>) => (typeof changed === 'string' ? changed : null)

function expectedRefusal(list: readonly VideoId[], { kind, videoId }: PlaylistChange) {
  if (list.includes(videoId) || kind === 'remove') return null
  if (kind === 'move') return 'not-found'
  return list.length === MAX_PLAYLIST_VIDEOS ? 'too-many' : null
}

/** Where the video is afterwards; -1: nowhere. */
function expectedPlace(list: readonly VideoId[], change: PlaylistChange): number {
  const place = list.indexOf(change.videoId)
  const last = place === -1 ? list.length : list.length - 1
  if (change.kind === 'remove') return -1
  if (change.kind === 'add' && place !== -1) return place
  return clamped(change.position ?? last, last)
}

describe('the order of a playlist', () => {
  it('has each video once, loses none, and holds no more than it may, in any order of changes, each sent once or twice', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: MAX_PLAYLIST_VIDEOS }),
        fc.array(someChange, { maxLength: 60 }),
        (filled, changes) => {
          let list: readonly VideoId[] = full.slice(0, filled)
          for (const change of changes) {
            const isListed = list.includes(change.videoId)
            const changed = changedPlaylist(list, change)
            expect(refusalOf(changed)).toBe(expectedRefusal(list, change))
            if (typeof changed === 'string') continue
            // The others are where they were, relative to each other.
            expect(others(changed, change)).toEqual(others(list, change))
            expect(changed.indexOf(change.videoId)).toBe(expectedPlace(list, change))
            expect(new Set(changed).size).toBe(changed.length)
            expect(changed.length).toBeLessThanOrEqual(MAX_PLAYLIST_VIDEOS)
            expect(change.kind === 'add' && isListed && changed !== list).toBe(false)
            expect(changedPlaylist(changed, change)).toBe(changed)
            list = changed
          }
        },
      ),
    )
  })

  it('can be brought into any other order by moves alone', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(full.slice(0, 30), { minLength: 30 }), (wanted) => {
        let list: readonly VideoId[] = full.slice(0, 30)
        for (const [position, videoId] of wanted.entries()) {
          const moved = changedPlaylist(list, { kind: 'move', videoId, position })
          if (typeof moved === 'string') throw new Error(moved)
          list = moved
        }
        expect(list).toEqual(wanted)
      }),
    )
  })

  it('has a removed video back where it was when the removal is undone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 29 }), (position) => {
        const list = full.slice(0, 30)
        const videoId = list[position] ?? video(0)
        const removed = changedPlaylist(list, { kind: 'remove', videoId })
        if (typeof removed === 'string') throw new Error(removed)
        expect(changedPlaylist(removed, { kind: 'add', videoId, position })).toEqual(list)
      }),
    )
  })

  it('refuses one more than it holds, and takes it once there is room', () => {
    const more = { kind: 'add', videoId: video(MAX_PLAYLIST_VIDEOS), position: null } as const
    expect(changedPlaylist(full, more)).toBe('too-many')
    expect(changedPlaylist(full.slice(1), more)).toEqual([...full.slice(1), more.videoId])
  })
})

describe('a playlist as it is shown', () => {
  const shown = (list: readonly VideoId[], isHidden: (id: VideoId) => boolean): Playlist => ({
    id: asId<PlaylistId>('p'),
    title: 'Late trains',
    count: list.length,
    items: list.flatMap((videoId, position) =>
      isHidden(videoId)
        ? []
        : [
            {
              videoId,
              position,
              title: videoId,
              actor: null,
              cover: { family: 1, variant: 'a0' },
              duration: 1,
              isOwned: false,
            },
          ],
    ),
  })

  it('changes at once as the platform changes it, whichever of its videos are not shown', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.func(fc.boolean()),
        fc.nat({ max: 39 }),
        somePosition,
        (length, isHidden, place, position) => {
          const list = full.slice(0, length)
          const before = shown(list, isHidden)
          const videoId = before.items[place % Math.max(1, before.items.length)]?.videoId
          if (videoId === undefined) return
          const moved = changedPlaylist(list, { kind: 'move', videoId, position })
          const removed = changedPlaylist(list, { kind: 'remove', videoId })
          if (typeof moved === 'string' || typeof removed === 'string') throw new Error('refused')
          expect(withMoved(before, videoId, position)).toEqual(shown(moved, isHidden))
          expect(withRemoved(before, videoId)).toEqual(shown(removed, isHidden))
        },
      ),
    )
  })

  it('has a place for each of its videos, between the one before and the one behind it', () => {
    const list = shown(full.slice(0, 3), () => false)
    expect(full.slice(0, 4).map((id) => playlistPlace(list, id))).toEqual([
      { place: 1, previous: null, next: list.items[1] },
      { place: 2, previous: list.items[0], next: list.items[2] },
      { place: 3, previous: list.items[1], next: null },
      null,
    ])
  })

  it('is as before where the video is not in it', () => {
    const before = shown(full.slice(0, 3), () => false)
    expect(withMoved(before, video(7), 0)).toBe(before)
    expect(withRemoved(before, video(7))).toBe(before)
  })
})

describe('the title of a playlist', () => {
  it('is one line, composed and without spaces around it', () => {
    expect(playlistTitle('  Late trains  ')).toBe('Late trains')
    expect(playlistTitle('Cafe\u0301')).toBe('Café')
    expect(playlistTitle('Late\ntrains\u0007')).toBe('Late trains')
  })

  it.each(['', '   ', '\u0007', '\uD83C', 'x'.repeat(MAX_PLAYLIST_TITLE + 1)])('is not %j: a refusal', (given) => {
    expect(playlistTitle(given)).toBeNull()
  })

  it('counts characters as a guest does: an emoji is one', () => {
    expect(playlistTitle('🌙'.repeat(MAX_PLAYLIST_TITLE))).not.toBeNull()
  })

  it('can be sent and stored, and never changes when it is given again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: MAX_PLAYLIST_TITLE }), (given) => {
        const title = playlistTitle(given)
        fc.pre(title !== null)
        expect(isText(title ?? '')).toBe(true)
        expect(playlistTitle(title ?? '')).toBe(title)
      }),
    )
  })
})
