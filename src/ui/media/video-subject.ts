import type { PageSubject } from '@/application/platform/rendered-page'
import type { PictureRef } from '@/domain/actors/actor'
import { fileOf } from '@/ui/artwork/file-of'
import { pictureOf } from '@/ui/artwork/picture-of'

interface PublishedVideo {
  readonly title: string
  readonly description: string
  /** Whole seconds. */
  readonly duration: number
  /** Epoch ms. */
  readonly releasedAt: number
  readonly cover: PictureRef
  /** Whether the whole video is free without an account. */
  readonly isFree: boolean
  readonly author: { readonly name: string; readonly address: string }
}

/** Structured data of a video's page, without an address to play: those belong to sessions. */
export const videoSubject = (video: PublishedVideo): PageSubject => ({
  '@type': 'ItemPage',
  mainEntity: {
    '@type': 'VideoObject',
    name: video.title,
    description: video.description,
    url: '',
    thumbnailUrl: fileOf(pictureOf(video.cover)),
    uploadDate: new Date(video.releasedAt).toISOString(),
    duration: `PT${video.duration}S`,
    isFamilyFriendly: false,
    isAccessibleForFree: video.isFree,
    author: { '@type': 'Person', name: video.author.name, url: video.author.address },
  },
})
