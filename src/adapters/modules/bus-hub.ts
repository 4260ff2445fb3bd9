import { BusHub } from '@/adapters/backend/live/bus-hub'
import type { HubCodec } from '@/adapters/backend/live/hub-messages'
import type { Bus } from '@/adapters/bus/bus'
import { writtenUpdate } from '@/adapters/wire/contract/written-update'
import { hubCodec } from '@/adapters/wire/live/instance-messages'
import type { Random } from '@/application/device/random'

const plain: HubCodec = hubCodec

/** Other instances read an update by the schema of the contract, so it is written by it. */
const codec: HubCodec = {
  ...plain,
  encode: (from, message) =>
    plain.encode(from, message.type === 'update' ? { ...message, update: writtenUpdate(message.update) } : message),
}

/** Returns this instance's hub among those of all instances on the same bus. */
export const busHub = (bus: Bus, random: Random, onError: (error: unknown) => void): BusHub =>
  new BusHub(bus, codec, random.id(), onError)
