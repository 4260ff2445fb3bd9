import type { Video } from '@/domain/media/video'

/** A mood by which videos are distinguished. */
export type VideoTag = Video['tags'][number]

/** Returns the most common moods of these videos in order; equally common ones by label. */
export function commonTags(videos: readonly Pick<Video, 'tags'>[], max: number): readonly VideoTag[] {
  const counts = new Map<string, { readonly tag: VideoTag; count: number }>()
  for (const tag of videos.flatMap(({ tags }) => tags)) {
    const known = counts.get(tag.id)
    if (known === undefined) counts.set(tag.id, { tag, count: 1 })
    else known.count++
  }
  return [...counts.values()]
    .toSorted((a, b) => b.count - a.count || a.tag.label.localeCompare(b.tag.label))
    .slice(0, max)
    .map(({ tag }) => tag)
}
