import * as z from 'zod'
import { lineKind } from './line-kind'
import { bannerHosts } from '@/adapters/backend/promo/banner-records'
import { text } from '@/adapters/modules/catalogue/line-parts'
import { secureHost } from '@/domain/promo/banner-target'

const schema = z.strictObject({
  kind: z.literal('bannerHost'),
  host: text(253).refine((host) => secureHost(`https://${host}/`) === host, {
    error: 'has to be the name of a host in lower case, as example.org',
  }),
})

/** Another site that banners may lead to. */
export const bannerHostKind = lineKind({
  schema,
  keyedBy: 'host',
  collection: bannerHosts,
  record: ({ host }) => ({ host }),
  written: () => [],
})
