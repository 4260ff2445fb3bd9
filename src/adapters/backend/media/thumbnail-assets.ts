import type { VideoRecord } from './video-records'
import { PREVIEW_SECONDS } from '@/application/media/video-gateway'
import { chapterClip, frameAsset, FRAMES } from '@/domain/pictures/artwork'
import { isOwnAsset } from '@/domain/media/own-playlist'
import { previewSeconds } from '@/domain/media/preview'
import { chapterAt } from '@/domain/media/playlist'
import { thumbnailTimes } from '@/domain/media/thumbnails'
import type { ContentBar } from '@/domain/media/video'

/**
 * Returns the frames of the part of a video that a guest may see: those of its preview if the guest
 * lacks any condition for the rest.
 */
export function thumbnailAssets(
  { assetId, duration }: Pick<VideoRecord, 'assetId' | 'duration'>,
  need: ContentBar | null,
): readonly { readonly at: number; readonly assetId: string }[] {
  // Frames are drawn with the product's own clips only.
  if (isOwnAsset(assetId) || need === 'withdrawn') return []
  const rendition = need === null ? 'full' : 'preview'
  const seconds = rendition === 'full' ? duration : previewSeconds(duration, PREVIEW_SECONDS)
  return thumbnailTimes(seconds).map((at) => ({
    at,
    assetId: frameAsset(chapterClip(Number(assetId), chapterAt(rendition, seconds, at)), at % FRAMES),
  }))
}
