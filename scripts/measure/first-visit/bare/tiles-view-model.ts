import { inject, injectable } from 'inversify'
import { makeObservable, observable, observableRef, runInAction } from 'mobx'
import type { Tile } from './tile'
import { TileGateway } from './tile-gateway'

/** The state of the page. */
@injectable()
export class TilesViewModel {
  tiles: readonly Tile[] = []
  isLoading = true

  constructor(@inject(TileGateway) private readonly gateway: TileGateway) {
    makeObservable(this, { tiles: observableRef, isLoading: observable })
  }

  async load(): Promise<void> {
    this.accept(await this.gateway.tiles())
  }

  accept(tiles: readonly Tile[]): void {
    runInAction(() => {
      this.tiles = tiles
      this.isLoading = false
    })
  }
}
