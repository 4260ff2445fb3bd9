import { describe, expect, it } from 'vitest'
import { BuyAlbum } from '@/application/albums/buy-album'
import type { AlbumGateway, BuyAlbumResult } from '@/application/albums/album-gateway'
import { asId, type AlbumId } from '@/domain/ids'
import { seededRandom } from '#test/support/world/seeded-random'

const id = asId<AlbumId>('7')
const refused: BuyAlbumResult = { ok: false, reason: 'price-changed', missing: 0 }

/** Albums that note what is bought under which key; answers come from the test. */
function albumsThatAnswer(...answers: (() => Promise<BuyAlbumResult>)[]) {
  const bought: (readonly [string, string, number])[] = []
  const gateway: Pick<AlbumGateway, 'buy'> = {
    buy: (albumId, key, agreedPrice) => {
      bought.push([albumId, key, agreedPrice])
      return answers.shift()?.() ?? Promise.reject(new Error('no answer'))
    },
  }
  return { bought, use: new BuyAlbum(gateway as AlbumGateway, seededRandom(1)) }
}

describe('buying an album', () => {
  it('is one purchase however often the button is pressed meanwhile', async () => {
    const { bought, use } = albumsThatAnswer(() => Promise.resolve(refused))
    expect(await Promise.all([use.buy(id, 12), use.buy(id, 12), use.buy(id, 12)])).toEqual([refused, refused, refused])
    expect(bought).toHaveLength(1)
    expect(bought[0]?.[2]).toBe(12)
  })

  it('goes under the same key where no answer came, and under another one after an answer', async () => {
    const { bought, use } = albumsThatAnswer(
      () => Promise.reject(new Error('offline')),
      () => Promise.resolve(refused),
      () => Promise.resolve(refused),
    )
    await expect(use.buy(id, 12)).rejects.toThrow('offline')
    await use.buy(id, 12)
    await use.buy(id, 13)
    const keys = bought.map(([, key]) => key)
    expect(keys[0]).toBe(keys[1])
    expect(keys[2]).not.toBe(keys[1])
  })
})
