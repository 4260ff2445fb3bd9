import { create } from 'axios'
import { injectable } from 'inversify'
import { TILES_PATH, type Tile } from './tile'

/** Requests the tiles. */
@injectable()
export class TileGateway {
  private readonly client = create({ adapter: 'fetch', timeout: 10_000 })

  async tiles(): Promise<readonly Tile[]> {
    const { data } = await this.client.get<readonly Tile[]>(TILES_PATH)
    return data
  }
}
