import { BackendPromo } from './backend-promo'
import { bannerHosts, bannerRecords } from './banner-records'
import { jumbotronSlides } from './promo-records'
import { hideable } from '@/adapters/backend/content/hideable'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** Jumbotrons and banners. */
export const promoFeature = backendFeature({
  collections: [jumbotronSlides, bannerRecords, bannerHosts],
  hideable: { banner: { records: [hideable(bannerRecords)] } },
  catalog: [jumbotronSlides, bannerRecords, bannerHosts],
  ports: { promo: (platform, caller) => new BackendPromo(platform, caller) },
})
