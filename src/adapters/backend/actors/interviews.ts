import { openPictures } from './photos'
import type { ActorRecord, ProfileRecord } from './actor-records'
import type { Interview } from '@/domain/actors/actor'
import { INTERVIEW_SIZE } from '@/domain/actors/profile-parts'
import { widthFor } from '@/domain/pictures/artwork'
import type { Language } from '@/domain/navigation/language'

/**
 * Returns the actor's interview, with a picture of at least that width in pixels; empty if there is
 * none (ACT-056, ACT-057).
 */
export function interviewsOf(
  actor: ActorRecord,
  profile: ProfileRecord | null,
  language: Language,
  size: number = INTERVIEW_SIZE,
): readonly Interview[] {
  const questions = profile?.texts[language].interview ?? []
  const picture = openPictures(actor).find(({ variant }) => variant.startsWith('l'))
  if (picture === undefined || questions.length === 0) return []
  return [{ actorId: actor.id, questions, picture, width: widthFor(size) }]
}
