import { ContainerModule } from 'inversify'
import { BrowserConnectivity, BrowserViewport, LocalKeyValueStorage } from '@/adapters/browser/browser-devices'
import { CryptoRandom } from '@/adapters/system/crypto-random'
import { SystemClock } from '@/adapters/system/system-clock'
import { LoadLiveMedia } from '@/application/chat/live-media'
import { Clock } from '@/application/device/clock'
import { Connectivity } from '@/application/device/connectivity'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import { LoadPushDevice } from '@/application/notifications/push-device'
import { Random } from '@/application/device/random'
import { Viewport } from '@/application/device/viewport'

/** The device ports on what the browser has. */
export const devicesModule = new ContainerModule(({ bind }) => {
  bind<Clock>(Clock).toConstantValue(new SystemClock())
  bind<LoadLiveMedia>(LoadLiveMedia).toConstantValue(() => import('@/adapters/browser/live/live-media'))
  bind<LoadPushDevice>(LoadPushDevice).toConstantValue(() => import('@/adapters/browser/browser-push'))
  bind<Random>(Random).toConstantValue(new CryptoRandom())
  bind<KeyValueStorage>(KeyValueStorage).toConstantValue(new LocalKeyValueStorage())
  bind<Connectivity>(Connectivity).toConstantValue(new BrowserConnectivity())
  bind<Viewport>(Viewport).toConstantValue(new BrowserViewport())
})
