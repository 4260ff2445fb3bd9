import type { Page } from '@/ui/base/page-service'

/** Goes to the address of a pending action, unless its page is shown already. */
export function goToTarget(page: Pick<Page, 'address' | 'goTo'>, url: string | undefined): void {
  if (url !== undefined && url !== page.address()) page.goTo(url, 'same')
}
