import * as z from 'zod/mini'
import { first, offset, pageOf } from '@/adapters/wire/base/pages'
import { query, type QueryCall } from '@/adapters/wire/base/query-call'
import { answerText, int, language, moment, text, type Wire } from '@/adapters/wire/base/scalars'
import type { LegalTextFilter, LegalTextQuery } from '@/application/legal/legal-gateway'
import type { Page } from '@/application/paging/page'
import { LEGAL_TEXT_TYPES, type LegalText } from '@/domain/legal/legal-text'
import { MAX_MARKUP } from '@/domain/markup/blocks-of'

export const legalTextType = z.enum(LEGAL_TEXT_TYPES)

const version = int(1, 1_000_000)

export const legalText: Wire<LegalText> = z.object({
  id: text(200, 1),
  type: legalTextType,
  product: answerText(100),
  version,
  language,
  title: answerText(500),
  validFrom: moment,
  html: answerText(MAX_MARKUP),
})

export const legalTextFilter: Wire<LegalTextFilter> = z.object({
  id: z.exactOptional(text(200, 1)),
  type: z.exactOptional(legalTextType),
  product: z.exactOptional(text(100)),
  version: z.exactOptional(version),
  language: z.exactOptional(language),
})

/** BLO-019. */
export const legalTexts: QueryCall<LegalTextQuery, Page<LegalText>> = query(
  'legalTexts',
  z.object({ filter: legalTextFilter, first, offset }),
  pageOf(legalText),
)
