import { describe, expect, it } from 'vitest'
import { albums } from '@/adapters/backend/albums/album-records'
import { generateAlbums } from '@/adapters/backend/world/seed/albums/generate-albums'
import { generateWorld } from '@/adapters/backend/world/seed/generate-world'
import { decodeRecord, withVersion } from '@/adapters/stores/record-codec'
import { artworkAt, grantedBase } from '@/domain/pictures/artwork'
import { LANGUAGES } from '@/domain/navigation/language'
import { START_TIME } from '#test/support/bindings/environment'
import { unwelcome } from '#test/support/world/unwelcome-words'

const world = generateWorld({ seed: 1, actors: 240, videos: 0, now: START_TIME })
const all = generateAlbums(world)
describe('the albums of the sample world', () => {
  it('are 400 of 240 actors, each with its own id and title, and the same for the same seed', () => {
    expect(all).toHaveLength(400)
    expect(new Set(all.map(({ id }) => id)).size).toBe(400)
    for (const language of LANGUAGES) expect(new Set(all.map(({ texts }) => texts[language].title)).size).toBe(400)
    expect(JSON.stringify(generateAlbums(world))).toBe(JSON.stringify(all))
    expect(new Set(all.map(({ actorId }) => actorId)).size).toBe(240)
  })

  it('have pictures that can be drawn, none of them in two albums, and fewer of them in the preview', () => {
    const pictures = all.flatMap((album) => album.pictures)
    expect(new Set(pictures).size).toBe(pictures.length)
    for (const assetId of pictures) expect(artworkAt(`${grantedBase(assetId)}-w640.webp`)?.kind).toBe('granted')
    for (const { pictures: own, previews } of all) {
      expect(previews).toBeGreaterThan(0)
      expect(own.length).toBeGreaterThan(previews)
    }
  })

  it('have covers of their actor, and two albums of one actor have different ones', () => {
    const covers = all.map(({ cover }) => `${cover.family}/${cover.variant}`)
    expect(new Set(covers).size).toBe(all.length)
    for (const cover of covers) expect(artworkAt(`${cover}-w640.webp`)?.kind).toBe('picture')
    const variants = all.slice(0, 12).map(({ cover }) => cover.variant)
    expect(new Set(variants).size).toBe(4)
  })

  it('cost coins unless they are free, and are released before now', () => {
    for (const { free, price, ageRating, releasedAt } of all) {
      expect(price === 0).toBe(free)
      expect(free && ageRating === 18).toBe(false)
      expect(releasedAt).toBeLessThan(START_TIME)
    }
    expect(all.some(({ free }) => free)).toBe(true)
    expect(all.some(({ ageRating }) => ageRating === 18)).toBe(true)
  })

  it('have texts in every language, without a word that is not welcome here', () => {
    for (const language of LANGUAGES) {
      const texts = all.flatMap((album) => Object.values({ ...album.texts[language] }))
      expect(texts.filter((text) => text.trim() === '')).toEqual([])
      expect(unwelcome(texts, language)).toEqual([])
    }
  })

  it('are read as they were stored', () => {
    for (const album of all.slice(0, 20)) {
      const json = JSON.stringify(album)
      const document: unknown = JSON.parse(withVersion(albums, json))
      expect(JSON.stringify(decodeRecord(albums, 'any', document))).toBe(json)
    }
  })
})
