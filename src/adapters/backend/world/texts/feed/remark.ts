import { localized, type Localized } from '@/adapters/backend/kernel/localized'

/** A guest's remark below a post, and the author's answer; `null`: none. */
export interface Remark {
  readonly text: Localized
  readonly answer: Localized | null
}

type Texts = readonly [de: string, en: string, es: string]

/** Returns a remark in three languages, and its answer. */
export const remark = (text: Texts, answer?: Texts): Remark => ({
  text: localized(...text),
  answer: answer === undefined ? null : localized(...answer),
})
