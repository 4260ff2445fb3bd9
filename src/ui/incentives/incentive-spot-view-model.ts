import { inject, injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { IncentiveGateway } from '@/application/incentives/incentive-gateway'
import type { Offer } from '@/domain/incentives/offer'
import { asId, type AlbumId, type VideoId } from '@/domain/ids'
import type { ViewModel } from '@/ui/base/view-model'
import { IncentivesViewModel } from './incentives-view-model'

/** Events that a page has offers for: a preview's end (INC-009), an album for sale (INC-010). */
export type SpotOccasion =
  | { readonly event: 'video-preview-end'; readonly id: VideoId }
  | { readonly event: 'buy-image-album'; readonly id: AlbumId }

/** An incentive beside its subject, the only one of the page. */
@injectable('Transient')
export class IncentiveSpotViewModel implements ViewModel {
  readonly #gateway: IncentiveGateway
  readonly #page: IncentivesViewModel

  constructor(
    @inject(IncentiveGateway) gateway: IncentiveGateway,
    @inject(IncentivesViewModel) page: IncentivesViewModel,
  ) {
    this.#gateway = gateway
    this.#page = page
    makeAutoObservable(this)
  }

  start(): void {}

  dispose(): void {}

  /** `id`: of the video or the album. Returns how to forget it. */
  show(event: SpotOccasion['event'], id: string): () => void {
    const load = () =>
      event === 'video-preview-end'
        ? this.#gateway.forVideoPreviewEnd(asId<VideoId>(id))
        : this.#gateway.forBuyImageAlbum(asId<AlbumId>(id))
    return this.#page.arise({ event, load })
  }

  get offer(): Offer | null {
    return this.#page.occasionOffer
  }

  get left(): number | null {
    return this.#page.left
  }

  close(offer: Offer): void {
    void this.#page.close(offer)
  }

  follow(offer: Offer): void {
    this.#page.follow(offer)
  }
}
