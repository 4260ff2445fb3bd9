import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { BusMaker } from '#test/support/bus/bus-maker'
import type { Bus } from '@/adapters/bus/bus'

const END = 'the last word'

/** What every bus keeps, whatever carries it. */
export function busContract(name: string, make: (onFault: (fault: unknown) => void) => Promise<BusMaker>): void {
  describe(`a bus (${name})`, () => {
    const faults: unknown[] = []
    let maker: BusMaker
    let [here, there]: readonly [Bus, Bus] = [undefined as never, undefined as never]
    let count = 0

    beforeAll(async () => {
      maker = await make((fault) => faults.push(fault))
      ;[here, there] = [await maker.end(), await maker.end()]
    })
    beforeEach(() => {
      faults.length = 0
      count += 1
    })
    afterAll(() => maker.close())

    const subject = (word = 'a') => `test.${count}.${word}`

    /** Hears a subject, and knows when everything that was published before is there. */
    const ear = (bus: Bus, of: string) => {
      const heard: string[] = []
      const leave = bus.subscribe(of, (text) => heard.push(text))
      const all = async (publishers = 1) => {
        await expect.poll(() => heard.filter((text) => text === END).length).toBe(publishers)
        return heard.filter((text) => text !== END)
      }
      return { heard, leave, all }
    }
    const standing = () => Promise.all([here.settled(), there.settled()])

    it('lets every listener of a subject hear a text once, the publisher’s own included', async () => {
      const ears = [ear(here, subject()), ear(here, subject()), ear(there, subject())]
      await standing()
      for (const text of ['one', 'two', '', 'Grüße 🌙', END]) here.publish(subject(), text)
      for (const { all } of ears) expect(await all()).toEqual(['one', 'two', '', 'Grüße 🌙'])
    })

    it('keeps subjects apart', async () => {
      const [a, b] = [ear(there, subject('a')), ear(there, subject('a.b'))]
      await standing()
      here.publish(subject('a'), 'for a')
      here.publish(subject('a.b'), 'for b')
      for (const word of ['a', 'a.b']) here.publish(subject(word), END)
      expect([await a.all(), await b.all()]).toEqual([['for a'], ['for b']])
    })

    it('keeps the order of a publisher over all subjects', async () => {
      const heard: string[] = []
      for (const word of ['a', 'b', 'c']) there.subscribe(subject(word), (text) => heard.push(text))
      await standing()
      const said = Array.from({ length: 300 }, (_, index) => `${index}`)
      for (const [index, text] of said.entries()) here.publish(subject('abc'[index % 3]), text)
      await expect.poll(() => heard.length).toBe(300)
      expect(heard).toEqual(said)
    })

    it('says nothing more to whoever left, and goes on with the others', async () => {
      const [gone, stays] = [ear(there, subject()), ear(there, subject())]
      await standing()
      here.publish(subject(), 'before')
      await expect.poll(() => gone.heard).toEqual(['before'])
      gone.leave()
      gone.leave()
      here.publish(subject(), 'after')
      here.publish(subject(), END)
      expect(await stays.all()).toEqual(['before', 'after'])
      expect(gone.heard).toEqual(['before'])
    })

    it('reports a listener that fails, and lets all others and all later texts through', async () => {
      const fault = new Error('a listener of the test')
      there.subscribe(subject(), (text) => {
        if (text === 'bad') throw fault
      })
      const other = ear(there, subject())
      await standing()
      for (const text of ['bad', 'good', END]) here.publish(subject(), text)
      expect(await other.all()).toEqual(['bad', 'good'])
      expect(faults).toEqual([fault])
    })

    it('hears what is published in answer after what it answers', async () => {
      here.subscribe(subject(), (text) => {
        if (text === 'ping') here.publish(subject(), 'pong')
      })
      const other = ear(there, subject())
      await standing()
      here.publish(subject(), 'ping')
      await expect.poll(() => other.heard).toEqual(['ping', 'pong'])
    })

    it('misses nothing that is published anywhere once a subscription has settled', async () => {
      let round = 0
      await fc.assert(
        fc.asyncProperty(fc.array(fc.string(), { maxLength: 5 }), async (texts) => {
          round += 1
          const own = subject(`settled.${round}`)
          const late = ear(there, own)
          await there.settled()
          const said = texts.filter((text) => text !== END)
          for (const text of [...said, END]) here.publish(own, text)
          expect(await late.all()).toEqual(said)
          late.leave()
        }),
        { numRuns: 40 },
      )
    })
  })

  describe(`a bus that is closed (${name})`, () => {
    it('says what was said before, and from then on says, hears and throws nothing', async () => {
      const faults: unknown[] = []
      const maker = await make((fault) => faults.push(fault))
      const [closing, other] = [await maker.end(), await maker.end()]
      const heard: string[] = []
      closing.subscribe('test.closed', (text) => heard.push(text))
      other.subscribe('test.closed', (text) => heard.push(text))
      await Promise.all([closing.settled(), other.settled()])
      closing.publish('test.closed', 'before')
      await closing.close()
      await expect.poll(() => heard).toEqual(['before', 'before'])
      closing.publish('test.closed', 'after')
      closing.subscribe('test.closed', () => heard.push('never'))()
      await closing.settled()
      await closing.close()
      expect([heard, faults]).toEqual([['before', 'before'], []])
      await maker.close()
    })
  })
}
