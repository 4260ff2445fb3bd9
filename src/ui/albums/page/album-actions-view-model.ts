import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef } from 'mobx'
import { AlbumGateway } from '@/application/albums/album-gateway'
import { BuyAlbum } from '@/application/albums/buy-album'
import type { AlbumDetails } from '@/domain/albums/album'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { ContentPurchase, type ContentSale } from '@/ui/payments/content-purchase'
import type { NamedSum } from '@/ui/payments/pay-button'
import type { AlbumViewModel } from './album-view-model'

type AlbumPage = Pick<AlbumViewModel, 'album' | 'update'>

/** The guest's actions on an album: buying it, or passing its gate. */
@injectable('Transient')
export class AlbumActionsViewModel implements ViewModel {
  private page: AlbumPage | null = null
  readonly #disposables = new Disposables()
  readonly #purchase: ContentPurchase
  readonly #sale: ContentSale<AlbumDetails>

  constructor(
    @inject(AlbumGateway) albums: AlbumGateway,
    @inject(BuyAlbum) buying: BuyAlbum,
    @inject(ContentPurchase) purchase: ContentPurchase,
  ) {
    this.#purchase = purchase
    this.#sale = {
      kind: 'album',
      refused: (reason) => `albums.refused.${reason}`,
      shown: () => this.page?.album ?? null,
      isOwned: ({ bought }) => bought,
      buy: async ({ id }, agreedPrice) => {
        const result = await buying.buy(id, agreedPrice)
        return result.ok ? { ...result, content: result.album } : result
      },
      reload: ({ id }) => albums.byId(id),
      update: (album) => this.page?.update(album),
    }
    makeAutoObservable<AlbumActionsViewModel, 'page'>(this, { page: observableRef })
  }

  get isBuying(): boolean {
    return this.#purchase.isBuying
  }

  /** Whether one more press buys the album shown, after a top-up. */
  get isReady(): boolean {
    const shown = this.#sale.shown()
    return shown !== null && this.#purchase.isReady('album', shown)
  }

  /** Sets the page that shows the album. */
  about(page: AlbumPage): void {
    this.page = page
  }

  start(): void {
    this.#disposables.add(this.#purchase.follow())
    this.#disposables.add(this.#purchase.executePending(this.#sale))
  }

  dispose(): void {
    this.#disposables.dispose()
  }

  async signUp(): Promise<void> {
    await this.#purchase.signUp(this.#sale.shown())
  }

  proveAge(): void {
    this.#purchase.proveAge()
  }

  async buy(agreed: NamedSum): Promise<void> {
    await this.#purchase.buy(this.#sale, agreed)
  }
}
