import { neutralAvatar } from '../../src/domain/pictures/neutral-pictures.ts'
import { artworkAt, mainClipOf, PICTURE_FAMILIES, topicFamily } from '../../src/domain/pictures/artwork.ts'
import {
  ACTOR_VARIANTS,
  ALBUM_VARIANTS,
  VIDEO_VARIANTS,
  type PictureVariant,
} from '../../src/domain/pictures/picture-variants.ts'
import { settings, widthsOf, type Master } from './picture-settings.ts'

/** What is drawn at once: the widths of a picture that come from one master, one clip, or all files of the brand. */
export type Job =
  | { readonly kind: 'picture'; readonly family: number; readonly variant: PictureVariant; readonly master: Master }
  | { readonly kind: 'granted'; readonly family: number; readonly number: number; readonly master: Master }
  | { readonly kind: 'clip'; readonly clip: number }
  | { readonly kind: 'frames'; readonly clip: number }
  | { readonly kind: 'brand' }

const [LARGE, SMALL] = settings.masters

/** A name of the job that no other job has. */
export function keyOf(job: Job): string {
  if (job.kind === 'picture') return `${job.family}/${job.variant}-${job.master.width}`
  if (job.kind === 'granted') return `granted/${job.family}/${job.number}-${job.master.width}`
  return job.kind === 'brand' ? 'brand' : `${job.kind === 'clip' ? 'clips' : 'frames'}/${job.clip}`
}

/** How long the job takes beside the others, in tenths of a second of a processor that draws nothing else. */
export function costOf(job: Job): number {
  if (job.kind === 'clip') return 20
  if (job.kind === 'brand') return 1
  if (job.kind === 'frames') return 4
  return job.master === SMALL ? 1 : 3
}

/**
 * The files a job leaves, below the folder of the artwork. A clip, its frames and the brand are folders that are moved into
 * position as a whole: the folder is listed instead of its files.
 */
export function filesOf(job: Job): readonly string[] {
  if (job.kind === 'granted')
    return job.master.widths.map((width) => `granted/${job.family}/${job.number}-w${width}.webp`)
  if (job.kind !== 'picture') return [keyOf(job)]
  const { family, variant, master } = job
  return widthsOf(master, variant).map((width) => `${family}/${variant}-w${width}.webp`)
}

/** The job that draws the file at an address below `/art/`; `null` for an address the product never requests. */
export function jobFor(address: string): Job | null {
  const artwork = artworkAt(address)
  if (artwork?.kind !== 'picture' && artwork?.kind !== 'granted') return artwork
  const { width, ...picture } = artwork
  const master = settings.masters.find((one) => one.widths.some((made) => made === width))
  return master === undefined ? null : { ...picture, master }
}

const COVERS = [...VIDEO_VARIANTS, ...ALBUM_VARIANTS] as const

/** The categories that are drawn ahead; the tile of a category shows one variant. */
const CATEGORIES = 20

/**
 * What is drawn ahead, in the order in which guests are likely to need it: what every page shows first, then what is wide. Of clips
 * there is one for each actor, which a server plays that cannot draw the clip of a video. Granted pictures and frames are not drawn ahead, nor
 * topics that no page shows yet: there are many of them, and few are requested.
 */
export function allJobs(): readonly Job[] {
  const families = Array.from({ length: PICTURE_FAMILIES }, (_, i) => i + 1)
  const pictures = (master: Master, variants: readonly PictureVariant[]): readonly Job[] =>
    families.flatMap((family) =>
      variants
        .filter((variant) => widthsOf(master, variant).length > 0)
        .map((variant): Job => ({ kind: 'picture', family, variant, master })),
    )
  const categories = (master: Master): readonly Job[] =>
    Array.from({ length: CATEGORIES }, (_, i): Job => ({
      kind: 'picture',
      family: topicFamily('category', i + 1),
      variant: 'l1',
      master,
    }))
  return [
    { kind: 'brand' },
    ...pictures(SMALL, ACTOR_VARIANTS),
    ...categories(SMALL),
    { kind: 'picture', ...neutralAvatar, master: SMALL },
    ...pictures(SMALL, COVERS),
    ...pictures(LARGE, ACTOR_VARIANTS),
    ...categories(LARGE),
    ...pictures(LARGE, COVERS),
    ...families.map((family): Job => ({ kind: 'clip', clip: mainClipOf(family) })),
  ]
}
