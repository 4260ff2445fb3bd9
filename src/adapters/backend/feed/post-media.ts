import type { PostRecord } from './post-records'
import type { FeedViewer } from './feed-viewer'
import type { ClipSource, FeedPost, PostClip, PostPhoto } from '@/domain/feed/post'

/** MIME type of a playlist. */
const PLAYLIST = 'application/vnd.apple.mpegurl'

/**
 * Returns pictures and clip of a post. Only shown ones have addresses: they are granted here and
 * nowhere else (0019).
 */
export async function mediaOfPost(
  { fsk, photos, contestId, clip }: PostRecord,
  isShown: boolean,
  viewer: FeedViewer,
): Promise<Pick<FeedPost, 'clip' | 'photos'>> {
  const avsRequired = fsk === 18
  return {
    photos:
      photos.length === 0
        ? null
        : {
            count: photos.length,
            photos: isShown
              ? await Promise.all(photos.map((asset, at) => photoOf(asset, at, avsRequired, viewer)))
              : [],
            contestId,
          },
    clip: clip === null ? null : await clipOfPost(clip, isShown, avsRequired, viewer),
  }
}

const photoOf = async (
  assetId: string,
  at: number,
  avsRequired: boolean,
  { sessionId, media }: FeedViewer,
): Promise<PostPhoto> => ({
  id: String(at + 1),
  address: await media.pictures.picture({ assetId, sessionId }),
  avsRequired,
})

async function clipOfPost(
  { assetId, length, width, height, poster }: NonNullable<PostRecord['clip']>,
  isShown: boolean,
  avsRequired: boolean,
  { sessionId, media }: FeedViewer,
): Promise<PostClip> {
  const source = async (): Promise<ClipSource> => ({
    label: `${height}p`,
    src: await media.playlists.address({ assetId, rendition: 'full', seconds: length, sessionId }),
    type: PLAYLIST,
    poster,
  })
  return {
    // A guest who may not watch the file learns nothing about it.
    id: isShown ? assetId : '',
    length,
    width,
    height,
    ratio: width / height,
    avsRequired,
    sources: isShown ? [await source()] : [],
  }
}
