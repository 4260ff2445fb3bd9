import type { BonusCodeRecord, RedeemedCodeRecord, StoredBenefit } from './code-records'
import type { Benefit } from '@/domain/codes/benefit'
import type { BonusCode } from '@/domain/codes/bonus-code'
import type { RedeemedCode } from '@/domain/codes/redeemed-code'
import type { Language } from '@/domain/navigation/language'

const benefitIn =
  (language: Language) =>
  ({ texts, ...benefit }: StoredBenefit): Benefit => ({ ...benefit, ...texts[language] })

/** A code as a guest reads it. */
export const codeIn = (
  { code, containsTopUpBenefit, validTo, conditions, benefits }: BonusCodeRecord,
  language: Language,
): BonusCode => ({
  code,
  config: { containsTopUpBenefit, validTo, conditions, benefits: benefits.map(benefitIn(language)) },
})

/** A redeemed code as its guest reads it. */
export const redeemedIn = (
  { code, at, state, validTo, benefits, rewards }: RedeemedCodeRecord,
  language: Language,
): RedeemedCode => ({ code, at, state, validTo, benefits: benefits.map(benefitIn(language)), rewards })
