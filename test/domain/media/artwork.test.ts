import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  artworkAt,
  GRANTED_PICTURES,
  grantedAsset,
  grantedBase,
  PICTURE_FAMILIES,
  SAMPLE_CLIPS,
} from '@/domain/media/artwork'

const families = fc.integer({ min: 1, max: PICTURE_FAMILIES })
const variants = fc.constantFrom('p0', 'p1', 'l0', 'l1', 'l2', 'a0')
const widths = fc.constantFrom(60, 140, 320, 640, 1280)

describe('an address of artwork', () => {
  it('is known for every picture the product shows, and for no avatar wider than the product shows', () => {
    fc.assert(
      fc.property(families, variants, widths, (family, variant, width) => {
        const artwork = artworkAt(`${family}/${variant}-w${width}.webp`)
        const isShown = variant !== 'a0' || width <= 320
        expect(artwork).toEqual(isShown ? { kind: 'picture', family, variant, width } : null)
      }),
    )
  })

  it('is known for every picture that is granted, by its asset id', () => {
    fc.assert(
      fc.property(families, fc.nat(GRANTED_PICTURES - 1), widths, (family, number, width) => {
        const address = `${grantedBase(grantedAsset(family, number))}-w${width}.webp`
        expect(artworkAt(address)).toEqual({ kind: 'granted', family, number, width })
      }),
    )
  })

  it('is known for the files of every clip and of the brand', () => {
    for (let clip = 1; clip <= SAMPLE_CLIPS; clip += 1) {
      for (const file of ['init.mp4', 'segment0.m4s', 'segment2.m4s', 'index.m3u8', 'preview/segment0.m4s'])
        expect(artworkAt(`clips/${clip}/${file}`)).toEqual({ kind: 'clip', clip })
    }
    for (const file of ['favicon.svg', 'icon-512.png', 'icon-maskable-512.png', 'apple-touch-icon.png', 'og.jpg'])
      expect(artworkAt(`brand/${file}`)).toEqual({ kind: 'brand' })
  })

  it('is unknown where the family, the clip, the variant, the width or the spelling is another', () => {
    for (const address of [
      '',
      '/1/p0-w320.webp',
      '0/p0-w320.webp',
      '01/p0-w320.webp',
      '241/p0-w320.webp',
      '-1/p0-w320.webp',
      '1e2/p0-w320.webp',
      '1/p2-w320.webp',
      '1/P0-w320.webp',
      '1/p0-w321.webp',
      '1/p0-w0320.webp',
      '1/p0-w320.webp/',
      '1/p0-w320.png',
      '1/p0-w320.webp\n',
      '1//p0-w320.webp',
      '../1/p0-w320.webp',
      '1/../1/p0-w320.webp',
      'granted/241/0-w320.webp',
      'granted/1/64-w320.webp',
      'granted/1/01-w320.webp',
      'granted/1/0-w321.webp',
      'granted/0/0-w320.webp',
      'granted/../1/0-w320.webp',
      'clips/0/init.mp4',
      'clips/17/init.mp4',
      'clips/1/../../stamps.json',
      'clips/1/clip.json',
      'clips/1/a/b/init.mp4',
      'brand/../stamps.json',
      'brand/icon-33.png',
      'stamps.json',
      '.unfinished/1',
    ])
      expect([address, artworkAt(address)]).toEqual([address, null])
  })

  it('is never known for a text that leaves the folder or is spelled in another way', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('1', '2', '/', '.', 'p', '0', '-', 'w', '6', '%', '\\', 'webp') }),
        (text) => {
          const artwork = artworkAt(text)
          const spelled =
            artwork?.kind === 'picture' ? `${artwork.family}/${artwork.variant}-w${artwork.width}.webp` : null
          expect(spelled).toBe(artwork === null ? null : text)
        },
      ),
    )
  })
})
