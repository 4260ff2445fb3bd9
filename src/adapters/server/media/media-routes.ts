import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { basename, dirname } from 'node:path'
import type { OwnVideos } from './own-videos'
import {
  CAPTION_PATH,
  CLIP_PATH,
  PICTURE_PATH,
  PLAYLIST_PATH,
  sessionDigestOf,
  type SignedPlaylistHost,
} from './signed-playlist-host'
import { deviceKeyOf } from '@/adapters/server/base/http/device-cookie'
import type { ArtSource } from '@/adapters/server/files/art-source'
import { beingDrawn, drawnInTime } from '@/adapters/server/web/drawn-in-time'
import type { Clock } from '@/application/device/clock'
import { BackendError } from '@/application/errors/backend-error'
import type { Platform } from '@/application/platform/platform'
import { chapterClip, grantedBase, mainClipOf, videoOfClip } from '@/domain/pictures/artwork'
import { cuesWithin, vttOf, type Cue } from '@/domain/media/captions'
import { isOwnAsset } from '@/domain/media/own-playlist'
import { chaptersOf, clipFormats, isFileOf, playlistOf } from '@/domain/media/playlist'

/**
 * Time for which a browser may cache a file of a clip, s. Its address is of one session, so no
 * other guest is served from the same cache entry.
 */
const CACHE_SECONDS = 3_600

/**
 * Time for which a player waits for a clip that is being drawn, ms: it gives up after ten seconds
 * without an answer.
 */
const PATIENCE = 8_000

/**
 * Time for which a request for a picture waits, ms: a page of pictures must not hold all
 * connections of a browser.
 */
const PICTURE_PATIENCE = 3_000

/** The file of a picture: its ticket, and the ending that names its width. */
const PICTURE_FILE = /^(.{1,280})(-w\d{2,4}\.webp)$/u

/** A file of a clip in a path: the chapter, where it is not the first, and the name of the file. */
const CHAPTER_FILE = /^(?:([1-9])-)?(.+)$/u

const chapterFile = (chapter: number, file: string): string => (chapter === 0 ? file : `${chapter}-${file}`)

function partOf(path: string): { readonly chapter: number; readonly file: string } {
  const [, chapter = '0', file = ''] = CHAPTER_FILE.exec(path) ?? []
  return { chapter: Number(chapter), file }
}

/**
 * Returns the captions of a video of the product in a language, of its first seconds; `null`: there
 * are none.
 */
export type SampleCaptions = (assetId: string, language: string, seconds: number) => readonly Cue[] | null

/** The parts that media routes require. */
interface MediaParts {
  readonly host: SignedPlaylistHost
  readonly platform: Pick<Platform, 'sessionOf'>
  /** The files of clips and pictures; `null`: there are none. */
  readonly art: Pick<ArtSource, 'clipFolder' | 'file'> | null
  /** Videos of an operator's own; `null`: there are none. */
  readonly ownVideos: OwnVideos | null
  /** The captions of the product's own videos; `null`: there are none. */
  readonly sampleCaptions: SampleCaptions | null
  /**
   * Returns whether an operator hid the content of the file: files granted before are not sent any
   * more.
   */
  readonly isTakenAway: (assetId: string, deviceKey: string) => Promise<boolean>
  readonly clock: Clock
}

/** Returns what was found; throws `not-found` otherwise, as for any address without content. */
function found<T>(there: T | null | undefined): T {
  if (there === null || there === undefined) throw new BackendError('not-found', { detail: 'media' })
  return there
}

/**
 * Serves the rights of a ticket during the session it was granted to: playlists and the files that
 * these name, captions and pictures. A forged, outdated or foreign ticket, and a file of another
 * rendition, are answered as if there were nothing. Players send no token with the files of a
 * playlist, so the session is known by the device's cookie.
 */
export async function mediaRoutes(
  app: FastifyInstance,
  { host, platform, art, ownVideos, sampleCaptions, isTakenAway, clock }: MediaParts,
): Promise<void> {
  const granted = async <T extends { readonly sessionDigest: string; readonly assetId: string }>(
    request: FastifyRequest,
    // Read already: forged tickets cost no look-up.
    ticket: T | null,
  ): Promise<T> => {
    const deviceKey = ticket === null ? null : deviceKeyOf(request)
    const sessionId = deviceKey === null ? null : await platform.sessionOf(deviceKey)
    if (
      ticket === null ||
      deviceKey === null ||
      sessionId === null ||
      sessionDigestOf(sessionId) !== ticket.sessionDigest
    ) {
      throw new BackendError('not-found', { detail: 'media' })
    }
    if (await isTakenAway(ticket.assetId, deviceKey)) throw new BackendError('not-found', { detail: 'media' })
    return ticket
  }

  app.get<{ Params: { file: string } }>(`${PLAYLIST_PATH}/:file`, async (request, reply) => {
    const name = request.params.file.replace(/\.m3u8$/u, '')
    const grant = await granted(request, host.read(name))
    const { rendition, seconds } = grant
    reply.header('cache-control', 'private, no-store').type('application/vnd.apple.mpegurl')
    if (isOwnAsset(grant.assetId))
      return found(await ownVideos?.playlist(grant, (part) => `${CLIP_PATH}/${name}/${part}`))
    const addressOf = (chapter: number, part: string): string => `${CLIP_PATH}/${name}/${chapterFile(chapter, part)}`
    return playlistOf(clipFormats[rendition], addressOf, seconds, chaptersOf(rendition, seconds))
  })

  await app.register(fastifyStatic, { root: import.meta.dirname, serve: false, cacheControl: false })
  app.get<{ Params: { ticket: string; file: string } }>(`${CLIP_PATH}/:ticket/:file`, async (request, reply) => {
    const { ticket, file } = request.params
    const grant = await granted(request, host.read(ticket))
    const { assetId, rendition, seconds } = grant
    if (isOwnAsset(assetId)) {
      const path = found(await ownVideos?.file(grant, file))
      reply.header('cache-control', `private, max-age=${CACHE_SECONDS}`)
      return reply.sendFile(basename(path), dirname(path))
    }
    const part = partOf(file)
    if (art === null || part.chapter >= chaptersOf(rendition, seconds) || !isFileOf(clipFormats[rendition], part.file))
      throw new BackendError('not-found', { detail: 'media' })
    const clip = chapterClip(Number(assetId), part.chapter)
    const folder = await drawnInTime(
      reply,
      clock,
      PATIENCE,
      async (signal) =>
        (await art.clipFolder(clip, signal)) ??
        // This server cannot draw it: the clip of the actor that is drawn ahead shows at least the
        // same actor.
        (await art.clipFolder(mainClipOf(videoOfClip(clip).family), signal)),
    )
    if (folder === undefined) return beingDrawn(reply, `${CLIP_PATH}/${ticket}/${file}`)
    if (folder === null) throw new BackendError('not-found', { detail: 'media' })
    reply.header('cache-control', `private, max-age=${CACHE_SECONDS}`)
    return reply.sendFile(part.file, folder)
  })

  app.get<{ Params: { file: string } }>(`${CAPTION_PATH}/:file`, async (request, reply) => {
    const grant = await granted(request, host.readCaptions(request.params.file.replace(/\.vtt$/u, '')))
    const { assetId, language, seconds } = grant
    const cues = isOwnAsset(assetId)
      ? await ownVideos?.captions(assetId, language)
      : sampleCaptions?.(assetId, language, seconds)
    reply.header('cache-control', `private, max-age=${CACHE_SECONDS}`).type('text/vtt; charset=utf-8')
    return vttOf(cuesWithin(found(cues), seconds))
  })

  app.get<{ Params: { file: string } }>(`${PICTURE_PATH}/:file`, async (request, reply) => {
    const { file } = request.params
    const [, name = '', width = ''] = PICTURE_FILE.exec(file) ?? []
    const { assetId } = await granted(request, host.readPicture(name))
    const address = `${grantedBase(assetId)}${width}`
    const path =
      art === null ? null : await drawnInTime(reply, clock, PICTURE_PATIENCE, (signal) => art.file(address, signal))
    if (path === undefined) return beingDrawn(reply, `${PICTURE_PATH}/${file}`)
    if (path === null) throw new BackendError('not-found', { detail: 'media' })
    reply.header('cache-control', `private, max-age=${CACHE_SECONDS}`)
    return reply.sendFile(basename(path), dirname(path))
  })
}
