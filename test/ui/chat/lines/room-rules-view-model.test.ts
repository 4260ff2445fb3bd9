import { expect, it } from 'vitest'
import type { RoomGateway } from '@/application/chat/room-gateway'
import type { KeyValueStorage } from '@/application/device/key-value-storage'
import { BackendError } from '@/application/errors/backend-error'
import type { RoomRules } from '@/domain/chat/room-rules'
import { asId, type ActorId } from '@/domain/ids'
import { tellFailures } from '@/application/errors/otherwise'
import { RoomRulesViewModel } from '@/ui/chat/lines/room-rules-view-model'
import { FakeLive, portOf, settled } from '#test/support/ui/doubles'
import { ACTOR } from '#test/support/ui/rooms'

const OTHER = asId<ActorId>('2')
const wish = (en: string) => ({ de: `de ${en}`, en, es: `es ${en}` })

function setup() {
  const saved = new Map<string, string>()
  const live = new FakeLive()
  const platform: { rules: RoomRules; fails: boolean | 'protocol' } = { rules: [wish('Be kind')], fails: false }
  const gateway = portOf<RoomGateway>({
    rules: async (actorId) => {
      if (platform.fails !== false) throw new BackendError(platform.fails === true ? 'unavailable' : platform.fails)
      return actorId === ACTOR ? platform.rules : [wish('No links')]
    },
  })
  const storage = portOf<KeyValueStorage>({
    read: (key) => saved.get(key) ?? null,
    write: (key, value) => void (value === null ? saved.delete(key) : saved.set(key, value)),
  })
  const come = async (actorId: ActorId) => {
    const rules = new RoomRulesViewModel(gateway, storage, live)
    rules.start()
    rules.follow(() => actorId)
    await settled()
    return rules
  }
  return { come, platform, live }
}

it('has rules accepted once for each actor on this device, and again when they change', async () => {
  const { come, platform } = setup()
  const first = await come(ACTOR)
  expect(first.areNew).toBe(true)
  first.accept()
  expect({
    firstAreNew: first.areNew,
    secondAreNew: (await come(ACTOR)).areNew,
    thirdAreNew: (await come(OTHER)).areNew,
  }).toEqual({ firstAreNew: false, secondAreNew: false, thirdAreNew: true })
  platform.rules = [wish('Be kind'), wish('No links')]
  expect((await come(ACTOR)).areNew).toBe(true)
})

it('lets a guest write where there are no rules, or they cannot be read, and reads them again later', async () => {
  const { come, platform, live } = setup()
  platform.fails = true
  const rules = await come(ACTOR)
  expect(rules.areNew).toBe(false)
  platform.fails = false
  live.send({ type: 'sessionAcknowledged' })
  await settled()
  expect(rules.areNew).toBe(true)
  platform.rules = []
  expect((await come(ACTOR)).areNew).toBe(false)
})

it('tells the operator where rules cannot be read: a guest does not see that they are missing', async () => {
  const { come, platform } = setup()
  const told: unknown[] = []
  tellFailures((error) => told.push(error))
  // What failed before this test.
  told.splice(0)
  platform.fails = 'protocol'
  await come(ACTOR)
  expect(told).toEqual([expect.objectContaining({ code: 'protocol' })])
  tellFailures(() => undefined)
})
