import { expect, it } from 'vitest'
import { contract } from './suite'
import { member } from '#test/support/bindings/accounts'
import type { Bind, BindingName, Device } from '#test/support/bindings/binding'
import { ageShown } from '@/domain/actors/actor-rules'
import {
  DEFAULT_CATEGORY,
  EVERYBODY,
  MAX_SAVED_SEARCHES,
  NEWLY_REGISTERED,
  partsOf,
  withoutPart,
  type SearchCriteria,
} from '@/domain/actors/actor-search'
import type { ActorSummary } from '@/domain/actors/actor'
import { asId, type SavedSearchId } from '@/domain/ids'

const by = ({ ports }: Device, change: Partial<SearchCriteria>) =>
  ports.actorSearch.search({ criteria: { ...EVERYBODY, ...change }, sort: 'name', first: 50, offset: 0 })

const NOBODY: Partial<SearchCriteria> = { text: 'nobody has this name', languages: ['de'] }

export const actorSearchContract = (name: BindingName, bind: Bind): void =>
  contract('actorSearch', name, bind, (bound) => {
    it('begins with everybody, with the choices there are and how many actors each has [ACT-041, ACT-044, ACT-045]', async () => {
      const device = await bound().device()
      const start = await device.ports.actorSearch.start()
      expect(start.defaultCategory).toBe(3)
      const everybody = await by(device, {})
      expect(start.categories.find(({ value }) => value === DEFAULT_CATEGORY)?.count).toBe(everybody.total)
      for (const { value, count } of start.categories) expect((await by(device, { category: value })).total).toBe(count)
      for (const { value, count } of start.languages)
        expect((await by(device, { languages: [value] })).total).toBe(count)
      for (const { value, count } of start.countries)
        expect((await by(device, { countries: [value] })).total).toBe(count)
      const fresh = await by(device, { category: 88 })
      expect(fresh.items.every(({ isNew }) => isNew)).toBe(true)
      expect(fresh.total).toBe(everybody.items.filter(({ isNew }) => isNew).length)
      expect(NEWLY_REGISTERED).toBe(88)
      expect(start.saved).toEqual([])
    })

    it('finds the actors who match every part of a search, in the order of the request [ACT-042]', async () => {
      const device = await bound().device()
      const { items: all } = await by(device, {})
      const searches: readonly (readonly [Partial<SearchCriteria>, (actor: ActorSummary) => boolean])[] = [
        [{ genderTypes: ['F', 'M'] }, ({ genderType }) => genderType === 'F' || genderType === 'M'],
        [{ languages: ['es'] }, ({ languages }) => languages.includes('es')],
        [{ countries: ['DE', 'AT'] }, ({ country }) => country === 'DE' || country === 'AT'],
        [{ ageFrom: 30, ageTo: 40 }, (actor) => (ageShown(actor) ?? 0) >= 30 && (ageShown(actor) ?? 99) <= 40],
        [{ marks: ['online', 'hd'] }, ({ state, features }) => state.isOnline && features.hd],
        [{ marks: ['star'] }, ({ star }) => star],
        [{ modes: ['voyeur'] }, ({ state }) => state.isOnline && state.isVoyeurChatAvailable],
        [
          { maxPrice: 12, marks: ['online'] },
          ({ state, prices }) => state.isOnline && (state.freeChat || (prices.videoChat?.value ?? 99) <= 12),
        ],
        [
          { languages: ['de'], countries: ['DE'], marks: ['online'] },
          ({ languages, country, state }) => languages.includes('de') && country === 'DE' && state.isOnline,
        ],
      ]
      for (const [criteria, matches] of searches) {
        const { items, total, relaxations } = await by(device, criteria)
        expect(
          items.map(({ id }) => id),
          JSON.stringify(criteria),
        ).toEqual(all.filter(matches).map(({ id }) => id))
        expect(total).toBe(items.length)
        expect(items.length).toBeGreaterThan(0)
        expect(relaxations).toEqual([])
      }
    })

    it('names the parts to drop where nobody matches, with how many actors each brings [ACT-042]', async () => {
      const device = await bound().device()
      const { total, relaxations } = await by(device, NOBODY)
      expect(total).toBe(0)
      expect(relaxations).toEqual([{ part: 'text', total: (await by(device, { languages: ['de'] })).total }])
      const criteria = { ...EVERYBODY, ...NOBODY }
      expect(partsOf(criteria)).toEqual(['text', 'languages'])
      expect(withoutPart(criteria, 'text').languages).toEqual(['de'])
    })

    it('leaves out actors who have barred the country of the guest [ACT-017, ACT-042]', async () => {
      const device = await bound().device()
      const [first] = (await by(device, {})).items
      if (first === undefined) throw new Error('nobody is found')
      await bound().environment.setActor(first.id, { bannedCountryCodes: ['DE'] })
      expect((await by(device, {})).items.map(({ id }) => id)).not.toContain(first.id)
    })

    it('saves a search under a name once, replaces it by a later one, and deletes it [ACT-043]', async () => {
      const device = await member(bound())
      const { actorSearch } = device.ports
      const mine = { ...EVERYBODY, languages: ['de'], ageFrom: 30, ageTo: 45 }
      const saved = await actorSearch.save('  Late   talks ', mine)
      if (!saved.ok) throw new Error(saved.reason)
      expect(saved.saved).toMatchObject({ name: 'Late talks', criteria: mine })
      const replaced = await actorSearch.save('late talks', { ...mine, languages: ['es'] })
      expect(replaced).toMatchObject({ ok: true, saved: { id: saved.saved.id } })
      expect((await actorSearch.start()).saved.map(({ criteria }) => criteria.languages)).toEqual([['es']])
      expect(await actorSearch.remove(saved.saved.id)).toEqual({ ok: true })
      expect((await actorSearch.start()).saved).toEqual([])
    })

    it('refuses to save or delete for a guest without an account, without a name, beyond twenty, or what belongs to another [ACT-043]', async () => {
      const visitor = (await bound().device()).ports.actorSearch
      expect(await visitor.save('mine', EVERYBODY)).toEqual({ ok: false, reason: 'login-required' })
      expect(await visitor.remove(asId<SavedSearchId>('x'))).toEqual({ ok: false, reason: 'login-required' })
      const { actorSearch } = (await member(bound())).ports
      for (const bad of ['', '   ', 'x'.repeat(41)])
        expect(await actorSearch.save(bad, EVERYBODY)).toEqual({ ok: false, reason: 'no-name' })
      for (let index = 0; index < MAX_SAVED_SEARCHES; index += 1) await actorSearch.save(`search ${index}`, EVERYBODY)
      expect(await actorSearch.save('one more', EVERYBODY)).toEqual({ ok: false, reason: 'too-many' })
      expect(await actorSearch.save('search 3', EVERYBODY)).toMatchObject({ ok: true })
      const [first] = (await actorSearch.start()).saved
      const other = (await member(bound())).ports.actorSearch
      expect(await other.remove(first?.id ?? asId<SavedSearchId>('x'))).toEqual({ ok: false, reason: 'not-found' })
      expect((await actorSearch.start()).saved).toHaveLength(MAX_SAVED_SEARCHES)
    })
  })
