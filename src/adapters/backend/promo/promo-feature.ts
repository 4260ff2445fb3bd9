import { BackendPromo } from './backend-promo'
import { jumbotronSlides } from './promo-records'
import { backendFeature } from '@/adapters/backend/content/backend-feature'

/** Jumbotrons. */
export const promoFeature = backendFeature({
  collections: [jumbotronSlides],
  catalog: [jumbotronSlides],
  counters: [],
  ports: { promo: (platform, caller) => new BackendPromo(platform, caller) },
})
