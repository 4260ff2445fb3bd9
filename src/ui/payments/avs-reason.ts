import type { Texts } from '@/ui/texts/texts'

/**
 * Why a proof of age was refused: a translated text where the platform sends a reason we know, else the platform's own
 * text.
 */
export const avsReason = (texts: Pick<Texts, 't'>, message: string | null | undefined): string =>
  message === 'document-unreadable' ? texts.t('payments.avs.document-unreadable') : (message ?? '')
