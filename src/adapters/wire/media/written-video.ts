import type { Video } from '@/domain/media/video'
import { path } from '@/domain/routes/path'
import type { Language } from '@/domain/navigation/language'

/** A video as the wire carries it (MED-002, MED-005). */
export const writtenVideo = ({ likes, actor, contestPlace, ...rest }: Video, language: Language): object => ({
  ...rest,
  rating: { likes },
  model: actor,
  link: path('video', { videoId: rest.id }, language),
  contestInfo: contestPlace === null ? null : { place: contestPlace },
})
