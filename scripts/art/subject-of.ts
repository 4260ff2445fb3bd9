import { topicOf, videoOfClip } from '../../src/domain/pictures/artwork.ts'
import type { PictureVariant } from '../../src/domain/pictures/picture-variants.ts'
import { variants } from '../../src/ui/artwork/framing.ts'
import type { Subject } from '../../src/ui/artwork/subject.ts'

/** What the picture of a family and variant shows. */
export function subjectOf(family: number, variant: PictureVariant): Subject {
  const own = variants.find((one) => one === variant) ?? 'l0'
  const topic = topicOf(family)
  if (topic !== null) return { kind: topic.topic, number: topic.number, variant: own }
  const number = Number(variant.slice(1))
  if (variant.startsWith('v')) return { kind: 'video', seed: family, setting: number }
  if (variant.startsWith('b')) return { kind: 'album', seed: family, number }
  return { kind: 'actor', seed: family, variant: own }
}

/** What a clip begins with: the cover of its video. */
export function subjectOfClip(clip: number): Subject {
  const { family, setting } = videoOfClip(clip)
  return { kind: 'video', seed: family, setting }
}
