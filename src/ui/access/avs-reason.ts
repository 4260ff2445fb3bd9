import type { Texts } from '@/ui/texts/texts'

/** Why a proof of age was refused: in words where a platform says it by a name of ours, else as it says it. */
export const avsReason = (texts: Pick<Texts, 't'>, message: string | null | undefined): string =>
  message === 'document-unreadable' ? texts.t('access.avs.document-unreadable') : (message ?? '')
