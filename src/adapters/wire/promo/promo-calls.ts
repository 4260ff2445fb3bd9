import * as z from 'zod/mini'
import { picture } from '@/adapters/wire/actors/actor'
import { get } from '@/adapters/wire/base/rest-call'
import { answerText, ID, nothing, type Wire } from '@/adapters/wire/base/scalars'
import {
  JUMBOTRON_MAX_AGE,
  JUMBOTRON_TYPES,
  SLIDE_ROUTES,
  type JumbotronConfig,
  type JumbotronSlide,
} from '@/domain/promo/jumbotron'

export const jumbotronType = z.enum(JUMBOTRON_TYPES)

export const jumbotronSlide: Wire<JumbotronSlide> = z.object({
  id: answerText(100, 1, ID),
  title: answerText(200),
  text: answerText(500),
  picture,
  route: z.enum(SLIDE_ROUTES),
})

export const jumbotronConfig: Wire<JumbotronConfig> = z.object({ type: jumbotronType, slides: z.array(jumbotronSlide) })

/** OTH-012. */
const CACHED = { maxAge: JUMBOTRON_MAX_AGE }

/** OTH-010. */
export const getJumbotronConfig = get(
  'getJumbotronConfig',
  '/video/jumbotron/config',
  z.object({ type: jumbotronType }),
  jumbotronConfig,
  CACHED,
)

/** OTH-011. */
export const getJumbotronOfHomepage = get(
  'getJumbotronOfHomepage',
  '/video/jumbotron/homepage',
  nothing,
  z.object({ slides: z.array(jumbotronSlide) }),
  CACHED,
)
