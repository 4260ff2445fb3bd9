import { texts as access } from '@/ui/access/texts/en'
import { texts as actors } from '@/ui/actors/texts/en'
import { texts as errors } from '@/ui/base/texts/en'
import { texts as home } from '@/ui/home/texts/en'
import { texts as notifications } from '@/ui/notifications/texts/en'
import { texts as shell } from '@/ui/app/texts/en'
import type { LanguageCatalog } from '@/ui/texts/catalog'

const further = import.meta.glob<object>(
  ['/src/ui/*/texts/en.ts', '!/src/ui/{access,actors,app,base,home,notifications}/texts/en.ts'],
  { import: 'texts' },
)

export const catalog: LanguageCatalog = {
  first: { access, actors, errors, home, notifications, shell },
  load: (namespace) => further[`/src/ui/${namespace}/texts/en.ts`]?.() ?? Promise.reject(new Error(namespace)),
}
