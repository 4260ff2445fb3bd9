import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { actorTexts, profileTexts } from '@/adapters/backend/world/texts/actor-texts'
import { categoryNames } from '@/adapters/backend/actors/category-names'
import about from '@/adapters/backend/world/data/about.json' with { type: 'json' }
import descriptions from '@/adapters/backend/world/data/descriptions.json' with { type: 'json' }
import profilesData from '@/adapters/backend/world/data/profiles.json' with { type: 'json' }
import {
  TITLE_COUNT,
  titleOf,
  titleSettings,
  titleSubjects,
  titleTags,
  type SettingKind,
} from '@/adapters/backend/world/texts/titles'
import { hobbies, moods, places } from '@/adapters/backend/world/texts/traits'
import { LANGUAGES, type Language } from '@/domain/navigation/language'
import { generateWorld, type World } from '@/adapters/backend/world/seed/generate-world'
import { unwelcome } from '#test/support/world/unwelcome-words'
import { anyLanguage, anyWorld } from '#test/support/world/worlds'
import { START_TIME } from '#test/support/world/test-platform'

/** The actors of a world, each with all that is said of them. */
const spoken = ({ actors, profiles }: World, language: Language) => {
  const ofActor = new Map(profiles.map(({ actorId, texts }) => [actorId, texts[language]]))
  return actors.map((actor) => {
    const profile = ofActor.get(actor.id)
    if (profile === undefined) throw new Error(`actor ${actor.id} has no profile`)
    return { actor, ...actor.texts[language], ...profile }
  })
}

const textsOf = (world: World, language: Language): readonly string[] => [
  ...spoken(world, language).flatMap(({ threeWords, tagline, about, answers, tags }) => {
    return [
      ...threeWords,
      tagline,
      about,
      ...answers.flatMap(({ question, answer }) => [question, answer]),
      ...tags.map(({ label }) => label),
    ]
  }),
  ...world.videos.flatMap((video) => {
    const { title, description, tags } = video.texts[language]
    return [title, description, ...tags.map(({ label }) => label)]
  }),
  ...world.gifts.flatMap(({ translations }) =>
    translations.filter((one) => one.language === language).map(({ name }) => name),
  ),
]

describe('the texts of the world', () => {
  it('are tasteful: no word about bodies, acts or youth in any language', () => {
    fc.assert(
      fc.property(anyWorld, anyLanguage, (world, language) => {
        expect(unwelcome(textsOf(world, language), language)).toEqual([])
      }),
      { numRuns: 60 },
    )
    for (const language of LANGUAGES) {
      expect(
        unwelcome(
          Object.values(categoryNames).map((names) => names[language]),
          language,
        ),
      ).toEqual([])
    }
  })

  it('are never empty and leave no gap', () => {
    fc.assert(
      fc.property(anyWorld, anyLanguage, (world, language) => {
        for (const text of textsOf(world, language)) expect(text).toMatch(/^\S(?:.*\S)?$/u)
        for (const text of textsOf(world, language)) expect(text).not.toMatch(/ {2}|undefined|\|| [.,]/u)
      }),
      { numRuns: 40 },
    )
  })

  it('speak to a guest without deciding whether it is a man or a woman', () => {
    const gendered: Readonly<Record<Language, RegExp>> = {
      de: /(?<!\p{L})(?:Gast|Gastes|Spieler|Fremder|Freund|Besucher)(?!\p{L})/iu,
      en: /(?<!\p{L})(?:he|him|his|man|gentlem[ae]n|sir)(?!\p{L})/iu,
      es: /(?<!\p{L})(?:invitados?|bienvenidos?|jugador|amigos?|juntos)(?!\p{L})/iu,
    }
    fc.assert(
      fc.property(anyWorld, anyLanguage, (world, language) => {
        for (const text of textsOf(world, language)) expect(text).not.toMatch(gendered[language])
      }),
      { numRuns: 40 },
    )
  })

  it('say the same again for the same actor', () => {
    fc.assert(
      fc.property(anyWorld, anyLanguage, ({ actors, profiles }, language) => {
        for (const record of [...actors, ...profiles]) {
          const stored = JSON.parse(JSON.stringify({ ...record, rank: 0 })) as typeof record
          expect(stored.texts[language]).toEqual(record.texts[language])
        }
      }),
      { numRuns: 10 },
    )
  })

  it('say nothing about a tag nobody has a word for', () => {
    fc.assert(
      fc.property(anyWorld, anyLanguage, ({ actors }, language) => {
        for (const actor of actors.slice(0, 5)) {
          const source = { ...actor, textSeed: 7, tags: ['zz-unheard-of', ...actor.tags] }
          const [{ threeWords }, { tags }] = [actorTexts(source, language), profileTexts(source, language)]
          expect([...tags.map(({ label }) => label), ...threeWords].join(' ')).not.toContain('unheard')
          expect(threeWords).toHaveLength(3)
        }
      }),
      { numRuns: 10 },
    )
  })

  it('differ in every language [I18-001]', () => {
    fc.assert(
      fc.property(anyWorld, (world) => {
        for (const { texts } of world.profiles) {
          const told = LANGUAGES.map((language) => texts[language])
          expect(new Set(told.map(({ about }) => about)).size).toBe(3)
          expect(new Set(told.map(({ tagline }) => tagline)).size).toBe(3)
        }
        for (const video of world.videos) {
          expect(new Set(LANGUAGES.map((language) => video.texts[language].description)).size).toBe(3)
        }
      }),
      { numRuns: 20 },
    )
  })

  it('describe an actor in three different words and three or four sentences', () => {
    fc.assert(
      fc.property(anyWorld, anyLanguage, (world, language) => {
        for (const { actor, threeWords, about, answers, tags } of spoken(world, language)) {
          expect(new Set(threeWords).size).toBe(3)
          const sentences = about.split(/[.!?](?: |$)/u).filter((part) => part !== '')
          expect(sentences.length >= 3 && sentences.length <= 5).toBe(true)
          expect(new Set(answers.map(({ question }) => question)).size).toBe(4)
          expect(tags.map(({ id }) => id)).toEqual(actor.tags)
        }
      }),
      { numRuns: 30 },
    )
  })

  it('share no sentence between two actors of the house, in any language', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000 }), anyLanguage, (seed, language) => {
        const { profiles } = generateWorld({ seed, actors: 240, videos: 0, now: START_TIME })
        const sentences = profiles.flatMap(({ texts }) => texts[language].about.split(/(?<=\.) /u))
        const told = Map.groupBy(sentences, (sentence) => sentence)
        expect([...told].flatMap(([sentence, { length }]) => (length > 1 ? [sentence] : []))).toEqual([])
        expect(sentences).toHaveLength(4 * 240)
      }),
      { numRuns: 12 },
    )
  })

  it('tell a pastime by how it was begun and who showed it, and an evening by what belongs to one', () => {
    const { profiles } = generateWorld({ seed: 3, actors: 240, videos: 0, now: START_TIME })
    const [opened, first, second] = [0, 1, 2].map((at) =>
      profiles.map(({ texts }) => texts.en.about.split(/(?<=\.) /u)[at] ?? ''),
    )
    expect(first?.filter((sentence) => !/; it all began .+ in \p{Lu}\p{L}+\.$/u.test(sentence))).toEqual([])
    expect(second?.filter((sentence) => !/; somebody from \p{Lu}\p{L}+ showed how, .+\.$/u.test(sentence))).toEqual([])
    const townOf = (sentence = '') => /(?: in|somebody from) (\p{Lu}\p{L}+)(?:\.$| showed)/u.exec(sentence)?.[1]
    for (const [index, sentence] of (first ?? []).entries()) expect(townOf(sentence)).not.toBe(townOf(second?.[index]))
    expect(opened?.filter((sentence) => !about.asides.some(({ en }) => sentence.endsWith(`; ${en}.`)))).toEqual([])
    // What stands about in a room says nothing about who lives there.
    for (const { texts } of profiles) expect(texts.en.about).not.toMatch(/cactus|trumpet|letter box|lime tree/u)
  })

  it('keep what an actor is apart from what they like', () => {
    const { profiles } = generateWorld({ seed: 3, actors: 240, videos: 0, now: START_TIME })
    const words = { mood: moods, hobby: hobbies, place: places }
    for (const { texts } of profiles)
      for (const { id, kind } of texts.en.tags)
        expect({ id, hasWord: Object.hasOwn(words[kind], id) }).toEqual({ id, hasWord: true })
  })

  it('fit Spanish adjectives to one actor or two', () => {
    const [actor] = generateWorld({ seed: 1, actors: 1, videos: 0, now: START_TIME }).actors
    if (actor === undefined) throw new Error('no performer')
    const tags = ['calm', 'bold', 'dreamy']
    const words = (change: Partial<typeof actor>) =>
      actorTexts({ ...actor, textSeed: 7, tags, ...change }, 'es').threeWords
    expect(words({ gender: 'F', genderType: 'F' })).toEqual(['tranquila', 'audaz', 'soñadora'])
    expect(words({ gender: 'M', genderType: 'M' })).toEqual(['tranquilo', 'audaz', 'soñador'])
    expect(words({ gender: 'N', genderType: 'FM' })).toEqual(['tranquilos', 'audaces', 'soñadores'])
    expect(words({ gender: 'F', genderType: 'FF' })).toEqual(['tranquilas', 'audaces', 'soñadoras'])
  })

  it('name the languages of the star of the house in the guest’s own', () => {
    const [host] = generateWorld({ seed: 8, actors: 1, videos: 0, now: START_TIME }).profiles
    if (host === undefined) throw new Error('no performer')
    expect(host.texts.en.tagline).toBe('Stories by lamplight, in German, English and French.')
    expect(host.texts.de.tagline).toBe('Geschichten bei Lampenlicht, auf Deutsch, Englisch und Französisch.')
    expect(host.texts.es.tagline).toBe('Historias a la luz de la lámpara, en alemán, inglés y francés.')
  })

  it('give each of three thousand videos a title of its own in every language', () => {
    expect(TITLE_COUNT).toBeGreaterThanOrEqual(3_000)
    const { videos } = generateWorld({ seed: 4, actors: 240, videos: 3_000, now: START_TIME })
    for (const language of LANGUAGES) {
      expect(new Set(videos.map(({ texts }) => texts[language].title)).size).toBe(3_000)
    }
  })

  it('put no bread above the tree line: a setting suits its subject', () => {
    const titles = Array.from({ length: TITLE_COUNT }, (_, seed) => titleOf(seed, 'en'))
    const settingsOf = (...kinds: readonly SettingKind[]) =>
      kinds.flatMap((kind) => titleSettings[kind].map(({ text }) => text.en))
    const outside = settingsOf('town', 'shore', 'heights')
    const misfits = {
      'Fresh Bread': [...outside, ...settingsOf('room', 'stage')],
      Soup: [...outside, ...settingsOf('room', 'stage')],
      'A Summit Report': [...outside, ...settingsOf('table', 'room', 'stage')],
      Chess: [...outside, ...settingsOf('table')],
      'Player Two': [...outside, ...settingsOf('table')],
      'Side B': [...outside, ...settingsOf('table')],
      'Twelve Rounds': settingsOf('table', 'cosy'),
      Constellations: settingsOf('light', 'weather', 'room', 'table', 'cosy', 'stage'),
    }
    for (const [subject, unsuitable] of Object.entries(misfits)) {
      const of = titles.filter((title) => title.startsWith(`${subject} `))
      expect(of.length).toBeGreaterThan(20)
      expect(of.filter((title) => unsuitable.some((setting) => title.endsWith(` ${setting}`)))).toEqual([])
    }
    // An hour of the day has no second hour.
    expect(titles.filter((title) => /^Blue Hour .*(?:Midnight|Morning|Three)/u.test(title))).toEqual([])
  })

  it('are about different things next to each other', () => {
    const { videos } = generateWorld({ seed: 4, actors: 240, videos: 3_000, now: START_TIME })
    const subjects = videos.map(({ texts }) => titleSubjects.find(({ text }) => texts.en.title.startsWith(text.en)))
    const repeated = subjects.filter(
      (subject, at) => subject !== undefined && subjects.slice(at + 1, at + 5).includes(subject),
    )
    expect(repeated).toEqual([])
  })

  it('file every video under words that have a name', () => {
    const tags = new Set(Array.from({ length: TITLE_COUNT }, (_, seed) => titleTags(seed)).flat())
    expect([...tags].filter((tag) => !Object.hasOwn(hobbies, tag) && !Object.hasOwn(places, tag))).toEqual([])
    expect(tags.size).toBeGreaterThan(20)
  })

  it('know something to say about every pastime and every place', () => {
    expect(Object.keys(about.hobbies)).toEqual(Object.keys(hobbies))
    expect(Object.keys(profilesData.taglines)).toEqual(Object.keys(hobbies))
    expect(Object.keys(descriptions.places)).toEqual(expect.arrayContaining(Object.keys(places)))
    expect(Object.keys(moods).length).toBeGreaterThanOrEqual(40)
    for (const { category } of Object.values(hobbies)) expect(categoryNames).toHaveProperty(category)
  })
})
