import type { OfGuest } from './store'

/**
 * Declares records that are removed with their guest and exported whole. `by`: an index whose
 * entries begin with the guest, or `key`.
 */
export const belongsToGuest = (by: string): OfGuest<unknown> & { readonly by: string } => ({
  by,
  onErase: 'remove',
  exports: 'whole',
})
