import { inEachLanguage } from '@/adapters/backend/kernel/record-checks'
import type { Localized } from '@/adapters/backend/kernel/localized'
import { fields, oneOf, schemaOf, text, whole } from '@/adapters/stores/record-schema'
import type { Collection } from '@/adapters/stores/store'
import { PICTURE_VARIANTS } from '@/domain/pictures/picture-variants'
import type { PictureRef } from '@/domain/actors/actor'
import { JUMBOTRON_TYPES, SLIDE_ROUTES, type JumbotronSlide, type JumbotronType } from '@/domain/promo/jumbotron'

type SlideTexts = Pick<JumbotronSlide, 'title' | 'text'>

/** A slide as an operator writes it; `route` is a page without parameters. */
export interface SlideRecord extends Pick<JumbotronSlide, 'id' | 'picture' | 'route'> {
  readonly type: JumbotronType
  readonly position: number
  readonly texts: Localized<SlideTexts>
}

export const jumbotronSlides: Collection<SlideRecord> = {
  name: 'jumbotronSlides',
  schema: schemaOf(
    fields<SlideRecord>({
      id: text,
      type: oneOf(...JUMBOTRON_TYPES),
      position: whole,
      picture: fields<PictureRef>({ family: whole, variant: oneOf(...PICTURE_VARIANTS) }),
      route: oneOf(...SLIDE_ROUTES),
      texts: inEachLanguage(fields<SlideTexts>({ title: text, text })),
    }),
  ),
  key: ({ id }) => id,
  indexes: { inOrder: ({ type, position, id }) => [[type, position, id]] },
}
