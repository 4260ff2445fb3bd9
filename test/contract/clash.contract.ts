import { expect, it } from 'vitest'
import { contract } from './suite'
import type { Bind, BindingName, Device } from '#test/support/bindings/binding'
import { loggedIn, member } from '#test/support/bindings/accounts'
import { CLASH_ROUND, type Clash } from '@/domain/clash/clash'
import { asId, type ActorId } from '@/domain/ids'

async function running({ ports }: Device): Promise<Clash> {
  const clash = await ports.clash.current()
  if (clash === null) throw new Error('nobody is live')
  return clash
}

const pairOf = ({ round }: Clash): readonly ActorId[] => round.sides.map(({ actor }) => actor.id)

export const clashContract = (name: BindingName, bind: Bind): void =>
  contract('clash', name, bind, (bound) => {
    it('is a round of two actors who are live, the same for all guests until it ends [OTH-019]', async () => {
      const [device, other] = [await bound().device(), await bound().device()]
      const clash = await running(device)
      expect(clash.round.end - clash.round.start).toBe(CLASH_ROUND)
      expect(clash.now).toBeGreaterThanOrEqual(clash.round.start)
      expect(clash.now).toBeLessThan(clash.round.end)
      expect(new Set(pairOf(clash)).size).toBe(2)
      expect(clash.round.sides.every(({ actor }) => actor.isOnline)).toBe(true)
      expect(pairOf(await running(other))).toEqual(pairOf(clash))
    })

    it('counts one vote for a guest and a round, on whichever device, and shows it to all [OTH-019]', async () => {
      const device = await member(bound())
      const { round } = await running(device)
      const [a, b] = round.sides.map(({ actor }) => actor.id)
      if (a === undefined || b === undefined) throw new Error('no pair')
      expect(await device.ports.clash.vote(round.id, a)).toMatchObject({ ok: true, clash: { vote: a } })
      expect(await device.ports.clash.vote(round.id, a)).toMatchObject({ ok: true })
      const again = await loggedIn(bound(), device)
      expect(await again.ports.clash.vote(round.id, b)).toEqual({ ok: false, reason: 'already-voted' })
      const other = await member(bound())
      await other.ports.clash.vote(round.id, b)
      const seen = await running(await bound().device())
      expect({ vote: seen.vote, votes: seen.round.sides.map(({ votes }) => votes) }).toEqual({
        vote: null,
        votes: [1, 1],
      })
    })

    it('ends after ten minutes; its result stays for a round, and a vote for it counts no more [OTH-019]', async () => {
      const device = await member(bound())
      // The round of the tests before is over.
      bound().environment.clock.sleep(CLASH_ROUND)
      const first = await running(device)
      const [a, b] = pairOf(first)
      if (a === undefined || b === undefined) throw new Error('no pair')
      await device.ports.clash.vote(first.round.id, b)
      bound().environment.clock.sleep(CLASH_ROUND)
      const second = await running(device)
      expect(second.round.id).not.toBe(first.round.id)
      expect(second.vote).toBeNull()
      expect(second.last).toMatchObject({ id: first.round.id, sides: [{ votes: 0 }, { votes: 1 }] })
      expect(await device.ports.clash.vote(first.round.id, a)).toEqual({ ok: false, reason: 'round-over' })
    })

    it('counts the votes of twenty guests who vote at the same moment, and refuses none of them [OTH-019]', async () => {
      const devices = await Promise.all(Array.from({ length: 20 }, () => member(bound())))
      const [first] = devices
      if (first === undefined) throw new Error('nobody')
      const { round } = await running(first)
      const [side] = round.sides
      if (side === undefined) throw new Error('no pair')
      const answers = await Promise.all(devices.map(({ ports }) => ports.clash.vote(round.id, side.actor.id)))
      expect(answers.filter(({ ok }) => ok)).toHaveLength(20)
      expect((await running(first)).round.sides[0]?.votes).toBe(side.votes + 20)
    })

    it('takes no vote without an account, nor for another actor: refusals [OTH-019]', async () => {
      const visitor = await bound().device()
      const { round } = await running(visitor)
      const [side] = round.sides
      const actorId = side?.actor.id ?? asId<ActorId>('')
      expect(await visitor.ports.clash.vote(round.id, actorId)).toEqual({ ok: false, reason: 'login-required' })
      const device = await member(bound())
      expect(await device.ports.clash.vote(round.id, asId<ActorId>('none'))).toEqual({ ok: false, reason: 'not-found' })
    })
  })
