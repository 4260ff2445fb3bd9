import type { LibraryItem } from '@/domain/library/library'
import type { Texts } from '@/ui/texts/texts'

/** How an item is called: media of messages, and sedcards, have no titles of their own. */
export function titleOfItem({ title, kind, medium, actor }: LibraryItem, texts: Texts): string {
  if (title !== '' && kind !== 'message') return title
  const name = actor?.name ?? texts.t('library.item.gone')
  if (kind === 'sedcards') return texts.t('library.item.sedcards', { name })
  return texts.t(medium === 'photos' ? 'library.item.picture' : 'library.item.video', { name })
}
