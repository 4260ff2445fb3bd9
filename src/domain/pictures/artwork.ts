import { ACTOR_VARIANTS, PICTURE_VARIANTS, type PictureVariant } from './picture-variants.ts'

/** Number of families of pictures; actors beyond that number share them. Families count from 1. */
export const PICTURE_FAMILIES = 240

/**
 * From this number on, families are not drawn: their files are an operator's own
 * (docs/catalogue.md).
 */
export const OWN_FAMILIES = 10_000

/** Whether the pictures of a family are an operator's own. */
export const isOwnFamily = (family: number): boolean => family >= OWN_FAMILIES

/**
 * Number of additional pictures in each family, which are shown only to guests who are granted
 * them. They count from 0.
 */
export const GRANTED_PICTURES = 64

/**
 * Number of settings for an actor's videos: each has a picture, and the clip that begins with it.
 * They count from 0.
 */
export const VIDEO_SETTINGS = 12

/**
 * Number of sample clips without a video, to which older worlds refer. Clips count from 1; those of
 * videos follow.
 */
const SAMPLE_CLIPS = 16

/** Number of all clips. */
export const CLIPS = SAMPLE_CLIPS + PICTURE_FAMILIES * VIDEO_SETTINGS

/**
 * Kinds of subjects with pictures of their own. Their families lie beyond those of actors, a
 * thousand for each kind.
 */
export const TOPICS = ['category', 'programme', 'gift', 'article', 'event'] as const

export type Topic = (typeof TOPICS)[number]

/** Number of pictures for each topic. They count from 1. */
export const TOPIC_PICTURES = 60

const TOPIC_STEP = 1_000

/**
 * Step between the settings of consecutive chapters: coprime to their number, so that no chapter
 * repeats an earlier one.
 */
const CHAPTER_STEP = 5

/** Returns height divided by width of a variant. */
export const aspectOf = (variant: PictureVariant): number =>
  variant.startsWith('p') ? 4 / 3 : variant.startsWith('a') ? 1 : 9 / 16

/** Picture widths in pixels, narrowest first. */
export const WIDTHS = [60, 140, 320, 640, 1280] as const

/** Returns the smallest picture width that is not below `pixels`, or the widest one. */
export const widthFor = (pixels: number): number =>
  WIDTHS.find((width) => width >= pixels) ?? WIDTHS[WIDTHS.length - 1] ?? 0

/** Width of the widest avatar in pixels: no part of the product shows a larger one. */
export const WIDEST_AVATAR = 320

/** Number of frames of each clip, one per second. They count from 0. */
export const FRAMES = 12

/** The widths of a frame: it is shown small, above a player's bar and on a tile. */
const FRAME_WIDTHS = [140, 320] as const

/** One file of the product's artwork, or the whole set with which it is drawn. */
export type Artwork =
  | {
      readonly kind: 'picture'
      readonly family: number
      readonly variant: PictureVariant
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
  /** A frame of a clip; all frames of a clip are drawn at once. */
  | { readonly kind: 'frames'; readonly clip: number }
  | { readonly kind: 'brand' }

// Variants, widths and numbers are those of the lists above: a pattern only takes them apart, each in its one spelling.
const PICTURE = /^(?<family>[1-9]\d{0,6})\/(?<variant>[a-z]\d+)-w(?<width>\d+)\.webp$/u
const GRANTED = /^granted\/(?<family>[1-9]\d{0,6})\/(?<number>0|[1-9]\d*)-w(?<width>\d+)\.webp$/u
const CLIP = /^clips\/(?<clip>[1-9]\d*)\/(?:[a-z]{1,20}\/)?[a-z]{1,20}\d{0,3}\.(?:m3u8|m4s|mp4)$/u
const FRAME = /^frames\/(?<clip>[1-9]\d*)\/(?<frame>0|[1-9]\d*)-w(?<width>\d+)\.webp$/u
const BRAND = /^brand\/(?:favicon\.svg|icon-(?:32|192|512|maskable-512)\.png|apple-touch-icon\.png|og\.jpg)$/u

/**
 * Returns the family of a topic's picture. `number` counts from 1; those beyond the last share the
 * pictures.
 */
export const topicFamily = (topic: Topic, number: number): number =>
  TOPIC_STEP * (TOPICS.indexOf(topic) + 1) + ((number - 1) % TOPIC_PICTURES) + 1

/** Returns the topic of a family; `null` for an actor's family or an invalid one. */
export function topicOf(family: number): { readonly topic: Topic; readonly number: number } | null {
  const topic = TOPICS[Math.floor(family / TOPIC_STEP) - 1]
  const number = family % TOPIC_STEP
  return topic === undefined || number < 1 || number > TOPIC_PICTURES ? null : { topic, number }
}

/** Returns the clip of an actor's video. */
export const clipOf = (family: number, setting: number): number =>
  SAMPLE_CLIPS + (family - 1) * VIDEO_SETTINGS + (setting % VIDEO_SETTINGS) + 1

/**
 * Returns the actor's clip that is always drawn in advance. A server that cannot draw plays it
 * instead of the actor's other clips.
 */
export const mainClipOf = (family: number): number => clipOf(family, 0)

/** Returns the family and the setting that a clip shows. */
export function videoOfClip(clip: number): { readonly family: number; readonly setting: number } {
  const at = clip - SAMPLE_CLIPS - 1
  if (at < 0) return { family: clip, setting: clip % VIDEO_SETTINGS }
  return { family: Math.floor(at / VIDEO_SETTINGS) + 1, setting: at % VIDEO_SETTINGS }
}

/**
 * Returns the clip for a chapter of a video that begins with `clip`: the same actor in another
 * setting. Chapters count from 0, and the first is the clip itself.
 */
export function chapterClip(clip: number, chapter: number): number {
  const { family, setting } = videoOfClip(clip)
  return chapter === 0 ? clip : clipOf(family, setting + CHAPTER_STEP * chapter)
}

function pictureOf(groups: Readonly<Record<string, string>>): Artwork | null {
  const family = Number(groups['family'])
  const variants: readonly PictureVariant[] = topicOf(family) === null ? PICTURE_VARIANTS : ACTOR_VARIANTS
  const variant = variants.find((name) => name === groups['variant'])
  const width = WIDTHS.find((pixels) => String(pixels) === groups['width'])
  if (family > PICTURE_FAMILIES && topicOf(family) === null && !isOwnFamily(family)) return null
  if (variant === undefined || width === undefined) return null
  if (variant === 'a0' && width > WIDEST_AVATAR) return null
  return { kind: 'picture', family, variant, width }
}

function grantedOf(groups: Readonly<Record<string, string>>): Artwork | null {
  const [family, number] = [Number(groups['family']), Number(groups['number'])]
  const width = WIDTHS.find((pixels) => String(pixels) === groups['width'])
  if ((family > PICTURE_FAMILIES && !isOwnFamily(family)) || number >= GRANTED_PICTURES || width === undefined)
    return null
  return { kind: 'granted', family, number, width }
}

/**
 * Returns the asset id of a granted picture: it identifies the picture for the platform, and means
 * nothing to a guest.
 */
export const grantedAsset = (family: number, number: number): string => `${family}.${number}`

/** Returns the asset id of a clip's frame. */
export const frameAsset = (clip: number, frame: number): string => `frame.${clip}.${frame}`

/** Returns the base address of the files of such a picture or frame, below `/art/`. */
export const grantedBase = (assetId: string): string =>
  assetId.startsWith('frame.')
    ? assetId.replace('frame.', 'frames/').replace('.', '/')
    : `granted/${assetId.replace('.', '/')}`

function frameOf(groups: Readonly<Record<string, string>>): Artwork | null {
  const clip = Number(groups['clip'])
  const width = FRAME_WIDTHS.find((pixels) => String(pixels) === groups['width'])
  return clip > CLIPS || Number(groups['frame']) >= FRAMES || width === undefined ? null : { kind: 'frames', clip }
}

/**
 * Returns the artwork at an address below `/art/`; `null` for an address that the product never
 * requests. Artwork is drawn on request, so this check prevents callers from having anything else
 * drawn: each artwork has one spelling, and their number is fixed.
 */
export function artworkAt(address: string): Artwork | null {
  const picture = PICTURE.exec(address)?.groups
  if (picture !== undefined) return pictureOf(picture)
  const granted = GRANTED.exec(address)?.groups
  if (granted !== undefined) return grantedOf(granted)
  const frame = FRAME.exec(address)?.groups
  if (frame !== undefined) return frameOf(frame)
  const clip = Number(CLIP.exec(address)?.groups?.['clip'] ?? 0)
  if (clip > 0) return clip <= CLIPS ? { kind: 'clip', clip } : null
  return BRAND.test(address) ? { kind: 'brand' } : null
}
