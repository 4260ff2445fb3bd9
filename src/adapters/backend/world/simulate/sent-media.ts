import { media as linesOfMedia } from './replies/lines'
import { factQuestionOf } from './replies/heard'
import type { ActorRecord } from '@/adapters/backend/actors/actor-records'
import type { StoredMedia } from '@/adapters/backend/messenger/messenger-records'
import { at } from '@/adapters/backend/world/seed/seeded-random'
import { clipOf, GRANTED_PICTURES, grantedAsset, VIDEO_SETTINGS } from '@/domain/pictures/artwork'
import { ALBUM_VARIANTS } from '@/domain/pictures/picture-variants'
import type { Language } from '@/domain/navigation/language'

/** Pictures from this one on are in no album. */
const FIRST = 40

/** Every so many of them is a video, and every so many is for guests whose age is proved. */
const VIDEO_EVERY = 3
const RATED_EVERY = 5

const SECONDS = 15
const PRICES = [6, 9, 14] as const

/** The second answer of an actor comes with one, so that every conversation shows it early. */
const SECOND_ANSWER = 3

/**
 * Returns whether an answer comes with a picture or a video; `turn`: number of messages in the
 * conversation. A question gets an answer and no offer, unless it asks for pictures.
 */
export function comesWithMedia(received: string, turn: number): boolean {
  const question = factQuestionOf(received)
  if (question !== null) return question === 'picture'
  return turn === SECOND_ANSWER && !received.includes('?')
}

const kindOf = (turn: number): StoredMedia['kind'] => (turn % VIDEO_EVERY === 2 ? 'video' : 'picture')

/**
 * Returns the media that an actor sends and the line with it; `turn` picks them, so that they
 * differ each time.
 */
export function mediaFrom(
  { family }: Pick<ActorRecord, 'family'>,
  turn: number,
  language: Language,
  kind = kindOf(turn),
): { readonly text: string; readonly media: StoredMedia } {
  return {
    text: at(linesOfMedia[kind], (family + turn) % linesOfMedia[kind].length)[language],
    media: {
      kind,
      price: at(PRICES, (family + turn) % PRICES.length),
      seconds: kind === 'video' ? SECONDS : null,
      ageRating: turn % RATED_EVERY === RATED_EVERY - 1 ? 18 : 16,
      poster: { family, variant: at(ALBUM_VARIANTS, turn % ALBUM_VARIANTS.length) },
      assetId:
        kind === 'video'
          ? String(clipOf(family, turn % VIDEO_SETTINGS))
          : grantedAsset(family, FIRST + (turn % (GRANTED_PICTURES - FIRST))),
    },
  }
}
