import * as z from 'zod/mini'
import { picture } from '@/adapters/wire/actors/actor'
import { query } from '@/adapters/wire/base/query-call'
import { post } from '@/adapters/wire/base/rest-call'
import { answerText, count, flag, id, int, seconds, text, type Wire, nullish } from '@/adapters/wire/base/scalars'
import { videoActor, videoId } from '@/adapters/wire/media/video'
import type { PlaylistResult } from '@/application/library/playlist-gateway'
import type { PlaylistId } from '@/domain/ids'
import {
  MAX_PLAYLIST_TITLE,
  MAX_PLAYLIST_VIDEOS,
  PLAYLIST_COVERS,
  type Playlist,
  type PlaylistItem,
  type PlaylistSummary,
} from '@/domain/library/playlist'

const playlistId = id<PlaylistId>()

/** Longer than a title may be: one that is too long is a refusal with a reason, not a request that is not understood. */
const givenTitle = text(200, 0, undefined, { longest: MAX_PLAYLIST_TITLE, shortest: 1 })

const position = int(0, MAX_PLAYLIST_VIDEOS)

export const playlistSummary: Wire<PlaylistSummary> = z.object({
  id: playlistId,
  title: answerText(100),
  count,
  covers: z.array(picture).check(z.maxLength(PLAYLIST_COVERS)),
  hasVideo: flag,
})

export const playlistItem: Wire<PlaylistItem> = z.object({
  videoId,
  position: count,
  title: answerText(500),
  actor: z.nullable(videoActor),
  cover: picture,
  duration: seconds,
  isOwned: flag,
})

export const playlist: Wire<Playlist> = z.object({
  id: playlistId,
  title: answerText(100),
  count,
  items: z.array(playlistItem),
})

export const playlistResult: Wire<PlaylistResult> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), reason: z.enum(['login-required', 'not-found', 'invalid-title', 'too-many']) }),
])

export const libraryPlaylists = query(
  'libraryPlaylists',
  z.object({ videoId: nullish(videoId) }),
  z.array(playlistSummary),
)

export const libraryPlaylist = query('libraryPlaylist', z.object({ id: playlistId }), z.nullable(playlist))

const repeatable = { repeatable: true } as const

export const createPlaylist = post(
  'createPlaylist',
  '/mediathek/playlists/create',
  z.object({ id: playlistId, title: givenTitle }),
  playlistResult,
  repeatable,
)

export const renamePlaylist = post(
  'renamePlaylist',
  '/mediathek/playlists/rename',
  z.object({ id: playlistId, title: givenTitle }),
  playlistResult,
  repeatable,
)

export const deletePlaylist = post(
  'deletePlaylist',
  '/mediathek/playlists/delete',
  z.object({ id: playlistId }),
  playlistResult,
  repeatable,
)

export const addToPlaylist = post(
  'addToPlaylist',
  '/mediathek/playlists/add',
  z.object({ id: playlistId, videoId, position: z.nullable(position) }),
  playlistResult,
  repeatable,
)

export const moveInPlaylist = post(
  'moveInPlaylist',
  '/mediathek/playlists/move',
  z.object({ id: playlistId, videoId, position }),
  playlistResult,
  repeatable,
)

export const removeFromPlaylist = post(
  'removeFromPlaylist',
  '/mediathek/playlists/remove',
  z.object({ id: playlistId, videoId }),
  playlistResult,
  repeatable,
)
