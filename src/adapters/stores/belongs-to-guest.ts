import type { OfGuest } from './store'

/** Records that go with their guest and are exported whole. `by`: an index whose entries begin with the guest, or `key`. */
export const belongsToGuest = (by: string): OfGuest<unknown> & { readonly by: string } => ({
  by,
  onErase: 'remove',
  exports: 'whole',
})
