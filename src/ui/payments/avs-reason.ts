import type { Texts } from '@/ui/texts/texts'

/** Returns why a proof of age was refused: translated if known, else the platform's text. */
export const avsReason = (texts: Pick<Texts, 't'>, message: string | null | undefined): string =>
  message === 'document-unreadable' ? texts.t('payments.avs.document-unreadable') : (message ?? '')
