import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { PICTURE_VARIANTS } from '@/domain/pictures/picture-variants'
import { PICTURE_FAMILIES } from '@/domain/pictures/artwork'
import { bannerPicture } from '@/domain/promo/banner'

it('the picture of a banner is one of the product, at its one path', () => {
  const family = fc.integer({ min: 1, max: PICTURE_FAMILIES })
  fc.assert(
    fc.property(family, fc.constantFrom(...PICTURE_VARIANTS.filter((name) => name !== 'a0')), (of, variant) => {
      const path = `${of}/${variant}`
      expect(bannerPicture(`/art/${path}`)).toEqual({ family: of, variant })
      for (const other of [path, `/${path}`, `art/${path}`, `//art/${path}`, `/art//${path}`, `/art/0${path}`])
        expect(bannerPicture(other)).toBeNull()
      for (const end of ['/', '-w640', '.webp', 'x']) expect(bannerPicture(`/art/${path}${end}`)).toBeNull()
    }),
  )
  for (const path of ['', '/art/', '/art/granted/1/1', '/art/brand/og', '/art/clips/1/init', '/art/frames/1/1'])
    expect(bannerPicture(path)).toBeNull()
})
