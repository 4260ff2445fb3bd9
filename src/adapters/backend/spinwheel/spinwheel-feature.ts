import { BackendSpinWheel } from './backend-spin-wheel'
import { dailySpins, spinWins, wheelPrizes } from './spinwheel-records'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** The spin wheel of a guest. */
export const spinwheelFeature = backendFeature({
  collections: [wheelPrizes, dailySpins, spinWins],
  catalog: [wheelPrizes],
  ports: { spinWheel: (platform, caller) => new BackendSpinWheel(platform, caller) },
})
