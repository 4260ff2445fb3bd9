import { texts as access } from '@/ui/access/texts/de'
import { texts as actors } from '@/ui/actors/texts/de'
import { texts as errors } from '@/ui/base/texts/de'
import { texts as home } from '@/ui/home/texts/de'
import { texts as notifications } from '@/ui/notifications/texts/de'
import { texts as shell } from '@/ui/app/texts/de'
import type { LanguageCatalog } from '@/ui/texts/catalog'

const further = import.meta.glob<object>(
  ['/src/ui/*/texts/de.ts', '!/src/ui/{access,actors,app,base,home,notifications}/texts/de.ts'],
  { import: 'texts' },
)

export const catalog: LanguageCatalog = {
  first: { access, actors, errors, home, notifications, shell },
  load: (namespace) => further[`/src/ui/${namespace}/texts/de.ts`]?.() ?? Promise.reject(new Error(namespace)),
}
