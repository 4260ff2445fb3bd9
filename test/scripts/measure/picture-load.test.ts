import { describe, expect, it } from 'vitest'
import { tooLarge, tooSmall } from '../../../scripts/measure/picture-load.ts'

const name = (width: number) => `/art/1/p0-w${width}.webp`

describe('a picture on a page', () => {
  it('is too large where the next width below would do, and not where it is the first that does', () => {
    const shown = [
      { name: name(640), drawn: 317 },
      { name: name(320), drawn: 317 },
      { name: name(1280), drawn: 842 },
      { name: name(1280), drawn: 640 },
    ]
    expect(tooLarge(shown)).toEqual([shown[0], shown[3]])
  })

  it('is too small where it is stretched by more than a third and a larger width exists', () => {
    const shown = [
      { name: name(320), drawn: 500 },
      { name: name(320), drawn: 400 },
      { name: name(1280), drawn: 2_000 },
    ]
    expect(tooSmall(shown)).toEqual([shown[0]])
  })
})
