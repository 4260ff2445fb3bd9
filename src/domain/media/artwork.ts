/** So many families of pictures there are; actors beyond that number share them. Families count from 1. */
export const PICTURE_FAMILIES = 240

/** So many pictures each family has besides, which are shown only to guests they are granted to. They count from 0. */
export const GRANTED_PICTURES = 64

/** So many sample clips there are; videos share them. Clips count from 1. */
export const SAMPLE_CLIPS = 16

const VARIANTS = ['p0', 'p1', 'l0', 'l1', 'l2', 'a0'] as const
const WIDTHS = [60, 140, 320, 640, 1280] as const

/** The widest avatar, in pixels: no part of the product shows a larger one. */
const WIDEST_AVATAR = 320

/** One file of the product's artwork, or the whole that it is drawn with. */
export type Artwork =
  | {
      readonly kind: 'picture'
      readonly family: number
      readonly variant: (typeof VARIANTS)[number]
      /** Pixels. */
      readonly width: (typeof WIDTHS)[number]
    }
  | {
      readonly kind: 'granted'
      readonly family: number
      readonly number: number
      /** Pixels. */
      readonly width: (typeof WIDTHS)[number]
    }
  | { readonly kind: 'clip'; readonly clip: number }
  | { readonly kind: 'brand' }

const PICTURE = /^(?<family>[1-9]\d{0,3})\/(?<variant>[pla]\d)-w(?<width>\d{2,4})\.webp$/u
const GRANTED = /^granted\/(?<family>[1-9]\d{0,3})\/(?<number>0|[1-9]\d?)-w(?<width>\d{2,4})\.webp$/u
const CLIP = /^clips\/(?<clip>[1-9]\d{0,3})\/(?:[a-z]{1,20}\/)?[a-z]{1,20}\d{0,3}\.(?:m3u8|m4s|mp4)$/u
const BRAND = /^brand\/(?:favicon\.svg|icon-(?:32|192|512|maskable-512)\.png|apple-touch-icon\.png|og\.jpg)$/u

function pictureOf(groups: Readonly<Record<string, string>>): Artwork | null {
  const family = Number(groups['family'])
  const variant = VARIANTS.find((name) => name === groups['variant'])
  const width = WIDTHS.find((pixels) => String(pixels) === groups['width'])
  if (family > PICTURE_FAMILIES || variant === undefined || width === undefined) return null
  if (variant === 'a0' && width > WIDEST_AVATAR) return null
  return { kind: 'picture', family, variant, width }
}

function grantedOf(groups: Readonly<Record<string, string>>): Artwork | null {
  const [family, number] = [Number(groups['family']), Number(groups['number'])]
  const width = WIDTHS.find((pixels) => String(pixels) === groups['width'])
  if (family > PICTURE_FAMILIES || number >= GRANTED_PICTURES || width === undefined) return null
  return { kind: 'granted', family, number, width }
}

/** The asset id of a picture that is granted: it names the picture for the platform, and means nothing to a guest. */
export const grantedAsset = (family: number, number: number): string => `${family}.${number}`

/** Where the files of such a picture begin, below `/art/`. */
export const grantedBase = (assetId: string): string => `granted/${assetId.replace('.', '/')}`

/**
 * The artwork at an address below `/art/`; `null` for an address that the product never requests. Artwork is drawn on
 * request, so this check prevents a caller from having anything else drawn: each artwork has one spelling, and there is
 * a fixed number of them.
 */
export function artworkAt(address: string): Artwork | null {
  const picture = PICTURE.exec(address)?.groups
  if (picture !== undefined) return pictureOf(picture)
  const granted = GRANTED.exec(address)?.groups
  if (granted !== undefined) return grantedOf(granted)
  const clip = Number(CLIP.exec(address)?.groups?.['clip'] ?? 0)
  if (clip > 0) return clip <= SAMPLE_CLIPS ? { kind: 'clip', clip } : null
  return BRAND.test(address) ? { kind: 'brand' } : null
}
