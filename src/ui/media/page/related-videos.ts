import type { RelatedGateway } from '@/application/recommendations/related-gateway'
import type { VideoId } from '@/domain/ids'
import type { RecommendedVideo, RelatedVideos as Related } from '@/domain/recommendations/reason'
import { Resource } from '@/ui/base/resource'

/** Further videos beside a video, and the reason: by the same actor, or in the same mood. */
export class RelatedVideos {
  readonly #found: Resource<Related | null>
  #id: VideoId | null = null

  constructor(recommendations: RelatedGateway) {
    this.#found = new Resource(async () => (this.#id === null ? null : recommendations.videos(this.#id)))
  }

  get ofActor(): readonly RecommendedVideo[] {
    return this.#found.value?.ofActor ?? []
  }

  get similar(): readonly RecommendedVideo[] {
    return this.#found.value?.similar ?? []
  }

  show(id: VideoId): void {
    if (this.#id !== id) this.clear()
    this.#id = id
    void this.#found.reload()
  }

  clear(): void {
    this.#id = null
    this.#found.clear()
  }
}
