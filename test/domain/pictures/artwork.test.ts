import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  artworkAt,
  GRANTED_PICTURES,
  grantedAsset,
  grantedBase,
  aspectOf,
  chapterClip,
  clipOf,
  CLIPS,
  frameAsset,
  isOwnFamily,
  mainClipOf,
  widthFor,
  FRAMES,
  PICTURE_FAMILIES,
  TOPIC_PICTURES,
  topicFamily,
  topicOf,
  TOPICS,
  VIDEO_SETTINGS,
  videoOfClip,
} from '@/domain/pictures/artwork'
import { ACTOR_VARIANTS, PICTURE_VARIANTS, VIDEO_VARIANTS } from '@/domain/pictures/picture-variants'

const families = fc.integer({ min: 1, max: PICTURE_FAMILIES })
const variants = fc.constantFrom(...PICTURE_VARIANTS)
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

  it('is known for every frame of every clip in the two small widths, and for no other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: CLIPS + 20 }), fc.nat(FRAMES + 5), widths, (clip, frame, width) => {
        const isDrawn = clip <= CLIPS && frame < FRAMES && (width === 140 || width === 320)
        expect(artworkAt(`${grantedBase(frameAsset(clip, frame))}-w${width}.webp`)).toEqual(
          isDrawn ? { kind: 'frames', clip } : null,
        )
      }),
    )
  })

  it('is as valid as before for the six pictures of an actor and the first clips', () => {
    for (const variant of ['p0', 'p1', 'l0', 'l1', 'l2', 'a0'] as const)
      expect(artworkAt(`17/${variant}-w320.webp`)).toEqual({ kind: 'picture', family: 17, variant, width: 320 })
    for (let clip = 1; clip <= 16; clip += 1)
      expect(artworkAt(`clips/${clip}/init.mp4`)).toEqual({ kind: 'clip', clip })
  })

  it('is known for the 240 families that are drawn, and from 10,000 on for those of an operator', () => {
    const isKnown = (family: number) => ({
      family,
      isOwn: isOwnFamily(family),
      picture: artworkAt(`${family}/l1-w640.webp`) !== null,
      granted: artworkAt(`granted/${family}/63-w640.webp`) !== null,
    })
    expect([240, 241, 999, 6_000, 9_999, 10_000, 9_999_999].map(isKnown)).toEqual([
      { family: 240, isOwn: false, picture: true, granted: true },
      { family: 241, isOwn: false, picture: false, granted: false },
      { family: 999, isOwn: false, picture: false, granted: false },
      { family: 6_000, isOwn: false, picture: false, granted: false },
      { family: 9_999, isOwn: false, picture: false, granted: false },
      { family: 10_000, isOwn: true, picture: true, granted: true },
      { family: 9_999_999, isOwn: true, picture: true, granted: true },
    ])
    expect(artworkAt('10000000/l1-w640.webp')).toBeNull()
    expect(CLIPS).toBe(16 + 240 * 12)
    expect([1, 60, 61, 90, 140, 141, 1_280, 9_999].map(widthFor)).toEqual([60, 60, 140, 140, 140, 320, 1_280, 1_280])
  })

  it('names the topics by the thousand, and sixty pictures of each', () => {
    expect(TOPICS.map((topic) => topicFamily(topic, 1))).toEqual([1_001, 2_001, 3_001, 4_001, 5_001])
    const of = [1_000, 1_001, 1_060, 1_061, 5_060, 6_001].map((family) => topicOf(family)?.number ?? null)
    expect(of).toEqual([null, 1, 60, null, 60, null])
    expect(topicFamily('category', 60)).toBe(1_060)
    expect(topicFamily('category', 61)).toBe(1_001)
  })

  it('of a chapter is five settings on, and around', () => {
    const settings = (first: number) =>
      [0, 1, 2, 3].map((chapter) => videoOfClip(chapterClip(clipOf(3, first), chapter)).setting)
    expect(settings(0)).toEqual([0, 5, 10, 3])
    expect(settings(9)).toEqual([9, 2, 7, 0])
    expect([1, 12, 16].map((clip) => videoOfClip(clip))).toEqual([
      { family: 1, setting: 1 },
      { family: 12, setting: 0 },
      { family: 16, setting: 4 },
    ])
    expect({
      firstClip: clipOf(1, 0),
      secondClip: clipOf(1, 11),
      thirdClip: clipOf(2, 0),
      fourthClip: clipOf(2, 12),
      mainClip: mainClipOf(2),
    }).toEqual({ firstClip: 17, secondClip: 28, thirdClip: 29, fourthClip: 29, mainClip: 29 })
  })

  it('is known for the pictures of every topic, which have no videos and no albums', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...TOPICS),
        fc.integer({ min: 1, max: TOPIC_PICTURES }),
        variants,
        (topic, number, variant) => {
          const family = topicFamily(topic, number)
          const isOwn = ACTOR_VARIANTS.some((own) => own === variant)
          expect(topicOf(family)).toEqual({ topic, number })
          expect(artworkAt(`${family}/${variant}-w320.webp`)).toEqual(
            isOwn ? { kind: 'picture', family, variant, width: 320 } : null,
          )
        },
      ),
    )
  })

  it('of a topic is never that of an actor: the families of actors have no topic', () => {
    for (let family = 1; family <= PICTURE_FAMILIES; family += 1) expect(topicOf(family)).toBeNull()
    expect(topicFamily('category', TOPIC_PICTURES + 3)).toBe(topicFamily('category', 3))
  })

  it('is known for the clip of every video of an actor, and a clip names its video', () => {
    fc.assert(
      fc.property(families, fc.nat(VIDEO_SETTINGS - 1), (family, setting) => {
        const clip = clipOf(family, setting)
        expect(videoOfClip(clip)).toEqual({ family, setting })
        expect(artworkAt(`clips/${clip}/segment1.m4s`)).toEqual({ kind: 'clip', clip })
        expect(clip).toBeGreaterThan(16)
      }),
    )
    expect(clipOf(PICTURE_FAMILIES, VIDEO_SETTINGS - 1)).toBe(CLIPS)
    expect(videoOfClip(17)).toEqual({ family: 1, setting: 0 })
    expect(VIDEO_VARIANTS).toHaveLength(VIDEO_SETTINGS)
    for (let clip = 1; clip <= 16; clip += 1) expect(videoOfClip(clip).family).toBe(clip)
  })

  it('of a later chapter is that of another clip of the same actor', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: CLIPS }), (clip) => {
        const clips = [0, 1, 2, 3].map((chapter) => chapterClip(clip, chapter))
        expect(clips[0]).toBe(clip)
        expect(new Set(clips.map((one) => videoOfClip(one).setting)).size).toBe(4)
        for (const one of clips) expect(videoOfClip(one).family).toBe(videoOfClip(clip).family)
      }),
    )
  })

  it.each([
    ['p1', 4 / 3],
    ['l2', 9 / 16],
    ['v11', 9 / 16],
    ['b0', 9 / 16],
    ['a0', 1],
  ] as const)('of variant %s belongs to a picture whose height is %f of its width', (variant, aspect) => {
    expect(aspectOf(variant)).toBe(aspect)
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
    for (let clip = 1; clip <= CLIPS; clip += 7) {
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
      `clips/${CLIPS + 1}/init.mp4`,
      'clips/9999/init.mp4',
      '1/v12-w320.webp',
      '1/v01-w320.webp',
      '1/b4-w320.webp',
      '1/l10-w320.webp',
      '1000/l1-w320.webp',
      '1061/l1-w320.webp',
      '6001/l1-w320.webp',
      '1001/v0-w320.webp',
      '1001/a0-w640.webp',
      'clips/1/../../stamps.json',
      'clips/1/clip.json',
      'clips/1/a/b/init.mp4',
      'brand/../stamps.json',
      'brand/icon-33.png',
      'stamps.json',
      '.unfinished/1',
    ])
      expect({ address, artworkAt: artworkAt(address) }).toEqual({ address, artworkAt: null })
  })

  it('is never known for a text that leaves the folder or is spelled in another way', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('1', '2', '/', '.', 'p', 'v', '0', '-', 'w', '6', '%', '\\', 'webp') }),
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
