import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BusFactory } from '#test/support/bus/bus-factory'
import type { Bus } from '@/adapters/bus/bus'

const END = 'the last word'

/** What every bus guarantees, on any transport. */
export function busContract(name: string, make: (onError: (error: unknown) => void) => Promise<BusFactory>): void {
  describe(`a bus (${name})`, () => {
    const errors: unknown[] = []
    let factory: BusFactory
    let [here, there]: readonly [Bus, Bus] = [undefined as never, undefined as never]
    let count = 0

    beforeAll(async () => {
      factory = await make((failure) => errors.push(failure))
      ;[here, there] = [await factory.end(), await factory.end()]
    })
    beforeEach(() => {
      errors.length = 0
      count += 1
    })
    afterAll(() => factory.close())

    const subject = (word = 'a') => `test.${count}.${word}`

    /** Subscribes to a subject, and detects when everything that was published before is there. */
    const subscriber = (bus: Bus, of: string) => {
      const received: string[] = []
      const leave = bus.subscribe(of, (text) => received.push(text))
      const all = async (publishers = 1) => {
        await expect.poll(() => received.filter((text) => text === END).length).toBe(publishers)
        return received.filter((text) => text !== END)
      }
      return { received, leave, all }
    }
    const standing = () => Promise.all([here.settled(), there.settled()])

    it('delivers a text once to every listener of a subject, the publisher’s own included', async () => {
      const subscribers = [subscriber(here, subject()), subscriber(here, subject()), subscriber(there, subject())]
      await standing()
      for (const text of ['one', 'two', '', 'Grüße 🌙', END]) here.publish(subject(), text)
      for (const { all } of subscribers) expect(await all()).toEqual(['one', 'two', '', 'Grüße 🌙'])
    })

    it('separates subjects', async () => {
      const [a, b] = [subscriber(there, subject('a')), subscriber(there, subject('a.b'))]
      await standing()
      here.publish(subject('a'), 'for a')
      here.publish(subject('a.b'), 'for b')
      for (const word of ['a', 'a.b']) here.publish(subject(word), END)
      expect({ aAll: await a.all(), bAll: await b.all() }).toEqual({ aAll: ['for a'], bAll: ['for b'] })
    })

    it('preserves the order of a publisher over all subjects', async () => {
      const received: string[] = []
      for (const word of ['a', 'b', 'c']) there.subscribe(subject(word), (text) => received.push(text))
      await standing()
      const messages = Array.from({ length: 300 }, (_, index) => `${index}`)
      for (const [index, text] of messages.entries()) here.publish(subject('abc'[index % 3]), text)
      await expect.poll(() => received.length).toBe(300)
      expect(received).toEqual(messages)
    })

    it('sends nothing more to a listener that left, and goes on with the others', async () => {
      const [gone, stays] = [subscriber(there, subject()), subscriber(there, subject())]
      await standing()
      here.publish(subject(), 'before')
      await expect.poll(() => gone.received).toEqual(['before'])
      gone.leave()
      gone.leave()
      here.publish(subject(), 'after')
      here.publish(subject(), END)
      expect(await stays.all()).toEqual(['before', 'after'])
      expect(gone.received).toEqual(['before'])
    })

    it('reports a listener that fails, and lets all others and all later texts through', async () => {
      const error = new Error('a listener of the test')
      there.subscribe(subject(), (text) => {
        if (text === 'bad') throw error
      })
      const other = subscriber(there, subject())
      await standing()
      for (const text of ['bad', 'good', END]) here.publish(subject(), text)
      expect(await other.all()).toEqual(['bad', 'good'])
      expect(errors).toEqual([error])
    })

    it('delivers what is published in answer after what it answers', async () => {
      here.subscribe(subject(), (text) => {
        if (text === 'ping') here.publish(subject(), 'pong')
      })
      const other = subscriber(there, subject())
      await standing()
      here.publish(subject(), 'ping')
      await expect.poll(() => other.received).toEqual(['ping', 'pong'])
    })

    it('misses nothing that is published anywhere once a subscription has settled', async () => {
      let iteration = 0
      await fc.assert(
        fc.asyncProperty(fc.array(fc.string(), { maxLength: 5 }), async (texts) => {
          iteration += 1
          const own = subject(`settled.${iteration}`)
          const late = subscriber(there, own)
          await there.settled()
          const sent = texts.filter((text) => text !== END)
          for (const text of [...sent, END]) here.publish(own, text)
          expect(await late.all()).toEqual(sent)
          late.leave()
        }),
        { numRuns: 40 },
      )
    })
  })

  describe(`a bus that is closed (${name})`, () => {
    it('sends what was published before, and from then on publishes, delivers and throws nothing', async () => {
      const failures: unknown[] = []
      const factory = await make((error) => failures.push(error))
      const [closing, other] = [await factory.end(), await factory.end()]
      const received: string[] = []
      closing.subscribe('test.closed', (text) => received.push(text))
      other.subscribe('test.closed', (text) => received.push(text))
      await Promise.all([closing.settled(), other.settled()])
      closing.publish('test.closed', 'before')
      await closing.close()
      await expect.poll(() => received).toEqual(['before', 'before'])
      closing.publish('test.closed', 'after')
      closing.subscribe('test.closed', () => received.push('never'))()
      await closing.settled()
      await closing.close()
      expect({ received, failures }).toEqual({ received: ['before', 'before'], failures: [] })
      await factory.close()
    })
  })
}
