import { expect, it } from 'vitest'
import { banners } from './promo-banners'
import { contract } from './suite'
import type { Bind, BindingName } from '#test/support/bindings/binding'
import { jumbotronSlides, type SlideRecord } from '@/adapters/backend/promo/promo-records'
import { JUMBOTRON_TYPES } from '@/domain/promo/jumbotron'

export const promoContract = (name: BindingName, bind: Bind): void =>
  contract('promo', name, bind, (bound) => {
    it('has the jumbotron of the start page and of the video station, each with its own pictures [OTH-010]', async () => {
      const { promo } = (await bound().device()).ports
      const ids = []
      for (const type of JUMBOTRON_TYPES) {
        const config = await promo.jumbotron(type)
        expect(config.type).toBe(type)
        expect(config.slides.length).toBeGreaterThan(1)
        ids.push(...config.slides.map(({ id }) => id))
      }
      expect(new Set(ids).size).toBe(ids.length)
    })

    it('has what the start page shows, in the order of the operator [OTH-011]', async () => {
      const { promo } = (await bound().device()).ports
      const words = { title: 'First of all', text: 'Words.' }
      const first: SlideRecord = {
        id: 'written-for-a-test',
        type: 'homepage',
        position: 0,
        picture: { family: 5_300, variant: 'l1' },
        route: 'cams',
        texts: { de: words, en: words, es: words },
      }
      const before = await promo.homepage()
      await bound().environment.backend.store.transaction((tx) => tx.put(jumbotronSlides, first))
      const { id, picture, route } = first
      expect(await promo.homepage()).toEqual([{ id, picture, route, ...words }, ...before])
      expect((await promo.jumbotron('videoStation')).slides.map((slide) => slide.id)).not.toContain(id)
    })

    banners(bound)
  })
