import { BusHub } from '@/adapters/backend/live/bus-hub'
import type { Bus } from '@/adapters/bus/bus'
import { hubCodec } from '@/adapters/wire/live/instance-messages'
import type { Random } from '@/application/device/random'

/** Returns this instance's hub among those of all instances on the same bus. */
export const busHub = (bus: Bus, random: Random, onError: (error: unknown) => void): BusHub =>
  new BusHub(bus, hubCodec, random.id(), onError)
