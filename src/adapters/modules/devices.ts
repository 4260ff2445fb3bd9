import { ContainerModule } from 'inversify'
import { BrowserConnectivity, BrowserViewport, LocalKeyValueStorage } from '@/adapters/browser/browser-devices'
import { lazyLivePlayer } from '@/adapters/browser/live/lazy-live-player'
import { CryptoRandom } from '@/adapters/system/crypto-random'
import { SystemClock } from '@/adapters/system/system-clock'
import { LivePlayer } from '@/application/chat/live-player'
import { Clock } from '@/application/device/clock'
import { Connectivity } from '@/application/device/connectivity'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import { Random } from '@/application/device/random'
import { Viewport } from '@/application/device/viewport'

/** The device ports on what the browser has. */
export const devicesModule = new ContainerModule(({ bind }) => {
  const clock = new SystemClock()
  bind<Clock>(Clock).toConstantValue(clock)
  bind<LivePlayer>(LivePlayer).toConstantValue(lazyLivePlayer(clock))
  bind<Random>(Random).toConstantValue(new CryptoRandom())
  bind<KeyValueStorage>(KeyValueStorage).toConstantValue(new LocalKeyValueStorage())
  bind<Connectivity>(Connectivity).toConstantValue(new BrowserConnectivity())
  bind<Viewport>(Viewport).toConstantValue(new BrowserViewport())
})
