import type { Gender, GenderType } from '@/domain/actors/actor'

/** An actor of the platform's own demo roster, known by name on every start page. */
export interface RosterEntry {
  readonly name: string
  readonly age: number
  readonly price: number
  readonly gender: Gender
  readonly genderType: GenderType
  readonly country: string
  readonly languages: readonly string[]
  readonly tags: readonly string[]
  readonly online: boolean
  readonly freeChat: boolean
}

const member = (
  name: string,
  [age, price]: readonly [number, number],
  [country, ...languages]: readonly [string, ...string[]],
  tags: string,
  rest: Partial<RosterEntry> = {},
): RosterEntry => ({
  name,
  age,
  price,
  gender: 'F',
  genderType: 'F',
  country,
  languages,
  tags: tags.split(' '),
  online: true,
  freeChat: false,
  ...rest,
})

/**
 * The demo roster in the order of rank: the first is the star of the simulation and never leaves.
 */
export const roster: readonly RosterEntry[] = [
  member('Mira Solène', [31, 12], ['FR', 'de', 'en', 'fr'], 'calm curious nocturnal storytelling letters candlelight'),
  member('Noor Castell', [27, 9], ['ES', 'es', 'en'], 'warm playful direct vinyl night-talk rooftop'),
  member('Juno Valé', [31, 14], ['FR', 'fr', 'en', 'de'], 'velvet witty nocturnal singing comedy stage'),
  member('Ilse Maren', [34, 12], ['DE', 'de', 'en'], 'quiet sharp kind chess tea library'),
  member('Tavi Roux', [25, 8], ['BE', 'fr', 'en'], 'bright restless spontaneous dancing photography old-town', {
    gender: 'M',
    genderType: 'M',
    freeChat: true,
  }),
  member('Ada Lindqvist', [29, 11], ['SE', 'sv', 'en', 'de'], 'nordic dry musical piano vinyl snow'),
  member('Sol Herrera', [28, 10], ['MX', 'es', 'en'], 'sunny bold generous cooking dancing kitchen'),
  member('Rhea Okafor', [33, 16], ['GB', 'en', 'fr'], 'regal slow deep poetry radio midnight'),
  member('Pia Winter', [26, 9], ['AT', 'de', 'en'], 'dreamy bookish gentle books astronomy attic rain'),
  member('Ines & Teo', [30, 20], ['PT', 'pt', 'es', 'en'], 'lively loyal funny dancing cooking seaside', {
    gender: 'N',
    genderType: 'FM',
  }),
  member('Lou Marchetti', [36, 12], ['IT', 'it', 'en', 'es'], 'mellow patient thoughtful guitar film harbour', {
    gender: 'M',
    genderType: 'M',
    online: false,
  }),
  member('Yuna Park', [27, 13], ['DE', 'ko', 'de', 'en'], 'precise funny clever gaming drawing studio', {
    online: false,
  }),
  member('Celeste Dorn', [32, 15], ['CH', 'de', 'fr', 'it'], 'theatrical elegant nocturnal singing fashion stage', {
    online: false,
  }),
]
