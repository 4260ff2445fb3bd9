import { texts as access } from '@/ui/access/texts/es'
import { texts as actors } from '@/ui/actors/texts/es'
import { texts as errors } from '@/ui/base/texts/es'
import { texts as home } from '@/ui/home/texts/es'
import { texts as notifications } from '@/ui/notifications/texts/es'
import { texts as shell } from '@/ui/app/texts/es'
import type { LanguageCatalog } from '@/ui/texts/catalog'

const further = import.meta.glob<object>(
  ['/src/ui/*/texts/es.ts', '!/src/ui/{access,actors,app,base,home,notifications}/texts/es.ts'],
  { import: 'texts' },
)

export const catalog: LanguageCatalog = {
  first: { access, actors, errors, home, notifications, shell },
  load: (namespace) => further[`/src/ui/${namespace}/texts/es.ts`]?.() ?? Promise.reject(new Error(namespace)),
}
